// @ts-check
// From the answers of Python to the page: regions are morphed in, so that nodes persist and pieces can move.

import { byId, one } from "./dom.js";
import { edges, keepEdges } from "./edges.js";
import { Idiomorph } from "./lib/idiomorph.js";
import { unsay } from "./toast.js";

const callbacks = {
  /** @param {Element} node @param {Element} fresh */
  beforeNodeMorphed(node, fresh) {
    keepEdges(node, fresh);
    return !node.isEqualNode(fresh); // most of a region stays as it is
  },
  // What the player is typing stays theirs, and what they have opened stays open.
  /** @param {string} name @param {Element} node */
  beforeAttributeUpdated: (name, node) =>
    !(name === "value" && node === document.activeElement) && !(name === "open" && node.matches("[data-keep]")),
};

// Idiomorph takes a text for a whole document; a part of one is parsed faster.
/** @param {string} html */
function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// Blur an element that the morph will remove before it starts: a browser that drops the focus in mid-morph does a
// synchronous layout. It does not go to the question yet: a screen reader would read the one before.
/** @param {Record<string, string>} regions */
function leave(regions) {
  const { activeElement: now } = document;
  if (!(now instanceof HTMLElement || now instanceof SVGElement)) return;
  const into = Object.keys(regions).find((id) => byId(id)?.contains(now));
  if (now.id && into && !regions[into].includes(` id="${now.id}"`)) now.blur();
}

/** @param {Record<string, string>} regions */
export function draw(regions) {
  leave(regions);
  for (const [id, html] of Object.entries(regions)) {
    const region = byId(id);
    if (!region) continue;
    if (!region.firstChild || !html) region.innerHTML = html;
    else Idiomorph.morph(region, parsed(html), { morphStyle: "innerHTML", restoreFocus: true, callbacks });
    if (id === "form") {
      /** @type {NodeListOf<HTMLInputElement>} */
      const boxes = region.querySelectorAll("input[type=radio],input[type=checkbox]");
      for (const box of boxes) box.checked = box.hasAttribute("checked");
    }
  }
  edges();
  if (regions.curtain) forget();
}

// Nothing that was explained to the one before is left to be found behind the curtain.
function forget() {
  /** @type {NodeListOf<HTMLDialogElement>} */
  const dialogs = document.querySelectorAll("dialog[open]");
  for (const dialog of dialogs) dialog.close();
  byId("d-card-title").textContent = "";
  byId("card-body").replaceChildren();
  unsay();
}

/** @param {string} view */
export function show(view) {
  document.body.dataset.view = view;
  for (const name of ["setup", "opening", "table", "score"]) one(document, `#view-${name}`).hidden = name !== view;
}

// A focus that was lost with its button goes to the question, the start of what is asked now. Behind a curtain there is
// none: it covers the table, it is told as a modal dialog, and keys stay in it. (To make the table `inert` restyles it all.)
// Returns whether the question has it now, and had not before.
export function keepFocus() {
  const { activeElement: now } = document;
  const take = byId("curtain-take");
  const lost =
    !now ||
    now === document.body ||
    now.matches(":disabled") ||
    !now.isConnected ||
    (take && !byId("curtain").contains(now));
  if (lost && !document.querySelector("dialog[open]")) (take ?? byId("question"))?.focus({ preventScroll: true });
  return document.activeElement !== now && document.activeElement?.id === "question";
}

document.addEventListener("focusin", () => byId("curtain-take") && keepFocus());

// --- the tabs of a phone ---------------------------------------------------------------------------------------------

const narrow = matchMedia("(max-width:73.75em)"); // wider, no game has tabs

/** @param {string} name */
export function openTab(name) {
  /** @type {HTMLInputElement | null} */
  const tab = document.querySelector(`.tabs input[value="${name}"]`);
  if (!tab) return;
  tab.checked = true;
  const [board] = document.querySelectorAll(".tabs input");
  document.body.classList.toggle("off-board", tab !== board);
  /** @type {NodeListOf<HTMLElement>} */
  const panels = document.querySelectorAll(".table .panel");
  for (const panel of panels) {
    const open = tab !== board && (panel.id === `p-${name}` || (name === "log" && panel.classList.contains("p-log")));
    panel.classList.toggle("on-tab", open);
    if (open && narrow.matches)
      panel.tabIndex = 0; // it may scroll, and hold nothing that takes the focus
    else panel.removeAttribute("tabindex");
  }
}

// How much is new behind each tab: change marks in a panel, lines of the log since the last turn.
export function countNew() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const tabs = document.querySelectorAll(".tabs input");
  for (const tab of tabs) {
    const panel = byId(`p-${tab.value}`);
    let count = panel ? panel.querySelectorAll(".pill").length : 0;
    if (tab.value === "log")
      for (let line = byId("since")?.nextElementSibling; line; line = line.nextElementSibling) count++;
    const mark = one(tab.parentElement ?? document, ".new");
    mark.hidden = !count || tab.checked;
    const text = String(Math.min(count, 99));
    if (mark.textContent !== text) mark.textContent = text; // the same text written again is a change for a screen reader
  }
}
