// Without a network, and from one release to the next: starts the service worker (sw.js), and offers a new release when no
// game is on a table, neither here nor in another tab.

import { Workbox } from "./lib/workbox-window.js";
import { news } from "./news.js";
import { elsewhere } from "./tabs.js";
import { t } from "./words.js";

let playing = () => false;
let workbox = null;
let waiting = false; // a new release is there
let told = false; // that it is, in mid-game
let applying = false;
let listener = () => {};
let state = "none";

const is = (now) => listener((state = now));

// "none": this browser keeps nothing, "getting": files are on their way, "ready": all of them are here.
export function onOffline(told) {
  listener = told;
  listener(state);
}

// `busy()` says whether there is a game on this page's table. Call it when the page has all it needs for itself.
export async function keepOffline(busy = () => false) {
  playing = busy;
  if (!navigator.serviceWorker || workbox) return;
  workbox = new Workbox(new URL("sw.js", new URL(document.body.dataset.root, location.href)).href);
  workbox.addEventListener("waiting", () => ((waiting = true), offerUpdate()));
  workbox.addEventListener("activated", ({ isUpdate }) => !isUpdate && workbox.messageSW({ type: "CLAIM" }));
  workbox.addEventListener("controlling", ({ isUpdate, isExternal }) => {
    if (applying || ((isUpdate || isExternal) && waiting && !playing())) location.reload();
  });
  try {
    if (!navigator.serviceWorker.controller) is("getting");
    const registration = await workbox.register();
    await navigator.serviceWorker.ready;
    is("ready");
    document.addEventListener("visibilitychange", () => !document.hidden && registration.update().catch(() => {}));
  } catch {
    is("none");
  }
}

// Offers the release that waits, if one does: called again whenever a game has left the table.
export function offerUpdate() {
  if (!waiting) return;
  if (!playing()) return news(t("update.ready"), { action: t("update.use"), onAction: useUpdate, stay: true });
  if (!told) news(t("update.later"));
  told = true;
}

async function useUpdate() {
  if (await elsewhere()) return news(t("update.elsewhere"), { warn: true });
  applying = true;
  workbox.messageSkipWaiting();
}
