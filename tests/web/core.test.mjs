// @ts-check
import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** @type {any[]} */
const workers = [];
class Worker {
  asked = [];
  ended = false;
  /** @type {(event: { data: object }) => void} */
  onmessage = () => {};
  /** @param {URL} _ @param {{ name: string }} options */
  constructor(_, { name }) {
    this.name = name;
    workers.push(this);
  }
  postMessage(text) {
    this.asked.push(text);
  }
  terminate() {
    this.ended = true;
  }
}
Object.assign(globalThis, { Worker, caches: {}, self: globalThis });
const { connect } = await import("../../web/core.js");

// A host on a slow line: a part of a sound script every three seconds.
globalThis.fetch = async (_, init) => {
  const body = new ReadableStream({
    async start(stream) {
      init?.signal?.addEventListener("abort", () => stream.error(init.signal?.reason));
      for (let part = 0; part < 6; part++) {
        await new Promise((go) => setTimeout(go, 3000));
        stream.enqueue(new Uint8Array(10));
      }
      stream.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/javascript" } });
};

AbortSignal.timeout = (ms) => {
  const end = new AbortController();
  setTimeout(() => end.abort(), ms); // by the clock of the tests
  return end.signal;
};

// A page's line to Python, what it was told of the start, and why it has died.
const line = () => {
  /** @type {string[]} */
  const told = [];
  /** @type {string[]} */
  const died = [];
  const core = connect({ onProgress: ({ stage }) => told.push(stage), onDeath: ({ reason }) => died.push(reason) });
  const worker = workers.at(-1);
  return { core, told, died, worker, hear: (data) => worker.onmessage({ data }) };
};

// So much time, in steps; whatever waits for nothing else goes on in between.
const pass = async (ms) => {
  for (let gone = 0; gone < ms; gone += 500) {
    mock.timers.tick(500);
    for (let n = 0; n < 10; n++) await new Promise(setImmediate);
  }
};

test("a start on a slow line is told and not given up, as long as anything comes", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { core, told, died, hear } = line();
  await pass(7500);
  assert.deepEqual(told, []);
  await pass(30_000); // the worker's own scripts are looked at: they come, and slowly
  assert.deepEqual([told, died], [["stalled"], []]);
  for (let done = 1; done <= 100; done++) {
    hear({ stage: "download", done, total: 100 });
    await pass(7000); // twelve minutes in all
  }
  assert.deepEqual([told.filter((stage) => stage === "stalled").length, died], [1, []]);
  hear({ stage: "python" });
  hear({ ready: "zip" });
  assert.equal(await core.ready, "zip");
  core.close();
  mock.timers.reset();
});

test("a connection that drops in mid-download is told after eight seconds, and given up after two minutes", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { told, died, worker, hear } = line();
  hear({ stage: "download", done: 1, total: 9 });
  await pass(7500);
  assert.deepEqual(told, ["download"]);
  await pass(500);
  assert.deepEqual(told, ["download", "stalled"]);
  await pass(111_500);
  assert.deepEqual([died, worker.ended], [[], false]);
  await pass(500);
  assert.deepEqual([died, worker.ended], [["boot"], true]);
  mock.timers.reset();
});

test("timers that a hidden tab gets late take no answer away that has come", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { core, died, worker, hear } = line();
  hear({ ready: "zip" });
  for (let n = 0; n < 3; n++) {
    const reply = core.ask(/** @type {any} */ ({ do: "hello" }));
    await pass(29_500);
    hear({ text: `{"n": ${n}}` });
    mock.timers.tick(60_000);
    assert.deepEqual(await reply, { n });
  }
  assert.deepEqual([died, worker.asked.length], [[], 3]);
  core.close();
  mock.timers.reset();
});

test("a snapshot is made when nothing has been asked for a while, and once", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const before = workers.length;
  const { core, hear } = line();
  const snapshots = () => workers.slice(before).filter(({ name }) => name === "snapshot").length;
  hear({ ready: "zip" });
  for (let asked = 0; asked < 5; asked++) {
    await pass(3500);
    const reply = core.ask({ do: "view" });
    await pass(1000); // Python answers after a second
    hear({ text: "{}" });
    await reply;
    assert.equal(snapshots(), 0);
  }
  await pass(3500);
  assert.equal(snapshots(), 0);
  await pass(500);
  assert.equal(snapshots(), 1);
  const reply = core.ask({ do: "view" });
  hear({ text: "{}" });
  await reply;
  await pass(60_000);
  assert.equal(snapshots(), 1);
  core.close();
  mock.timers.reset();
});
