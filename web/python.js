// @ts-check
// The page's other half: one Pyodide, one function (speciate.table.handle), JSON text in and out.
// Three ways to start, each the fall-back of the one before: from a memory snapshot that an earlier visit made here; from
// one zip with the library and the core compiled; from the stock library, with the core's wheel installed by micropip.

import { at, runtime } from "./runtime.js";

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
/** @import { Line, Tell } from "./types/page.js" */

const FOREIGN = /"code": ?"error\.(link\.)?game"/; // an answer: the game of this link is not here, or not yet
const PROGRESS_EVERY = 100; // ms between two numbers of bytes
const QUIET = 1_000; // ms in which nothing is asked: then the other games come

// Returns {load, complete}: `load(options)` starts Python, with the rules of `game` or of all games; `complete(py)` adds those of
// all others. `tell(stage, done, total)` hears how far it has come.
/** @param {{ tell?: Tell, stock?: boolean, fresh?: boolean, game?: string }} options */
function loader({ tell = () => {}, ...how } = {}) {
  /** @type {[done?: number, total?: number] | null} */
  let waiting = null;
  /** @type {ReturnType<typeof setTimeout> | null} */
  let timer = null;
  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = waiting = null;
  };
  function count() {
    const bytes = waiting;
    stop();
    if (!bytes) return;
    tell("download", ...bytes);
    timer = setTimeout(count, PROGRESS_EVERY); // reports the bytes that come until then, the last of them too
  }
  const { start, complete } = runtime({
    ...how,
    tell(stage, ...bytes) {
      if (stage === "download") {
        waiting = bytes;
        if (!timer || bytes[0] === bytes[1]) count();
      } else {
        stop();
        tell(stage);
      }
    },
  });
  /** @param {Record<string, unknown>} options */
  const load = async (options = {}) => {
    const silent = () => {};
    const py = await start({ stdout: silent, stderr: silent, ...options });
    tell("rules");
    return py;
  };
  return { load, complete };
}

/** @typedef {ReturnType<typeof loader>["load"]} Load */

/** @param {Load} load */
async function fromSnapshot(load) {
  const stored = await caches.match(IMAGE, { cacheName: "speciate" }); // to open it would already store something
  if (!stored?.body) throw new Error("no snapshot is kept");
  const unzipped = stored.body.pipeThrough(new DecompressionStream("gzip"));
  const py = await load({ _loadSnapshot: await new Response(unzipped).arrayBuffer() });
  py._api.config._loadSnapshot = undefined; // 30 MB that nobody reads again
  return [py, "snapshot"];
}

/** @param {Load} load */
async function fast(load) {
  return [await load(), "zip"];
}

// With the core of today, or with that of an earlier release.
/** @param {Load} load @param {string} [version] */
async function plain(load, version) {
  const py = await load({ library: "stdlib" });
  const { installer, core, releases } = await (await fetch(at("py/wheels.json"))).json();
  await py.loadPackage(installer.map(at), { messageCallback() {}, errorCallback() {} });
  if (version) {
    const { file, sha256 } = releases.find((/** @type {{ version: string }} */ release) => release.version === version);
    const answer = await fetch(at(`../../releases/${file}`));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await py.runPython(INSTALL)(await answer.arrayBuffer(), file, sha256);
  } else await py.pyimport("micropip").install(at(core));
  return [py, version ?? "wheel"];
}

// The function to call, the way that worked, and a function that adds the games that are not here yet.
/** @param {string | undefined} version @param {string | undefined} game @param {boolean} fresh @param {Tell} tell */
async function start(version, game, fresh, tell) {
  const { load, complete } = loader({ stock: Boolean(version), fresh, game, tell });
  let why;
  for (const way of version ? [() => plain(load, version)] : [fromSnapshot, fast, plain]) {
    try {
      const [py, name] = await way(load);
      const whole = name !== "snapshot" && name !== "zip"; // a wheel has all games
      return { handle: py.runPython(CORE), way: name, complete: async () => whole || complete(py) };
    } catch (error) {
      why = error; // try the next way; if all fail, the last error is reported
    }
  }
  throw why;
}

export async function makeSnapshot() {
  const py = await loader().load({ _makeSnapshot: true });
  py.runPython(EVERYTHING);
  const image = new Blob([py.makeMemorySnapshot()]).stream().pipeThrough(new CompressionStream("gzip"));
  const cache = await caches.open("speciate");
  for (const { url } of await cache.keys()) {
    if (url !== IMAGE && url.startsWith(at("../"))) await cache.delete(url); // of earlier builds of this very site
  }
  await cache.put(IMAGE, new Response(image));
}

// Returns what takes a port into service: a worker's own global object, or one end of a channel. Each has its own table.
// A name like "release 0.1.0 ..." asks for the rules of that release, one like "speciate marine ..." for that game before all
// others, and one with "anew" for files that the browser has not kept.
/** @param {string} name */
export function server(name) {
  /** @type {Set<Line>} */
  const ports = new Set();
  /** @param {unknown} message */
  const all = (message) => {
    for (const port of ports) port.postMessage(message);
  };
  /** @type {Tell} */
  const tell = (stage, done, total) => all({ stage, done, total });
  const core = start(/^release (\S+)/.exec(name)?.[1], /^speciate (\S+)/.exec(name)?.[1], / anew /.test(name), tell);
  /** @type {Promise<unknown> | undefined} */
  let completed;
  const whole = () => (completed ??= core.then(({ complete }) => complete()));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest; // until the other games come
  // Held as long as this worker lives: by getting this lock the page learns of a death that nothing else tells.
  const alive = new Promise((held) => {
    const hold = () => (held(true), new Promise(() => {}));
    navigator.locks ? navigator.locks.request(name, hold).catch(() => held(false)) : held(false);
  });
  /** @param {any} error */
  const died = (error) => all({ died: String(error?.message ?? error), file: error?.file, why: error?.why });
  core.catch(died);
  let tables = 0;
  /** @param {Line} port */
  return (port) => {
    const table = tables++;
    ports.add(port);
    core.then(async ({ way }) => port.postMessage({ ready: way, watched: await alive })).catch(() => {});
    port.onmessage = async ({ data }) => {
      try {
        const { handle } = await core;
        const ask = () => (table ? handle(data, `${table}`) : handle(data)); // an early release has one table
        let text = ask();
        if (FOREIGN.test(text)) {
          await whole();
          text = ask();
        }
        port.postMessage({ text });
        clearTimeout(rest);
        rest = setTimeout(() => whole().catch(() => {}), QUIET); // what fails is told where it is wanted
        if (data.startsWith('{"do":"leave"')) ports.delete(port);
      } catch (error) {
        died(error);
      }
    };
  };
}

/** @param {Line} port @param {string} name */
export const serve = (port, name) => server(name)(port);
