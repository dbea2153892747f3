// @ts-check
// The lessons of a game. The page has every question with its answers, and the verdict on each: they are judged at once
// and without Python. Where this script is missing, an answer opens to show its verdict. What is done is kept here.

import { byId, one } from "./dom.js";
import { node } from "./nodes.js";
import { keepOffline } from "./offline.js";
import { set, setting } from "./store.js";
import { t } from "./words.js";

/** @typedef {{ kind: string, button: HTMLButtonElement, verdict: HTMLElement, words: HTMLElement }} Offer */

const progress = `learned.${document.body.dataset.game}`;
const done = new Set((setting(progress) ?? "").split(" ").filter(Boolean));

// --- the path ---------------------------------------------------------------------------------------------------------

// What is done, and where to go on: with the first of all that is not.
function showPath() {
  /** @type {HTMLElement[]} */
  const steps = [...document.querySelectorAll("[data-step]")];
  const next = steps.find(({ dataset }) => !done.has(dataset.step ?? ""));
  for (const step of steps) {
    const ready = done.has(step.dataset.step ?? "");
    step.classList.toggle("ready", ready);
    step.classList.toggle("next", step === next);
    one(step, ".done").hidden = !ready;
    one(step, ".btn").hidden = step !== next;
    for (const long of step.querySelectorAll(".long")) long.hidden = ready || step === next;
  }
  const lessons = steps.filter((step) => step.closest(".path") === steps[0].closest(".path"));
  const all = lessons.length;
  byId("count").textContent = t("learn.count", {
    done: lessons.filter((step) => step.classList.contains("ready")).length,
    all,
  });
  byId("count").hidden = byId("forget").hidden = !done.size;
}

/** @param {string} id */
function keep(id) {
  done.add(id);
  set(progress, [...done].join(" "));
  showPath();
}

byId("forget").onclick = () => {
  done.clear();
  set(progress, "");
  showPath();
  one(document, "h1").focus();
};

// --- a lesson ---------------------------------------------------------------------------------------------------------

/** @param {HTMLElement} section */
function begin(section) {
  const said = one(section, ".said");
  const [again, show] = [one(section, "[data-again]"), one(section, "[data-show]")];
  const next = one(section, "[data-next]");
  const offers = [...section.querySelectorAll(".offer")].map(offered);
  const hint = section.querySelector("details.hint");
  let wrong = 0;

  // The verdict takes the place of the one before, and the focus goes to it: a screen reader goes on from there.
  /** @param {Offer} offer */
  function judge(offer) {
    const verdict = /** @type {HTMLElement} */ (offer.verdict.cloneNode(true));
    said.replaceChildren(verdict);
    if (offer.kind === "right") solved(offer, verdict);
    else missed(offer);
    one(verdict, "h4").focus();
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
    keep(section.id);
  }

  function reopen() {
    said.replaceChildren();
    wrong = 0;
    section.classList.remove("solved");
    for (const { button } of offers) {
      button.classList.remove("right", "tried");
      button.removeAttribute("aria-disabled");
      button.querySelector(":scope > .vh")?.remove(); // "tried"; others stand between the words
    }
    again.hidden = next.hidden = show.hidden = true;
    offers[0].button.focus();
  }

  /** @param {Offer} offer */
  const press = (offer) => section.classList.contains("solved") || judge(offer);
  for (const offer of offers) offer.button.onclick = () => press(offer);
  again.onclick = reopen;
  show.onclick = () => judge(offers.find(({ kind }) => kind === "right") ?? offers[0]);
  addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    if (section.matches(":target") && !altKey && !ctrlKey && !metaKey && offers[Number(key) - 1])
      press(offers[Number(key) - 1]);
  });
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

// The other language leads to the same lesson; a lesson that is opened begins with its title.
function arrive() {
  for (const link of document.querySelectorAll("[data-other]"))
    link.setAttribute("href", (link.getAttribute("href") ?? "").replace(/#.*|$/, location.hash));
  const title = document.querySelector(".lesson:target .title");
  if (!(title instanceof HTMLElement)) return;
  title.focus({ preventScroll: true });
  scrollTo(0, 0);
}

for (const section of document.querySelectorAll(".lesson")) begin(section);
for (const link of document.querySelectorAll("[data-other]"))
  link.addEventListener("click", () => set("lang", link.dataset.other ?? ""));
addEventListener("hashchange", arrive);
addEventListener("load", () => keepOffline());
showPath();
arrive();
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
