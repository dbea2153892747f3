// From the answers of Python to the page: regions are morphed in, so that nodes persist and pieces can move.

import { Idiomorph } from "./lib/idiomorph.js";

const byId = (id) => document.getElementById(id);
const callbacks = {
  beforeNodeMorphed: (node, fresh) => !node.isEqualNode(fresh), // most of a region stays as it is
  // What the player is typing stays theirs.
  beforeAttributeUpdated: (name, node) => !(name === "value" && node === document.activeElement),
};

// Idiomorph takes a text for a whole document; a part of one is parsed faster.
function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

// A focus that goes with its button costs a layout in mid-change; before any change it costs none.
function leave(regions) {
  const { activeElement: now } = document;
  const into = Object.keys(regions).find((id) => byId(id)?.contains(now));
  if (now.id && into && !regions[into].includes(` id="${now.id}"`)) now.blur();
}

export function draw(regions) {
  leave(regions);
  for (const [id, html] of Object.entries(regions)) {
    const region = byId(id);
    if (!region) continue;
    if (!region.firstChild || !html) region.innerHTML = html;
    else Idiomorph.morph(region, parsed(html), { morphStyle: "innerHTML", restoreFocus: true, callbacks });
    if (id === "form")
      for (const box of region.querySelectorAll("input[type=radio],input[type=checkbox]"))
        box.checked = box.hasAttribute("checked");
  }
  if (regions.curtain) forget();
}

// Nothing that was explained to the one before is left to be found behind the curtain.
function forget() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  byId("d-card-title").textContent = "";
  byId("card-body").replaceChildren();
}

export function show(view) {
  document.body.dataset.view = view;
  for (const name of ["setup", "opening", "table", "score"]) byId(`view-${name}`).hidden = name !== view;
}

// A focus that was lost with its button goes to the question, the start of what is asked now. Behind a curtain there is
// none: it covers the table, it is told as a modal dialog, and keys stay in it. (To make the table `inert` restyles it all.)
export function keepFocus() {
  const { activeElement: now } = document;
  const take = byId("curtain-take");
  const lost =
    !now || now === document.body || now.disabled || !now.isConnected || (take && !byId("curtain").contains(now));
  if (lost && !document.querySelector("dialog[open]")) (take ?? byId("question"))?.focus({ preventScroll: true });
}

document.addEventListener("focusin", () => byId("curtain-take") && keepFocus());

// --- the tabs of a phone ---------------------------------------------------------------------------------------------

export function openTab(name) {
  const tab = document.querySelector(`.tabs input[value="${name}"]`);
  if (!tab) return;
  tab.checked = true;
  const [board] = document.querySelectorAll(".tabs input");
  document.body.classList.toggle("off-board", tab !== board);
  for (const panel of document.querySelectorAll(".table .panel")) {
    panel.classList.toggle(
      "on-tab",
      tab !== board && (panel.id === `p-${name}` || (name === "log" && panel.classList.contains("p-log"))),
    );
  }
}

// How much is new behind each tab: change marks in a panel, lines of the log since the last turn.
export function countNew() {
  for (const tab of document.querySelectorAll(".tabs input")) {
    const panel = byId(`p-${tab.value}`);
    let count = panel ? panel.querySelectorAll(".pill").length : 0;
    if (tab.value === "log")
      for (let line = byId("since")?.nextElementSibling; line; line = line.nextElementSibling) count++;
    const mark = tab.parentElement.querySelector(".new");
    mark.hidden = !count || tab.checked;
    mark.textContent = count > 99 ? "99" : count;
  }
}
