// What the page itself says, in the player's language; the languages and colours to choose from.

import { setting, set } from "./store.js";

const texts = JSON.parse(document.getElementById("texts").textContent);
const listeners = [];

const told = document.documentElement.dataset.lang ?? setting("lang") ?? navigator.language?.slice(0, 2);
export let lang =
  document.body.hasAttribute("data-fixed-lang") || !Object.hasOwn(texts, told) ? document.documentElement.lang : told;

// The message of a key; blanks are filled by name, "{n:tile|tiles}" prints the number with its form.
export function t(key, about = {}) {
  return (texts[lang]?.[key] ?? key).replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (blank, name, one, many) => {
    if (!Object.hasOwn(about, name)) return blank;
    return one === undefined ? about[name] : `${about[name]} ${Number(about[name]) === 1 ? one : many}`;
  });
}

const plain = (text) => text.replace(/<[^>]*>/g, "");

// Puts every text of the page that has a key into the language.
export function translate(root = document) {
  for (const node of root.querySelectorAll("[data-t]")) {
    const { t: key, name, ...about } = node.dataset;
    node.textContent = plain(t(key, name ? { ...about, name: t(name) } : about));
  }
  for (const node of root.querySelectorAll("[data-t-label]"))
    node.setAttribute("aria-label", plain(t(node.dataset.tLabel)));
  for (const node of root.querySelectorAll("[data-rules]"))
    node.href = node.getAttribute("href").replace(/[^/]+\.html/, t("rules.page"));
  for (const node of root.querySelectorAll("[data-manifest]"))
    node.href = node.getAttribute("href").replace(/\w+\.webmanifest/, `${lang}.webmanifest`);
  for (const chooser of root.querySelectorAll("[data-choose]")) {
    chooser.value = chooser.dataset.choose === "lang" ? lang : (setting("theme") ?? "auto");
  }
  document.documentElement.lang = lang;
}

export const onLanguage = (listener) => listeners.push(listener);

// In this language from now on, without remembering it; false where it is not known, or spoken already.
export function speak(code) {
  if (!Object.hasOwn(texts, code) || code === lang) return false;
  lang = code;
  translate();
  return true;
}

function chooseLanguage(code) {
  lang = code;
  set("lang", code);
  translate();
  for (const listener of listeners) listener(code);
}

function chooseTheme(theme) {
  set("theme", theme);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  translate();
}

document.addEventListener("change", ({ target }) => {
  if (target.dataset?.choose === "lang") chooseLanguage(target.value);
  else if (target.dataset?.choose === "theme") chooseTheme(target.value);
});

if (lang !== document.documentElement.lang) translate();
else for (const chooser of document.querySelectorAll("[data-choose=theme]")) chooser.value = setting("theme") ?? "auto";
