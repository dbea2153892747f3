// @ts-check
// As much of a page as modules look at while they are loaded; and their libraries, which the build puts beside them.
// `node --import=./tests/web/page.mjs --test tests/web/*.test.mjs`

import { register } from "node:module";

const LIBRARIES = { "./lib/idb-keyval.js": "idb-keyval" };

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
  en: { "page.kept": "Kept.", tiles: "{who} has {n:tile|tiles}." },
  it: { "page.kept": "Conservato.", tiles: "{who} ha {n:tessera|tessere}." },
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
