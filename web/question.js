// @ts-check
// A question with its answers and the verdict on each, as the build has written them: of a lesson page, and of one lesson in
// another page. It is judged at once and without Python.

import { one } from "./dom.js";
import { node } from "./nodes.js";
import { t } from "./words.js";

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
 */
export function begin(section, onJudged) {
  const said = one(section, ".said");
  const [again, show] = [one(section, "[data-again]"), one(section, "[data-show]")];
  const next = one(section, "[data-next]");
  const offers = [...section.querySelectorAll(".offer")].map(offered);
  const hint = section.querySelector("details.hint");
  let tries = 0;
  let wrong = 0;

  // The verdict takes the place of the one before, and the focus goes to it: a screen reader goes on from there.
  /** @param {Offer} offer */
  function judge(offer, shown = false) {
    const verdict = /** @type {HTMLElement} */ (offer.verdict.cloneNode(true));
    said.replaceChildren(verdict);
    if (offer.kind === "right") solved(offer, verdict);
    else missed(offer);
    one(verdict, "h4").focus();
    onJudged({ verdict: offer.kind, answer: textOf(offer.words), shown, tries: ++tries });
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
    again.hidden = next.hidden = false;
  }

  function reopen() {
    said.replaceChildren();
    tries = wrong = 0;
    section.classList.remove("solved");
    for (const { button } of offers) {
      button.classList.remove("right", "tried");
      button.removeAttribute("aria-disabled");
      button.querySelector(":scope > .vh")?.remove(); // "tried"; others stand between the words
    }
    again.hidden = next.hidden = show.hidden = true;
  }

  /** @param {Offer} offer */
  const press = (offer) => section.classList.contains("solved") || judge(offer);
  for (const offer of offers) offer.button.onclick = () => press(offer);
  again.onclick = () => (reopen(), offers[0].button.focus());
  show.onclick = () => judge(offers.find(({ kind }) => kind === "right") ?? offers[0], true);
  addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    if (section.getClientRects().length && !altKey && !ctrlKey && !metaKey && offers[Number(key) - 1])
      press(offers[Number(key) - 1]);
  });
  return reopen;
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

// The answers that were not chosen, each with its verdict, in a list that opens.
/** @param {Offer[]} others */
function listOf(others) {
  const list = node("ul");
  for (const { words, verdict } of others) {
    const item = node("li");
    item.append(words.cloneNode(true), `. ${[...verdict.querySelectorAll("h4, p")].map(textOf).join(" ")}`);
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
