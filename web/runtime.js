// @ts-check
// Where the files of the runtime are, and how a worker and Python start. The one file has another module in this one's
// place (web/onefile/runtime.js): there is nothing beside it to fetch.

import { home, lockFile, parts } from "./lib/files.js";
import { faultOfWorker, pageLock, supplies } from "./supply.js";

export { faultOfWorker };

/** @import { Said, Supply, Tell } from "./types/page.js" */

// Whether a memory image of Python can be kept for the next start. Without an origin, reading `caches` throws.
export const keepsImage = self.origin !== "null" && Boolean(self.caches);
const LOOK_IN = `
def look_in(archives):
    from speciate.engine.game import look_in
    for archive in archives.split(","):
        look_in(archive)
look_in
`;
/** @param {string} path */
export const at = (path) => new URL(path, import.meta.url).href;

// A sandboxed frame has no origin, so no script is of its own: there, the worker is a line that imports the real one.
/** @param {string} name */
export function spawn(name) {
  const line = () => `data:text/javascript,import ${JSON.stringify(at("worker.js"))}`;
  return new Worker(self.origin === "null" ? line() : at("worker.js"), { type: "module", name });
}

// The worker that early.js started before the page's own scripts ran, and the messages it has sent meanwhile. It goes on when the
// page says that it is ready.
/** @type {{ name: string, worker: Worker, said: Said[], ready: () => void } | null} */
let early = null;

let late = false; // whether the page has looked for that worker: in WebKit, early.js may run after the page's own scripts

/** @param {string} name */
export function beginEarly(name) {
  if (late) return;
  /** @type {Said[]} */
  const said = [];
  let ready = () => {};
  const page = new Promise((done) => (ready = () => done(null)));
  navigator.locks?.request(pageLock(name), () => page).catch(() => {});
  const worker = spawn(name);
  early = { name, said, worker, ready };
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

// Returns {start, complete}. `start(options)` starts Python, with the rules of `game`, or of all games where there is none of that
// name; the files that every start needs are on their way at once. `complete(py)` adds the games that are not there yet.
// `stock`: with the whole library, without the rules. `tell(stage, done, total)` hears how far it has come.
/** @param {{ stock?: boolean, fresh?: boolean, game?: string, tell?: Tell }} options */
export function runtime({ stock = false, fresh = false, game = "", tell = () => {} } = {}) {
  const all = [...new Set(Object.values(parts).flat())];
  const own = Object.hasOwn(parts, game) ? parts[game] : all;
  const first = stock ? 2 : 2 + own.length; // Python and its library, and the parts that are wanted at once
  let begun = false;
  const supply = supplies(fresh, first, (done, total) => begun || tell("download", done, total));
  /** @param {"base" | "stdlib"} library */
  const needs = (library) => [supply.loader(), supply.glue(), supply.wasm(), supply[library]()];
  /** @param {string[]} names */
  const wanted = (names) => Promise.all(names.map(supply.part));
  needs(stock ? "stdlib" : "base");
  if (!stock) wanted(own).catch(() => {});

  // Archives are put beside the library, and the core is told of them.
  /** @param {any} py @param {string[]} names */
  async function add(py, names) {
    const archives = await wanted(names);
    archives.forEach((data, index) => py.FS.writeFile(`/lib/${names[index]}.zip`, new Uint8Array(data)));
    py.runPython(LOOK_IN)(names.map((name) => `/lib/${name}.zip`).join());
  }

  /** @param {{ library?: "base" | "stdlib" } & Record<string, unknown>} options */
  async function start({ library = "base", ...options } = {}) {
    const rules = library === "base" ? own : [];
    const [[{ loadPyodide }, { default: createPyodideModule }, wasm, data]] = await Promise.all([
      Promise.all(needs(library)),
      wanted(rules),
    ]);
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
    let py;
    try {
      const lock = { lockFileContents: lockFile, packageBaseUrl: home };
      py = await loadPyodide({
        indexURL: home,
        stdLibURL: `${home}library`,
        createPyodideModule,
        ...lock,
        ...options,
      });
    } finally {
      self.fetch = fetched;
    }
    if (rules.length) await add(py, rules);
    return py;
  }

  /** @param {any} py */
  function complete(py) {
    begun = true;
    const rest = all.filter((name) => !own.includes(name));
    return add(py, rest);
  }
  return { start, complete };
}
