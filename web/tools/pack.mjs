// @ts-check
// node pack.mjs WHEEL OUT: the browser's Python library and the core, compiled, in archives (see pack.py), not yet packed.
// Pyodide compiles them itself (no other Python here has its byte code), and says which modules of its library it needs.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const [wheel, out] = process.argv.slice(2);
const py = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } }); // lines in byte code, but no columns
py.FS.writeFile("/core.zip", await readFile(wheel));
const script = await readFile(new URL("pack.py", import.meta.url), "utf8");
await py.runPythonAsync(script);
await mkdir(out, { recursive: true });
for (const name of py.FS.readdir("/packed"))
  if (!name.startsWith(".")) await writeFile(`${out}/${name}`, py.FS.readFile(`/packed/${name}`));
