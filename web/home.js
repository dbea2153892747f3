// @ts-check
// The first page: the games one can play and learn, those in progress, a question for new readers, the puzzle of the day.

import { go } from "./address.js";
import { wantAids } from "./aid.js";
import { dayLink, gameOf, named, puzzleOf, written } from "./daily.js";
import { byId, one } from "./dom.js";
import { films } from "./film.js";
import { badge, node } from "./nodes.js";
import { keepOffline, offerUpdate, onOffline } from "./offline.js";
import { fragmentOf, opener } from "./open.js";
import { allProgress, progress } from "./progress.js";
import { begin } from "./question.js";
import { address, list, state, takeIn, title } from "./saves.js";
import { set } from "./store.js";
import { lang, onLanguage, t } from "./words.js";

/** @import { Game, Games, Titled } from "./types/page.js" */

/** @param {Game} game */
function resume(game) {
  const link = node("a", "", { class: "resume", href: address(game) });
  const text = node("span");
  text.append(node("small", t("saved.resume")), node("b", title(game), { dir: "auto" }), node("span", state(game)));
  link.append(badge(game), text, node("span", t("saved.continue"), { class: "btn pri" }));
  return link;
}

const show = () =>
  list((all) => {
    const open = all.find((game) => !game.over);
    byId("resume").replaceChildren(...(open ? [resume(open)] : []));
    showToday(all);
    know(all.length > 0 || Object.keys(allProgress(lessons.flatMap(([first]) => first.game))).length > 0);
  });

// Who has been here sees no question for newcomers, and from the next visit on not even for a moment (theme.js).
/** @param {boolean} been */
function know(been) {
  document.documentElement.toggleAttribute("data-been", been);
  set("been", been ? "1" : "");
}

// --- learning ---------------------------------------------------------------------------------------------------------

/** @type {Titled[][]} */
const lessons = JSON.parse(byId("lessons").textContent ?? "");

// How far the reader is in the lessons of each game, and which comes next.
function showWays() {
  for (const ofGame of lessons) {
    const [{ game }] = ofGame;
    const way = one(document, `[data-way="${game}"]`);
    const { learned } = progress(game);
    const next = ofGame.find(({ id }) => !learned.has(id));
    const begun = ofGame.some(({ id }) => learned.has(id));
    [...one(way, ".dots").children].forEach((dot, n) => {
      dot.classList.toggle("ready", learned.has(ofGame[n].id));
      dot.classList.toggle("next", begun && ofGame[n] === next);
    });
    const n = ofGame.length;
    one(way, "b").textContent = !begun
      ? t("site.way", { n })
      : next
        ? t("site.way.on", { title: next.title[lang] })
        : t("site.way.done", { n });
    way.setAttribute("href", `${game}/${t("learn.page")}${begun && next ? `#${next.id}` : ""}`);
  }
}

// The question in the language of the page.
/** @type {NodeListOf<HTMLElement>} */
const glances = document.querySelectorAll("#glance>[lang]");
for (const glance of glances) begin(glance, () => {}, glance);

function showGlance() {
  for (const glance of glances) glance.hidden = glance.lang !== lang;
}

for (const link of document.querySelectorAll("[data-beginner]")) link.addEventListener("click", wantAids);

// --- the game of the day ----------------------------------------------------------------------------------------------

/** @type {Games} */
const catalogue = JSON.parse(byId("site").textContent ?? "").games;

// Which game has its turn today, and how far the reader is in it.
/** @param {Game[]} all */
function showToday(all) {
  const day = written(new Date());
  const id = gameOf(new Date(), Object.keys(catalogue));
  const mine = all.find((game) => game.day === day && game.game === id);
  const about = [named(day, lang), mine ? state(mine) : t("site.today.note")];
  const link = mine ? address(mine) : `${id}/#${dayLink(catalogue[id].tag, day)}`;
  const key = !mine ? "site.today.play" : mine.over ? "site.today.look" : "saved.continue";
  byId("today")?.replaceChildren(...line(t(`game.${id}`), about, t(key), link));
}

// What a day brings, and the way to it.
/** @param {string} title @param {string[]} about @param {string} verb @param {string} href */
function line(title, about, verb, href) {
  const text = node("div");
  text.append(node("b", title), node("small", about.join(" · ")));
  const link = node("a", verb, { class: "btn", href });
  link.append(node("span", `: ${title}`, { class: "vh" }));
  return [text, link];
}

// --- the puzzle of the day --------------------------------------------------------------------------------------------

/** @type {Titled[][]} */
const puzzles = JSON.parse(byId("puzzles").textContent ?? "");

// Today, or the day before it that the reader asks for.
function wantedDay() {
  const today = new Date();
  const [year, month, day] = byId("day-date").value.split("-").map(Number);
  const wanted = new Date(year, month - 1, day);
  return wanted < today ? wanted : today; // an empty field is no date
}

function showDay() {
  const date = byId("day") && wantedDay();
  const puzzle = date && puzzleOf(date, puzzles);
  if (!puzzle) return;
  const { id, game, title } = puzzle;
  byId("day-title").textContent = t((byId("day-title").dataset.t = "site.day"));
  const solved = progress(game).learned.has(id);
  const about = [t(`game.${game}`), named(written(date), lang), ...(solved ? [t("site.day.solved")] : [])];
  byId("day")?.replaceChildren(...line(title[lang], about, t("site.day.try"), `${game}/${t("learn.page")}#${id}`));
}

if (byId("day")) byId("day-date").oninput = showDay;

films();

// --- without a network -----------------------------------------------------------------------------------------------

let kept = "none";
/** @type {(Event & { prompt?: () => Promise<unknown> }) | null} */
let install = null; // the browser's own question

function tell() {
  const away = kept === "ready" ? "offline.now" : "offline.now.part";
  const key = kept === "none" ? "" : navigator.onLine ? `offline.${kept}` : away;
  byId("offline").hidden = !key && !install;
  byId("offline").classList.toggle("getting", kept !== "ready");
  byId("offline-state").textContent = key && t(key);
  byId("install").hidden = !install;
}

onOffline((now) => ((kept = now), tell()));
addEventListener("online", tell);
addEventListener("offline", tell);
addEventListener("beforeinstallprompt", (event) => {
  install = event;
  tell();
});
byId("install").onclick = async () => {
  const asked = install;
  install = null;
  await asked?.prompt?.();
  tell();
};

opener(byId("opener"), (found) => go(`${found.game}/#${fragmentOf(found)}`), takeIn);
function showAll() {
  show();
  showWays();
  showGlance();
  showDay();
}

onLanguage(() => (showAll(), tell(), offerUpdate()));
showAll();
addEventListener("pageshow", ({ persisted }) => persisted && showAll());
addEventListener("load", () => keepOffline());
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
