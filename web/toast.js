// @ts-check
// One sentence at a time at the foot of the page, and for screen readers.

import { byId } from "./dom.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * @param {string} text
 * @param {{ warn?: boolean, action?: string, onAction?: () => unknown, stay?: boolean }} options
 */
export function toast(text, { warn = false, action = "", onAction = () => {}, stay = warn } = {}) {
  const box = byId("news");
  clearTimeout(timer);
  box.replaceChildren();
  if (!text) return;
  const line = document.createElement("div");
  line.classList.toggle("warn", warn);
  line.append(text);
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = action || "×";
  if (!action) button.setAttribute("aria-label", "OK");
  button.onclick = () => {
    box.replaceChildren();
    onAction();
  };
  line.append(button);
  box.append(line);
  if (!stay) timer = setTimeout(() => box.replaceChildren(), 6000);
}

const AFTER = 300; // ms: a screen reader drops what is said while it has many changes of a table before it
const STAYS = 10_000; // ms: a screen reader that is busy with a new table comes to it seconds later
/** @type {string[]} */
let waiting = [];
let last = ""; // what was said last
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;

/**
 * Has a screen reader say a sentence, after what is drawn with it. `more`: the next comes at once, and both are said then.
 * @param {string} text
 */
export function say(text, more = false) {
  if (text && (waiting.at(-1) ?? last) !== text) waiting.push(text);
  clearTimeout(saying);
  if (!more) saying = setTimeout(speak, AFTER);
}

// Each time it is a line of its own: one that takes the place of another keeps a screen reader from saying it. Said, it goes.
function speak() {
  if (!waiting.length) return;
  last = waiting.at(-1) ?? "";
  const line = document.createElement("p");
  line.append(waiting.splice(0).join(" "));
  byId("live").append(line);
  setTimeout(() => line.remove(), STAYS);
}

// Nothing that was said to one player is left for the next, or under a dialog: when that is closed, it would be said again.
export function unsay() {
  waiting = [];
  last = "";
  byId("live").replaceChildren();
}
