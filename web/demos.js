// @ts-check
// What shows a rule, in the rules: under it, lessons and puzzles to be tried, or a picture. It is put in when somebody wants
// it, and taken out again: a page of rules has few elements, and all is written once, on pages of its own.

import { beside } from "./address.js";
import { copy } from "./copy.js";
import { one } from "./dom.js";
import { lessonOf, lessonPage } from "./lessons.js";
import { node } from "./nodes.js";
import { begin } from "./question.js";
import { t } from "./words.js";

const BELOW = 3; // what is a heading of the page h2 there stands under one of h4 here
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

/**
 * Puts a button before the links to what shows a rule.
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

  async function open(n = 0) {
    const id = idOf(all[n]);
    const page = await lessonPage(`${document.body.dataset.game}/${t(isSight(id) ? "sight.page" : "learn.page")}`);
    const found = page && lessonOf(page, id);
    if (!found || demo) return demo;
    const named = n
      ? `${/^.-P/.test(id) ? "puzzle" : "lesson"}" scenario="${id}"`
      : `demo" rule="${links.closest(".rule")?.id}"`;
    demo = isSight(id) ? sightOf(found) : demoOf(found, named);
    if (all.length > 1) demo.lastElementChild?.append(another((n + 1) % all.length));
    links.after(demo);
    button.setAttribute("aria-expanded", "true");
    return demo;
  }

  function close() {
    demo?.remove();
    demo = null;
    button.setAttribute("aria-expanded", "false");
  }

  // Opens one for who wants to try it.
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
/** @param {HTMLElement} sight */
function sightOf(sight) {
  one(sight, ".rule-id").remove();
  sink(sight);
  return sight;
}

// A lesson without what belongs to its page alone: on the left its pictures, on the right what is asked.
/** @param {HTMLElement} lesson @param {string} named what an embedded table is asked for */
function demoOf(lesson, named) {
  const title = one(lesson, ".title");
  const demo = node("div", "", { class: "demo panel", role: "group", "aria-labelledby": title.id });
  const [pictures, asked, buttons] = [node("div", "", { class: "stg" }), node("div"), node("p")];
  pictures.append(...one(lesson, ".stg").children);
  for (const picture of pictures.children) picture.setAttribute("role", "group");
  sink(lesson);
  buttons.append(...lesson.querySelectorAll("[data-show],[data-again]"), ...embedding(named));
  asked.append(title, ...lesson.querySelectorAll(".who,.say,.question,.said,.idea,.hint"), buttons, onPaper(lesson));
  demo.append(pictures, asked);
  demo.dataset.after = lesson.dataset.after;
  begin(demo, () => {}, demo);
  for (const touch of ["focusin", "pointerdown"]) demo.addEventListener(touch, () => wake(demo));
  return demo;
}

// A button that shows, and copies, what puts this into another page; none in the one file, which no page can reach.
/** @param {string} named */
function embedding(named) {
  const script = beside("embed/speciate-table.js");
  if (!script) return [];
  const button = node("button", t("book.embed"), { type: "button", class: "btn quiet", "data-embed": "" });
  const element = `<speciate-table mode="${named}></speciate-table>`;
  button.onclick = () => {
    const code = node("code", `<script src="${script}" async></script>\n${element}`, { tabindex: 0 });
    button.replaceWith(code);
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
