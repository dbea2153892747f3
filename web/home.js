// @ts-check
// The first page: the games one can play, those in progress, and the puzzle of the day.

import { go } from "./address.js";
import { puzzleOf } from "./daily.js";
import { byId } from "./dom.js";
import { badge, node } from "./nodes.js";
import { keepOffline, offerUpdate, onOffline } from "./offline.js";
import { fragmentOf, opener } from "./open.js";
import { address, list, state, takeIn, title } from "./saves.js";
import { setting } from "./store.js";
import { lang, onLanguage, t } from "./words.js";

/** @param {Game} game */
function resume(game) {
  const link = node("a", "", { class: "resume", href: address(game) });
  const text = node("span");
  text.append(node("small", t("saved.resume")), node("b", title(game), { dir: "auto" }), node("span", state(game)));
  link.append(badge(game), text, node("span", t("saved.continue"), { class: "btn pri" }));
  return link;
}

/** @import { Game, Puzzle } from "./types/page.js" */

const show = () =>
  list((all) => {
    const open = all.find((game) => !game.over);
    byId("resume").replaceChildren(...(open ? [resume(open)] : []));
  });

// --- the puzzle of the day --------------------------------------------------------------------------------------------

/** @type {Puzzle[][]} */
const puzzles = JSON.parse(byId("puzzles").textContent ?? "");

function showDay() {
  const today = new Date();
  const puzzle = puzzleOf(today, puzzles);
  if (!puzzle) return;
  const { id, game, title } = puzzle;
  byId("day-title").textContent = t((byId("day-title").dataset.t = "site.day"));
  const solved = setting(`learned.${game}`)?.split(" ").includes(id);
  const about = [
    t(`game.${game}`),
    new Intl.DateTimeFormat(lang, { day: "numeric", month: "long" }).format(today),
    ...(solved ? [t("site.day.solved")] : []),
  ];
  const text = node("div");
  text.append(node("b", title[lang]), node("small", about.join(" · ")));
  const link = node("a", t("site.day.try"), { class: "btn", href: `${game}/${t("learn.page")}#${id}` });
  link.append(node("span", `: ${title[lang]}`, { class: "vh" }));
  byId("day")?.replaceChildren(text, link);
}

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
onLanguage(() => (show(), showDay(), tell(), offerUpdate()));
show();
showDay();
addEventListener("pageshow", ({ persisted }) => persisted && (show(), showDay()));
addEventListener("load", () => keepOffline());
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
