// The list of saved games: to go on with, to name, to delete, to take away as a file.

import { news } from "./news.js";
import { badge, download, node } from "./nodes.js";
import { describe, find, forget, games, inMemory, keep, restore, set, setting } from "./store.js";
import { read, write } from "./transfer.js";
import { lang, t } from "./words.js";

const WORTH = 10; // decisions of a game that one would not like to lose
const byId = (id) => document.getElementById(id);
const known = () => Object.keys(JSON.parse(byId("site").textContent).games);
const day = () => new Date().toISOString().slice(0, 10);

export const address = (game) => `${game.game}/#g=${game.id}`;
export const state = (game) => (game.over ? game.score || t("saved.over") : t("saved.turn", { name: game.mover ?? "" }));
export const title = (game) => game.name || [t(`game.${game.game}`), game.phase].filter(Boolean).join(", ");
const when = (game) => new Date(game.updated || 0).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });

const nobody = () => {};
let shown = nobody;

// Draws the list now and after each change; `onShow` is told of all games.
export async function list(onShow = shown) {
  shown = onShow;
  const all = await games();
  byId("saved-list").replaceChildren(...all.map(line));
  byId("saved-all").hidden = all.length < 2;
  byId("saved-risk").hidden = byId("saved-list").hidden = !all.length;
  shown(all);
  if (all.length) await safety(all);
}

function line(game) {
  const item = node("li", "", { class: "save" });
  const name = title(game);
  const text = node("div", "", { class: "sv" });
  text.append(node("b", name), seats(game), node("small", `${state(game)} · ${t("saved.decision")} ${game.decision} · ${when(game)}`));
  const tools = node("div", "", { class: "sd" });
  const tool = (key, deed, data) => {
    const made = node("button", t(key), { type: "button", class: "btn quiet", "aria-label": `${t(key)}: ${name}, ${when(game)}`, [data]: "" });
    made.onclick = deed;
    tools.append(made);
  };
  tools.append(node("a", t("saved.continue"), { class: "btn", href: address(game), "aria-label": `${t("saved.continue")}: ${name}` }));
  tool("saved.rename", () => rename(game, text.firstChild), "data-rename");
  tool("saved.file", () => download(`speciate-${game.game}-${day()}.json`, write([game]), "application/json"), "data-file");
  tool("saved.delete", () => remove(game), "data-delete");
  item.append(picture(game), text, tools);
  return item;
}

function picture(game) {
  const holder = node("a", "", { class: "pic", href: address(game), tabindex: "-1", "aria-hidden": "true" });
  if (game.picture?.startsWith("data:image/")) holder.append(node("img", "", { src: game.picture, alt: "", width: 120, height: 80 }));
  holder.append(badge(game));
  return holder;
}

function seats(game) {
  const all = node("span", "", { class: "ss" });
  for (const seat of game.seats ?? []) {
    const one = node("span", "", {});
    one.append(badge(seat), seat.name || t(seat.kind === "person" ? "saved.by.person" : "saved.by.bot"));
    all.append(one);
  }
  return all;
}

function rename(game, heading) {
  const field = node("input", "", { "aria-label": t("saved.name"), maxlength: 60, value: title(game) });
  let done = false;
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

async function remove(game) {
  const old = await forget(game.id);
  await list();
  news(t("saved.deleted"), { action: t("saved.restore"), onAction: async () => (await restore(old ?? game), list()) });
}

async function takeAll() {
  download(`speciate-${day()}.json`, write(await games()), "application/json");
}

// The games of a file, beside those that are here; false if it is no such file.
export async function takeIn(content) {
  const found = read(content, known());
  if (!found) return false;
  let taken = 0;
  for (const game of found) {
    const here = await find(game.id);
    if (here?.link === game.link) continue;
    const id = here ? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}` : game.id;
    await keep({ ...game, id, updated: game.updated ?? Date.now() });
    taken++;
  }
  news(taken ? t("saved.imported", { n: taken }) : t("saved.imported.none"));
  await list();
  return true;
}

// --- how safe they are -----------------------------------------------------------------------------------------------

async function safety(all) {
  const storage = navigator.storage;
  let safe = Boolean(await storage?.persisted?.().catch(() => false));
  if (!safe && storage?.persist && setting("persist") === null && all.some((game) => !game.over && game.decision >= WORTH)) {
    set("persist", "asked"); // once by ourselves, where a game is worth it and none is on the table
    say(safe); // until the player has answered the browser
    safe = await storage.persist().catch(() => false);
  }
  say(safe);
}

function say(safe) {
  const risk = location.protocol === "file:" ? "saved.risk.file" : "saved.risk";
  byId("saved-note").textContent = t(inMemory() ? "page.memory" : safe ? "saved.safe" : risk);
  byId("saved-persist").hidden = safe || inMemory() || !navigator.storage?.persist;
}

byId("saved-persist").onclick = async () => {
  const safe = await navigator.storage.persist().catch(() => false);
  say(safe);
  if (!safe) news(t("saved.refused"));
};
byId("saved-all").onclick = takeAll;
byId("saved-file").onchange = async ({ target }) => {
  const [file] = target.files;
  target.value = "";
  if (file && !(await takeIn(await file.text().catch(() => "")))) news(t("saved.import.bad"), { warn: true, stay: false });
};
