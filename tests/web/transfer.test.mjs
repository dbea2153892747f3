// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { read, write } from "../../web/transfer.js";

const GAME = {
  id: "abc1",
  game: "marine",
  link: "m1.abcdefgh",
  name: "Tom & <b>",
  note: "<i>At home</i>,\nwith Ann",
  tags: ["family", "Sunday"],
  players: [{ kind: "person", name: "Ann" }],
  seats: [{ kind: "person", name: "Ann", colour: 2, symbol: "coral" }],
  viewer: 0,
  present: [0],
  decision: 3,
  over: true,
  outcome: { points: [31, 20], winners: [0] },
  updated: 1_000,
};
const file = (...games) => JSON.stringify({ speciate: "games", version: 1, games });

test("what is written is read again", () => {
  const lessons = { marine: { learned: ["M-L01", "M-P02"], missed: ["M-L01"] } };
  const taken = read(write([GAME], lessons), ["marine"]);
  assert(taken);
  const [game] = taken.games;
  assert.deepEqual(taken.lessons, lessons);
  for (const [name, value] of Object.entries(GAME)) assert.deepEqual(game[name], value, name);
});

test("only games that are known, with a link and an id, are taken", () => {
  const games = [GAME, { ...GAME, game: "chess" }, { ...GAME, link: "x" }, { ...GAME, id: "../x" }, null, 7];
  assert.equal(read(file(...games), ["marine"])?.games.length, 1);
  assert.deepEqual(read(file(GAME), ["marine"])?.lessons, {}); // as older releases write it
  for (const text of ["", "{}", "[]", '{"speciate":"games"}', "null"]) assert.equal(read(text, ["marine"]), null);
});

test("notes, tags and results of a file are bounded, and files without them are read", () => {
  const long = {
    note: "x".repeat(9000),
    tags: ["a", "A", 7, "y".repeat(99), ...Array.from({ length: 40 }, (_, n) => String(n))],
  };
  const wild = { outcome: { points: ["9", 3, null, ...Array(40).fill(1)], winners: "all" } };
  const bare = { id: "a", game: "marine", link: GAME.link };
  const odd = { ...GAME, note: {}, tags: "a", outcome: 7 };
  const games = read(file({ ...GAME, ...long, ...wild }, bare, odd), ["marine"])?.games ?? [];
  const [game, plain, wrong] = /** @type {any[]} */ (games);
  assert.equal(game.note.length, 500);
  assert.deepEqual(game.tags, ["a", "y".repeat(24), "0", "1", "2", "3", "4", "5"]);
  assert.deepEqual([game.outcome.points[0], game.outcome.points.length <= 12, game.outcome.winners], [3, true, []]);
  assert.deepEqual([plain.note, plain.tags, plain.outcome], [undefined, undefined, undefined]);
  assert.deepEqual([wrong.note, wrong.tags, wrong.outcome], [undefined, undefined, { points: [], winners: [] }]);
});

test("what a file may not hold is left out", () => {
  const wrong = {
    extra: 1,
    stamp: "x",
    picture: "javascript:1",
    symbol: '"><',
    viewer: "0",
    updated: Date.now() + 1e9,
  };
  const [game] = /** @type {any[]} */ (read(file({ ...GAME, ...wrong }), ["marine"])?.games ?? []);
  assert.deepEqual([game.extra, game.stamp, game.picture, game.symbol, game.viewer], Array(5).fill(undefined));
  const lessons = { marine: { learned: ["M-L01", 7, "<b>"], missed: "M-L02" }, chess: { learned: ["C-L01"] } };
  const taken = read(JSON.stringify({ speciate: "games", games: [], lessons }), ["marine"])?.lessons;
  assert.deepEqual(taken, { marine: { learned: ["M-L01"], missed: [] } });
  assert.deepEqual(read('{"speciate":"games","games":[],"lessons":3}', ["marine"])?.lessons, {});
  assert.ok(game.updated <= Date.now()); // a clock that goes wrong elsewhere does not rule this list
});
