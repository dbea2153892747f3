// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { gameOfToday, replyOfToday } from "../../web/older.js";
import { find, games, keep } from "../../web/store.js";
import { read, write } from "../../web/transfer.js";

/** @type {any} */
const OLD = {
  id: "a",
  game: "marine",
  link: "m1.abcdefgh",
  decision: 1,
  updated: 1,
  place: 2,
  seats: [{ kind: "person", name: "Ann", place: 3, symbol: "coral" }],
};

test("the colours of a game that was kept or written by an earlier release are found", async () => {
  await keep(OLD);
  const taken = read(JSON.stringify({ speciate: "games", games: [OLD] }), ["marine"])?.games ?? [];
  for (const game of [gameOfToday(OLD), await find("a"), (await games())[0], taken[0]])
    assert.deepEqual([game.colour, game.seats[0].colour], [2, 3]);
});

test("a game of today is as it is, in a file too", () => {
  const { place, seats, ...rest } = OLD;
  const today = { ...rest, colour: 0, seats: [{ kind: "person", name: "", colour: 1, symbol: "coral" }] };
  assert.deepEqual(gameOfToday(today), today);
  const [game] = read(write([today]), ["marine"])?.games ?? [];
  assert.deepEqual([game.colour, game.seats], [0, today.seats]);
});

test("a reply of an earlier release has the fields of today", () => {
  const reply = /** @type {any} */ (
    replyOfToday({ ok: true, status: { place: 4 }, seats: [{ place: 5 }], ask: "Really?" })
  );
  assert.deepEqual([reply.status.colour, reply.seats[0].colour, reply.confirm], [4, 5, "Really?"]);
  const today = { ok: true, status: { colour: 0 }, regions: {} };
  assert.deepEqual(replyOfToday(today), today);
  assert.deepEqual(replyOfToday({ ok: true }), { ok: true });
});

test("what is no game stays what it is", () => {
  for (const other of [null, undefined, 3, "game", [], { seats: "none" }, { seats: [null, 3] }])
    assert.doesNotThrow(() => gameOfToday(other));
});
