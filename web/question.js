// @ts-check
// A question with its answers and the verdict on each, as the build has written them: of a lesson page, and of one lesson in
// another page. It is judged at once and without Python.

import { picturesAfter } from "./after.js";
import { one } from "./dom.js";
import "./held.js";
import { node } from "./nodes.js";
import { t } from "./words.js";

const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const CLOSE = 0.7; // a cut that shows no more of the width of a board has room for the names on it
const GAP = 8; // px between what comes into sight and the edge of the window, of a picture or of the buttons

/** @typedef {{ kind: string, button: HTMLButtonElement, verdict: HTMLElement, words: HTMLElement }} Offer */

/**
 * What the reader has chosen, or was shown: the verdict on it (right, wrong, refused, other), its words, and how many
 * answers have been judged so far.
 * @typedef {{ verdict: string, answer: string, shown: boolean, tries: number }} Judged
 */

/**
 * Makes the question of a lesson one that is answered. Returns what begins it anew.
 * @param {HTMLElement} section
 * @param {(judged: Judged) => unknown} onJudged
 * @param {EventTarget} [keys] where a number that is pressed is an answer: on a page of many questions, in each itself
 */
export function begin(section, onJudged, keys = window) {
  const said = one(section, ".said");
  const [again, show] = [one(section, "[data-again]"), one(section, "[data-show]")];
  /** @type {NodeListOf<HTMLElement>} */
  const after = section.querySelectorAll("[data-again],[data-next]");
  const offers = [...section.querySelectorAll(".offer")].map(offered);
  const spots = [...section.querySelectorAll("[data-answer]")].map(spotted);
  const hint = section.querySelector("details.hint");
  let tries = 0;
  let wrong = 0;
  /** @type {HTMLElement[]} */
  const panels = [...section.querySelectorAll(".shown")];
  for (const panel of panels) {
    cut(panel);
    scrollToAnswers(panel);
  }
  /** @type {Map<HTMLElement, Node[]>} */
  const before = new Map(); // what the panels showed that now show what the answer has changed

  // The verdict takes the place of the one before, and the focus goes to it: a screen reader goes on from there. It comes
  // into sight to its end; the focus alone would bring its headline to the edge of the window.
  /** @param {Offer} offer */
  function judge(offer, shown = false) {
    const verdict = /** @type {HTMLElement} */ (offer.verdict.cloneNode(true));
    said.replaceChildren(verdict);
    if (offer.kind === "right") solved(offer, verdict);
    else missed(offer);
    mark();
    one(verdict, "h4").focus({ preventScroll: true });
    onJudged({ verdict: offer.kind, answer: textOf(offer.words), shown, tries: ++tries });
    reveal(said, section.querySelector(".ft"));
  }

  /** @param {Offer} offer */
  function missed({ button }) {
    wrong++;
    if (!button.classList.contains("tried")) {
      button.classList.add("tried");
      button.append(node("span", t("learn.tried"), { class: "vh" }));
    }
    if (hint instanceof HTMLDetailsElement && wrong === 2) hint.open = true;
    show.hidden = false;
  }

  /** @param {Offer} right @param {HTMLElement} verdict */
  function solved(right, verdict) {
    section.classList.add("solved");
    for (const { button } of offers) {
      button.classList.toggle("right", button === right.button);
      button.setAttribute("aria-disabled", "true");
    }
    const others = offers.filter((offer) => offer !== right);
    if (others.length) verdict.lastElementChild?.append(listOf(others));
    show.hidden = true;
    for (const each of after) each.hidden = false;
    if (section.dataset.after) showAfter(section.dataset.after, right);
  }

  // The verdict comes first, and is what is read out; the pictures follow when they are there.
  /** @param {string} from @param {Offer} right */
  async function showAfter(from, right) {
    let followed = true; // until the reader goes elsewhere
    for (const type of ["wheel", "touchmove", "keydown"])
      addEventListener(type, () => (followed = false), { once: true, passive: true });
    const pictures = await picturesAfter(from, offers.indexOf(right), panels);
    if (!pictures.size || before.size || !right.button.classList.contains("right")) return; // or it is asked again
    for (const [panel, picture] of pictures) {
      before.set(panel, [...panel.childNodes]);
      panel.replaceChildren(...picture);
      cut(panel);
      named(panel, true);
    }
    said.append(node("p", t("learn.after.note"), { class: "note" }));
    if (followed) reveal(said, section.querySelector(".ft"));
  }

  function showBefore() {
    for (const [panel, picture] of before) {
      panel.replaceChildren(...picture);
      named(panel, false);
    }
    before.clear();
  }

  // Answers that stand in the picture too look there as they do in the list; they are pressed until one is right.
  function mark() {
    const open = !section.classList.contains("solved");
    one(section, ".stg").classList.toggle("live", open);
    for (const { spot, answer } of spots) {
      const { classList } = offers[answer].button;
      spot.classList.toggle("target", open);
      for (const name of ["tried", "right"]) spot.classList.toggle(name, classList.contains(name));
      spot.setAttribute("role", open ? "button" : "img");
      if (open) spot.setAttribute("tabindex", "0");
      else spot.removeAttribute("tabindex");
    }
  }

  function reopen() {
    showBefore();
    said.replaceChildren();
    tries = wrong = 0;
    section.classList.remove("solved");
    for (const { button } of offers) {
      button.classList.remove("right", "tried");
      button.removeAttribute("aria-disabled");
      button.querySelector(":scope > .vh")?.remove(); // "tried"; others stand between the words
    }
    show.hidden = true;
    for (const each of after) each.hidden = true;
    mark();
  }

  /** @param {Offer} offer */
  const press = (offer) => section.classList.contains("solved") || judge(offer);
  for (const offer of offers) offer.button.onclick = () => press(offer);
  for (const { spot, answer } of spots) {
    spot.onclick = () => press(offers[answer]);
    spot.onkeydown = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press(offers[answer]);
    };
  }
  mark();
  again.onclick = () => (reopen(), offers[0].button.focus());
  show.onclick = () => judge(offers.find(({ kind }) => kind === "right") ?? offers[0], true);
  keys.addEventListener("keydown", (event) => {
    const { key, altKey, ctrlKey, metaKey } = /** @type {KeyboardEvent} */ (event);
    if (offers[0].button.getClientRects().length && !altKey && !ctrlKey && !metaKey && offers[Number(key) - 1])
      press(offers[Number(key) - 1]);
  });
  return reopen;
}

/**
 * The rows of a list, as the build counts them (`ROWS` in cut.py).
 * @param {Element} panel
 */
export const rowsOf = (panel) => [...panel.querySelectorAll("li,section")];

// Marks the rows of a long list that do not matter to the question, and, in a demo, shows the part of the board that does:
// the build says which (see stills.py). Where there is room for it, all rows are shown.
/** @param {HTMLElement} panel */
function cut(panel) {
  const { rows, still } = panel.dataset;
  if (rows !== undefined) {
    const kept = rows.split(" ").map(Number);
    rowsOf(panel).forEach((row, n) => row.classList.toggle("unasked", !kept.includes(n)));
  }
  const board = panel.querySelector("svg.board[viewBox]");
  if (still && board && panel.closest(".demo")) cutBoard(panel, board, still);
}

/** @param {Element} part what holds the board @param {Element} board @param {string} box a viewBox */
export function cutBoard(part, board, box) {
  const [width, whole] = [box, board.getAttribute("viewBox") ?? ""].map((each) => Number(each.split(" ")[2]));
  part.classList.toggle("close", width <= whole * CLOSE);
  board.setAttribute("viewBox", box);
}

// A picture that is higher than its room begins with the answers in it.
/** @param {Element} panel */
function scrollToAnswers(panel) {
  const { top, bottom } = panel.getBoundingClientRect();
  const boxes = [...panel.querySelectorAll("[data-answer]")].map((spot) => spot.getBoundingClientRect());
  const above = Math.min(...boxes.map((box) => box.top)) - GAP - top;
  const below = Math.max(...boxes.map((box) => box.bottom)) + GAP - bottom;
  if (boxes.length) panel.scrollTop += Math.max(0, Math.min(above, below));
}

// Scrolls until all that is said can be seen, above the buttons where these stay at the foot of the window; of more than the
// window holds, the beginning.
/** @param {HTMLElement} said @param {HTMLElement | null} foot */
function reveal(said, foot) {
  said.style.scrollMarginBlockEnd = `${(foot?.offsetHeight ?? 0) + GAP}px`;
  said.scrollIntoView({ block: "nearest", behavior: CALM.matches ? "instant" : "smooth" });
}

// What a panel is called says whether it shows the table after the answer.
/** @param {Element} panel @param {boolean} after */
function named(panel, after) {
  const [label, more] = [panel.getAttribute("aria-label") ?? "", `, ${t("learn.after")}`];
  panel.setAttribute("aria-label", after ? label + more : label.replace(more, ""));
  panel.classList.toggle("after", after);
}

// An answer that opens becomes one that is pressed.
/** @param {Element} details @returns {Offer} */
function offered(details) {
  const button = node("button", "", { type: "button", class: "choice" });
  button.append(...one(details, "summary").childNodes);
  const verdict = one(details, ".verdict");
  const kind = /** @type {HTMLElement} */ (details).dataset.kind ?? "";
  details.replaceWith(button);
  return { kind, button, verdict, words: one(button, "b") };
}

// A thing in the picture that is an answer, and the place of that in the list.
/** @param {Element} found */
function spotted(found) {
  const spot = /** @type {HTMLElement | SVGElement} */ (found);
  return { spot, answer: Number(spot.dataset.answer) };
}

// The answers that were not chosen, each with its verdict, in a list that opens.
/** @param {Offer[]} others */
function listOf(others) {
  const list = node("ul");
  for (const { words, verdict } of others) {
    const item = node("li");
    item.append(words.cloneNode(true), `. ${[...verdict.querySelectorAll("h4,p")].map(textOf).join(" ")}`);
    list.append(item);
  }
  const details = node("details", "", { class: "others" });
  details.append(node("summary", t("learn.others")), list);
  return details;
}

// The text of an element that all can see.
/** @param {Element} element */
function textOf(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const hidden of copy.querySelectorAll(".vh")) hidden.remove();
  return copy.textContent?.trim() ?? "";
}
