// @ts-check
// The gallery: what can be embedded, the code for it, and a form that makes the code for a game of one's own.

import { copy } from "./copy.js";
import { byId, one, targetOf } from "./dom.js";
import { recognise } from "./open.js";
import { games } from "./store.js";
import { onLanguage, t } from "./words.js";

const ATTRIBUTES = "mode scenario rule link game at seat controls lang theme start sandbox".split(" ");
const WIDTH = 720; // px, of a frame that cannot tell its height
/** @type {Record<string, number>} */
const HEIGHT = { watch: 640, try: 820, decide: 760, none: 460 };

const home = new URL(".", location.href).href;
/**
 * A field of the form by its name.
 * @param {string} name
 * @returns {HTMLInputElement | HTMLSelectElement}
 */
const field = (name) => one(byId("composer"), `[name=${name}]`);

// A table is only described, and a picture stands in its place, until somebody wants it: then it is there at once.
/** @type {Record<string, HTMLElement>} */
const tables = {};
for (const stand of document.querySelectorAll("[data-stand]")) {
  /** @type {HTMLTemplateElement} */
  const template = one(stand, "template");
  const described = one(template.content, "speciate-table");
  tables[described.id] = described;
  one(stand, "[data-begin]").onclick = () => {
    const live = document.importNode(described, true);
    live.removeAttribute("start");
    tables[described.id] = live;
    stand.replaceChildren(live);
    if (!customElements.get("speciate-table"))
      document.head.append(Object.assign(document.createElement("script"), { src: `${home}speciate-table.js` }));
  };
}

/** @param {string} name @param {string} value */
const quoted = (name, value) => (value === "" ? name : `${name}="${value.replace(/"/g, "&quot;")}"`);

/** @param {Element} table */
function element(table) {
  const attributes = ATTRIBUTES.filter((name) => table.hasAttribute(name)).map((name) =>
    quoted(name, table.getAttribute(name) ?? ""),
  );
  return `<script src="${home}speciate-table.js" async></script>\n<speciate-table ${attributes.join(" ")}></speciate-table>`;
}

/** @param {Element} table */
function frame(table) {
  const rest = ATTRIBUTES.filter((name) => name !== "link" && name !== "sandbox" && table.hasAttribute(name));
  const fragment = [table.getAttribute("link"), ...rest.map((name) => `${name}=${table.getAttribute(name)}`)].join(
    "&amp;",
  );
  const sandbox = table.hasAttribute("sandbox") ? ' sandbox="allow-scripts"' : "";
  const height = HEIGHT[table.getAttribute("controls") ?? "try"];
  return `<iframe src="${home}#${fragment}" width="${WIDTH}" height="${height}" loading="lazy" title="Speciate"${sandbox}></iframe>`;
}

for (const code of document.querySelectorAll("[data-code]"))
  if (code.id !== "own-code") code.textContent = element(tables[code.dataset.code ?? ""]);

function compose() {
  const found = recognise(field("link").value);
  field("link").setAttribute("aria-invalid", String(!found?.link));
  if (!found?.link) return void (byId("own-code").textContent = t("gallery.nolink"));
  const { own } = tables;
  const [link, ...more] = found.link.split("&");
  own.setAttribute("link", link);
  const at = more.find((part) => part.startsWith("at="))?.slice(3);
  if (at && !field("at").value) field("at").value = at;
  for (const name of ["controls", "at", "seat", "lang", "theme", "start"]) {
    const { value } = field(name);
    if (value === "") own.removeAttribute(name);
    else own.setAttribute(name, value);
  }
  own.toggleAttribute("sandbox", byId("composer").querySelector("[name=sandbox]:checked") !== null);
  byId("own-code").textContent = field("as").value === "frame" ? frame(own) : element(own);
}

// The game on the table: the one that the address brings, else the one that was played last in this browser.
async function fromTable() {
  const brought = recognise(location.hash);
  const link = brought?.link ?? (await games()).at(0)?.link;
  if (link) {
    field("link").value = link;
    field("at").value = "";
  }
  compose();
  if (brought) byId("g-own").scrollIntoView();
}

byId("composer").addEventListener("input", compose);
byId("composer").addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", fromTable);
document.addEventListener("click", (event) => {
  const button = targetOf(event)?.closest("[data-copy]");
  if (button) copy(one(button.parentElement ?? button, "code"));
});
// What a frame tells of a choice: from now on it is that which stands below it.
/** @param {string} type @param {string} mode @param {(detail: any) => string} words */
const telling = (type, mode, words) =>
  addEventListener(type, (event) => {
    if (!(event instanceof CustomEvent) || targetOf(event)?.id !== `table-${mode}`) return;
    const told = one(document, `#told-${mode}`);
    delete told.dataset.t;
    told.textContent = words(event.detail);
  });
telling("speciate-decided", "decide", (detail) => t("gallery.answered", detail));
for (const mode of ["demo", "puzzle"])
  telling("speciate-answered", mode, ({ answer, verdict }) =>
    t("gallery.answered", { text: answer, token: t(`learn.kind.${verdict}`) }),
  );
onLanguage(compose);
fromTable();
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
