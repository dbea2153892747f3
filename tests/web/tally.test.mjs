// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { tally } from "../../web/tally.js";

const players = (...kinds) => kinds.map((kind) => ({ kind, name: "" }));
const game = (more) => ({
  id: "a",
  game: "marine",
  link: "m1.abcdefgh",
  decision: 9,
  updated: 1,
  over: true,
  players: players("greedy", "person"),
  outcome: { points: [20, 30], winners: [1] },
  ...more,
});

test("a person's own finished games are counted by game and by the level of the opponents", () => {
  const { rows, shared, untold } = tally([
    game({}),
    game({ outcome: { points: [31, 12], winners: [0] } }),
    game({ game: "climate", players: players("random", "person"), outcome: { points: [9, 9], winners: [0, 1] } }),
    game({ over: false }),
  ]);
  assert.deepEqual(rows, [
    { game: "marine", against: "greedy", games: 2, won: 1, points: 42, most: 30 },
    { game: "climate", against: "random", games: 1, won: 1, points: 9, most: 9 }, // a shared victory is one
  ]);
  assert.deepEqual([shared, untold], [0, 0]);
});

test("opponents may be people elsewhere, or various", () => {
  const elsewhere = game({ players: players("person", "person"), present: [0] });
  const various = game({
    players: players("person", "greedy", "random"),
    outcome: { points: [1, 2, 3], winners: [2] },
  });
  assert.deepEqual(
    tally([elsewhere, various]).rows.map(({ against, points, won }) => [against, points, won]),
    [
      ["person", 20, 0],
      ["mixed", 1, 0],
    ],
  );
});

test("games of several persons at one screen are nobody's, and those without a result wait for one", () => {
  const several = game({ players: players("person", "person"), present: null });
  const watched = game({ players: players("greedy", "greedy") });
  const old = game({ outcome: undefined });
  const damaged = game({ outcome: { points: [], winners: [] } });
  assert.deepEqual(tally([several, watched, old, damaged]), { rows: [], shared: 1, untold: 2 });
  assert.deepEqual(tally([{ id: "x", game: "marine", link: "m1.abcdefgh", decision: 1, updated: 1 }]).rows, []);
});
