// @ts-check
// What shows a rule, in the rules: under it, lessons and puzzles to be tried, or a picture. A still of it is put in while its
// place is near the window; all of it when somebody wants it. Both are taken out again: a page of rules has few elements, and
// all is written once, on pages of its own.

import { beside } from "./address.js";
import { copy } from "./copy.js";
import { one } from "./dom.js";
import { lessonOf, lessonPage } from "./lessons.js";
import { node } from "./nodes.js";
import { begin } from "./question.js";
import { showStill } from "./still.js";
import { t } from "./words.js";

const BELOW = 3; // what is a heading of the page h2 there stands under one of h4 here
const NEAR = "800px 0px"; // a still is put in before one sees its place
const MOST = 3; // of what stands under a rule, so many are put in, one after the other

/**
 * One that is open, closed or about to open.
 * @typedef {{ open: () => Promise<HTMLElement | null>, close: () => void, isOpen: () => boolean }} Demo
 */

/** @type {HTMLElement | null} */
let live = null; // the one that calls to be pressed; any other does when it is touched or gets the focus

/** @param {HTMLElement} demo */
function wake(demo) {
  live?.classList.remove("live");
  live = demo;
  demo.classList.add("live");
}

/** @type {Map<Element, () => Promise<HTMLElement | null>>} */
const places = new Map(); // of stills, and where each is taken from
/** @type {WeakSet<Element>} */
const near = new WeakSet();
const watch = new IntersectionObserver(
  (changes) => {
    for (const { target, isIntersecting } of changes) isIntersecting ? fill(target) : empty(target);
  },
  { rootMargin: NEAR },
);

/** @param {Element} place */
async function fill(place) {
  near.add(place);
  const section = await places.get(place)?.();
  if (section && near.has(place)) showStill(place, section);
}

/** @param {Element} place */
function empty(place) {
  near.delete(place);
  place.replaceChildren();
}

/**
 * Puts a button before the links to what shows a rule, and a still on the place beside them.
 * @param {HTMLElement} links
 * @returns {Demo}
 */
export function offerDemo(links) {
  const all = [...links.querySelectorAll("a")].slice(0, MOST);
  const label = t(isSight(idOf(all[0])) ? "sight.here" : "book.try");
  const button = node("button", label, { type: "button", class: "btn", "aria-expanded": "false" });
  /** @type {HTMLElement | null} */
  let demo = null;
  /** @type {string[] | null} */
  let early = null; // the keys that are pressed while it is on its way
  /** @type {HTMLElement} */
  const plate = one(links.closest(".rule") ?? document, ".plate");
  const place = one(plate, ".still");

  /** @param {number} n */
  async function asked(n) {
    const id = idOf(all[n]);
    const page = await lessonPage(`${document.body.dataset.game}/${t(isSight(id) ? "sight.page" : "learn.page")}`);
    return page && lessonOf(page, id);
  }

  async function open(n = 0) {
    const id = idOf(all[n]);
    const found = await asked(n);
    if (!found || demo) return demo;
    const rule = links.closest(".rule")?.id;
    const kind = /^.-P/.test(id) ? "puzzle" : "lesson";
    const [mode, named] = n ? [kind, `scenario="${id}"`] : ["demo", `rule="${rule}"`];
    demo = isSight(id) ? sightOf(found, named) : demoOf(found, mode, named);
    if (all.length > 1) demo.lastElementChild?.append(another((n + 1) % all.length));
    plate.after(demo);
    plate.classList.add("open");
    button.setAttribute("aria-expanded", "true");
    return demo;
  }

  function close() {
    demo?.remove();
    demo = null;
    plate.classList.remove("open");
    button.setAttribute("aria-expanded", "false");
  }

  // Opens a demo that the reader wants to try.
  async function enter(n = 0) {
    if (early) return;
    /** @type {string[]} */
    const keys = (early = []);
    const opened = await open(n);
    early = null;
    if (!opened) return all[n].click(); // it may be kept where its page could not be asked for
    one(opened, ".title").focus();
    for (const key of keys) opened.dispatchEvent(new KeyboardEvent("keydown", { key }));
  }

  /** @param {number} n */
  function another(n) {
    const next = node("button", t("book.another", { title: all[n].textContent }), {
      type: "button",
      class: "btn quiet",
      "data-another": n,
    });
    next.onclick = () => {
      close();
      enter(n);
    };
    return next;
  }

  button.onclick = () => (demo ? close() : enter());
  button.onkeydown = ({ key }) => early?.push(key);
  links.prepend(button, " ");
  place.onclick = () => enter();
  places.set(place, () => asked(0));
  watch.observe(place);
  return { open, close, isOpen: () => demo !== null };
}

/** @param {Element} link */
const idOf = (link) => link.getAttribute("href")?.split("#").pop() ?? "";
/** @param {string} id */
const isSight = (id) => /^.-R/.test(id);

// Headings of another page, below that of a rule.
/** @param {HTMLElement} found */
function sink(found) {
  for (const heading of found.querySelectorAll("h2,h3,h4"))
    heading.setAttribute("aria-level", String(Number(heading.localName[1]) + BELOW));
}

// A picture stands under its rule already.
/** @param {HTMLElement} sight @param {string} named */
function sightOf(sight, named) {
  one(sight, ".rule-id").remove();
  sink(sight);
  sight.lastElementChild?.append(...embedding(["picture"], named));
  return sight;
}

// A lesson without what belongs to its page alone: on the left its pictures, on the right what is asked.
/** @param {HTMLElement} lesson @param {string} mode @param {string} named what an embedded table is asked for */
function demoOf(lesson, mode, named) {
  const title = one(lesson, ".title");
  const demo = node("div", "", { class: "demo panel", role: "group", "aria-labelledby": title.id });
  const [pictures, asked, buttons] = [node("div", "", { class: "stg" }), node("div"), node("p")];
  pictures.append(...one(lesson, ".stg").children);
  for (const picture of pictures.children) picture.setAttribute("role", "group");
  sink(lesson);
  buttons.append(...lesson.querySelectorAll("[data-show],[data-again]"), ...embedding([mode, "picture"], named));
  asked.append(title, ...lesson.querySelectorAll(".who,.say,.question,.said,.idea,.hint"), buttons, onPaper(lesson));
  demo.append(pictures, asked);
  demo.dataset.after = lesson.dataset.after;
  begin(demo, () => {}, demo);
  for (const touch of ["focusin", "pointerdown"]) demo.addEventListener(touch, () => wake(demo));
  return demo;
}

// A button that shows, and copies, what puts this into another page, and then one for the next of the modes; none in the one
// file, which no page can reach.
/** @param {string[]} modes @param {string} named @returns {HTMLElement[]} */
function embedding([mode, ...others], named) {
  const script = beside("embed/speciate-table.js");
  if (!script) return [];
  const label = t(mode === "picture" ? "book.embed.picture" : "book.embed");
  const button = node("button", label, { type: "button", class: "btn quiet", "data-embed": mode });
  const element = `<speciate-table mode="${mode}" ${named}></speciate-table>`;
  button.onclick = () => {
    const code = node("code", `<script src="${script}" async></script>\n${element}`, { tabindex: 0 });
    button.replaceWith(code, ...(others.length ? embedding(others, named) : []));
    code.focus();
    copy(code);
  };
  return [button];
}

// The right answer and its verdict: on paper nobody can press one.
/** @param {HTMLElement} lesson */
function onPaper(lesson) {
  const right = one(lesson, ".offer[data-kind=right]");
  const answer = node("div", "", { class: "on-paper" });
  answer.append(one(right, "b").cloneNode(true), one(right, ".verdict").cloneNode(true));
  return answer;
}
