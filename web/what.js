// @ts-check
// "What is this?": whoever points at a thing on the table is told what it is, in a small panel beside it.

import { byId } from "./dom.js";
import { node } from "./nodes.js";
import { unsay } from "./toast.js";

const GAP = 10; // px between the thing, the panel and the edge of the window
const LARGE = 260; // px: beside a larger thing the panel stands where it was pointed at
const COUNT = /^\d/; // a number with its word is no name
const SIGN = /[;:] /;
const HEAD = /^(.+?)[;:] (.*)$/s; // what a thing is called, and what is to be seen of it

/**
 * @import { WhatReply } from "./protocol.js"
 * @typedef {{ mark: string, node: HTMLElement }} Mark A thing of the drawing, by what Python knows it.
 * @typedef {{ x: number, y: number }} Point
 */

// What a point of the table lies in, from the inmost outwards; nothing outside of the panels and the choices.
/** @param {Element | null} from @returns {Mark[]} */
export function marksAt(from) {
  const room = from?.closest(".table [id^='p-'], .table .prompt");
  const marks = [];
  for (let at = /** @type {HTMLElement | null} */ (from); room && at && at !== room; at = at.parentElement) {
    const mark = at.dataset.what || at.dataset.card || at.id;
    if (mark && (!room.matches(".prompt") || at.dataset.value)) marks.push({ mark, node: at });
  }
  return marks;
}

/** @param {HTMLElement} thing */
const labelOf = (thing) => thing.getAttribute("aria-label") || thing.getAttribute("title") || "";

// Shows the panel: what the drawing calls the thing, and what Python says of it.
/**
 * @param {WhatReply} reply
 * @param {Mark[]} marks
 * @param {Point | null} point Where it was pointed at.
 * @param {Element[]} [links] To where it says more.
 */
export function showWhat(reply, marks, point, links = []) {
  const thing = marks[reply.at].node;
  const said = document.createElement("div");
  said.innerHTML = reply.html;
  const text = said.textContent ?? "";
  const label = labelOf(thing);
  const [, head, rest] = HEAD.exec(label) ?? [label, label, ""];
  const named = head && !COUNT.test(head);
  const title = reply.title || (named ? head : "") || reply.kind;
  // What has no name of its own is told by what it lies in, unless it is a card, which says all by itself.
  const outer = said.querySelector(".full") ? [] : marks.slice(reply.at + 1);
  const around = outer.map(({ node: one }) => labelOf(one)).find(Boolean) ?? "";
  const seen = title === head ? rest : rest && text.includes(rest) ? head : label;
  const lines = [
    node("p", title === reply.kind ? (!named && around ? around.split(SIGN)[0] : "") : reply.kind, { class: "kind" }),
    node("p", label ? (text.includes(seen) ? "" : seen) : title === reply.kind ? "" : around, { class: "seen" }),
  ];
  byId("d-card-title").textContent = title;
  const more = node("div", "", { class: "more" });
  more.append(...said.querySelectorAll(".btn"), ...links);
  // The focus goes to what is said, and brings title and text: a screen reader that is still busy drops those of a dialog.
  const told = { "aria-labelledby": "d-card-title", "aria-describedby": "what-said" };
  const read = node("div", "", { role: "group", tabindex: -1, autofocus: "", ...told });
  const all = node("div", "", { id: "what-said" });
  all.append(...lines.filter((line) => line.textContent), ...said.childNodes);
  read.append(all);
  byId("card-body").replaceChildren(read, more);
  const panel = byId("d-card");
  panel.dataset.card = "what";
  panel.classList.remove("beside");
  panel.classList.add("near");
  unsay();
  if (!panel.open) panel.showModal();
  panel.scrollTop = 0;
  again = () => place(panel, thing.getBoundingClientRect(), point);
  again();
}

let again = () => {};
// Puts the panel beside its thing once more: after a device is turned round, the thing is elsewhere.
export const placeAgain = () => byId("d-card").classList.contains("near") && again();

// Puts the panel to the right of a thing, else to its left, else below or above it. On a phone the sheet says where it is.
/** @param {HTMLElement} panel @param {DOMRect} box @param {Point | null} point */
function place(panel, box, point) {
  const at = point && (!box.width || (box.width > LARGE && box.height > LARGE)) ? new DOMRect(point.x, point.y) : box;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const [right, left] = [at.right + GAP, at.left - GAP - width];
  const beside = right + width + GAP <= innerWidth ? right : left >= GAP ? left : null;
  const below = at.bottom + GAP + height <= innerHeight ? at.bottom + GAP : at.top - GAP - height;
  /** @param {number} to @param {number} size @param {number} room */
  const within = (to, size, room) => Math.max(GAP, Math.min(to, room - size - GAP));
  panel.style.setProperty("--x", `${within(beside ?? at.left, width, innerWidth)}px`);
  panel.style.setProperty("--y", `${within(beside === null ? below : at.top, height, innerHeight)}px`);
}
