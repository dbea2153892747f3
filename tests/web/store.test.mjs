// @ts-check
import assert from "node:assert/strict";
import { mock, test } from "node:test";

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

test("a page that plays on does not know the note and the tags of a game, and they stay", async () => {
  await describe("c", { note: "<b>", tags: ["x"] });
  await keep(game("c", 2, { decision: 2 }));
  const found = await find("c");
  assert.deepEqual([found?.note, found?.tags, found?.decision], ["<b>", ["x"], 2]);
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

// As much of a database as the library asks for; `opened` are the requests to open it, which the test answers.
function database() {
  const kept = new Map();
  const modes = [];
  const done = (result) => {
    const request = /** @type {any} */ ({ result });
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const transaction = (_, mode) => {
    const made = /** @type {any} */ ({ abort: () => assert.ok(!kept.size, "a commit cannot be aborted") });
    modes.push(mode);
    setImmediate(() => made.oncomplete?.());
    const store = {
      transaction: made,
      get: (key) => done(kept.get(key)),
      put: (value, key) => (kept.set(key, value), done(key)),
      getAll: () => done([...kept.values()]),
      getAllKeys: () => done([...kept.keys()]),
    };
    return { objectStore: () => store };
  };
  const opened = [];
  const open = () => (opened.push({}), opened.at(-1));
  Object.assign(globalThis, { indexedDB: { open } });
  const answer = () => opened.forEach((one) => Object.assign(one, { result: { transaction } }).onsuccess());
  return { kept, modes, answer };
}

// A page that has just been loaded.
let pages = 0;
/** @returns {Promise<typeof import("../../web/store.js")>} */
const loaded = () => import(`../../web/store.js?${++pages}`);
const settle = () => new Promise(setImmediate);

test("a database that does not answer is given up after three seconds, and gets what was in memory when it does", async () => {
  const { kept, answer } = database();
  const store = await loaded();
  let told = 0;
  store.onMemory(() => told++);
  mock.timers.enable({ apis: ["setTimeout"] });
  const stored = store.keep(game("a", 1));
  mock.timers.tick(2999);
  await settle();
  assert.deepEqual([told, store.inMemory()], [0, false]);
  mock.timers.tick(1);
  mock.timers.reset();
  assert.equal(await stored, true);
  assert.deepEqual([told, store.inMemory()], [1, true]);
  assert.equal((await store.find("a"))?.decision, 1); // at once: it is not asked any more
  answer();
  while (told < 2) await settle();
  assert.deepEqual([store.inMemory(), [...kept.keys()]], [false, ["a"]]);
});

test("many games are written together, and each is told", async () => {
  const { kept, modes, answer } = database();
  const store = await loaded();
  const told = [];
  const many = Array.from({ length: 250 }, (_, n) => game(`g${n}`, n + 1));
  const stored = store.keepAll(many, (n) => told.push(n));
  answer();
  await stored;
  assert.deepEqual(modes, ["readwrite"]);
  assert.deepEqual(
    told,
    many.map((_, n) => n + 1),
  );
  assert.deepEqual([kept.size, store.inMemory()], [250, false]);
});

test("a clock that jumps costs no game and no generation of it", async () => {
  const { answer } = database();
  const store = await loaded();
  const jumps = [1.7e12, 4e12, 0, 1.7e12]; // ms: today, far ahead, 1970
  for (const [decision, now] of jumps.entries()) {
    mock.timers.enable({ apis: ["Date"], now });
    const stored = store.keep(game("a", now, { decision, link: `m1.abcdefg${decision}` }));
    answer();
    assert.equal(await stored, true);
    const [found, ...more] = await store.games();
    assert.deepEqual(
      [found.decision, found.before?.decision, more],
      [decision, decision ? decision - 1 : undefined, []],
    );
    mock.timers.reset();
  }
});

test("what a page had written in the moment in which it was left counts as written", async () => {
  const page = new EventTarget();
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  const { kept, modes, answer } = database();
  const store = await loaded();
  const stored = store.keep(game("a", 1));
  answer();
  for (let turn = 0; turn < 100 && !kept.size; turn++) await undefined;
  page.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: true }));
  page.dispatchEvent(new Event("pageshow"));
  assert.equal(await stored, true);
  assert.equal(await store.keep(game("a", 2)), true);
  assert.deepEqual([modes, store.inMemory()], [["readwrite", "readwrite"], false]);
});
