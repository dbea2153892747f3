// @ts-check
// The rules of a game as a book: a search that leaves what it finds, and contents that say where one is.

import { fragment, onFragment } from "./address.js";
import { offerDemo } from "./demos.js";
import { byId, fieldOf, one, targetOf } from "./dom.js";
import { node } from "./nodes.js";
import "./page.js";
import { t } from "./words.js";

const main = byId("main");
const contents = byId("contents");
const field = byId("book-find");

// Capitals, accents and the marks where a word may break make no difference.
/** @param {string} text */
const folded = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u00ad]/g, "")
    .replace(/’/g, "'")
    .toLowerCase();

// What can be found: rules by all that they say, by what shows them and by their titles in other languages; cards and traits
// by their names in all languages.
/** @type {HTMLElement[]} */
const entries = [...main.querySelectorAll(".rule, tr:has(.cname)")];
const said = entries.map((entry) => {
  /** @type {HTMLElement} */
  const named = entry.querySelector(".cname") ?? entry;
  return folded(`${named.textContent} ${named.dataset.also}`);
});

// Words that mean the same to a reader who searches, each by its beginning; other words stand for themselves.
const alike = folded(t("book.same"))
  .split(";")
  .map((group) => group.trim().split(/\s+/));
/** @param {string} word */
const meant = (word) => [
  word,
  ...alike.filter((group) => group.some((beginning) => word.startsWith(beginning))).flat(),
];

function find() {
  const wanted = folded(field.value).split(/\s+/).filter(Boolean).map(meant);
  const hits = entries.filter((entry, n) =>
    entry.classList.toggle(
      "found",
      wanted.every((words) => words.some((word) => said[n].includes(word))),
    ),
  );
  main.classList.toggle("searching", wanted.length > 0);
  const key = hits.length ? "book.found" : "book.none";
  byId("book-found").textContent = wanted.length ? t(key, { n: hits.length, text: field.value.trim() }) : "";
  return hits;
}

function clear() {
  field.value = "";
  find();
}

/** @param {HTMLElement | null} target */
function show(target) {
  target?.scrollIntoView();
  target?.focus();
}

/** @param {HTMLElement} target */
function open(target) {
  clear();
  location.hash = target.id;
  show(target);
}

field.addEventListener("input", find);
field.addEventListener("keydown", ({ key }) => {
  const [first] = find();
  if (key === "Escape") clear();
  if (key === "Enter" && field.value && first) open(first.id ? first : one(first, "[id]"));
});
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || fieldOf(event)) return;
  event.preventDefault();
  field.focus();
});
// A link leads to what the search may have taken away.
main.addEventListener("click", (event) => {
  if (targetOf(event)?.closest("a[href^='#']")) clear();
});

// --- what can be tried, or seen ----------------------------------------------------------------------------------------

// The buttons come after the search has read what can be found.
const demos = [...main.querySelectorAll(".try")].map(offerDemo);

// On paper there is what is open; or all of it, if the reader asks for that.
const paper = node("button", t("book.print"), { type: "button", class: "btn quiet" });
paper.onclick = async () => {
  const closed = demos.filter((demo) => !demo.isOpen());
  await Promise.all(closed.map(({ open }) => open()));
  addEventListener("afterprint", () => closed.forEach(({ close }) => close()), { once: true });
  print();
};
if (demos.length) contents.after(paper);

// --- where one is -----------------------------------------------------------------------------------------------------

// The contents are open where there is room for them at the side.
const wide = matchMedia("(min-width:56.3125em)");
const unfold = () => (contents.open = wide.matches);
wide.addEventListener("change", unfold);
unfold();

// They mark where one reads: the first part in the upper third of the window.
/** @type {Map<string, HTMLElement>} */
const links = new Map();
for (const link of contents.querySelectorAll("a")) links.set((link.getAttribute("href") ?? "").slice(1), link);
/** @type {Set<string>} */
const seen = new Set();
const reading = new IntersectionObserver(
  (changes) => {
    for (const { isIntersecting, target } of changes) seen[isIntersecting ? "add" : "delete"](target.id);
    const link = links.get([...links.keys()].find((id) => seen.has(id)) ?? "");
    if (!link) return;
    contents.querySelector("[aria-current]")?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    /** @type {HTMLDetailsElement | null} */
    const chapter = link.closest("details[name]");
    if (chapter) chapter.open = true;
    const side = contents.parentElement;
    if (wide.matches && side) side.scrollTop = link.offsetTop - side.clientHeight / 2;
  },
  { rootMargin: "-24px 0px -67%" },
);
for (const id of links.keys()) reading.observe(one(main, `[id="${id}"]`));

// "[" and "]" lead to the part before and after that one; some keyboards have them on Alt.
addEventListener("keydown", (event) => {
  const step = { "[": -1, "]": 1 }[event.key];
  if (!step || event.metaKey || (event.ctrlKey && !event.altKey) || fieldOf(event)) return;
  const ids = [...links.keys()];
  const reads = document.activeElement?.closest(".rule") ?? contents.querySelector("[aria-current]");
  const here = reads instanceof HTMLAnchorElement ? reads.hash.slice(1) : (reads?.id ?? "");
  const next = ids[ids.indexOf(here) + step];
  if (next) open(one(main, `[id="${next}"]`));
});

// In the one file, the address names the page first: the browser does not find the rule in it.
const land = () => {
  const target = byId(fragment());
  if (!target?.matches(":target")) show(target);
};
onFragment(land);
land();
