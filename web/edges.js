// @ts-check
// Which lists of the table go on beyond their edge. `data-more` of a list names the edges, and layout.css fades it out there.

import { painted } from "./paint.js";

const OUTER = ".table :is(.panel, .prompt, .choices)";
const LISTS = `${OUTER}, .table .panel :is(div, ol, ul, li)`;
const SCROLLS = ["auto", "scroll"];
const SLACK = 4; // px beyond an edge that hold nothing: the room for the ring of a focus

/** @type {WeakSet<Element>} */
const watched = new WeakSet();
const sizes = new ResizeObserver(tellAll);
let awaited = false; // whether the lists are measured soon

// The edges beyond which a list goes on, in words with a space between them.
/** @param {Element} list */
function beyond(list) {
  const { overflowX, overflowY, flexDirection, direction } = getComputedStyle(list);
  const high = SCROLLS.includes(overflowY) ? list.scrollHeight - list.clientHeight : 0;
  const wide = SCROLLS.includes(overflowX) ? list.scrollWidth - list.clientWidth : 0;
  // A list that begins at its end counts backwards from there.
  const up = list.scrollTop + (flexDirection === "column-reverse" ? high : 0);
  const west = list.scrollLeft + (direction === "rtl" ? wide : 0);
  const far = Object.entries({ up, down: high - up, west, east: wide - west });
  return far.flatMap(([edge, px]) => (px > SLACK ? [edge] : [])).join(" ");
}

/** @param {Element} list @param {string} more */
function tell(list, more) {
  if (more === (list.getAttribute("data-more") ?? "")) return;
  if (more) list.setAttribute("data-more", more);
  else list.removeAttribute("data-more");
}

// All is measured before anything is told: else the browser would lay out the table again for each list.
function tellAll() {
  awaited = false;
  const long = [...document.querySelectorAll(LISTS)].filter((list) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = list;
    return scrollHeight > clientHeight || scrollWidth > clientWidth || list.hasAttribute("data-more");
  });
  const found = long.map(beyond);
  long.forEach((list, n) => tell(list, found[n]));
}

// What was drawn is painted first: who has pressed something waits for that, and to measure what is not laid out yet costs a
// layout of its own.
function tellSoon() {
  if (awaited) return;
  awaited = true;
  painted().then(tellAll);
}

// To be called for a list that is about to be drawn anew: until it is measured again it is taken to go on as before.
/** @param {Element} list as it is @param {Element} fresh as it will be */
export function keepEdges(list, fresh) {
  if (list instanceof HTMLElement && list.className === fresh.className)
    tell(fresh, list.getAttribute("data-more") ?? "");
}

// To be called when the table has been drawn.
export function edges() {
  for (const list of document.querySelectorAll(OUTER)) {
    if (watched.has(list)) continue;
    watched.add(list);
    sizes.observe(list);
  }
  tellSoon();
}

/** @param {Event} event */
function scrolled({ target }) {
  if (target instanceof Element && target.matches(LISTS)) tell(target, beyond(target));
}

addEventListener("scroll", scrolled, { capture: true, passive: true });
addEventListener("input", tellSoon); // a search among the choices leaves fewer, and their list keeps its size
