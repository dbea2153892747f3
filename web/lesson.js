// @ts-check
// The lessons of a game: their path, and one at a time. Where this script is missing, an answer opens to show its verdict.
// What is done is kept here.

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

// The other language leads to the same lesson; a lesson that is opened begins with its title.
function arrive() {
  for (const link of document.querySelectorAll("[data-other]"))
    link.setAttribute("href", (link.getAttribute("href") ?? "").replace(/#.*|$/, location.hash));
  const title = document.querySelector(".lesson:target .title");
  if (!(title instanceof HTMLElement)) return;
  title.focus({ preventScroll: true });
  scrollTo(0, 0);
}

for (const section of document.querySelectorAll(".lesson"))
  begin(section, ({ verdict }) => verdict === "right" && keep(section.id));
for (const link of document.querySelectorAll("[data-other]"))
  link.addEventListener("click", () => set("lang", link.dataset.other ?? ""));
addEventListener("hashchange", arrive);
addEventListener("load", () => keepOffline());
showPath();
arrive();
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
