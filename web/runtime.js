// Where the files of the runtime are, and how a worker and Python start. The one file has another module in this one's
// place (web/onefile/runtime.js): there is nothing beside it to fetch.

import { home, lockFile } from "./lib/files.js";
import { faultOfWorker, supplies } from "./supply.js";

export { faultOfWorker };

// A memory image of Python is kept for the next start; where nothing can be kept, even to ask is an error.
export const keepsImage = self.origin !== "null" && Boolean(self.caches);
export const at = (path) => new URL(path, import.meta.url).href;

// A sandboxed frame has no origin, so no script is of its own: there, the worker is a line that imports the real one.
export function spawn(name) {
  const line = () => `data:text/javascript,import ${JSON.stringify(at("worker.js"))}`;
  return new Worker(self.origin === "null" ? line() : at("worker.js"), { type: "module", name });
}

// A worker that was started before the page's own scripts were there (early.js), and what it has said meanwhile.
let early = null;

export function beginEarly(name) {
  const said = [];
  early = { name, said, worker: spawn(name) };
  early.worker.onmessage = ({ data }) => said.push(data);
  early.worker.onerror = (event) => {
    event.preventDefault();
    said.push({ dead: event.message });
  };
}

export function takeEarly() {
  const taken = early;
  early = null;
  return taken;
}

// One Python for all pages of this site that are open side by side; null where the browser does not allow it.
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
export function runtime({ stock = false, fresh = false, tell = () => {} } = {}) {
  const supply = supplies(fresh, (done, total) => tell("download", done, total));
  const needs = (library) => [supply.loader(), supply.glue(), supply.wasm(), supply[library]()];
  needs(stock ? "stdlib" : "pack");

  return async ({ library = "pack", ...options } = {}) => {
    const [{ loadPyodide }, { default: createPyodideModule }, wasm, data] = await Promise.all(needs(library));
    tell("python");
    // Pyodide asks for what is here already.
    const fetched = self.fetch;
    const here = { "pyodide.asm.wasm": () => new Response(), library: () => new Response(data) };
    self.fetch = (address, ...more) =>
      here[String(address).replace(home, "")]?.() ?? fetched.call(self, address, ...more);
    WebAssembly.instantiateStreaming = async (answer, imports) => ({
      module: wasm,
      instance: await WebAssembly.instantiate(wasm, imports),
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
