// @ts-check
// The page of a game. It carries messages between the player and Python, and keeps the game safe; it knows no rules.

import { failure, hideBoot, showBoot } from "./boot.js";
import { CoreError, connect } from "./core.js";
import { byId, fieldOf, targetOf } from "./dom.js";
import { hands } from "./hands.js";
import { news, say } from "./news.js";
import { download } from "./nodes.js";
import { asked as askedFor, fragmentOf, opener } from "./open.js";
import { keepOffline, offerUpdate } from "./offline.js";
import { past } from "./past.js";
import { picture } from "./picture.js";
import { fragment, go, onFragment, stay } from "./place.js";
import { releaseOf } from "./releases.js";
import { fillShare } from "./share.js";
import { describe, find, games, inMemory, jot, jotted, keep, onMemory, set, setting } from "./store.js";
import { claim, leave } from "./tabs.js";
import { countNew, draw, keepFocus, openTab, show } from "./view.js";
import { lang, onLanguage, t, translate } from "./words.js";
import { zoomable } from "./zoom.js";

const PACE = 420; // ms between two decisions of the computer, so that each is seen
const POSE = 1500; // ms of quiet before the board is drawn for the list of games
const game = document.body.dataset.game ?? "";

/**
 * @import { BriefStatus, Granted, OpenRequest, Reply, ReplyTo, Request, Status, Turn } from "./protocol.js"
 * @import { Found, Game, Progress } from "./types/page.js"
 */

/** @type {Status | null} */
let status = null; // of the sitting, as Python told it last
/** @type {string | null} */
let id = null; // of the game in the store
/** @type {string | null} */
let away = null; // the game, while another tab has it
/** @type {Omit<Game, "id" | "game" | "decision" | "updated"> | null} */
let saved = null; // what was kept last
/** @type {Request | null} */
let source = null; // what this game was begun with
/** @type {{ at: number, value: number }[]} */
let unsaved = []; // answers since then, see `owe`
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer; // of the next move of the computer
let skipping = false; // the moves of the computer are not shown
let started = false; // Python is ready
let starts = 0; // how often it was started: a sitting does not outlive its Python
/** @type {string | null} */
let release = null; // the earlier release whose rules are at work
let busy = 0; // a message that changes the game is under way

// --- Python ----------------------------------------------------------------------------------------------------------

let stalled = false; // that nothing comes has been said
const core = connect({ onProgress, onDeath });

/** @param {Progress} told */
function onProgress(told) {
  showBoot(told);
  if (told.stage === "stalled") offerAnew(t("boot.stalled"));
  else if (stalled) news("");
  stalled = told.stage === "stalled";
}

/** @param {CoreError} error */
async function onDeath(error) {
  clearTimeout(timer);
  if (error.reason === "boot" || !started) return fatal(error);
  try {
    started = false;
    await core.restart(release);
    await begin();
    if (status) {
      await reopen();
      news(t("page.revived"));
    }
  } catch (error) {
    fatal(error);
  }
}

/** @param {unknown} error */
function fatal(error) {
  hideBoot();
  stalled = false;
  offerAnew(failure(error instanceof CoreError ? error : {}));
}

/** @param {string} text */
const offerAnew = (text) => news(text, { warn: true, action: t("boot.again"), onAction: startAnew });

// Once more, with no file that the browser has kept; what the reader has filled in meanwhile stays.
async function startAnew() {
  started = false;
  showBoot({ stage: "download" });
  try {
    await core.restart(release, true);
    await begin();
    if (saved && status) await reopen();
    else await follow();
  } catch {
    // the death has been told
  }
}

async function begin() {
  await core.ask({ do: "hello", lang });
  started = true;
  starts++;
  hideBoot();
}

// Start again with the rules of an earlier release, or of today (null). False if they cannot be had.
/** @param {string | null} version @returns {Promise<boolean>} */
async function useRules(version) {
  if (version === release) return true;
  clearTimeout(timer);
  [release, started] = [version, false];
  const chip = byId("old-rules");
  chip.hidden = !version;
  chip.dataset.version = version ?? "";
  chip.textContent = version ? t("rules.with", { version }) : "";
  showBoot({ stage: "download" });
  try {
    await core.restart(version);
    await begin();
    return true;
  } catch (error) {
    if (!version) return (fatal(error), false);
    news(t("rules.missing", { version }), { warn: true });
    await useRules(null);
    return false;
  }
}

/**
 * Open with the rules that the game was made with. Promises the answer, or null.
 * @param {OpenRequest & { do: "open" }} message
 */
async function opened(message) {
  await useRules(null);
  const reply = await replied(message);
  const version = reply?.error?.rules && releaseOf(reply.error.rules);
  if (!version) return ask(message, reply);
  return (await useRules(version)) ? ask(message) : null;
}

// After a death: the last kept link, or what the game was begun with, and the answers given since.
async function reopen() {
  if (saved) {
    const { link, players, viewer, present } = saved;
    await giveAgain(await core.ask({ do: "open", link, players, viewer, present }), unsaved);
  } else if (source) await giveAgain(await core.ask(source), unsaved);
}

/**
 * The answers that a link does not hold yet, after it was opened; computers move in between as they did.
 * @param {Reply | null} reply
 * @param {{ at: number, value: number }[]} answers
 */
async function giveAgain(reply, answers) {
  busy++;
  for (const { at, value } of answers) {
    while (reply?.status?.bot && reply.status.decision < at)
      reply = await asked({ do: "bot", at: reply.status.decision });
    if (reply?.status?.decision !== at) break;
    reply = await asked({ do: "answer", at, value });
  }
  busy--;
  await ask({ do: "view" });
}

/**
 * Ask, and show what comes (or `reply`, if it is known already); a refusal is one sentence. Promises the answer, or null.
 * @template {Request} R
 * @param {R} message
 * @param {ReplyTo<R> | null} known
 * @returns {Promise<Granted<R> | null>}
 */
async function ask(message, known = null) {
  let reply;
  try {
    reply = known ?? (await core.ask(message));
  } catch (error) {
    if (error instanceof CoreError && error.reason === "slow") news(t("boot.slow"), { warn: true });
    return null;
  }
  if (!reply.ok) {
    if (reply.error.code !== "error.stale") news(reply.error.text, { warn: true, stay: false });
    return null;
  }
  accept(reply, message);
  return /** @type {Granted<R>} */ (reply);
}

// --- showing ---------------------------------------------------------------------------------------------------------

/**
 * @param {Reply} reply
 * @param {Request} message
 */
function accept(reply, message) {
  if (!reply.regions) return;
  draw(reply.regions);
  if (!reply.status) return;
  const before = status;
  status = reply.status;
  const place = status.looking ?? status.decision;
  if ((looking.wanted() ?? place) === place) byId("rail").value = String(place); // else the player has moved on
  byId("undo").disabled = status.undo === "no";
  byId("redo").disabled = !status.redo;
  byId("undo").title = status.reason;
  document.title = `${turn()}${status.title} · Speciate`;
  if (status.choosing && status.where && (!before?.choosing || before.decision !== status.decision))
    openTab(status.where);
  countNew();
  keepFocus();
  say(reply.say);
  if (ended() && !before?.over && message.do !== "open") showScore();
  if (!before || before.decision !== status.decision) save();
  next();
}

// At a table: a game is open, or on its way.
const playing = () =>
  document.body.dataset.view === "opening" ||
  (document.body.dataset.view === "table" && status !== null && !status.over);

const ended = () => status !== null && status.over && status.looking === null;

const turn = () => (status?.choosing ? "• " : "");

function next() {
  clearTimeout(timer);
  if (!started || !status?.bot || away || status.looking !== null || document.body.dataset.view !== "table") return;
  timer = setTimeout(bots, skipping || setting("fast") === "1" ? 0 : PACE);
}

async function bots() {
  if (!status?.bot || busy) return;
  busy++;
  if (skipping || setting("fast") === "1") {
    /** @type {BriefStatus | undefined} */
    let now = status;
    const until = performance.now() + 350;
    while (now?.bot && performance.now() < until)
      now = (await asked({ do: "bot", at: now.decision, quiet: true }))?.status;
    busy--;
    if (!now) return;
    if (!now.bot) skipping = false;
    return void ask({ do: "show" });
  }
  await ask({ do: "bot", at: status.decision });
  busy--;
  next();
}

/**
 * Ask, and show nothing. Promises the answer, which may be a refusal; null if Python gave none.
 * @template {Request} R
 * @param {R} message
 */
const replied = (message) => core.ask(message).catch(() => null);

/**
 * Ask, and show nothing. Promises the answer; null for a refusal too.
 * @template {Request} R
 * @param {R} message
 * @returns {Promise<Granted<R> | null>}
 */
async function asked(message) {
  const reply = await replied(message);
  return reply?.ok ? /** @type {Granted<R>} */ (reply) : null;
}

function showTable() {
  show("table");
  byId("main").focus({ preventScroll: true });
  keepFocus();
  next();
}

async function showScore() {
  show("score");
  offerUpdate();
  byId("verdict")?.focus({ preventScroll: true });
  scrollTo(0, 0);
  fillShare((await ask({ do: "share" })) ?? { link: "", note: "" }, given);
}

// --- keeping ---------------------------------------------------------------------------------------------------------

let saving = false;
let again = false;

// The link of the game as it is now, into the store. One at a time; while one is under way, the next waits.
async function save() {
  if (!id || !status) return;
  if (saving) return void (again = true);
  saving = true;
  const [mine, now] = [id, status]; // another game may be opened before the answer comes
  const reply = await asked({ do: "save" });
  saving = false;
  if (reply && reply.decision === now.decision) {
    const { link, players, seats, viewer, present, deal, decision } = reply;
    const { title, phase, over, score, mover, place, symbol } = now;
    const entry = {
      id: mine,
      game,
      title,
      link,
      players,
      seats,
      viewer,
      present,
      deal,
      decision,
      phase,
      over,
      score,
      mover: mover?.name,
      place,
      symbol,
    };
    const kept = await keep({ ...entry, updated: Date.now() });
    if (mine === id && kept) {
      saved = entry;
      owe(unsaved.filter(({ at }) => at >= decision));
      remember(link);
      pose();
    } else if (mine === id) lost();
  }
  if (again || (reply && reply.decision !== now.decision)) {
    again = false;
    save();
  }
}

// Answers that are not kept yet. This tab notes them at once, and gives them again if it is reloaded in that moment.
/** @param {typeof unsaved} answers */
function owe(answers) {
  unsaved = answers;
  jot(saved && answers.length ? { link: saved.link, answers } : null);
}

// The address resumes the game on reload: by its name in the store, or by its link where nothing can be stored.
/** @param {string} link */
function remember(link) {
  stay(inMemory() ? link : `g=${id}`);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let posing;

// A picture of the board for the list of games, when the player pauses.
function pose() {
  clearTimeout(posing);
  const mine = id;
  if (!mine) return;
  posing = setTimeout(async () => {
    const reply = started && (await asked({ do: "picture" }));
    if (reply && mine === id) describe(mine, { picture: await picture(reply.svg).catch(() => undefined) });
  }, POSE);
}

// --- one game, one tab -----------------------------------------------------------------------------------------------

// This tab has the game from now on; else it may only be looked at here, and the player is asked.
/** @param {string} name */
async function seize(name) {
  const taken = await claim(name, lost);
  [id, away] = taken ? [name, null] : [null, name];
  if (!taken) byId("d-tab").showModal();
  return taken;
}

/** @returns {HTMLDialogElement | null} */
const openDialog = () => document.querySelector("dialog[open]");

function lost() {
  clearTimeout(timer);
  [id, away] = [null, id];
  openDialog()?.close();
  byId("d-tab").showModal();
}

// Bring the game here, as far as it has come in the other tab.
async function bring() {
  const name = away;
  byId("d-tab").close();
  if (!name) return;
  await claim(name, lost, true);
  const game = await find(name);
  if (game) open(game, name, true);
}

async function playCopy() {
  byId("d-tab").close();
  if (await seize(fresh())) save();
  next();
}

const fresh = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

// --- opening ---------------------------------------------------------------------------------------------------------

const filled = () => {
  /** @type {Record<string, string | boolean>} */
  const form = {};
  for (const field of byId("setup").elements) {
    if (field instanceof HTMLInputElement) {
      if (!field.name || (field.type === "radio" && !field.checked)) continue;
      form[field.name] = field.type === "checkbox" ? field.checked : field.value;
    } else if (field instanceof HTMLSelectElement && field.name) form[field.name] = field.value;
  }
  return form;
};

const dice = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000);

let filling = 0; // how often the form was asked for: an answer to an older state of it is not shown

async function setup() {
  const mine = ++filling;
  if (!(await useRules(null))) return;
  const reply = await asked({ do: "setup", game, form: filled() });
  if (!reply?.regions || mine !== filling) return;
  draw(reply.regions);
  byId("start").disabled = !reply.ready;
}

async function start() {
  if (!started) {
    const label = byId("start").firstElementChild;
    if (label) label.textContent = `${t("boot.python")} …`;
    await core.ready.catch(() => {});
    while (!started) await new Promise((go) => setTimeout(go, 20));
    translate(byId("view-setup"));
  }
  const [was, had] = [status, id];
  [status, id, unsaved] = [null, null, []];
  const message = { do: /** @type {const} */ ("new"), game, form: filled() };
  const reply = await ask(message);
  if (!reply) return void ([status, id] = [was, had]);
  [source, saved] = [message, null];
  if (await seize(fresh())) save();
  showTable();
}

// What the address asks for: a saved game, a link, or nothing. A game that is open stays kept.
async function follow() {
  const hash = fragment();
  const named = /^g=(\w+)$/.exec(hash)?.[1];
  if (named && named === id) return;
  if (named) {
    const game = await find(named);
    if (game) return open(game, named);
    openSetup();
    if (inMemory())
      stay(`g=${named}`); // it could not be read now: a reload may find it
    else news(t("page.gone"), { warn: true, stay: false });
    return;
  }
  if (hash) return take(askedFor(hash));
  if (!status) await setup();
}

// What was pasted, dropped, opened from a file or asked for by the address: here, or on the page of its game.
/** @param {Found} found */
function take(found) {
  if (found.game && found.game !== game) return go(`${found.game}/#${fragmentOf(found)}`);
  byId("d-open").close();
  return open(found.record === undefined ? { link: found.link } : { text: found.record }, fresh());
}

// The stored game that a turn goes on with, which a player elsewhere has sent; else it is a new one.
/** @param {{ deal: string, status: Status }} reply */
async function continued({ deal, status: { present, decision } }) {
  /** @param {Game} one */
  const same = (one) => one.deal === deal && String(one.present) === String(present) && one.decision <= decision;
  const known = (await games()).find(same);
  return known && (await find(known.id)) ? known.id : undefined;
}

/**
 * `what` is a game of the store, a link or a record; `mine`: this tab has it already.
 * @param {Partial<Pick<Game, "link" | "players" | "viewer" | "present" | "before">> & { text?: string }} what
 * @param {string | null} name
 * @returns {Promise<void>}
 */
async function open(what, name, mine = false) {
  /** @type {[typeof status, typeof id, typeof unsaved, typeof saved, typeof away]} */
  const before = [status, id, unsaved, saved, away];
  const began = starts;
  const kept = status && (await asked({ do: "save" })); // should other rules be started in vain
  [status, id, unsaved, away] = [null, null, [], null];
  const { link, text, players, viewer, present } = what;
  const noted = jotted();
  const message = { do: /** @type {const} */ ("open"), link, text, players, viewer, present };
  const reply = await opened(message);
  if (!reply && what.before) {
    news(t("saved.damaged"), { warn: true });
    return open(what.before, name, mine);
  }
  if (!reply) {
    [status, id, unsaved, saved, away] = before;
    if (status && kept && starts !== began) return open(kept, id, true);
    if (status) remember(saved?.link ?? "");
    else openSetup();
    return;
  }
  [source, saved] = [message, link ? { link, players, viewer, present } : null];
  const found = (reply.since !== undefined && (await continued(reply))) || name;
  if (mine) id = name;
  if (mine || (found && (await seize(found)))) {
    if (noted && noted.link === link) await giveAgain(reply, noted.answers);
    save();
  }
  if (release) news(t("rules.with.note", { version: release }));
  if (ended()) return showScore();
  showTable();
  if (reply.since) showSince(reply);
}

/** @param {{ since: string }} reply */
function showSince({ since }) {
  const name = status && status.viewer !== null ? status.names[status.viewer] : "";
  byId("since-who").textContent = t("since.you", { name });
  byId("since-body").innerHTML = since;
  byId("d-since").showModal();
}

function openSetup() {
  stay("");
  leave();
  [status, id, away, unsaved] = [null, null, null, []];
  clearTimeout(timer);
  show("setup");
  byId("seed").value = dice();
  offerUpdate();
  setup();
}

// --- deeds -----------------------------------------------------------------------------------------------------------

// The status where the player may answer now; else null.
const ready = () => (status?.choosing && !busy && !away ? status : null);

let line = Promise.resolve();

// A second tap may be quicker than the answer to the first; it counts if the question is still the same.
/** @param {(now: Status) => unknown} deed */
function inTurn(deed) {
  const at = status?.decision;
  line = line
    .catch(() => {})
    .then(async () => {
      const now = ready();
      if (now && now.decision === at) await deed(now);
    });
}

/** @param {number} value */
function press(value) {
  if (away) return byId("d-tab").showModal();
  inTurn(async (now) => {
    if (setting("once") === "1" || now.selected === value) return answer(value);
    await change({ do: "pick", at: now.decision, value });
    document.querySelector(".target.selected")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  });
}

/** @param {number} value */
async function answer(value) {
  const at = ready()?.decision;
  if (at === undefined) return;
  owe([...unsaved, { at, value }]);
  await change({ do: "answer", at, value });
  if (status?.decision === at) takeBack(at);
}

// Refused or undone: answers from this decision on do not count.
/** @param {number} from */
const takeBack = (from) => owe(unsaved.filter(({ at }) => at < from));

/**
 * @template {Request} R
 * @param {R} message
 */
async function change(message) {
  busy++;
  const reply = await ask(message);
  busy--;
  next();
  return reply;
}

const commit = () => inTurn(({ selected }) => selected !== null && answer(selected));

function escape() {
  document.body.classList.remove("show-log");
  if (!status) return;
  if (status.looking !== null) look(status.decision);
  else if (status.selected !== null && ready()) change({ do: "pick", at: status.decision, value: null });
}

async function undo() {
  if (!status || status.undo === "no" || busy || away) return;
  clearTimeout(timer);
  skipping = false;
  const reply = await change({ do: "undo" });
  if (reply?.ask && (await confirmed(reply.ask))) await change({ do: "undo", sure: true });
  if (status) takeBack(status.decision);
  next();
}

const redo = () => status?.redo && !busy && !away && change({ do: "redo" });

const looking = past(
  () => ({ at: status?.looking ?? status?.decision ?? 0, last: status?.decision ?? 0 }),
  (at) => ask({ do: "look", at }),
);

/** @param {number} at */
function look(at) {
  clearTimeout(timer);
  looking.to(at);
}

/** @param {number} by */
function step(by) {
  if (!status) return;
  clearTimeout(timer);
  looking.by(by);
}

async function fork() {
  await looking.settled();
  const before = id;
  id = null; // the first game is kept as it is
  if (!(await ask({ do: "fork" }))) return void (id = before);
  if (await seize(fresh())) save();
  news(t("page.forked"));
}

/** @param {string} text @returns {Promise<boolean>} */
function confirmed(text) {
  byId("ask-text").textContent = text;
  const dialog = byId("d-ask");
  dialog.returnValue = "";
  dialog.showModal();
  byId("ask-yes").onclick = () => dialog.close("yes");
  return new Promise((answer) =>
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true }),
  );
}

/** @param {string} name */
async function card(name) {
  const reply = await ask({ do: "card", id: name });
  if (!reply) return;
  byId("d-card-title").textContent = reply.title;
  byId("card-body").innerHTML = reply.html;
  byId("d-card").showModal();
}

async function share(first = status?.present ? "turn" : "whole") {
  const reply = await ask({ do: "share" });
  if (!reply) return;
  fillShare(reply, given, first);
  byId("d-share").showModal();
}

// The turn was sent to another screen: only its sender stays at this one.
/** @param {Turn} turn */
async function given(turn) {
  if (status?.present === null && (await ask({ do: "attend", present: [turn.from] }))) save();
}

async function saveFile() {
  const reply = await ask({ do: "save", record: true });
  if (reply?.record && reply.name) download(reply.name, reply.record, "text/plain");
}

async function players() {
  const reply = await ask({ do: "who" });
  if (!reply) return;
  byId("players-body").innerHTML = reply.html;
  byId("d-players").showModal();
}

byId("players-form").addEventListener("submit", () => {
  const filled = new FormData(byId("players-form"));
  const told = (status?.players ?? []).map((_, seat) => ({
    kind: String(filled.get(`kind-${seat}`)),
    name: String(filled.get(`who-${seat}`)),
  }));
  ask({ do: "players", players: told }).then(save);
});

opener(byId("opener"), take);

/** @type {Record<string, () => unknown>} */
const menu = {
  players,
  share,
  save: saveFile,
  load: () => byId("d-open").showModal(),
  log: () => (matchMedia("(max-width:640px)").matches ? openTab("log") : document.body.classList.add("show-log")),
  new: openSetup,
  keys: () => byId("d-keys").showModal(),
};

/** @type {Record<string, (data: DOMStringMap) => unknown>} */
const deeds = {
  look: ({ at }) => look(Number(at)),
  step: ({ by }) => step(Number(by)),
  fork,
  commit,
  skip: () => ((skipping = true), next()),
  log: () => ask({ do: "log" }),
  score: showScore,
  board: showTable,
  replay: () => (showTable(), look(0)),
  again: openSetup,
  seat: ({ seat }) => ask({ do: "seat", viewer: Number(seat) }),
  send: () => share("turn"),
  paste: menu.load,
  rules: () => news(t("rules.with.note", { version: release })),
  dice: () => ((byId("seed").value = dice()), setup()),
};

document.addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null | undefined} */
  const button = targetOf(event)?.closest("button,[data-close]");
  if (!button) return;
  /** @type {HTMLDialogElement | null} */
  const dialog = button.closest("dialog");
  if (button.hasAttribute("data-close")) return dialog?.close();
  if (button.classList.contains("log-close")) return document.body.classList.remove("show-log");
  if (button.dataset.menu) {
    dialog?.close();
    return menu[button.dataset.menu]();
  }
  if (button.dataset.do && !button.disabled) deeds[button.dataset.do]?.(button.dataset);
});

document.addEventListener("click", ({ target }) => target instanceof HTMLDialogElement && target.close());
document.addEventListener("input", ({ target }) => target === byId("rail") && look(Number(byId("rail").value)));
document.addEventListener("change", (event) => {
  const target = fieldOf(event);
  if (!(target instanceof HTMLInputElement)) return;
  if (target.name === "tab") (openTab(target.value), countNew());
  else if (target.dataset.set) (set(target.dataset.set, target.checked ? "1" : "0"), next());
});
byId("setup").addEventListener("change", () => started && setup());
byId("setup").addEventListener("submit", (event) => (event.preventDefault(), start()));
byId("start").onclick = start;
byId("share-setup").onclick = async () => {
  const reply = await ask({ do: "setup", game, form: filled(), share: true });
  if (!reply?.link) return;
  fillShare({ link: reply.link, note: reply.note ?? "" });
  byId("d-share").showModal();
};
byId("tab-here").onclick = bring;
byId("tab-copy").onclick = playCopy;
byId("undo").onclick = undo;
byId("redo").onclick = redo;
byId("share").onclick = () => share();
byId("menu").onclick = () => {
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = document.querySelectorAll("[data-set]");
  for (const box of boxes) {
    const now = setting(box.dataset.set ?? "");
    box.checked = now === "1" || (now === null && box.dataset.set === "letters"); // the one that is on at first
  }
  byId("d-menu").showModal();
};

hands({
  press,
  commit,
  escape,
  undo,
  redo,
  card,
  step,
  help: menu.keys,
  letters: () => setting("letters") !== "0",
});

onFragment(() => started && follow());
onLanguage(async (code) => {
  if (!started) return;
  if (release) byId("old-rules").textContent = t("rules.with", { version: release });
  await ask({ do: "lang", lang: code });
  if (document.body.dataset.view === "setup") setup();
  if (document.body.dataset.view === "score") showScore();
});
onMemory(() => {
  news(t(inMemory() ? "page.memory" : "page.kept"), { warn: inMemory() });
  if (saved) remember(saved.link);
});

const board = document.querySelector(".pan");
if (board) zoomable(board, byId("zoom-in"), byId("zoom-fit"));
openTab(document.body.dataset.tab ?? "");
if (fragment()) show("opening");
else byId("seed").value ||= dice(); // the reader may have filled it in before this script came
core.ready
  .then(begin)
  .then(follow, () => {})
  .then(() => keepOffline(playing));
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
