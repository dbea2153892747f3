// node pack.mjs WHEEL OUT: the browser's Python library and the core, compiled, in one zip, not yet packed.
// Pyodide compiles them itself (no other Python here has its byte code), and says which modules of its library it needs.
import { readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const [wheel, out] = process.argv.slice(2);
const py = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } }); // lines in byte code, but no columns
py.FS.writeFile("/core.zip", await readFile(wheel));
const script = await readFile(new URL("pack.py", import.meta.url), "utf8");
await py.runPythonAsync(script);
await writeFile(out, py.FS.readFile("/packed.zip"));
