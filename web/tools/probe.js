// For tests and the bench, never shipped: a worker that starts Python as the site does and runs the code it is sent.
import { home, loadPyodide } from "./lib/pyodide.js";

const at = (path) => new URL(path, import.meta.url).href;
const py = loadPyodide({ indexURL: home, stdLibURL: at("py/speciate.zip") });

self.onmessage = async ({ data }) => {
  try {
    postMessage({ value: (await py).runPython(data) });
  } catch (error) {
    postMessage({ error: error.message });
  }
};
