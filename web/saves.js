// @ts-check
// The list of saved games: a reader can open, find, name, annotate, delete and export them.

import { byId } from "./dom.js";
import { apart, badge, download, node } from "./nodes.js";
import { addProgress, allProgress } from "./progress.js";
import { describe, forget, forgetAll, games, inMemory, keepAll, onMemory, restore, set, setting } from "./store.js";
import { LONGEST_NOTE, tagsOf, tidyTags, wanted } from "./shelf.js";
import { MIXED, tally } from "./tally.js";
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
/** @type {Record<string, Intl.DateTimeFormat>} */
const clocks = {}; // by language, because making one for each of a thousand games would take too long
const clock = () => (clocks[lang] ??= new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }));
/** @param {Game} game */
const when = ({ updated }) => (updated ? clock().format(updated) : "");
/** @param {...string} parts */
const joined = (...parts) => parts.filter(Boolean).join(" · ");

/** @type {(all: Game[]) => unknown} */
const nobody = () => {};
let shown = nobody;
let most = PAGE; // the most games that are shown
/** @type {Game[]} */
let all = []; // all games, as they were last read from the store

// Reads all games and draws the list, now and after each change; `onShow` is told of them.
export async function list(onShow = shown) {
  shown = onShow;
  all = await games();
  byId("saved-clear").hidden = all.length < 2;
  byId("saved-all").hidden = all.length < 2 && !Object.keys(allProgress(known())).length;
  byId("saved-list").hidden = !all.length;
  byId("saved-none").hidden = all.length > 0 || inMemory();
  byId("saved-risk").hidden = !all.length && !inMemory();
  offerToShow();
  byId("saved-wish").hidden = all.length < 2 && !byId("saved-find").value && !byId("saved-show").value;
  drawList();
  drawTally();
  shown(all);
  await safety(all);
}

const collator = () => new Intl.Collator(lang, { numeric: true });

// Draws the games that the reader wants to see, up to `most`.
function drawList() {
  const wish = { find: byId("saved-find").value, show: byId("saved-show").value, sort: byId("saved-sort").value };
  const found = wanted(all, wish, said, title, collator());
  const few = found.length < all.length;
  byId("saved-list").replaceChildren(...found.slice(0, most).map(line));
  byId("saved-more").hidden = found.length <= most;
  byId("saved-more").textContent = t("saved.more", { n: Math.min(PAGE, found.length - most), all: found.length });
  const told = found.length ? t("saved.found", { n: found.length, all: all.length }) : t("saved.found.none");
  byId("saved-found").textContent = few ? told : "";
  byId("saved-whole").hidden = !few;
}

// All text of a game that the reader can search for.
/** @param {Game} game */
const said = (game) => {
  const { note, tags = [], seats = [] } = game;
  const names = seats.map(({ name }) => name);
  return [title(game), t(`game.${game.game}`), state(game), origin(game), when(game), note, ...tags, ...names].join(
    " ",
  );
};

// Fills the chooser with states, games and tags. The chosen one stays, if it is still there.
function offerToShow() {
  const chooser = byId("saved-show");
  const chosen = chooser.value;
  const played = known().filter((id) => all.some(({ game }) => game === id));
  /** @type {[string, [string, string][]][]} */
  const groups = [
    ["state", ["open", "over"].map((how) => [how, t(`saved.show.${how}`)])],
    ["game", played.map((id) => [`game:${id}`, t(`game.${id}`)])],
    ["tag", tagsOf(all, collator()).map((tag) => [`tag:${tag}`, tag])],
  ];
  chooser.replaceChildren(node("option", t("saved.show.all"), { value: "" }));
  for (const [kind, options] of groups.filter(([, options]) => options.length)) {
    const group = node("optgroup", "", { label: t(`saved.show.${kind}`) });
    group.append(...options.map(([value, text]) => node("option", text, { value })));
    chooser.append(group);
  }
  chooser.value = chosen;
  if (chooser.selectedIndex < 0) chooser.value = "";
}

// Draws the list from its top, after the reader has changed what it shows.
function search() {
  most = PAGE;
  drawList();
}

function showWhole() {
  byId("saved-find").value = byId("saved-show").value = "";
  search();
  byId("saved-find").focus();
}

/** @param {string} tag */
function showTag(tag) {
  byId("saved-find").value = "";
  byId("saved-show").value = `tag:${tag}`;
  search();
  byId("saved-show").focus();
}

// The focus goes to the first of the games that come.
function more() {
  const next = most;
  most += PAGE;
  drawList();
  byId("saved-list").children[next]?.querySelector(".sd a")?.focus();
}

// Draws the table of results of the finished games.
function drawTally() {
  const { rows, shared, untold } = tally(all);
  const exact = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  byId("tally").hidden = !rows.length && !shared && !untold;
  byId("tally-table").hidden = !rows.length;
  byId("tally-rows").replaceChildren(
    ...rows.map(({ game, against, games, won, points, most }) => {
      const row = node("tr");
      const head = node("th", t(`game.${game}`), { scope: "row" });
      head.append(node("small", opponents(against)));
      row.append(head, ...[games, won, points / games, most].map((n) => node("td", exact.format(n))));
      return row;
    }),
  );
  const notes = [shared && t("tally.shared", { n: shared }), untold && t("tally.untold", { n: untold })];
  byId("tally-note").textContent = [t("tally.note"), ...notes.filter(Boolean)].join(" ");
}

/** @param {string} kind */
function opponents(kind) {
  const level = t(`bot.${kind}`);
  if (kind === "person") return t("tally.persons");
  return kind === MIXED || level === `bot.${kind}` ? t("tally.mixed") : t("tally.against", { level });
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
  if (game.note) text.append(node("p", game.note, { class: "sn", dir: "auto" }));
  if (game.tags?.length) text.append(tags(game.tags));
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
  tool("saved.note", () => writeNote(game), "data-note");
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

// A button for each tag; it shows all games that have the tag.
/** @param {string[]} all */
function tags(all) {
  const row = node("div", "", { class: "sg" });
  for (const tag of all) {
    const made = node("button", tag, { type: "button", class: "tag", "aria-label": t("saved.tag", { tag }) });
    made.onclick = () => showTag(tag);
    row.append(made);
  }
  return row;
}

// Puts the focus on a tool of a game; the list may have been drawn anew since it was pressed.
/** @param {Game} game @param {string} data */
const focusTool = (game, data) => document.querySelector(`[href="${address(game)}"] ~ [${data}]`)?.focus();

/** @param {Game} game */
function writeNote(game) {
  byId("note-game").textContent = title(game);
  byId("note-text").value = game.note ?? "";
  byId("note-tags").value = (game.tags ?? []).join(", ");
  byId("d-note").returnValue = "";
  byId("d-note").onclose = async () => {
    if (byId("d-note").returnValue === "keep") {
      const note = byId("note-text").value.trim().slice(0, LONGEST_NOTE);
      await describe(game.id, { note, tags: tidyTags(byId("note-tags").value.split(",")) });
      await list();
    }
    focusTool(game, "data-note");
  };
  byId("d-note").showModal();
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
    focusTool(game, "data-rename");
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
  await list();
  toast(taken.length ? t("saved.imported", { n: taken.length }) : t(none));
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
byId("saved-whole").onclick = showWhole;
for (const id of ["saved-find", "saved-show", "saved-sort"]) byId(id)?.addEventListener("input", search);
byId("saved-clear").onclick = clearAll;
byId("clear-no").onclick = () => byId("d-clear").close();
byId("clear-yes").onclick = clearNow;
byId("note-no").onclick = () => byId("d-note").close();
onMemory(() => list());
byId("saved-file").onchange = async () => {
  const target = byId("saved-file");
  const file = target.files?.[0];
  target.value = "";
  if (file && !(await takeIn(await file.text().catch(() => ""))))
    toast(t("saved.import.bad"), { warn: true, stay: false });
};
