// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { describe, find, forget, games, inMemory, keep, keepAll, onMemory, setting, set } from "../../web/store.js";

const game = (id, updated, more = {}) => ({ id, game: "marine", link: "m1.abcdefgh", decision: 1, updated, ...more });

test("where there is no database, games live in memory, and the page is told", async () => {
  let told = 0;
  onMemory(() => told++);
  assert.equal(await keep(game("a", 1)), true);
  assert.deepEqual([inMemory(), told], [true, 1]);
  await keepAll([game("b", 3), game("c", 2)]);
  await describe("c", { name: "mine" });
  assert.deepEqual(
    (await games()).map(({ id, name }) => [id, name]),
    [
      ["b", undefined],
      ["c", "mine"],
      ["a", undefined],
    ],
  );
  assert.equal((await find("c"))?.name, "mine");
  assert.equal((await forget("b"))?.id, "b");
  assert.equal(await find("b"), undefined);
});

test("a game of a day to come is not at the top of the list", async () => {
  await keep(game("late", Date.now() + 1e10));
  assert.equal((await games()).at(-1)?.id, "late");
});

test("a setting that cannot be kept is no error", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get: () => assert.fail("storage is forbidden"),
  });
  set("lang", "it");
  assert.equal(setting("lang"), null);
});
