// @ts-check
// A lesson, a puzzle, what can be tried under a rule, or only the picture of one of them, inside another page. Its question is
// taken from the page of its game and judged here: no Python is started, and nothing is stored. Only a puzzle that somebody has made, whose link holds all of
// it, is drawn by Python.

import { byId, one } from "./dom.js";
import { frameMessages } from "./frame-messages.js";
import { colours, tellHeight } from "./frame-page.js";
import { lessonAbout, lessonOf, lessonPage } from "./lessons.js";
import { puzzleSection } from "./puzzle.js";
import { node } from "./nodes.js";
import { begin } from "./question.js";
import { showStill } from "./still.js";
import { speak, t } from "./words.js";

/** @type {Record<string, RegExp>} */
const KINDS = { lesson: /^.-L/, puzzle: /^.-P/, demo: /^.\d/, picture: /^.(-[LP]|\d)/ }; // how the ids of what is asked for begin

const { config } = globalThis.embedded;
const { mode = "", link: wanted, host } = config; // the id of a lesson, a puzzle or a rule
/** @type {{ games: import("./types/page.js").Games }} */
const { games } = JSON.parse(byId("site").textContent ?? "");
const game = Object.keys(games).find((id) => games[id].tag.toUpperCase() === wanted[0]);
let reset = () => {};

const frame = frameMessages(host && host !== "null" ? host : undefined, {
  reset: () => reset(),
  show: ({ lang, theme }) => {
    if (theme) colours(theme);
    if (lang && speak(lang)) load();
  },
});

/** @param {string} code @param {string} text */
function fail(code, text) {
  byId("lesson").replaceChildren();
  one(byId("apart"), "span").textContent = text;
  byId("apart").hidden = false;
  frame.say("failed", { code, text });
}

async function load() {
  if (!Object.hasOwn(KINDS, mode)) return fail("error.mode", t("embed.mode", { mode }));
  if (mode === "puzzle" && /^p\d\./.test(wanted)) return loadMade();
  const unknown = () => fail("error.scenario", t(`embed.no.${mode}`, { id: wanted }));
  if (!game || !KINDS[mode].test(wanted)) return unknown();
  const byRule = KINDS.demo.test(wanted);
  const path = `${game}/${t("learn.page")}`;
  const page = await lessonPage(path);
  if (!page) return fail("error.fetch", t("embed.away"));
  const section =
    lessonOf(page, byRule ? lessonAbout(page, wanted) : wanted) ??
    (mode === "picture" && byRule ? await sightAbout(wanted) : null);
  if (!section) return unknown();
  byId("apart").hidden = true;
  const about = { mode, scenario: section.id, game, ...(byRule && { rule: wanted }) };
  const from = new URL(`../${path}`, location.href);
  if (mode === "picture") picture(section, byRule ? new URL(t("rules.page"), from) : from);
  else show(section, from, about);
  frame.say("ready", about);
}

// The picture of a rule that no lesson or puzzle is about bears its number.
/** @param {string} rule */
async function sightAbout(rule) {
  const page = await lessonPage(`${game}/${t("sight.page")}`);
  return page && lessonOf(page, `${rule[0]}-R${rule.slice(1)}`);
}

// What the question says, or the title where there is none, leads to where it can be answered.
/** @param {HTMLElement} section @param {URL} page */
function picture(section, page) {
  document.body.classList.add("picture");
  const place = node("div", "", { class: "still", role: "img" });
  const labels = [...section.querySelectorAll("[data-still]")].map((panel) => panel.getAttribute("aria-label"));
  place.setAttribute("aria-label", labels.join("; "));
  const asked = section.querySelector(".question h3,.asked") ?? one(section, ".title");
  const link = node("a", "", { href: `${page.href}#${wanted}`, target: "_blank", rel: "noopener" });
  asked.querySelector(".rule-id")?.remove();
  link.append(...asked.childNodes);
  const [plate, about] = [node("div", "", { class: "plate" }), node("p", "", { class: "about asked" })];
  about.append(link);
  plate.append(place, about);
  byId("lesson").replaceChildren(plate);
  showStill(place, section);
}

async function loadMade() {
  byId("lesson").textContent = t("boot.python");
  const { drawn } = await import("./embed-puzzle.js");
  const reply = await drawn(wanted);
  if (!reply) return fail("error.boot", t("embed.apart"));
  if (reply.ok === false) return fail("error.scenario", reply.error.text);
  byId("apart").hidden = true;
  byId("where").textContent = `${t(`game.${reply.game}`)} · ${t("site.puzzles")}`;
  byId("whole").href = `../make.html#${wanted}`;
  const about = { mode, scenario: wanted, game: reply.game };
  ask(puzzleSection(reply), about);
  frame.say("ready", about);
}

/** @param {HTMLElement} section @param {URL} page @param {object} about */
function show(section, page, about) {
  const place = one(section, ".lbar");
  byId("where").textContent = t(`game.${game}`);
  if (mode === "demo") begunByRule(section);
  else byId("where").append(` · ${one(place, "span").textContent}`);
  place.remove();
  byId("whole").href = `${mode === "demo" ? new URL(t("rules.page"), page) : page.href}#${wanted}`;
  for (const link of section.querySelectorAll("a[href]:not([href^='#'])")) {
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", page).href);
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener");
  }
  ask(section, about);
}

/** @param {HTMLElement} section @param {object} about */
function ask(section, about) {
  reset = begin(section, ({ verdict, answer, shown, tries }) => {
    const kind = verdict === "other" ? "wrong" : verdict;
    frame.say("answered", { ...about, verdict: kind, answer, shown, tries });
  });
  byId("lesson").replaceChildren(section);
  heightAnew();
}

// In place of its title and its aim, the rule that was asked for.
/** @param {HTMLElement} section */
function begunByRule(section) {
  const rules = /** @type {HTMLElement[]} */ ([...section.querySelectorAll(".rule")]);
  const rule = rules.find((each) => one(each, ".rid").textContent === wanted) ?? rules[0];
  one(section, ".title").replaceChildren(...one(rule, "summary").childNodes);
  one(section, ".say").replaceChildren(...one(rule, "p").childNodes);
  rule.remove();
}

const heightAnew = tellHeight(byId("main"), frame);
addEventListener("hashchange", () => location.reload()); // the page around asks for something else
load();
