// @ts-check
// The list of saved games: to go on with, to name, to delete, to take away as a file.

import { byId } from "./dom.js";
import { apart, badge, download, node } from "./nodes.js";
import { addProgress, allProgress } from "./progress.js";
import { describe, forget, forgetAll, games, inMemory, keepAll, onMemory, restore, set, setting } from "./store.js";
import { toast } from "./toast.js";
import { MOST_GAMES, read, write } from "./transfer.js";
import { lang, t } from "./words.js";

/** @import { Game } from "./types/page.js" */

const KEEP_FROM = 10; // decisions from which on a game is worth protecting from the browser
const STEP = 100; // games taken in, between two words about it
const PAGE = 20; // games that the list shows at once
const known = () => Object.keys(JSON.parse(byId("site").textContent ?? "").games);
const day = () => new Date().toISOString().slice(0, 10);

/** @param {Game} game */
export const address = (game) => `${game.game}/#g=${game.id}`;
/** @param {Game} game */
export const state = (game) =>
  game.over ? game.score || t("saved.over") : t("saved.turn", { name: apart(game.mover ?? "") });
/** @param {Game} game */
export const title = (game) => game.name || [t(`game.${game.game}`), game.phase].filter(Boolean).join(", ");
// The digit of a link is its format: 2 begins in a written position.
/** @param {Game} game */
const origin = ({ link }) => (link?.[1] === "2" ? t("saved.position") : "");
/** @param {Game} game */
const when = ({ updated }) =>
  updated ? new Date(updated).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" }) : "";
/** @param {...string} parts */
const joined = (...parts) => parts.filter(Boolean).join(" · ");

/** @type {(all: Game[]) => unknown} */
const nobody = () => {};
let shown = nobody;
let most = PAGE; // games that are shown, if there are so many

// Draws the list now and after each change; `onShow` is told of all games.
export async function list(onShow = shown) {
  shown = onShow;
  const all = await games();
  byId("saved-list").replaceChildren(...all.slice(0, most).map(line));
  byId("saved-more").hidden = all.length <= most;
  byId("saved-more").textContent = t("saved.more", { n: Math.min(PAGE, all.length - most), all: all.length });
  byId("saved-clear").hidden = all.length < 2;
  byId("saved-all").hidden = all.length < 2 && !Object.keys(allProgress(known())).length;
  byId("saved-list").hidden = !all.length;
  byId("saved-risk").hidden = !all.length && !inMemory();
  shown(all);
  await safety(all);
}

// The focus goes to the first of the games that come.
async function more() {
  const next = most;
  most += PAGE;
  await list();
  byId("saved-list").children[next]?.querySelector(".sd a")?.focus();
}

/** @param {Game} game */
function line(game) {
  const item = node("li", "", { class: "save" });
  const name = title(game);
  const text = node("div", "", { class: "sv" });
  const heading = node("b", name, { dir: "auto" });
  text.append(
    heading,
    seats(game),
    node("small", joined(state(game), `${t("saved.decision")} ${game.decision}`, origin(game), when(game))),
  );
  const tools = node("div", "", { class: "sd" });
  /** @param {string} key @param {() => unknown} action @param {string} data */
  const tool = (key, action, data) => {
    const made = node("button", t(key), {
      type: "button",
      class: "btn quiet",
      "aria-label": `${t(key)}: ${name}, ${when(game)}`,
      [data]: "",
    });
    made.onclick = action;
    tools.append(made);
  };
  tools.append(
    node("a", t("saved.continue"), {
      class: "btn",
      href: address(game),
      "aria-label": `${t("saved.continue")}: ${name}`,
    }),
  );
  tool("saved.rename", () => rename(game, heading), "data-rename");
  tool(
    "saved.file",
    () => download(`speciate-${game.game}-${day()}.json`, write([game]), "application/json"),
    "data-file",
  );
  tool("saved.delete", () => remove(game), "data-delete");
  item.append(picture(game), text, tools);
  return item;
}

/** @param {Game} game */
function picture(game) {
  const holder = node("a", "", { class: "pic", href: address(game), tabindex: "-1", "aria-hidden": "true" });
  if (game.picture?.startsWith("data:image/"))
    holder.append(node("img", "", { src: game.picture, alt: "", width: 120, height: 80 }));
  holder.append(badge(game));
  return holder;
}

/** @param {Game} game */
function seats(game) {
  const all = node("span", "", { class: "ss" });
  for (const seat of game.seats ?? []) {
    const one = node("span", "", {});
    one.append(badge(seat), node("bdi", seat.name || t(seat.kind === "person" ? "saved.by.person" : "saved.by.bot")));
    all.append(one);
  }
  return all;
}

/** @param {Game} game @param {HTMLElement} heading */
function rename(game, heading) {
  const field = node("input", "", { "aria-label": t("saved.name"), maxlength: 60, value: title(game) });
  let done = false;
  /** @param {boolean} keepIt */
  const end = async (keepIt) => {
    if (done) return;
    done = true;
    if (keepIt) await describe(game.id, { name: field.value.trim() });
    await list();
    document.querySelector(`[href="${address(game)}"] ~ [data-rename]`)?.focus();
  };
  field.onkeydown = ({ key }) => (key === "Enter" ? end(true) : key === "Escape" && end(false));
  field.onblur = () => end(true);
  heading.replaceWith(field);
  field.select();
  field.focus();
}

/** @param {Game} game */
async function remove(game) {
  const old = await forget(game.id);
  await list();
  toast(t("saved.deleted"), { action: t("saved.restore"), onAction: async () => (await restore(old ?? game), list()) });
}

// Asks first, and can be taken back.
async function clearAll() {
  const { length } = await games();
  byId("clear-text").textContent = t("saved.clear.ask", { n: length });
  byId("d-clear").showModal();
}

async function clearNow() {
  byId("d-clear").close();
  const old = await forgetAll();
  await list();
  toast(t("saved.cleared", { n: old.length }), {
    action: t("saved.restore"),
    onAction: async () => (await keepAll(old), list()),
  });
}

async function takeAll() {
  download(`speciate-${day()}.json`, write(await games(), allProgress(known())), "application/json");
}

// The games of a file, beside those that are here, and what was learned; false if it is no such file.
/** @param {string} content */
export async function takeIn(content) {
  const found = read(content, known());
  if (!found) return false;
  const learned = addProgress(found.lessons);
  const here = new Map((await games()).map((game) => [game.id, game]));
  const taken = [];
  for (const game of found.games) {
    const old = here.get(game.id);
    if (old?.link === game.link) continue;
    const id = old ? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}` : game.id;
    const fresh = { ...game, id, updated: game.updated ?? Date.now() };
    here.set(id, fresh);
    taken.push(fresh);
  }
  if (taken.length && here.size > MOST_GAMES) {
    const room = Math.max(0, MOST_GAMES - here.size + taken.length);
    toast(t("saved.import.many", { n: taken.length, room, most: MOST_GAMES }), { warn: true });
    return true;
  }
  await keepAll(taken, (n) => n % STEP === 0 && toast(t("saved.importing", { n, all: taken.length })));
  const none = learned ? "saved.imported.lessons" : "saved.imported.none";
  toast(taken.length ? t("saved.imported", { n: taken.length }) : t(none));
  await list();
  return true;
}

// --- how safe they are -----------------------------------------------------------------------------------------------

/** @param {Game[]} all */
async function safety(all) {
  if (!all.length) return inMemory() && say(false);
  const storage = navigator.storage;
  let safe = Boolean(await storage?.persisted?.().catch(() => false));
  if (
    !safe &&
    storage?.persist &&
    setting("persist") === null &&
    all.some((game) => !game.over && game.decision >= KEEP_FROM)
  ) {
    set("persist", "asked"); // the page asks by itself once, when a kept game is worth it and no game is on the table
    say(safe); // until the player has answered the browser
    safe = await storage.persist().catch(() => false);
  }
  say(safe);
}

/** @param {boolean} safe */
function say(safe) {
  const risk = location.protocol === "file:" ? "saved.risk.file" : "saved.risk";
  byId("saved-note").textContent = t(inMemory() ? "page.memory" : safe ? "saved.safe" : risk);
  byId("saved-persist").hidden = safe || inMemory() || !navigator.storage?.persist;
}

byId("saved-persist").onclick = async () => {
  const safe = await navigator.storage.persist().catch(() => false);
  say(safe);
  if (!safe) toast(t("saved.refused"));
};
byId("saved-all").onclick = takeAll;
byId("saved-more").onclick = more;
byId("saved-clear").onclick = clearAll;
byId("clear-no").onclick = () => byId("d-clear").close();
byId("clear-yes").onclick = clearNow;
onMemory(() => list());
byId("saved-file").onchange = async () => {
  const target = byId("saved-file");
  const file = target.files?.[0];
  target.value = "";
  if (file && !(await takeIn(await file.text().catch(() => ""))))
    toast(t("saved.import.bad"), { warn: true, stay: false });
};
