// The gallery: what can be embedded, the code for it, and a form that makes the code for a game of one's own.

import { news } from "./news.js";
import { recognise } from "./open.js";
import { games } from "./store.js";
import { onLanguage, t } from "./words.js";

const ATTRIBUTES = ["link", "game", "at", "seat", "controls", "lang", "theme", "start", "sandbox"];
const WIDTH = 720; // px, of a frame that cannot tell its height
const HEIGHT = { watch: 640, try: 820, decide: 760, none: 460 };

const byId = (id) => document.getElementById(id);
const home = new URL(".", location.href).href;
const form = byId("composer").elements;

// A table is only described, and a picture stands in its place, until somebody wants it: then it is there at once.
const tables = {};
for (const stand of document.querySelectorAll("[data-stand]")) {
  const described = stand.querySelector("template").content.firstElementChild;
  tables[described.id] = described;
  stand.querySelector("[data-begin]").onclick = () => {
    const live = document.importNode(described, true);
    live.removeAttribute("start");
    tables[described.id] = live;
    stand.replaceChildren(live);
    if (!customElements.get("speciate-table"))
      document.head.append(Object.assign(document.createElement("script"), { src: `${home}speciate-table.js` }));
  };
}

const quoted = (name, value) => (value === "" ? name : `${name}="${value.replace(/"/g, "&quot;")}"`);

function element(table) {
  const told = ATTRIBUTES.filter((name) => table.hasAttribute(name)).map((name) =>
    quoted(name, table.getAttribute(name)),
  );
  return `<script src="${home}speciate-table.js" async></script>\n<speciate-table ${told.join(" ")}></speciate-table>`;
}

function frame(table) {
  const rest = ATTRIBUTES.filter((name) => name !== "link" && name !== "sandbox" && table.hasAttribute(name));
  const fragment = [table.getAttribute("link"), ...rest.map((name) => `${name}=${table.getAttribute(name)}`)].join(
    "&amp;",
  );
  const sandbox = table.hasAttribute("sandbox") ? ' sandbox="allow-scripts"' : "";
  const height = HEIGHT[table.getAttribute("controls")];
  return `<iframe src="${home}#${fragment}" width="${WIDTH}" height="${height}" loading="lazy" title="Speciate"${sandbox}></iframe>`;
}

for (const code of document.querySelectorAll("[data-code]"))
  if (code.id !== "own-code") code.textContent = element(tables[code.dataset.code]);

function compose() {
  const found = recognise(form.link.value);
  form.link.setAttribute("aria-invalid", String(!found?.link));
  if (!found?.link) return void (byId("own-code").textContent = t("gallery.nolink"));
  const { own } = tables;
  const [link, ...more] = found.link.split("&");
  own.setAttribute("link", link);
  const at = more.find((part) => part.startsWith("at="))?.slice(3);
  if (at && !form.at.value) form.at.value = at;
  for (const name of ["controls", "at", "seat", "lang", "theme", "start"]) {
    const { value } = form[name];
    if (value === "") own.removeAttribute(name);
    else own.setAttribute(name, value);
  }
  own.toggleAttribute("sandbox", form.sandbox.checked);
  byId("own-code").textContent = form.as.value === "frame" ? frame(own) : element(own);
}

// The game on the table: the one that the address brings, else the one that was played last in this browser.
async function fromTable() {
  const brought = recognise(location.hash);
  const link = brought?.link ?? (await games()).at(0)?.link;
  if (link) {
    form.link.value = link;
    form.at.value = "";
  }
  compose();
  if (brought) byId("g-own").scrollIntoView();
}

byId("composer").addEventListener("input", compose);
byId("composer").addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", fromTable);
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  const code = button.parentElement.querySelector("code");
  try {
    await navigator.clipboard.writeText(code.textContent);
    news(t("share.copied"));
  } catch {
    getSelection().selectAllChildren(code);
    news(t("gallery.select"));
  }
});
addEventListener("speciate-decided", ({ target, detail }) => {
  if (target.id !== "table-decide") return;
  delete byId("answer").dataset.t; // from now on it is what was chosen that stands there
  byId("answer").textContent = t("gallery.answered", { text: detail.text, token: detail.token });
});
onLanguage(compose);
fromTable();
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
