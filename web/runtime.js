// @ts-check
// Where the files of the runtime are, and how a worker and Python start. The one file has another module in this one's
// place (web/onefile/runtime.js): there is nothing beside it to fetch.

import { home, lockFile } from "./lib/files.js";
import { faultOfWorker, supplies } from "./supply.js";

export { faultOfWorker };

/** @import { Said, Supply, Tell } from "./types/page.js" */

// Whether a memory image of Python can be kept for the next start. Without an origin, reading `caches` throws.
export const keepsImage = self.origin !== "null" && Boolean(self.caches);
/** @param {string} path */
export const at = (path) => new URL(path, import.meta.url).href;

// A sandboxed frame has no origin, so no script is of its own: there, the worker is a line that imports the real one.
/** @param {string} name */
export function spawn(name) {
  const line = () => `data:text/javascript,import ${JSON.stringify(at("worker.js"))}`;
  return new Worker(self.origin === "null" ? line() : at("worker.js"), { type: "module", name });
}

// A worker that was started before the page's own scripts were there (early.js), and what it has said meanwhile.
/** @type {{ name: string, worker: Worker, said: Said[] } | null} */
let early = null;

let late = false; // the page has looked for it: in WebKit, early.js may run after the page's own scripts

/** @param {string} name */
export function beginEarly(name) {
  if (late) return;
  /** @type {Said[]} */
  const said = [];
  const worker = spawn(name);
  early = { name, said, worker };
  worker.onmessage = ({ data }) => said.push(data);
  worker.onerror = (event) => {
    event.preventDefault();
    said.push({ dead: event.message });
  };
}

export function takeEarly() {
  const taken = early;
  early = null;
  late = true;
  return taken;
}

// One Python for all pages of this site that are open side by side; null where the browser does not allow it.
/** @param {string} name @param {() => void} onError */
export function together(name, onError) {
  if (self.origin === "null") return null;
  try {
    const worker = new SharedWorker(at("shared.js"), { type: "module", name });
    worker.onerror = onError;
    return worker.port;
  } catch {
    return null;
  }
}

// Returns `pyodide(options)`, which starts Python; the files that every start needs are on their way at once. `stock`: with
// the whole library, without the rules. `tell(stage, done, total)` hears how far it has come.
/** @param {{ stock?: boolean, fresh?: boolean, tell?: Tell }} options */
export function runtime({ stock = false, fresh = false, tell = () => {} } = {}) {
  const supply = supplies(fresh, (done, total) => tell("download", done, total));
  /** @param {"pack" | "stdlib"} library */
  const needs = (library) => [supply.loader(), supply.glue(), supply.wasm(), supply[library]()];
  needs(stock ? "stdlib" : "pack");

  /** @param {{ library?: "pack" | "stdlib" } & Record<string, unknown>} options */
  return async ({ library = "pack", ...options } = {}) => {
    const [{ loadPyodide }, { default: createPyodideModule }, wasm, data] = await Promise.all(needs(library));
    tell("python");
    // Pyodide asks for what is here already.
    /** @type {(module: WebAssembly.Module, imports?: WebAssembly.Imports) => Promise<WebAssembly.Instance>} */
    const instantiate = WebAssembly.instantiate;
    const fetched = self.fetch;
    /** @type {Record<string, () => Response>} */
    const here = { "pyodide.asm.wasm": () => new Response(), library: () => new Response(data) };
    self.fetch = async (address, ...more) =>
      here[String(address).replace(home, "")]?.() ?? fetched.call(self, address, ...more);
    WebAssembly.instantiateStreaming = async (answer, imports) => ({
      module: wasm,
      instance: await instantiate(wasm, imports),
    });
    try {
      const lock = { lockFileContents: lockFile, packageBaseUrl: home };
      return await loadPyodide({
        indexURL: home,
        stdLibURL: `${home}library`,
        createPyodideModule,
        ...lock,
        ...options,
      });
    } finally {
      self.fetch = fetched;
    }
  };
}
