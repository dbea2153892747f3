// @ts-check
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { faultOfWorker, pageLock, supplies } from "../../web/supply.js";

const SCRIPT = "text/javascript";
const WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]); // the smallest module

// A worker has its name and the locks of its site; nobody holds one of them, but in the last test.
const free = { request: async (_name, deed) => deed() };
const its = { locks: free };
Object.defineProperty(globalThis, "navigator", { value: its });
Object.assign(globalThis, { self: { name: "first" } });

// What the host sends for a file whose address ends so: a body of `parts`, one every so many ms, and how it ends.
/** @type {Record<string, any>} */
let host = {};
const body = (parts, every, ends, signal) =>
  new ReadableStream({
    async start(stream) {
      signal?.addEventListener("abort", () => stream.error(signal.reason));
      for (const part of parts) {
        if (every) await new Promise((go) => setTimeout(go, every));
        stream.enqueue(part);
      }
      if (ends === "whole") stream.close();
      if (ends === "broken") stream.error(new TypeError("network error"));
    },
  });
globalThis.fetch = async (address, init) => {
  const file = String(address).split("/").at(-1) ?? "";
  const { parts, status = 200, type = "", every = 0, ends = "whole" } = host[file];
  if (ends === "unreachable") throw new TypeError("failed to fetch");
  return new Response(body(parts, every, ends, init?.signal), { status, headers: { "Content-Type": type } });
};

const bytes = (length) => new Uint8Array(length).fill(65);
const SOUND = { parts: [bytes(20), bytes(40)], type: SCRIPT };
const FAULTS = {
  missing: { ...SOUND, status: 404 },
  refused: { ...SOUND, status: 500 },
  html: { ...SOUND, type: "text/html; charset=utf-8" },
  cut: { ...SOUND, parts: [bytes(20)] },
  lost: { ...SOUND, parts: [bytes(20)], ends: "broken" },
};
const NAMES = {
  loader: "pyodide.mjs",
  glue: "pyodide.asm.mjs",
  wasm: "pyodide.asm.wasm",
  base: "base.pack",
  marine: "marine.pack",
  stdlib: "python_stdlib.zip",
};

// What is wrong with one of these files; a script is looked at before it is imported where no kept copy may be used.
const wrong = async (name) => {
  const supply = /** @type {any} */ (supplies(true, 1, () => {}));
  const got = name === "marine" ? supply.part(name) : supply[name]();
  const error = await got.then(
    () => null,
    (error) => error,
  );
  return error && [error.file, error.why];
};

AbortSignal.timeout = (ms) => {
  const end = new AbortController();
  setTimeout(() => end.abort(), ms); // by the clock of the tests
  return end.signal;
};

// So much time, in steps; whatever waits for nothing else goes on in between.
const pass = async (ms) => {
  for (let gone = 0; gone < ms; gone += 500) {
    mock.timers.tick(500);
    for (let n = 0; n < 10; n++) await new Promise(setImmediate);
  }
};

test("what is wrong with a file of the start is known by its head or its last byte, and nobody waits for a time", async () => {
  mock.timers.enable({ apis: ["setTimeout"] }); // none of them ends
  for (const [name, file] of Object.entries(NAMES)) {
    for (const [why, sent] of Object.entries(FAULTS)) {
      host = { [file]: sent };
      assert.deepEqual(await wrong(name), [file, why]);
    }
    host = { [file]: { parts: [], ends: "unreachable" } };
    assert.deepEqual(await wrong(name), [file, "lost"]);
  }
  for (const name of ["loader", "glue"]) {
    host = { [NAMES[name]]: { ...SOUND, type: "application/octet-stream" } };
    assert.deepEqual(await wrong(name), [NAMES[name], "type"]);
  }
  host = { "pyodide.asm.wasm": { parts: [bytes(8)], type: "application/wasm" } };
  assert.deepEqual(await wrong("wasm"), ["pyodide.asm.wasm", "broken"]);
  mock.timers.reset();
});

test("a sound file is no fault, of whichever type a module is", async () => {
  for (const type of ["application/wasm", "application/octet-stream"]) {
    host = { "pyodide.asm.wasm": { parts: [WASM], type } };
    assert.equal(await wrong("wasm"), null);
  }
  for (const name of ["loader", "stdlib"]) {
    host = { [NAMES[name]]: SOUND };
    assert.equal(await wrong(name), null);
  }
});

test("a script is waited for on a slow line, and given up where nothing comes any more", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const slow = { ...SOUND, parts: Array(6).fill(bytes(10)), every: 3000 }; // as on 2G
  host = { "pyodide.mjs": slow, "worker.js": slow, "python.js": slow };
  const found = Promise.all([wrong("loader"), faultOfWorker()]);
  await pass(20_000);
  assert.deepEqual(await found, [null, null]);
  host = { "pyodide.mjs": { ...FAULTS.cut, ends: "never" }, "worker.js": SOUND, "python.js": FAULTS.missing };
  const lost = wrong("loader");
  await pass(4500);
  assert.deepEqual(await lost, ["pyodide.mjs", "lost"]);
  const { file, why } = (await faultOfWorker()) ?? {};
  assert.deepEqual([file, why], ["python.js", "missing"]);
  mock.timers.reset();
});

test("until the page is ready only the largest file is fetched", async () => {
  /** @type {string[]} */
  const asked = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => (asked.push(String(address).split("/").at(-1) ?? ""), fetch(address, init));
  let ready = () => {};
  const page = new Promise((done) => (ready = () => done(null)));
  its.locks = { request: (name, deed) => (name === pageLock("first") ? page.then(deed) : deed()) };
  host = {
    "pyodide.asm.wasm": { parts: [WASM], type: "application/wasm" },
    "base.pack": { parts: [bytes(8)] },
  };
  const supply = supplies(false, 1, () => {});
  const come = [supply.wasm(), supply.base().catch(() => {})];
  await new Promise(setImmediate);
  assert.deepEqual(asked, ["pyodide.asm.wasm"]);
  ready();
  await Promise.allSettled(come);
  assert.deepEqual(asked, ["pyodide.asm.wasm", "base.pack"]);
});
