// @ts-check
// As much of a page as modules look at while they are loaded; and their libraries, which the build puts beside them.
// `node --import=./tests/web/page.mjs --test tests/web/*.test.mjs`

import { register } from "node:module";

// What the build writes of the files of a start: the scripts are whole in their addresses, and the others have a few bytes.
const script = (name) => ({ url: `data:text/javascript,export default 1//${name}`, size: 60 });
const FILES = {
  worker: script("worker.js"),
  python: script("python.js"),
  loader: script("pyodide.mjs"),
  glue: script("pyodide.asm.mjs"),
  wasm: { url: "https://host/py/pyodide.asm.wasm", size: 8 },
  base: { url: "https://host/py/base.pack", size: 60, plain: 90 },
  marine: { url: "https://host/py/marine.pack", size: 60, plain: 90 },
  stdlib: { url: "https://host/py/python_stdlib.zip", size: 60 },
};
const LIBRARIES = {
  "./lib/files.js": `data:text/javascript,export const [home, lockFile, parts] = ["", "", {}], files = ${JSON.stringify(FILES)}`,
  "./lib/idb-keyval.js": "idb-keyval",
};

const hooks = `
const libraries = ${JSON.stringify(LIBRARIES)};
export const resolve = (name, context, next) => next(libraries[name] ?? name, context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const GAMES = {
  marine: { tag: "m", panels: ["board"] },
  climate: { tag: "c", panels: ["board"] },
};
const TEXTS = {
  en: {
    direction: "ltr",
    plurals: "one: n = 1",
    "page.kept": "Kept.",
    tiles: "{who} has {n:tile|tiles}.",
    "boot.bytes": "{done} of {total} MB",
    "boot.point": ".",
  },
  it: {
    direction: "ltr",
    plurals: "one: n = 1",
    "page.kept": "Conservato.",
    tiles: "{who} ha {n:tessera|tessere}.",
    "boot.bytes": "{done} di {total} MB",
    "boot.point": ",",
  },
  pl: { plurals: "one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14", tiles: "{n:kafelek|kafelki|kafelków}" },
  he: { direction: "rtl", plurals: "one: n = 1" },
};
const RELEASES = [
  { version: "0.1.0", rules: { marine: 1, climate: 1 } },
  { version: "0.2.0", rules: { marine: 1, climate: 2 } },
];
const elements = {
  site: { textContent: JSON.stringify({ games: GAMES, releases: RELEASES }) },
  texts: { textContent: JSON.stringify(TEXTS) },
};

const root = { lang: "en", dataset: { lang: "it" } };
const document = {
  documentElement: root,
  body: { hasAttribute: () => false, dataset: {} },
  getElementById: (id) => elements[id] ?? null,
  querySelectorAll: () => [],
  addEventListener() {},
};
Object.assign(globalThis, { document });
