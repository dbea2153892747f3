// For tests and the bench, never shipped: a worker that starts Python as the site does and runs the code it is sent.
import { library, pyodide } from "./runtime.js";

const py = pyodide({ stdLibURL: library });

self.onmessage = async ({ data }) => {
  try {
    postMessage({ value: (await py).runPython(data) });
  } catch (error) {
    postMessage({ error: error.message });
  }
};
