// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { helpers } from "../../web/helpers.js";
import { playAll } from "../../web/thinking.js";

const JOBS = ["a", "b", "c", "d", "e", "f", "g"];
const worth = (job) => `worth of ${job}`;
const settle = () => new Promise(setImmediate);
const never = () => new Promise(() => {});

// Somebody who takes so many moments for a job, and what was done.
function player(moments = 1, done = []) {
  return async (job) => {
    for (let n = 0; n < moments; n++) await settle();
    done.push(job);
    return worth(job);
  };
}

test("whoever does the jobs, they are joined in their order", async () => {
  const all = JOBS.map(worth);
  for (const moments of [[1], [1, 3], [3, 1, 2, 5], [1, 1, 1, 1, 1, 1, 1, 1, 1]])
    assert.deepEqual(
      await playAll(
        JOBS,
        moments.map((n) => player(n)),
      ),
      all,
    );
});

test("each job is told once, and none is done twice as long as another waits", async () => {
  const done = [];
  const shares = [];
  await playAll(JOBS, [player(1, done), player(2, done)], { onShare: (share) => shares.push(share) });
  assert.deepEqual(
    shares,
    [1, 2, 3, 4, 5, 6, 7].map((n) => n / 7),
  );
  assert.deepEqual([...new Set(done)].toSorted(), JOBS);
  assert(done.length <= JOBS.length + 1); // the last one may be out with the slower player
});

test("who dies, refuses or never comes back is left out", async () => {
  const done = [];
  const bad = [() => Promise.reject(new Error("dead")), async () => null, never];
  assert.deepEqual(await playAll(JOBS, [...bad, player(1, done)]), JOBS.map(worth));
  assert.equal(done.length, JOBS.length);
  assert.deepEqual(await playAll(["a", "b"], bad.slice(0, 2)), ["", ""]);
});

test("what is not wanted any more ends with the job that is under way", async () => {
  const done = [];
  const found = await playAll(JOBS, [player(1, done)], { wanted: () => done.length < 3 });
  assert.deepEqual([done.length, found], [3, [worth("a"), worth("b"), "", "", "", "", ""]]);
});

// What core.js would connect with.
function line() {
  const made = [];
  const start = (onDeath) => {
    let begin;
    const core = {
      ready: new Promise((resolve, reject) => (begin = { resolve, reject })),
      ask: async ({ link, job }) => (job === "bad" ? { ok: false } : { ok: true, worths: worth(link + job) }),
      close: () => ((core.closed = true), begin.reject(new Error("closed"))),
      closed: false,
    };
    made.push({ core, up: () => begin.resolve("zip"), die: () => (onDeath(), begin.reject(new Error("dead"))) });
    return /** @type {any} */ (core);
  };
  return { made, start };
}

test("helpers are started one after the other, and given up when they are not called any more", async () => {
  const { made, start } = line();
  const crew = helpers(2, start);
  crew.call(false);
  assert.deepEqual([made.length, crew.players("x")], [0, []]);
  crew.call(true);
  crew.call(true);
  assert.deepEqual([made.length, crew.players("x").length], [1, 0]);
  made[0].up();
  await settle();
  assert.deepEqual([made.length, crew.players("x").length], [2, 1]);
  made[1].up();
  await settle();
  const [one, two] = crew.players("x");
  assert.deepEqual([made.length, await one("a"), await two("bad")], [2, worth("xa"), null]);
  crew.call(false);
  assert(made.every(({ core }) => core.closed));
  assert.equal(crew.players("x").length, 0);
  crew.call(true);
  await settle();
  assert.equal(made.length, 3);
});

test("a helper that dies, early or late, is not replaced; the others go on", async () => {
  const { made, start } = line();
  const crew = helpers(2, start);
  crew.call(true);
  made[0].die();
  await settle();
  made[1].up();
  await settle();
  assert.deepEqual([made.length, crew.players("x").length], [2, 1]);
  made[1].die();
  await settle();
  crew.call(true);
  assert.deepEqual([made.length, crew.players("x").length], [2, 0]);
});

test("where none may be had, none is started", () => {
  const { made, start } = line();
  helpers(0, start).call(true);
  helpers(-1, start).call(true);
  assert.equal(made.length, 0);
});
