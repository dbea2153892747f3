// Where the files of the runtime are, and how a worker and Python start. The one file has another module in this one's
// place (web/onefile/runtime.js): there is nothing beside it to fetch.

// A memory image of Python is kept for the next start; where nothing can be kept, even to ask is an error.
export const keepsImage = self.origin !== "null" && Boolean(self.caches);
export const at = (path) => new URL(path, import.meta.url).href;

// A sandboxed frame has no origin, so no script is of its own: there, the worker is a line that imports the real one.
export function spawn(name) {
  const line = () => `data:text/javascript,import ${JSON.stringify(at("worker.js"))}`;
  return new Worker(self.origin === "null" ? line() : at("worker.js"), { type: "module", name });
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

export const library = at("py/speciate.zip");

// The library is packed as a whole, and under a name that no host unpacks by itself; Pyodide asks for the plain zip.
const fetched = self.fetch;
async function unpacked() {
  const answer = await fetched(at("py/speciate.pack"));
  return answer.ok ? new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))) : answer;
}

export async function pyodide(options) {
  const { loadPyodide, home } = await import("./lib/pyodide.js");
  self.fetch = (address, ...more) => (String(address) === library ? unpacked() : fetched(address, ...more));
  return loadPyodide({ indexURL: home, ...options });
}
