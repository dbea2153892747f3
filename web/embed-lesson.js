// @ts-check
// A lesson or a puzzle inside another page. Its question is taken from the page of its game and judged here: no Python is
// started, and nothing is stored.

import { byId, one } from "./dom.js";
import { frameMessages } from "./frame-messages.js";
import { colours, tellHeight } from "./frame-page.js";
import { begin } from "./question.js";
import { speak, t } from "./words.js";

const KINDS = { lesson: "L", puzzle: "P" };

const { config } = globalThis.embedded;
const { mode, link: scenario, host } = config;
/** @type {{ games: import("./types/page.js").Games }} */
const { games } = JSON.parse(byId("site").textContent ?? "");
const game = Object.keys(games).find((id) => `${games[id].tag.toUpperCase()}-` === scenario.slice(0, 2));
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
  if (mode !== "lesson" && mode !== "puzzle") return fail("error.mode", t("embed.mode", { mode }));
  const unknown = () => fail("error.scenario", t(`embed.no.${mode}`, { id: scenario }));
  if (!game || scenario[2] !== KINDS[mode]) return unknown();
  const page = new URL(`../${game}/${t("learn.page")}`, location.href);
  const text = await fetched(page);
  if (text === null) return fail("error.fetch", t("embed.away"));
  const section = new DOMParser().parseFromString(text, "text/html").getElementById(scenario);
  if (!section?.matches(".lesson")) return unknown();
  byId("apart").hidden = true;
  for (const closed of section.querySelectorAll("noscript")) closed.replaceWith(...closed.childNodes); // see lesson.js
  show(document.importNode(section, true), page);
  frame.say("ready", { mode, scenario, game });
}

// Promises null where it cannot be had.
/** @param {URL} address */
async function fetched(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** @param {HTMLElement} section @param {URL} page */
function show(section, page) {
  const place = one(section, ".lbar");
  byId("where").textContent = `${t(`game.${game}`)} · ${one(place, "span").textContent}`;
  place.remove();
  byId("whole").href = `${page.href}#${scenario}`;
  for (const link of section.querySelectorAll("a[href]:not([href^='#'])")) {
    link.setAttribute("href", new URL(link.getAttribute("href") ?? "", page).href);
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener");
  }
  reset = begin(section, ({ verdict, answer, shown, tries }) => {
    const kind = verdict === "other" ? "wrong" : verdict;
    frame.say("answered", { mode, scenario, game, verdict: kind, answer, shown, tries });
  });
  byId("lesson").replaceChildren(section);
}

tellHeight(byId("main"), frame);
addEventListener("hashchange", () => location.reload()); // the page around asks for something else
load();
