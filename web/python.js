// The page's other half: one Pyodide, one function (speciate.table.handle), JSON text in and out.
// Three ways to start, each the fall-back of the one before: from a memory snapshot that an earlier visit made here; from
// one zip with the library and the core compiled; from the stock library, with the core's wheel installed by micropip.

import { at, library, pyodide } from "./runtime.js";

const IMAGE = at("snapshot.gz"); // the folder's name is a hash of all in it: another build never finds this image
const CORE = "from speciate.table import handle; handle";
const EVERYTHING = `
import importlib, pkgutil, speciate
for module in pkgutil.walk_packages(speciate.__path__, "speciate."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
`;
const INSTALL = `
async def install(data, file, sha256):
    import hashlib, micropip
    wheel = data.to_bytes()
    if hashlib.sha256(wheel).hexdigest() != sha256:
        raise ValueError(file + " is not what was released")
    with open("/tmp/" + file, "wb") as copy:
        copy.write(wheel)
    await micropip.install("emfs:/tmp/" + file)
install
`;
const FAST = { stdLibURL: library };

let tell = () => {}; // how far the start has come

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
  tell("download", 0.1);
  const silent = () => {};
  const py = await pyodide({ stdout: silent, stderr: silent, ...options });
  tell("rules", 0.8);
  return py;
}

async function fromSnapshot() {
  const stored = await caches.match(IMAGE, { cacheName: "speciate" }); // to open it would already store something
  const unzipped = stored.body.pipeThrough(new DecompressionStream("gzip"));
  const py = await load({ ...FAST, _loadSnapshot: await new Response(unzipped).arrayBuffer() });
  py._api.config._loadSnapshot = undefined; // 30 MB that nobody reads again
  return [py.runPython(CORE), "snapshot"];
}

async function fast() {
  return [(await load(FAST)).runPython(CORE), "zip"];
}

// With the core of today, or with that of an earlier release.
async function plain(version) {
  const py = await load({});
  const { installer, core, releases } = await (await fetch(at("py/wheels.json"))).json();
  await py.loadPackage(installer.map(at), { messageCallback() {}, errorCallback() {} });
  if (version) {
    const { file, sha256 } = releases.find((release) => release.version === version);
    const answer = await fetch(at(`../../releases/${file}`));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await py.runPython(INSTALL)(await answer.arrayBuffer(), file, sha256);
  } else await py.pyimport("micropip").install(at(core));
  return [py.runPython(CORE), version ?? "wheel"];
}

// The function to call, and the way that worked.
async function start(version) {
  let why;
  for (const way of version ? [() => plain(version)] : [fromSnapshot, fast, plain]) {
    try {
      return await way();
    } catch (error) {
      why = error; // the next way is the answer; only the last one's failure is told
    }
  }
  throw why;
}

export async function makeSnapshot() {
  const py = await load({ ...FAST, _makeSnapshot: true });
  py.runPython(EVERYTHING);
  const image = new Blob([py.makeMemorySnapshot()]).stream().pipeThrough(new CompressionStream("gzip"));
  const cache = await caches.open("speciate");
  for (const { url } of await cache.keys()) {
    if (url !== IMAGE && url.startsWith(at("../"))) await cache.delete(url); // of earlier builds of this very site
  }
  await cache.put(IMAGE, new Response(image));
}

// Returns what takes a port into service: a worker's own global object, or one end of a channel. Each has its own table.
// A name like "release 0.1.0 ..." asks for the rules of that release.
export function server(name) {
  const ports = new Set();
  const all = (message) => {
    for (const port of ports) port.postMessage(message);
  };
  tell = (stage, progress) => all({ stage, progress });
  const core = start(/^release (\S+)/.exec(name)?.[1]);
  // Held as long as this worker lives: by getting this lock the page learns of a death that nothing else tells.
  const alive = new Promise((held) => {
    const hold = () => (held(true), new Promise(() => {}));
    navigator.locks ? navigator.locks.request(name, hold).catch(() => held(false)) : held(false);
  });
  const died = (error) => all({ died: String(error?.message ?? error) });
  core.catch(died);
  let tables = 0;
  return (port) => {
    const table = tables++;
    ports.add(port);
    core.then(async ([, way]) => port.postMessage({ ready: way, watched: await alive })).catch(() => {});
    port.onmessage = async ({ data }) => {
      try {
        const [handle] = await core;
        port.postMessage({ text: table ? handle(data, `${table}`) : handle(data) }); // an early release has one table
        if (data.startsWith('{"do":"leave"')) ports.delete(port);
      } catch (error) {
        died(error);
      }
    };
  };
}

export const serve = (port, name) => server(name)(port);
