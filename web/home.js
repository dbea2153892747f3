// @ts-check
// The first page: the games one can play, and those in progress.

import { go } from "./address.js";
import { byId } from "./dom.js";
import { badge, node } from "./nodes.js";
import { keepOffline, offerUpdate, onOffline } from "./offline.js";
import { fragmentOf, opener } from "./open.js";
import { address, list, state, takeIn, title } from "./saves.js";
import { onLanguage, t } from "./words.js";

/** @param {Game} game */
function resume(game) {
  const link = node("a", "", { class: "resume", href: address(game) });
  const text = node("span");
  text.append(node("small", t("saved.resume")), node("b", title(game), { dir: "auto" }), node("span", state(game)));
  link.append(badge(game), text, node("span", t("saved.continue"), { class: "btn pri" }));
  return link;
}

/** @import { Game } from "./types/page.js" */

const show = () =>
  list((all) => {
    const open = all.find((game) => !game.over);
    byId("resume").replaceChildren(...(open ? [resume(open)] : []));
  });

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
onLanguage(() => (show(), tell(), offerUpdate()));
show();
addEventListener("pageshow", ({ persisted }) => persisted && show());
addEventListener("load", () => keepOffline());
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
