// @ts-check
// The lessons of a game: their path, one at a time, and a check of what the reader knows already. Where no script runs, an
// answer opens to show its verdict. What is done is kept here.

import { fragment } from "./address.js";
import { wantAids } from "./aid.js";
import { byId, one } from "./dom.js";
import { keepOffline } from "./offline.js";
import { node } from "./nodes.js";
import { keepProgress, progress } from "./progress.js";
import { begin } from "./question.js";
import { set } from "./store.js";
import { t } from "./words.js";

const game = document.body.dataset.game ?? "";
const { learned: done, missed } = progress(game);

// --- the path ---------------------------------------------------------------------------------------------------------

/** @type {HTMLElement[]} */
const steps = [...document.querySelectorAll("[data-step]")];
/** @param {HTMLElement} step */
const idOf = ({ dataset }) => dataset.step ?? "";
const lessons = steps.filter((step) => step.closest(".path") === steps[0].closest(".path")).map(idOf); // no puzzles
const left = () => lessons.filter((id) => !done.has(id));
/** @param {string} id */
const comesAgain = (id) => missed.has(id) && done.has(id);

// What is done, and where to go on: with a lesson that is not, then with one that comes again, then with a puzzle.
function showPath() {
  const onward = left()[0] ?? lessons.find(comesAgain);
  const next = steps.find((step) => (onward ? idOf(step) === onward : !done.has(idOf(step))));
  for (const step of steps) {
    const [ready, again] = [done.has(idOf(step)), comesAgain(idOf(step))];
    step.classList.toggle("ready", ready);
    step.classList.toggle("next", step === next);
    one(step, ".done").hidden = !ready || again;
    one(step, ".later").hidden = !again || step === next;
    one(step, ".btn").hidden = step !== next;
    for (const long of step.querySelectorAll(".long")) long.hidden = ready || step === next;
  }
  const all = lessons.length;
  byId("count").textContent = t("learn.count", { done: all - left().length, all });
  byId("count").hidden = byId("forget").hidden = !done.size;
  byId("check").hidden = !left().length;
}

// The line of an open lesson: a part for each that stands beside it on the path, in the order of the path.
function showBar() {
  const section = document.querySelector(".lesson:target");
  const own = steps.find((step) => idOf(step) === section?.id);
  if (!section || !own) return;
  const bar = section.querySelector(".bar") ?? node("div", "", { class: "bar", "aria-hidden": "true" });
  const parts = steps
    .filter((step) => step.parentElement === own.parentElement)
    .map((step) => {
      const part = node("i");
      part.classList.toggle("ready", done.has(idOf(step)));
      part.classList.toggle("here", step === own);
      return part;
    });
  bar.replaceChildren(...parts);
  one(section, ".lbar .btn").after(bar);
}

function keep() {
  keepProgress(game, { learned: done, missed });
  showPath();
  showBar();
}

byId("forget").onclick = () => {
  done.clear();
  missed.clear();
  keep();
  byId("checked").hidden = true;
  one(document, "h1").focus();
};

// --- a lesson ---------------------------------------------------------------------------------------------------------

// The content of a lesson is in a <noscript>, which is one text where scripts run: only the lesson that is open has its
// elements in the page. One that was opened before comes back as it was left.
/** @type {NodeListOf<HTMLElement>} */
const sections = document.querySelectorAll(".lesson");
/** @type {Map<Element, string>} */
const texts = new Map([...sections].map((section) => [section, one(section, "noscript").innerHTML]));
/** @type {Map<Element, string | Node[]>} */
const closed = new Map();
sections.forEach(renew);

// From now on the lesson is as if nobody had opened it.
/** @param {HTMLElement} section */
function renew(section) {
  closed.set(section, texts.get(section) ?? "");
  section.replaceChildren();
  section.classList.remove("solved", "unaided");
}

/** @param {HTMLElement} section */
function open(section) {
  const content = closed.get(section);
  if (!content) return;
  closed.delete(section);
  if (typeof content !== "string") return section.append(...content);
  section.innerHTML = content;
  begin(section, asked.includes(section.id) ? checking(section) : learning(section));
}

// Returns what hears the answers to an open lesson. One that comes again has come again, however it is answered.
/** @param {HTMLElement} section */
function learning(section) {
  const { id } = section;
  const again = comesAgain(id);
  const next = one(section, "[data-next]");
  return (/** @type {import("./question.js").Judged} */ { verdict, tries }) => {
    if (verdict !== "right") {
      if (lessons.includes(id) && !done.has(id)) missed.add(id);
      return keep();
    }
    if (again || (tries === 1 && !done.has(id))) missed.delete(id);
    done.add(id);
    keep();
    const other = (again || id === lessons.at(-1)) && steps.find((step) => idOf(step) !== id && comesAgain(idOf(step)));
    if (other) next.textContent = t("learn.once", { title: one(other, ".to b").textContent });
    else if (again) next.textContent = t("learn.all");
    if (other || again) next.setAttribute("href", `#${other ? idOf(other) : "path"}`);
  };
}

/** @param {HTMLElement} section */
function close(section) {
  if (closed.has(section)) return;
  closed.set(section, [...section.childNodes]);
  section.replaceChildren();
}

// Puts the lesson of the address into the page, and takes the one before out of it.
function show() {
  for (const section of sections) (section.matches(":target") ? open : close)(section);
}

// --- the check --------------------------------------------------------------------------------------------------------

/** @type {string[]} */
let asked = []; // the lessons of a check, in their order; none where nobody is checked
/** @type {Map<string, boolean>} */
const firsts = new Map(); // whether the first answer to a question of the check was right

byId("check-start").onclick = () => {
  asked = left();
  firsts.clear();
  for (const section of sections) if (asked.includes(section.id)) renew(section);
  location.hash = asked[0];
};

// Makes an open lesson a question of the check: without help, and the first answer counts. Returns what hears the answers.
/** @param {HTMLElement} section */
function checking(section) {
  const [n, all] = [asked.indexOf(section.id) + 1, asked.length];
  const [skip, next] = [section.querySelector("[data-skip]"), one(section, "[data-next]")];
  for (const link of [skip, next]) link?.setAttribute("href", `#${asked[n] ?? "path"}`);
  next.textContent = t(n < all ? "learn.check.next" : "learn.check.end");
  one(section, ".lbar span").textContent = t("learn.check.at", { n, all });
  section.classList.add("unaided");
  for (const branch of section.querySelectorAll(".branch")) branch.remove(); // who leaves the questions ends the check
  return (/** @type {import("./question.js").Judged} */ { verdict }) => {
    section.classList.remove("unaided");
    next.hidden = false;
    if (firsts.has(section.id)) return;
    const right = verdict === "right";
    firsts.set(section.id, right);
    if (!right) return;
    done.add(section.id);
    missed.delete(section.id);
    keep();
  };
}

// Who leaves the questions has ended the check; what was found stands above the path, until something is opened.
function endCheck() {
  for (const section of sections) if (asked.includes(section.id)) renew(section);
  asked = [];
  const right = [...firsts.values()].filter(Boolean).length;
  byId("checked").textContent = t("learn.check.done", { right, all: firsts.size });
  byId("checked").hidden = !firsts.size;
  byId("checked").focus();
}

// --- the address ------------------------------------------------------------------------------------------------------

/** @type {[HTMLElement, string][]} */
const others = [...document.querySelectorAll("[data-other]")].map((link) => [link, link.getAttribute("href") ?? ""]);

// Another language leads to the same lesson; a lesson that is opened begins with its title.
function arrive() {
  const id = document.querySelector(".lesson:target")?.id;
  if (id) byId("checked").hidden = true;
  if (asked.length && !asked.includes(id ?? "")) endCheck();
  show();
  for (const [link, path] of others) link.setAttribute("href", id ? `${path}#${id}` : path);
  if (!id) return;
  showBar();
  byId(`${id}-title`).focus({ preventScroll: true });
  scrollTo(0, 0);
}

one(document, "[data-beginner]").addEventListener("click", wantAids);
for (const [link] of others) link.addEventListener("click", () => set("lang", link.dataset.other ?? ""));
// A lesson that comes again is asked anew, whichever link leads to it; the browser's own way back shows it as it was left.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest("a[href^='#']");
  const section = link && [...sections].find(({ id }) => link.getAttribute("href") === `#${id}`);
  if (section && comesAgain(section.id)) renew(section);
});
addEventListener("hashchange", arrive);
addEventListener("beforeprint", () => sections.forEach(open)); // on paper there are all lessons
addEventListener("afterprint", show);
addEventListener("load", () => keepOffline());
showPath();
// The target is not there yet while the page arrives; and in the one file a page and its lesson are one fragment.
if ([...sections].some(({ id }) => id === fragment())) location.replace(`#${fragment()}`);
arrive();
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
