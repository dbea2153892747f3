// @ts-check
// Without a network, and from one release to the next: starts the service worker (sw.js), and offers a new release when no
// game is on a table, neither here nor in another tab.

import { Workbox } from "./lib/workbox-window.js";
import { elsewhere } from "./tabs.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

const AGAIN = 5_000; // ms until what could not be had is asked for again; each time twice as long
const SELDOM = 300_000;
const PATIENCE = 60_000; // ms for the worker to fetch what is gone
const QUIET = 1_000; // ms in which nothing is pressed

let playing = () => false;
/** @type {Workbox | null} */
let workbox = null;
let waiting = false; // a new release is there
let announced = false; // that it is, in mid-game
let applying = false;
/** @typedef {"none" | "getting" | "ready" | "part"} Kept */

/** @type {(now: Kept) => unknown} */
let listener = () => {};
/** @type {Kept} */
let state = "none";

/** @param {Kept} now */
const is = (now) => listener((state = now));

// "none": this browser keeps nothing, "getting": files are on their way, "ready": all of them are here, "part": not all could
// be had, which is tried again.
/** @param {(now: Kept) => unknown} onChange */
export function onOffline(onChange) {
  listener = onChange;
  listener(state);
}

// `busy()` says whether there is a game on this page's table. Call it when the page has all it needs for itself.
export async function keepOffline(busy = () => false) {
  playing = busy;
  if (!navigator.serviceWorker || workbox) return;
  const script = new URL("sw.js", new URL(document.body.dataset.root ?? "", location.href)).href;
  const box = new Workbox(script);
  workbox = box;
  box.addEventListener("waiting", () => ((waiting = true), offerUpdate()));
  box.addEventListener("activated", ({ isUpdate }) => !isUpdate && box.messageSW({ type: "CLAIM" }));
  box.addEventListener("controlling", ({ isUpdate, isExternal }) => {
    if (applying || ((isUpdate || isExternal) && waiting && !playing())) location.reload();
  });
  try {
    if (!navigator.serviceWorker.controller) {
      await quiet();
      is("getting");
    }
    const registration = await box.register();
    document.addEventListener("visibilitychange", () => !document.hidden && registration?.update().catch(() => {}));
    if (registration) look(script, registration, AGAIN);
  } catch {
    is("none");
  }
}

// Fulfilled when nothing has been pressed for a second: to fetch and keep every file takes what a press wants to be answered.
/** @returns {Promise<void>} */
function quiet() {
  return new Promise((done) => {
    const kinds = ["pointerdown", "keydown"];
    const end = () => {
      for (const kind of kinds) removeEventListener(kind, again, true);
      done();
    };
    let timer = setTimeout(end, QUIET);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    };
    for (const kind of kinds) addEventListener(kind, again, true);
  });
}

// Says "ready" only when every file is here. A first installation that lacks one file leaves nothing, and is begun again.
/** @param {string} script @param {ServiceWorkerRegistration} registration @param {number} wait */
async function look(script, registration, wait) {
  if ((await installed(registration)) && (await whole(registration.active))) return is("ready");
  is("part");
  await new Promise((go) => {
    setTimeout(go, wait);
    addEventListener("online", go, { once: true });
  });
  const next = registration.active
    ? registration
    : await navigator.serviceWorker.register(script).catch(() => registration);
  look(script, next, Math.min(wait * 2, SELDOM));
}

// Whether there is a worker that serves, once the one that is being installed has come to its end.
/** @param {ServiceWorkerRegistration} registration */
async function installed(registration) {
  for (let worker; !registration.active && (worker = registration.installing ?? registration.waiting);) {
    await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
  }
  return Boolean(registration.active);
}

/** @param {ServiceWorker | null} worker */
function whole(worker) {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((tell) => (port1.onmessage = ({ data }) => tell(data)));
  const late = new Promise((tell) => setTimeout(tell, PATIENCE, false));
  worker?.postMessage({ type: "WHOLE" }, [port2]);
  return Promise.race([answer, late]);
}

// Offers the release that waits, if one does: called again whenever a game has left the table.
export function offerUpdate() {
  if (!waiting) return;
  if (!playing()) return toast(t("update.ready"), { action: t("update.use"), onAction: useUpdate, stay: true });
  if (!announced) toast(t("update.later"));
  announced = true;
}

async function useUpdate() {
  if (await elsewhere()) return toast(t("update.elsewhere"), { warn: true });
  applying = true;
  workbox?.messageSkipWaiting();
}
