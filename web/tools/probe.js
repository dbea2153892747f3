// @ts-check
// For tests and the bench, never shipped: a worker that starts Python as the site does and runs the code it is sent.
import { runtime } from "./runtime.js";

const py = runtime().start();

self.onmessage = async ({ data }) => {
  try {
    postMessage({ value: (await py).runPython(data) });
  } catch (error) {
    postMessage({ error: /** @type {Error} */ (error).message });
  }
};
