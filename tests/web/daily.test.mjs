// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { asksForDay, dayLink, gameOf, named, puzzleOf, written } from "../../web/daily.js";

// So many puzzles of each game as the site had first.
const GAMES = [6, 16, 6, 23].map((count, game) => Array.from({ length: count }, (_, place) => ({ game, place })));
const ALL = GAMES.flat().length;
const today = (date) => puzzleOf(date, GAMES) ?? assert.fail("no puzzle");
const day = (n, ...time) => new Date(2026, 10, 22 + n, ...time);
const days = (from) => Array.from({ length: ALL }, (_, n) => today(day(from + n)));

test("every puzzle comes once before any comes again, and then in the same order", () => {
  assert.equal(new Set(days(0)).size, ALL);
  assert.deepEqual(days(ALL), days(0));
});

test("the puzzles of a game come in their order, and no game comes on two days one after the other", () => {
  const first = days(0).indexOf(GAMES[3][0]);
  for (const game of GAMES) {
    const order = days(first).filter((puzzle) => game.includes(puzzle));
    const start = order.indexOf(game[0]);
    assert.deepEqual([...order.slice(start), ...order.slice(0, start)], game);
  }
  for (const [n, { game }] of days(0).entries()) assert.notEqual(today(day(n + 1)).game, game);
});

test("a day begins and ends where the reader is, also when clocks are changed", () => {
  for (const date of [day(0), new Date(2026, 2, 29), new Date(2026, 9, 25)]) {
    const [year, month, of] = [date.getFullYear(), date.getMonth(), date.getDate()];
    const at = (...time) => puzzleOf(new Date(year, month, of, ...time), GAMES);
    assert.equal(at(0, 0, 0), at(23, 59, 59));
    assert.notEqual(at(23, 59, 59), puzzleOf(new Date(year, month, of + 1), GAMES));
  }
});

test("games without puzzles, one game alone, and a clock before 1970 do no harm", () => {
  assert.equal(puzzleOf(day(0), []), undefined);
  assert.equal(puzzleOf(day(0), [[]]), undefined);
  assert.deepEqual([0, 1, 2].map((n) => puzzleOf(day(n), [[], ["a", "b", "c"]])).sort(), ["a", "b", "c"]);
  assert.ok(puzzleOf(new Date(1969, 6, 20), GAMES));
});

test("games have their turn on days one after the other, whatever the clock says", () => {
  const turns = [0, 1, 2, 3, 4].map((n) => gameOf(day(n), ["a", "b", "c", "d"]));
  assert.equal(new Set(turns.slice(0, 4)).size, 4);
  assert.equal(turns[4], turns[0]);
  assert.equal(gameOf(day(1, 23, 59), ["a", "b", "c", "d"]), turns[1]);
  assert.ok(gameOf(new Date(-9e12), ["a", "b", "c"]));
});

test("a day is written as the rules read it, and named as readers know it", () => {
  assert.equal(written(day(2, 23, 59)), "2026-11-24");
  assert.equal(dayLink("m", "2026-11-24"), "day=m20261124");
  assert.equal(named("2026-11-24", "en"), "November 24");
  assert.equal(named("2026-11-24", "it"), "24 novembre");
});

test("a link to the game of a day says the day, and the points if its sender tells them", () => {
  assert.deepEqual(asksForDay("day=m20261124"), { day: "2026-11-24", beat: undefined });
  assert.deepEqual(asksForDay("day=m20261124&beat=-3"), { day: "2026-11-24", beat: "-3" });
  for (const other of ["", "g=abc", "m1.abcdefgh", "day=2026"]) assert.equal(asksForDay(other), null);
});
