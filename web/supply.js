// @ts-check
// Fetches the files of the start: each once, its bytes counted, and looked at before anything is made of it. What is wrong
// is a FileError that says with which file and what: Pyodide itself would wait for ever.

import { files } from "./lib/files.js";

/**
 * @import { FileName } from "./lib/files.js"
 * @import { Supply } from "./types/page.js"
 */

const PATIENCE = 4000; // ms without a byte, when it is to be found out what is wrong

// `why` is "missing", "refused", "html", "cut", "type", "lost" (the connection broke) or "broken" (nothing can be made of it).
export class FileError extends Error {
  /** @param {FileName} name @param {string} why */
  constructor(name, why) {
    super(`${files[name].url}: ${why}`);
    this.file = files[name].url.split("/").pop();
    this.why = why;
  }
}

// What the head of an answer tells is wrong with it; "" if nothing.
/** @param {Response} answer */
function wrong(answer) {
  if (answer.status === 404 || answer.status === 410) return "missing";
  if (!answer.ok) return "refused";
  return /^text\/html/.test(answer.headers.get("Content-Type") ?? "") ? "html" : "";
}

/** @param {FileName} name @param {RequestInit} options */
async function ask(name, options) {
  let answer;
  try {
    answer = await fetch(files[name].url, options);
  } catch {
    throw new FileError(name, "lost");
  }
  if (wrong(answer)) throw new FileError(name, wrong(answer));
  return answer;
}

// The bytes of an answer; where a browser gives none, an empty stream.
/** @param {Response} answer @returns {ReadableStream<Uint8Array<ArrayBuffer>>} */
const bytesOf = (answer) => answer.body ?? new ReadableStream({ start: (stream) => stream.close() });

// Whether bytes begin as gzip does.
/** @param {Uint8Array} data */
const zipped = ([first, second]) => first === 0x1f && second === 0x8b;

// A pack comes as it lies on the host, which is gzip, or plain from a host that sends its brotli (compress.mjs).
/** @param {FileName} name @param {Response} answer @param {(share: number) => void} count */
async function read(name, answer, count) {
  const { size, plain = size } = files[name];
  let whole = size;
  let got = 0;
  const reader = bytesOf(answer).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (!got && !zipped(part.value)) whole = plain;
      count((got += part.value.length) / whole);
    }
  } catch {
    throw new FileError(name, "lost");
  }
  if (got !== whole) throw new FileError(name, "cut");
}

// What a pack holds, in whichever way it came.
/** @param {ArrayBuffer} data */
async function unpacked(data) {
  if (!zipped(new Uint8Array(data, 0, 2))) return data;
  return new Response(bytesOf(new Response(data)).pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// The lock of a page that has started a worker early: the page holds it until its own scripts have run and it is painted. Until then
// a slow line carries, beside the page, only the largest file, so that the line is never idle; on a fast line Python would take
// the processors of a small machine while the page still needs them.
/** @param {string} worker Its name. */
export const pageLock = (worker) => `${worker} page`;

// Where nobody holds the lock, or the browser has none, a worker does not wait.
const pageIsReady = async () => navigator.locks?.request(pageLock(self.name), () => {}).catch(() => {});

// Returns {wasm, base, part, stdlib, loader, glue}: each a function that promises what it names, fetched when first asked for. With
// `fresh`, no copy that the browser has kept is used. `tell(done, total)` hears how many bytes are here of those that travel, from
// when so many files as `first` says are on their way.
/**
 * @param {boolean} fresh
 * @param {number} first
 * @param {(done: number, total: number) => void} tell
 * @returns {Supply}
 */
export function supplies(fresh, first, tell) {
  /** @type {Record<string, { done: number, total: number }>} */
  const parts = {};
  /** @type {Record<string, Promise<any>>} */
  const kept = {};
  /** @param {FileName} name @param {(name: FileName) => Promise<any>} get */
  const once = (name, get) => () => {
    kept[name] ??= get(name);
    kept[name].catch(() => {}); // it is told where the file is needed
    return kept[name];
  };

  // An answer, and the promise that it came whole. Bytes are counted unpacked; what has travelled is in the same proportion.
  /** @param {FileName} name */
  async function counted(name) {
    const answer = await ask(name, { cache: fresh ? "reload" : "default" });
    const part = (parts[name] = { done: 0, total: Number(answer.headers.get("Content-Length")) || files[name].size });
    /** @param {number} share */
    const count = (share) => {
      part.done = share * part.total;
      const all = Object.values(parts);
      if (all.length < first) return; // the whole is not known yet, and a bar does not go back
      tell(
        all.reduce((sum, { done }) => sum + done, 0),
        all.reduce((sum, { total }) => sum + total, 0),
      );
    };
    // The copy is counted and thrown away. WebAssembly gets the answer itself: browsers keep compiled code only for one that
    // comes from the network, not for one that a script makes of counted bytes.
    const whole = read(name, answer.clone(), count);
    whole.catch(() => {}); // it is told where it is waited for
    return { answer, whole };
  }

  // Compiled while it comes; streaming needs the right type, and some hosts send another.
  /** @param {FileName} name */
  async function module(name) {
    const { answer, whole } = await counted(name);
    await pageIsReady();
    const typed = answer.headers.get("Content-Type")?.startsWith("application/wasm");
    const made = typed
      ? WebAssembly.compileStreaming(answer)
      : answer.arrayBuffer().then((data) => WebAssembly.compile(data));
    made.catch(() => {});
    await whole;
    return made.catch(() => {
      throw new FileError(name, "broken");
    });
  }

  /** @param {FileName} name */
  const bytes = async (name) => {
    await pageIsReady();
    const { answer, whole } = await counted(name);
    const data = answer.arrayBuffer();
    data.catch(() => {}); // `whole` says what is wrong with it
    await whole;
    return data.then(unpacked).catch(() => {
      throw new FileError(name, "broken");
    });
  };

  /** @param {FileName} name */
  const script = async (name) => {
    await pageIsReady();
    const why = fresh ? await fault(name) : ""; // `import` itself would take the copy that the browser has kept
    if (why) throw new FileError(name, why);
    return import(files[name].url).catch(async () => {
      throw new FileError(name, (await fault(name)) || "broken");
    });
  };

  return {
    wasm: once("wasm", module),
    base: once("base", bytes),
    part: (name) => once(name, bytes)(),
    stdlib: once("stdlib", bytes),
    loader: once("loader", script),
    glue: once("glue", script),
  };
}

// What is wrong with a file, asked for anew: "" if nothing. A sound copy takes the place of what the browser has kept.
/** @param {FileName} name @returns {Promise<string>} */
async function fault(name) {
  const up = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const wait = () => (clearTimeout(timer), (timer = setTimeout(() => up.abort(), PATIENCE)));
  wait();
  try {
    const answer = await ask(name, { cache: "reload", signal: up.signal });
    if (!/javascript/.test(answer.headers.get("Content-Type") ?? "")) return "type";
    await read(name, answer, wait); // a slow line is no fault
    return "";
  } catch (error) {
    return error instanceof FileError ? error.why : "lost";
  } finally {
    clearTimeout(timer);
  }
}

// What is wrong with the scripts of a worker that did not start: {file, why}, or null.
export async function faultOfWorker() {
  /** @type {FileName[]} */
  const names = ["worker", "python"];
  const faults = await Promise.all(names.map(fault));
  const found = faults.findIndex(Boolean);
  return found < 0 ? null : new FileError(names[found], faults[found]);
}
