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

/** @param {string} text */
export function say(text) {
  const live = byId("live");
  if (text && live.textContent !== text) live.textContent = text;
}
