// @ts-check
// In the one file: everything is in it, for the page that starts a worker, and for that worker (thread.js).

const { files, link, scripts, thread } = globalThis.speciate;
const ROOT = "https://speciate.invalid/"; // an address that is never asked: it only names files

export const keepsImage = false; // a disk has no cache
/** @param {string} path */
export const at = (path) => ROOT + path;
export const together = () => null;
export const beginEarly = () => {};
export const takeEarly = () => null;
export const faultOfWorker = async () => null;

// A module worker from a disk starts only from a data: address, which must be short: the rest is sent.
/** @param {string} name */
export function spawn(name) {
  const worker = new Worker(`data:text/javascript,${encodeURIComponent(thread)}`, { type: "module", name });
  Promise.all(Object.entries(files).map(async ([name, data]) => [name, await data])).then((all) =>
    worker.postMessage({ scripts, files: Object.fromEntries(all) }),
  );
  return worker;
}

/** @param {ArrayBuffer} data */
function unzipped(data) {
  const { body } = new Response(data);
  return /** @type {NonNullable<typeof body>} */ (body).pipeThrough(new DecompressionStream("gzip"));
}

/** @type {Record<string, string>} */
const TYPES = { wasm: "application/wasm", json: "application/json" };

/** @param {{ tell?: import("../types/page.js").Tell }} options */
export function runtime({ tell = () => {} } = {}) {
  /** @param {Record<string, unknown>} options */
  const start = async ({ library = "base", ...options } = {}) => {
    if (library !== "base") throw new TypeError("only the packed library is in this file");
    tell("python");
    self.fetch = async (address) => {
      const name = String(address).replace(ROOT, "");
      if (!Object.hasOwn(files, name)) throw new TypeError(`${name} is not in this file`);
      return new Response(unzipped(await files[name]), {
        headers: { "Content-Type": TYPES[name.split(".").pop() ?? ""] ?? "application/zip" },
      });
    };
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
      import(link("py/pyodide.mjs")),
      import(link("py/pyodide.asm.mjs")),
    ]);
    const home = at("py/");
    return loadPyodide({
      indexURL: home,
      packageBaseUrl: home,
      stdLibURL: at("py/speciate.zip"),
      createPyodideModule,
      ...options,
    });
  };
  const complete = async () => {}; // all games are in it from the start
  return { start, complete };
}
