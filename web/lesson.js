// @ts-check
// The lessons of a game: their path, and one at a time. Where no script runs, an answer opens to show its verdict.
// What is done is kept here.

import { fragment } from "./address.js";
import { byId, one } from "./dom.js";
import { keepOffline } from "./offline.js";
import { begin } from "./question.js";
import { set, setting } from "./store.js";
import { t } from "./words.js";

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

// The content of a lesson is in a <noscript>, which is one text where scripts run: only the lesson that is open has its
// elements in the page. One that was opened before comes back as it was left.
/** @type {NodeListOf<HTMLElement>} */
const sections = document.querySelectorAll(".lesson");
/** @type {Map<Element, string | Node[]>} */
const closed = new Map();
for (const section of sections) {
  closed.set(section, one(section, "noscript").innerHTML);
  section.replaceChildren();
}

/** @param {HTMLElement} section */
function open(section) {
  const content = closed.get(section);
  if (!content) return;
  closed.delete(section);
  if (typeof content !== "string") return section.append(...content);
  section.innerHTML = content;
  begin(section, ({ verdict }) => verdict === "right" && keep(section.id));
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

/** @type {[HTMLElement, string][]} */
const others = [...document.querySelectorAll("[data-other]")].map((link) => [link, link.getAttribute("href") ?? ""]);

// The other language leads to the same lesson; a lesson that is opened begins with its title.
function arrive() {
  show();
  const id = document.querySelector(".lesson:target")?.id;
  for (const [link, path] of others) link.setAttribute("href", id ? `${path}#${id}` : path);
  if (!id) return;
  byId(`${id}-title`).focus({ preventScroll: true });
  scrollTo(0, 0);
}

for (const [link] of others) link.addEventListener("click", () => set("lang", link.dataset.other ?? ""));
addEventListener("hashchange", arrive);
addEventListener("beforeprint", () => sections.forEach(open)); // on paper there are all lessons
addEventListener("afterprint", show);
addEventListener("load", () => keepOffline());
showPath();
// The target is not there yet while the page arrives; and in the one file a page and its lesson are one fragment.
if ([...sections].some(({ id }) => id === fragment())) location.replace(`#${fragment()}`);
arrive();
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
