// The page's other half: one Pyodide, one function (speciate.table.handle), JSON text in and out.
// Three ways to start, each the fall-back of the one before: from a memory snapshot that an earlier visit made here; from
// one zip with the library and the core compiled; from the stock library, with the core's wheel installed by micropip.
// Called "snapshot", this worker only makes that snapshot and ends; by any other name it serves the page.

const at = (path) => new URL(path, import.meta.url).href;
const IMAGE = at("snapshot.gz"); // the folder's name is a hash of all in it: another build never finds this image
const CORE = "from speciate.table import handle; handle";
const EVERYTHING = `
import importlib, pkgutil, speciate
for module in pkgutil.walk_packages(speciate.__path__, "speciate."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
`;
const FAST = { stdLibURL: at("py/speciate.zip") };

const tell = (stage, progress) => postMessage({ stage, progress });

// Streaming needs the type application/wasm; where a host sends another, Pyodide would wait for ever.
const streaming = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (source, imports) => {
  const response = await source;
  const typed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  tell("python", 0.4);
  return typed
    ? streaming.call(WebAssembly, response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
};

async function load(options) {
  const { loadPyodide } = await import("./py/pyodide.mjs");
  tell("download", 0.1);
  const silent = () => {};
  const py = await loadPyodide({ indexURL: at("py/"), stdout: silent, stderr: silent, ...options });
  tell("rules", 0.8);
  return py;
}

async function fromSnapshot() {
  const stored = await (await caches.open("speciate")).match(IMAGE);
  const unzipped = stored.body.pipeThrough(new DecompressionStream("gzip"));
  const py = await load({ ...FAST, _loadSnapshot: await new Response(unzipped).arrayBuffer() });
  py._api.config._loadSnapshot = undefined; // 30 MB that nobody reads again
  return [py.runPython(CORE), "snapshot"];
}

async function fast() {
  return [(await load(FAST)).runPython(CORE), "zip"];
}

async function plain() {
  const py = await load({});
  const { installer, core } = await (await fetch(at("py/wheels.json"))).json();
  await py.loadPackage(installer.map(at), { messageCallback() {}, errorCallback() {} });
  await py.pyimport("micropip").install(at(core));
  return [py.runPython(CORE), "wheel"];
}

// The function to call, and the way that worked.
async function start() {
  let why;
  for (const way of [fromSnapshot, fast, plain]) {
    try {
      return await way();
    } catch (error) {
      why = error; // the next way is the answer; only the last one's failure is told
    }
  }
  throw why;
}

async function makeSnapshot() {
  const py = await load({ ...FAST, _makeSnapshot: true });
  py.runPython(EVERYTHING);
  const image = new Blob([py.makeMemorySnapshot()]).stream().pipeThrough(new CompressionStream("gzip"));
  const cache = await caches.open("speciate");
  for (const { url } of await cache.keys()) {
    if (url !== IMAGE && url.startsWith(at("../"))) await cache.delete(url); // of earlier builds of this very site
  }
  await cache.put(IMAGE, new Response(image));
}

function serve() {
  const core = start();
  // Held as long as this worker lives: by getting this lock the page learns of a death that nothing else tells.
  const alive = new Promise((held) => {
    const hold = () => (held(), new Promise(() => {}));
    navigator.locks ? navigator.locks.request(self.name, hold) : held();
  });
  const died = (error) => postMessage({ died: String(error?.message ?? error) });
  core.then(([, way]) => alive.then(() => postMessage({ ready: way })), died);
  self.onmessage = ({ data }) => core.then(([handle]) => postMessage({ text: handle(data) })).catch(died);
}

if (self.name === "snapshot") makeSnapshot().catch(() => {}).finally(close);
else serve();
