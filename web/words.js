// @ts-check
// What the page itself says, in the player's language; the languages and colours to choose from.

import { byId, fieldOf } from "./dom.js";
import { setting, set } from "./store.js";

/** @type {Record<string, Record<string, string>>} */
const texts = JSON.parse(byId("texts").textContent ?? "");
// What the build has drawn says this in other languages than that of the document: by region, language and place in it.
/** @type {Record<string, Record<string, Record<number, string>>>} */
const drawn = JSON.parse(byId("drawn")?.textContent ?? "{}");
/** @type {Record<string, (string | null)[]>} */
const first = {}; // and in that of the document
const LABELS = ["aria-label", "title", "placeholder"];
/** @type {((code: string) => void)[]} */
const listeners = [];

const wanted = document.documentElement.dataset.lang ?? setting("lang") ?? navigator.language?.slice(0, 2);
export let lang =
  document.body.hasAttribute("data-fixed-lang") || !Object.hasOwn(texts, wanted)
    ? document.documentElement.lang
    : wanted;

/** @type {Record<string, Intl.PluralRules>} */
const counting = {}; // by language

// The form of a word that goes with a number: one for each plural category that the language declares, then one for all others.
/** @param {number} n @param {string[]} forms */
function formOf(n, forms) {
  const categories = texts[lang].plurals.split("; ").map((rule) => rule.split(":")[0]);
  const place = categories.indexOf((counting[lang] ??= new Intl.PluralRules(lang)).select(n));
  return place < 0 ? forms.at(-1) : forms[place];
}

// The message of a key; blanks are filled by name, "{n:tile|tiles}" prints the number with its form.
/** @param {string} key @param {Record<string, unknown>} about @returns {string} */
export function t(key, about = {}) {
  return (texts[lang]?.[key] ?? key).replace(/\{(\w+)(?::([^|}]*\|[^}]*))?\}/g, (blank, name, forms) => {
    if (!Object.hasOwn(about, name)) return blank;
    return forms === undefined
      ? String(about[name])
      : `${about[name]} ${formOf(Number(about[name]), forms.split("|"))}`;
  });
}

/** @param {string} text */
const plain = (text) => text.replace(/<[^>]*>/g, "");

// What is chosen already, in the lists to choose from.
/** @param {ParentNode} root */
function showChoices(root) {
  /** @type {NodeListOf<HTMLSelectElement>} */
  const choosers = root.querySelectorAll("[data-choose]");
  for (const chooser of choosers)
    chooser.value = chooser.dataset.choose === "lang" ? lang : (setting("theme") ?? "auto");
}

// Links lead to the file of this language.
/** @param {ParentNode} root @param {string} selector @param {RegExp} file @param {string} name */
function lead(root, selector, file, name) {
  for (const link of root.querySelectorAll(selector))
    link.setAttribute("href", (link.getAttribute("href") ?? "").replace(file, name));
}

// The texts and labels of an element, in their order.
/** @param {Element} root */
function* said(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) yield* LABELS.flatMap((name) => node.getAttributeNode(name) ?? []);
    else if (node.nodeValue?.trim()) yield node;
  }
}

// What is filled in, and what has the focus, stays.
/** @param {Element} region */
function translateDrawn(region) {
  const nodes = [...said(region)];
  const before = (first[region.id] ??= nodes.map(({ nodeValue }) => nodeValue));
  const own = drawn[region.id]?.[lang] ?? {};
  nodes.forEach((node, place) => (node.nodeValue = own[place] ?? before[place]));
}

// Puts every text of the page that has a key into the language, and what the build has drawn.
/** @param {ParentNode} root */
export function translate(root = document) {
  for (const node of root.querySelectorAll("[data-t]")) {
    const { t: key = "", name, ...about } = node.dataset;
    node.textContent = plain(t(key, name ? { ...about, name: t(name) } : about));
  }
  for (const node of root.querySelectorAll("[data-t-label]"))
    node.setAttribute("aria-label", plain(t(node.dataset.tLabel ?? "")));
  for (const region of root.querySelectorAll("[data-drawn]")) translateDrawn(region);
  lead(root, "[data-rules]", /[^/]+\.html/, t("rules.page"));
  lead(root, "[data-learn]", /[^/]+\.html/, t("learn.page"));
  lead(root, "[data-levels]", /[^/]+\.html/, t("ladder.page"));
  lead(root, "[data-manifest]", /\w+\.webmanifest/, `${lang}.webmanifest`);
  showChoices(root);
  document.documentElement.lang = lang;
  document.documentElement.dir = t("direction");
}

/** @param {(code: string) => void} listener */
export const onLanguage = (listener) => listeners.push(listener);

// In this language from now on, without remembering it; false where it is not known, or spoken already.
/** @param {string} code */
export function speak(code) {
  if (!Object.hasOwn(texts, code) || code === lang) return false;
  lang = code;
  translate();
  for (const listener of listeners) listener(code);
  return true;
}

/** @param {string} code */
function chooseLanguage(code) {
  set("lang", code);
  speak(code);
}

/** @param {string} theme */
function chooseTheme(theme) {
  set("theme", theme);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  translate();
}

document.addEventListener("change", (event) => {
  const field = fieldOf(event);
  if (field?.dataset.choose === "lang") chooseLanguage(field.value);
  else if (field?.dataset.choose === "theme") chooseTheme(field.value);
});

if (lang !== document.documentElement.lang) translate();
else showChoices(document);
