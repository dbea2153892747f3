// @ts-check
// Lessons, puzzles and pictures of rules on other pages than that of their game. They are taken from there, so that they are
// written once.

import { pageText } from "./address.js";

/** @type {Map<string, Promise<Document | null>>} */
const pages = new Map();

/**
 * The page of the lessons of a game, or of the pictures of its rules. Promises null where it cannot be had: it is asked for again the next time.
 * @param {string} path relative to the site's root
 */
export async function lessonPage(path) {
  const asked = pages.get(path) ?? fetched(path);
  pages.set(path, asked);
  const page = await asked;
  if (!page) pages.delete(path);
  return page;
}

/** @param {string} path */
async function fetched(path) {
  const text = await pageText(path);
  return text === null ? null : new DOMParser().parseFromString(text, "text/html");
}

/**
 * A lesson, a puzzle or a picture of that page, for this one; null where it has none with this id.
 * @param {Document} page
 * @param {string} id
 */
export function lessonOf(page, id) {
  const section = page.getElementById(id);
  if (!section?.matches(".lesson,.sight")) return null;
  for (const closed of section.querySelectorAll("noscript")) closed.replaceWith(...closed.childNodes); // see lesson.js
  return document.importNode(section, true);
}

/**
 * The id of the lesson or puzzle of that page that shows a rule best: the first of those that cite it before the most others;
 * "" where none cites it.
 * @param {Document} page
 * @param {string} rule
 */
export function lessonAbout(page, rule) {
  const found = [...page.querySelectorAll(".lesson")]
    .map((lesson) => ({ id: lesson.id, place: placeOf(lesson, rule) }))
    .filter(({ place }) => place >= 0);
  return found.sort((one, other) => one.place - other.place)[0]?.id ?? "";
}

// How many rules a lesson cites before this one; -1 where it does not cite it.
/** @param {Element} lesson @param {string} rule */
const placeOf = (lesson, rule) =>
  [...lesson.querySelectorAll(".rid")].findIndex(({ textContent }) => textContent === rule);
