// @ts-check
// The still of a lesson, a puzzle or the picture of a rule: what of it matters, as the build has cut it, on a place of fixed
// size. It is only looked at.

import { node } from "./nodes.js";
import { cutBoard, rowsOf } from "./question.js";

const SMALLEST = 0.66; // a list that is too high is made as small as this; what is still too low fades out
const FILLED = 0.95; // of the height of its place

const sized = new ResizeObserver((changes) => changes.forEach(({ target }) => fit(target)));

/**
 * Puts the still on its place. Of a board on which something is played there are two: before and after.
 * @param {Element} place
 * @param {Element} section a lesson, a puzzle or the picture of a rule
 */
export function showStill(place, section) {
  /** @type {HTMLElement[]} */
  const panels = [...section.querySelectorAll("[data-still]")];
  const boards = panels.map(boardOf);
  place.replaceChildren(...(boards[0] ? boards : panels.slice(-1).map(listOf)).filter((part) => part !== null));
  fit(place);
  sized.observe(place);
}

// A list becomes so small that it is seen from its beginning to its end.
/** @param {Element} place */
function fit(place) {
  for (const list of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".list>*"))) {
    const part = /** @type {HTMLElement} */ (list.parentElement);
    list.style.setProperty("zoom", "1");
    const [high, wide] = [(part.clientHeight * FILLED) / list.offsetHeight, list.clientWidth / list.scrollWidth];
    const size = Math.min(1, high, wide);
    list.style.setProperty("zoom", String(Math.max(SMALLEST, size)));
    part.classList.toggle("low", size < SMALLEST);
  }
}

/** @param {HTMLElement} panel */
function boardOf(panel) {
  const [box, board] = [panel.dataset.still, panel.querySelector("svg.board[viewBox]")];
  if (!box || !board) return null;
  const part = node("div");
  cutBoard(part, board, box);
  part.append(board);
  return untouched(part);
}

/** @param {HTMLElement} panel */
function listOf(panel) {
  const part = node("div", "", { class: "list" });
  const rows = panel.dataset.rows?.split(" ").map(Number);
  if (rows) rowsOf(panel).forEach((row, n) => rows.includes(n) || row.remove());
  part.append(panel);
  return untouched(part);
}

// Nothing in it can get the focus.
/** @param {HTMLElement} part */
function untouched(part) {
  for (const each of part.querySelectorAll("[tabindex]")) each.removeAttribute("tabindex");
  return part;
}
