// @ts-check
// The page of a game. It carries messages between the player and Python, and keeps the game safe; it knows no rules.

import { dismiss, introduce, wantAids } from "./aid.js";
import { fragment, go, onFragment, stay } from "./address.js";
import { light, litHere, think } from "./hint.js";
import { isPace, mover } from "./follow.js";
import { failure, hideBoot, showBoot } from "./boot.js";
import { connect } from "./core.js";
import { asksForDay, named } from "./daily.js";
import { byId, fieldOf, one, targetOf } from "./dom.js";
import { helpers } from "./helpers.js";
import { onInput } from "./input.js";
import { download, node } from "./nodes.js";
import { keepOffline, offerUpdate } from "./offline.js";
import { asked as askedFor, fragmentOf, opener } from "./open.js";
import { painted } from "./paint.js";
import { picture } from "./picture.js";
import { keepsImage } from "./runtime.js";
import { fillAsLast, filled, keepAsLast } from "./setup.js";
import { fillShare } from "./share.js";
import { describe, find, games, inMemory, keep, onMemory, readTabNote, set, setting, writeTabNote } from "./store.js";
import { TableSession } from "./table-session.js";
import { claim, leave } from "./tabs.js";
import { showThought } from "./thinking.js";
import { say, toast, unsay } from "./toast.js";
import { countNew, draw, keepFocus, openTab, show } from "./view.js";
import { typedMoves } from "./typed.js";
import { placeAgain, showWhat } from "./what.js";
import { lang, onLanguage, t, translate } from "./words.js";
import { zoomable } from "./zoom.js";

const THUMBNAIL_DELAY = 1500; // ms of quiet before the board is drawn for the list of games
const HELPERS = 3; // the most workers that think beside that of the table; each takes some 60 MB
const PANEL = 396; // px from the right edge that the panel beside the table takes
const LEAST = 260; // px that it needs
const GUIDE = "guide"; // where the game is in its round, asked for as a card is
const HINT = "hint"; // what the panel beside the table shows of a hint
const game = document.body.dataset.game ?? "";

/**
 * @import { CardRequest, Error as ReplyError, Request, RetraceRequest, Status, MotionStep, Turn } from "./protocol.js"
 * @import { Found, Game, Progress } from "./types/page.js"
 * @import { Mark, Point } from "./what.js"
 */

// There are none where the browser keeps nothing for the next start: each would have to fetch all of Python again.
const crew = helpers(keepsImage ? Math.min(HELPERS, navigator.hardwareConcurrency - 1) : 0, (onDeath) =>
  connect({ onDeath, game, helps: true }),
);

const session = new TableSession({
  connect: (onDeath) => connect({ onProgress, onDeath, game }),
  lang: () => lang,
  pace: () => (document.body.dataset.view === "table" ? motion.wait() : null),
  mayRevive: ({ reason }, greeted) => reason !== "boot" && greeted,
  reopens: true,
  onRevived: (reopened) => reopened && toast(t("page.revived")),
  onReady: hideBoot,
  onDead(error) {
    hideBoot();
    stalled = false;
    offerAnew(failure(error));
  },
  helpers: crew.players,
  onThinking: showThought,
  draw,
  show: showStatus,
  refuse,
  onSlow: () => toast(t("boot.slow"), { warn: true }),
  onRules,
  onRulesMissing: (version) => toast(t("rules.missing", { version }), { warn: true }),
  confirmed,
  onUnsaved: (link, answers) => writeTabNote(link && answers.length ? { link, answers } : null), // for a reload
});

const motion = mover({ pace, next: () => session.next(), audible: () => setting("sounds") === "1" });

// The pace that the player has set. Up to 0.2.0 the setting was "fast": whether computers move at once.
function pace() {
  const kept = setting("pace");
  return isPace(kept) ? kept : setting("fast") === "1" ? "once" : "normal";
}

const typed = typedMoves(session);

// --- Python ----------------------------------------------------------------------------------------------------------

let stalled = false; // that nothing comes has been said

/** @param {Progress} progress */
function onProgress(progress) {
  showBoot(progress);
  if (progress.stage === "stalled") offerAnew(t("boot.stalled"));
  else if (stalled) toast("");
  stalled = progress.stage === "stalled";
}

/** @param {ReplyError | undefined} error */
function refuse(error) {
  if (error) toast(error.text, { warn: true, stay: false });
}

/** @param {string} text */
const offerAnew = (text) => toast(text, { warn: true, action: t("boot.again"), onAction: startAnew });

// Once more, with no file that the browser has kept; what the reader has filled in meanwhile stays.
async function startAnew() {
  showBoot({ stage: "download" });
  if ((await session.again()) === false) await route();
}

/** @param {string | null} version */
function onRules(version) {
  const chip = byId("old-rules");
  chip.hidden = !version;
  chip.dataset.version = version ?? "";
  chip.textContent = version ? t("rules.with", { version }) : "";
  showBoot({ stage: "download" });
}

// --- showing ---------------------------------------------------------------------------------------------------------

/** @param {Status} now @param {Status | null} before @param {string} said @param {Request} message @param {MotionStep[]} [steps] */
function showStatus(now, before, said, message, steps) {
  const place = now.looking ?? now.decision;
  if ((session.wanted ?? place) === place) byId("rail").value = String(place); // else the player has moved on
  byId("undo").disabled = now.undo === "no";
  byId("redo").disabled = !now.redo;
  byId("undo").title = now.reason;
  document.title = `${now.choosing ? "• " : ""}${now.title} · Speciate`;
  if (now.choosing && now.where && (!before?.choosing || before.decision !== now.decision)) openTab(now.where);
  countNew();
  light(session);
  const read = keepFocus() || !before; // a table that is opened gives the focus to its question
  const question = byId("question")?.textContent?.trim();
  // A question with nothing before it is left to the focus. After what has happened it is said too: a screen reader that
  // is behind takes the focus without a word if the thing that had it before is gone.
  say(read && said === question ? "" : said, now.bot && !now.thinks && pace() === "once");
  const turn = Boolean(before?.bot && now.decision > before.decision && (now.choosing || now.curtain));
  if (!before || place !== (before.looking ?? before.decision)) motion.show(steps, now.bot, turn);
  typed.refresh();
  if (byId("d-card").open && byId("d-card").dataset.card === GUIDE) card(GUIDE);
  introduce(now.choosing, (id) => session.ask({ do: "card", id }));
  if (ended() && !before?.over && message.do !== "open") showScore();
  if (!before || before.decision !== now.decision) save();
  crew.call(now.thinkers && !now.over); // the question is drawn: helpers can start while the person thinks
}

// At a table: a game is open, or on its way.
const playing = () =>
  document.body.dataset.view === "opening" ||
  (document.body.dataset.view === "table" && session.status?.over === false);

const ended = () => session.status !== null && session.status.over && session.status.looking === null;

function showTable() {
  show("table");
  (byId("question") ?? byId("main")).focus({ preventScroll: true });
  keepFocus();
  session.next();
}

async function showScore() {
  show("score");
  offerUpdate();
  byId("verdict")?.focus({ preventScroll: true });
  scrollTo(0, 0);
  /** @type {Parameters<typeof fillShare>[0]} */
  const reply = (await session.ask({ do: "share" })) ?? { link: "", note: "" };
  fillShare(reply, onTurnSent, reply.result ? "result" : "whole");
}

// --- keeping ---------------------------------------------------------------------------------------------------------

/** @type {Promise<void> | null} */
let saving = null;
let again = false;

// The link of the game as it is now, into the store. One at a time; while one is under way, the next waits: a store that
// answers late would put an older link in the address. Whoever leaves the game waits for the last one.
function save() {
  if (saving) again = true;
  else saving = saveAll().finally(() => (saving = null));
}

async function saveAll() {
  let current;
  do {
    again = false;
    const { id, status: now } = session; // another game may be opened before the answer comes
    if (!id || !now) return;
    current = await keepAsIs(id, now);
  } while (again || !current);
}

// Keeps a game whose status was this; promises false where it has gone on meanwhile.
/** @param {string} id @param {Status} now */
async function keepAsIs(id, now) {
  const [reply] = await Promise.all([session.asked({ do: "save" }), painted()]); // the store and the address come after the answer
  if (reply && reply.decision === now.decision) {
    const { link, players, seats, viewer, present, deal, decision, outcome, review } = reply;
    const { title, phase, over, score, mover, colour, symbol, day } = now;
    const entry = {
      id,
      game,
      title,
      link,
      players,
      seats,
      viewer,
      present,
      review,
      deal,
      day,
      decision,
      phase,
      over,
      score,
      outcome,
      mover: mover?.name,
      colour,
      symbol,
    };
    const kept = await keep({ ...entry, updated: Date.now() });
    if (id === session.id && kept) {
      session.markSaved(entry, decision);
      remember(link);
      scheduleThumbnail();
    } else if (!kept) lost(id);
  }
  return !reply || reply.decision === now.decision;
}

let answered = fragment(); // what the page shows now; where the address has another fragment, that one is asked for and comes next

/** @param {string} text */
function setAddress(text) {
  stay(text);
  answered = fragment();
}

// The address resumes the game on reload: by its name in the store, or by its link where nothing can be stored, or it is not.
// What the reader has asked for meanwhile stays.
/** @param {string} link */
function remember(link) {
  if (fragment() !== answered && !document.getElementById(fragment())) return;
  const id = session.game?.id;
  setAddress(id && !inMemory() ? `g=${id}` : link);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let thumbnailTimer;

// A picture of the board for the list of games, when the player pauses: not between moves of computers, which are shown then.
function scheduleThumbnail() {
  clearTimeout(thumbnailTimer);
  const { id } = session;
  if (!id) return;
  thumbnailTimer = setTimeout(async () => {
    if (session.status?.bot) return;
    const reply = session.ready && (await session.asked({ do: "picture" }));
    if (reply && id === session.id) describe(id, { picture: await picture(reply.svg).catch(() => undefined) });
  }, THUMBNAIL_DELAY);
}

// --- one game, one tab -----------------------------------------------------------------------------------------------

// This tab has the open game from now on; else it may only be looked at here, and the player is asked. Promises false then,
// and if another game is open meanwhile.
/** @param {string} name */
async function acquireLock(name) {
  const { game } = session;
  if (await claim(name, () => lost(name))) return session.own(game, name);
  session.disown(game, name);
  askWhere();
  return false;
}

/** @returns {HTMLDialogElement | null} */
const openDialog = () => document.querySelector("dialog[open]");

/** @param {string} id */
function lost(id) {
  session.lose(id);
  askWhere();
}

// Where another tab has the open game, the player says what shall become of it here.
function askWhere() {
  if (session.state !== "elsewhere") return;
  openDialog()?.close();
  byId("d-tab").showModal();
}

// Bring the game here, as far as it has come in the other tab.
async function moveHere() {
  const name = session.game?.id;
  byId("d-tab").close();
  if (!name || session.id) return;
  await claim(name, () => lost(name), true);
  const game = await find(name);
  if (game) open(game, name, true);
}

async function playCopy() {
  byId("d-tab").close();
  if (await acquireLock(newGameId())) save();
  session.next();
}

const newGameId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

// --- opening ---------------------------------------------------------------------------------------------------------

const dice = () => String(crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000);

let filling = 0; // how often the form was asked for: an answer to an older state of it is not shown

async function setup() {
  const mine = ++filling;
  if (!(await session.useRules(null))) return;
  const reply = await session.asked({ do: "setup", game, form: filled() });
  if (!reply?.regions || mine !== filling) return;
  for (const id of Object.keys(reply.regions)) byId(id)?.removeAttribute("data-drawn"); // Python knows the language
  draw(reply.regions);
  byId("start").disabled = !reply.ready;
}

async function start() {
  if (!session.ready) {
    const label = byId("start").firstElementChild;
    if (label) label.textContent = `${t("boot.python")} …`;
    await session.whenReady();
    translate(byId("view-setup"));
  }
  if (session.state === "opening") return; // the button was pressed twice
  const form = filled();
  const reply = await session.begin({ do: "new", game, form });
  if (reply === "superseded") return;
  if (!reply?.ok) return refuse(reply?.error);
  keepAsLast(game, form);
  if (await acquireLock(newGameId())) save();
  showTable();
}

async function route() {
  const asked = fragment();
  await follow(asked);
  if (fragment() === asked) answered = asked;
}

// What the address asks for: a saved game, a link, or nothing. A game that is open stays kept.
/** @param {string} hash */
async function follow(hash) {
  const named = /^g=(\w+)$/.exec(hash)?.[1];
  if (named && named === session.id) return;
  if (named) {
    const game = await find(named);
    if (game) return open(game, named);
    await openSetup();
    if (inMemory())
      setAddress(`g=${named}`); // it could not be read now: a reload may find it
    else toast(t("page.gone"), { warn: true, stay: false });
    return;
  }
  if (hash) return openFound(askedFor(hash));
  if (!session.game) await setup();
}

// What was pasted, dropped, opened from a file or asked for by the address: here, or on the page of its game.
/** @param {Found} found */
function openFound(found) {
  if (found.game && found.game !== game) return go(`${found.game}/#${fragmentOf(found)}`);
  byId("d-open").close();
  return open(found.record === undefined ? { link: found.link } : { text: found.record }, newGameId());
}

// The stored game that a turn goes on with, which a player elsewhere has sent; else it is a new one.
/** @param {{ deal: string, status: Status }} reply */
async function continued({ deal, status: { present, decision } }) {
  /** @param {Game} one */
  const same = (one) => one.deal === deal && String(one.present) === String(present) && one.decision <= decision;
  const known = (await games()).find(same);
  return known && (await find(known.id)) ? known.id : undefined;
}

// The stored game of a day that the reader has begun and not ended: its link goes on with it.
/** @param {{ deal: string, status: Status }} reply */
const begun = async ({ deal, status: { day } }) =>
  (await games()).find((one) => day && one.day === day && one.deal === deal && !one.over);

let opening = Promise.resolve();

/**
 * One game after the other. `what` is a game of the store, a link or a record; `mine`: this tab has it already.
 * @param {Partial<Pick<Game, "link" | "players" | "viewer" | "present" | "review" | "before">> & { text?: string }} what
 * @param {string | null} name
 */
const open = (what, name, mine = false) => (opening = opening.catch(() => {}).then(() => openNow(what, name, mine)));

/** @type {(...what: [...Required<Parameters<typeof open>>]) => Promise<void>} */
async function openNow(what, name, mine) {
  await saving;
  const { link, text, players, viewer, present, review } = what;
  const noted = readTabNote();
  const reply = await session.open({ do: "open", link, text, players, viewer, present, review });
  if (reply === "superseded") return;
  if (!reply?.ok) {
    refuse(reply?.error);
    if (what.before) {
      toast(t("saved.damaged"), { warn: true });
      return openNow(what.before, name, mine);
    }
    answered = fragment();
    if (session.game) remember(session.game.saved?.link ?? "");
    else await openSetup();
    return askWhere();
  }
  const { game } = session;
  const day = asksForDay(link ?? "");
  const played = day && (await begun(reply));
  if (played && game === session.game) {
    await openNow(played, played.id, mine);
    return tellDay(day);
  }
  const found = (reply.since !== undefined && (await continued(reply))) || name;
  if (game !== session.game) return;
  if (mine && name ? session.own(game, name) : found && (await acquireLock(found))) {
    if (noted && noted.link === link) await session.giveAgain(reply, noted.answers);
    save();
  }
  if (game !== session.game) return;
  if (session.release) toast(t("rules.with.note", { version: session.release }));
  if (ended()) return void showScore();
  showTable();
  if (reply.since) showSince(reply);
  if (day) tellDay(day);
}

// That everybody has this deal, and what its sender came to.
/** @param {{ day: string, beat: string | undefined }} day */
function tellDay({ day, beat }) {
  const said = t("page.day", { date: named(day, lang) });
  toast(beat ? `${said} ${t("page.day.beat", { n: Number(beat) })}` : said);
}

/** @param {{ since: string }} reply */
function showSince({ since }) {
  const { status } = session;
  const name = status && status.viewer !== null ? status.names[status.viewer] : "";
  byId("since-who").textContent = t("since.you", { name });
  byId("since-body").innerHTML = since;
  const dialog = byId("d-since");
  one(dialog, "[data-t='since.play']").autofocus = true; // in the page from its start, it would ask for the focus of the page
  dialog.showModal();
}

async function openSetup() {
  const { game } = session;
  show("setup"); // computers do not move there
  await saving;
  if (game !== session.game) return; // the reader has opened another one
  setAddress("");
  leave();
  session.clear();
  crew.call(false);
  byId("seed").value = dice();
  offerUpdate();
  setup();
}

// --- actions -----------------------------------------------------------------------------------------------------------

/** @param {number} value */
async function press(value) {
  if (session.state === "elsewhere") return askWhere();
  await session.press(value, setting("once") === "1");
  if (session.status?.selected !== value) return;
  document.querySelector(".target.selected")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

function escape() {
  document.body.classList.remove("show-log");
  dismiss();
  session.escape();
}

async function fork() {
  if (!(await session.fork())) return;
  if (await acquireLock(newGameId())) save();
  toast(t("page.forked"));
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

// Shows what a thing on the table is, and why it cannot be chosen now: `shapes` are the ids of what was pressed. A reply
// without a text shows nothing.
/** @param {string} name @param {string[]} [shapes] @returns {Promise<boolean>} Whether there was a text. */
async function card(name, shapes = []) {
  /** @type {CardRequest} */
  const request = shapes.length ? { do: "card", id: name, shapes } : { do: "card", id: name };
  const reply = name ? await session.ask(request) : await session.asked(request);
  if (reply?.html) showPanel(name, reply);
  return Boolean(reply?.html);
}

// Says what a thing on the table is, beside it. A release that does not know the question shows its card; where there is none,
// the page says so.
/** @param {Mark[]} marks @param {Point | null} point */
async function what(marks, point) {
  const reply = await session.asked({ do: "what", marks: marks.map(({ mark }) => mark) });
  const name = marks.find(({ node: one }) => one.dataset.card)?.node.dataset.card;
  if (!reply) {
    const shown = name && (await card(name));
    if (!shown && session.release) toast(t("what.older", { version: session.release }));
    return;
  }
  if (reply.at < 0 || openDialog()) return;
  showTabs(undefined, "");
  byId("card-rule").replaceChildren();
  showWhat(reply, marks, point, reply.rule ? links(reply.rule).slice(0, 1) : []);
}

/** @param {string} name @param {{ title: string, html: string, rule?: string }} reply */
function showPanel(name, reply) {
  byId("d-card-title").textContent = reply.title;
  byId("card-body").innerHTML = reply.html;
  byId("card-rule").replaceChildren(...(reply.rule ? links(reply.rule) : []));
  const panel = byId("d-card");
  panel.dataset.card = name;
  panel.classList.remove("near");
  panel.classList.toggle("beside", Boolean(reply.rule) || name === GUIDE || name === HINT);
  settle();
  byId("card-asked").textContent = byId("question")?.textContent ?? "";
  showTabs(reply.rule && `rule:${reply.rule}`, name);
  if (!panel.open) (unsay(), panel.showModal());
  panel.scrollTop = 0;
  if (name === GUIDE) panel.querySelector("[aria-current=step]")?.scrollIntoView({ block: "center" });
}

function settle() {
  for (const panel of [byId("d-card"), byId("aid"), byId("typed")])
    panel.style.setProperty("--under", `${roof(panel.classList.contains("beside"))}px`);
}
// A device that is turned round.
addEventListener("resize", () => {
  settle();
  placeAgain();
});

// The players and the question come, or take more room.
const grown = new ResizeObserver(settle);
for (const one of [byId("p-seats"), byId("prompt")]) if (one) grown.observe(one);

// Where the panel beside the table begins: below the header, and below the players where that leaves it room.
/** @param {boolean} beside */
function roof(beside) {
  const header = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  const seats = beside ? byId("p-seats")?.getBoundingClientRect() : null;
  const below = seats?.height && seats.right > innerWidth - PANEL ? seats.bottom : 0;
  const foot = innerWidth > PANEL * 3 ? 0 : (byId("prompt").offsetHeight ?? 0); // narrower, it also keeps off the question
  return Math.max(0, innerHeight - below - foot < LEAST ? header : Math.max(header, below));
}

/** @type {Record<string, string>} */
const tried = JSON.parse(byId("tried").textContent ?? ""); // what can be tried about a rule, by its id

// Where a rule is read and tried: each in a tab of its own, so that the table stays. Made anew each time: the one file leads
// links into itself as they come.
/** @param {string} rule */
function links(rule) {
  /** @param {string} text @param {string} href */
  const link = (text, href) => node("a", t(text), { class: "btn", href, target: "_blank" });
  const read = link("rules.read", `${t("rules.page")}#${rule}`);
  return tried[rule] ? [read, link("rules.try", `${t("learn.page")}#${tried[rule]}`)] : [read];
}

// Whether the player is asked, at a table that knows hints: that of an earlier release does not.
const mayHint = () =>
  Boolean(document.querySelector("#hint") && session.status?.choosing && session.state === "playing");

// Where to look, in the panel beside the table; whoever asks again is told what the best choices are worth.
async function hint() {
  if (!mayHint()) return;
  const again = litHere(session);
  const shows = () => byId("d-card").open && byId("d-card").dataset.card === HINT;
  await think(session, (reply, first) => {
    if (!first && !shows()) return false;
    if (first) showPanel(HINT, reply);
    else draw({ "card-body": reply.html });
    if (reply.done && again) byId("hint-best").setAttribute("open", "");
    if (document.activeElement === document.body) byId("tab-hint").focus();
    return true;
  });
}

// Shows again what has moved since the player's turn ended, or since it began.
/** @param {RetraceRequest["since"]} since */
async function retrace(since) {
  openDialog()?.close();
  const reply = session.status && (await session.asked({ do: "retrace", since }));
  if (reply?.steps.length) motion.retrace(reply.steps);
  else if (reply) toast(t("motion.none"));
}

// Which of a player's choices mattered most, at the end of a game: found out a little at a time, whatever is looked at meanwhile.
/** @param {number} seat */
async function review(seat) {
  const { game } = session;
  for (let done = false; !done && session.game === game && session.status?.over;) {
    const reply = await session.ask({ do: "review", seat });
    if (!reply) return;
    done = reply.done;
    // What was pressed is gone, or what said how far it is.
    if (document.activeElement === document.body) byId("review-said").focus({ preventScroll: true });
    if (done) save();
  }
}

// Opens a moment of the review in the editor, as the draft of a puzzle.
/** @param {number} at */
async function pose(at) {
  const reply = await session.ask({ do: "pose", at });
  if (reply) go(`make.html#${reply.link}&change`);
}

// The table as it stood before a decision.
/** @param {number} at */
function showMoment(at) {
  showTable();
  session.look(at);
}

// Selects what a hint names, for the reader to see what it would do.
/** @param {number} value */
function tryOut(value) {
  byId("d-card").close();
  if (session.status?.selected !== value) press(value);
}

// Beside a rule lie the guide and the hint, and beside those the rule of the question, if there is one.
/** @param {string | undefined} rule @param {string} name */
function showTabs(rule, name) {
  const tabs = { rule: byId("tab-rule"), [GUIDE]: byId("tab-guide"), [HINT]: byId("tab-hint") };
  byId("card-tabs").hidden = !rule && name !== GUIDE && name !== HINT;
  tabs.rule.dataset.card = rule || document.querySelector(".prompt [data-card^='rule:']")?.dataset.card || "";
  tabs.rule.hidden = !tabs.rule.dataset.card;
  tabs[HINT].hidden = !mayHint();
  for (const [kind, tab] of Object.entries(tabs)) {
    const open = kind === (name === GUIDE || name === HINT ? name : "rule");
    tab.ariaCurrent = String(open);
    tab.toggleAttribute("autofocus", open);
  }
}

async function share(first = session.status?.present ? "turn" : "whole") {
  const reply = await session.ask({ do: "share" });
  if (!reply) return;
  fillShare(reply, onTurnSent, first);
  byId("d-share").showModal();
}

// The turn was sent to another screen: only its sender stays at this one.
/** @param {Turn} turn */
async function onTurnSent(turn) {
  if (session.status?.present === null && (await session.ask({ do: "attend", present: [turn.from] }))) save();
}

async function saveFile() {
  const reply = await session.ask({ do: "save", record: true });
  if (reply?.record && reply.name) download(reply.name, reply.record, "text/plain");
}

async function players() {
  const reply = await session.ask({ do: "who" });
  if (!reply) return;
  byId("players-body").innerHTML = reply.html;
  byId("d-players").showModal();
}

byId("players-form").addEventListener("submit", () => {
  const filled = new FormData(byId("players-form"));
  const players = (session.status?.players ?? []).map((_, seat) => ({
    kind: String(filled.get(`kind-${seat}`)),
    name: String(filled.get(`who-${seat}`)),
  }));
  session.ask({ do: "players", players }).then(save);
});

opener(byId("opener"), openFound);

/** @type {Record<string, () => unknown>} */
const menu = {
  players,
  share,
  save: saveFile,
  load: () => byId("d-open").showModal(),
  log: () => (byId("tabs").checkVisibility() ? openTab("log") : document.body.classList.add("show-log")),
  round: () => retrace("round"),
  turn: () => retrace("turn"),
  new: openSetup,
  type: typed.open,
  keys: () => byId("d-keys").showModal(),
};

/** @type {Record<string, (data: DOMStringMap) => unknown>} */
const actions = {
  look: ({ at }) => session.look(Number(at)),
  step: ({ by }) => session.step(Number(by)),
  fork,
  commit: () => session.commit(),
  skip: () => session.skip(),
  halt: () => session.halt(),
  log: () => session.ask({ do: "log" }),
  score: showScore,
  board: showTable,
  replay: () => (showTable(), session.look(0)),
  again: openSetup,
  review: ({ seat }) => review(Number(seat)),
  chart: ({ chart }) => session.ask({ do: "chart", count: String(chart) }),
  moment: ({ at }) => showMoment(Number(at)),
  pose: ({ at }) => pose(Number(at)),
  retry: ({ at }) => (showMoment(Number(at)), fork()),
  hint,
  retrace: ({ since }) => retrace(since === "turn" ? "turn" : "round"),
  stop: () => byId("hint-stop").setAttribute("aria-pressed", "true"),
  try: ({ choice }) => tryOut(Number(choice)),
  seat: ({ seat }) => session.ask({ do: "seat", viewer: Number(seat) }),
  send: () => share("turn"),
  paste: menu.load,
  rules: () => toast(t("rules.with.note", { version: session.release })),
  dice: () => ((byId("seed").value = dice()), setup()),
};

document.addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null | undefined} */
  const button = targetOf(event)?.closest("button,[data-close],[data-do]");
  if (!button) return;
  /** @type {HTMLDialogElement | null} */
  const dialog = button.closest("dialog");
  if (button.hasAttribute("data-close")) return dialog?.close();
  if (button.classList.contains("log-close")) return document.body.classList.remove("show-log");
  if (button.dataset.menu) {
    dialog?.close();
    return menu[button.dataset.menu]();
  }
  if (button.dataset.do && !button.disabled) actions[button.dataset.do]?.(button.dataset);
});

document.addEventListener("click", ({ target }) => target instanceof HTMLDialogElement && target.close());
document.addEventListener("input", ({ target }) => target === byId("rail") && session.look(Number(byId("rail").value)));
document.addEventListener("change", (event) => {
  const target = fieldOf(event);
  if (target instanceof HTMLSelectElement && target.dataset.set) set(target.dataset.set, target.value);
  if (!(target instanceof HTMLInputElement)) return;
  if (target.name === "tab") (openTab(target.value), countNew());
  else if (target.dataset.set) (set(target.dataset.set, target.checked ? "1" : "0"), session.next());
});
byId("setup").addEventListener("change", () => session.ready && setup());
byId("setup").addEventListener("submit", (event) => (event.preventDefault(), start()));
byId("start").onclick = start;
byId("share-setup").onclick = async () => {
  const reply = await session.ask({ do: "setup", game, form: filled(), share: true });
  if (!reply?.link) return;
  fillShare({ link: reply.link, note: reply.note ?? "" });
  byId("d-share").showModal();
};
byId("tab-here").onclick = moveHere;
byId("tab-copy").onclick = playCopy;
byId("first-game")?.addEventListener("click", wantAids);
byId("aid-close").onclick = dismiss;
byId("undo").onclick = () => session.undo();
byId("redo").onclick = () => session.redo();
byId("share").onclick = () => share();
byId("menu").onclick = () => {
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = document.querySelectorAll("input[data-set]");
  for (const box of boxes) {
    const now = setting(box.dataset.set ?? "");
    box.checked = now === "1" || (now === null && box.dataset.set === "letters"); // the one that is on at first
  }
  byId("set-pace").value = pace();
  byId("d-menu").showModal();
};

onInput({
  press,
  commit: () => session.commit(),
  escape,
  undo: () => session.undo(),
  redo: () => session.redo(),
  card,
  what,
  step: (by) => session.step(by),
  help: menu.keys,
  hint,
  retrace,
  type: typed.open,
  where: () => session.status?.where,
  letters: () => setting("letters") !== "0",
});

onFragment(() => session.ready && route());
onLanguage(async (code) => {
  if (stalled) offerAnew(t("boot.stalled"));
  if (!session.ready) return;
  const { release } = session;
  if (release) byId("old-rules").textContent = t("rules.with", { version: release });
  await session.ask({ do: "lang", lang: code });
  if (document.body.dataset.view === "setup") setup();
  if (document.body.dataset.view === "score") showScore();
});
onMemory(() => {
  toast(t(inMemory() ? "page.memory" : "page.kept"), { warn: inMemory() });
  const saved = session.game?.saved;
  if (saved) remember(saved.link);
});

const board = document.querySelector(".pan");
if (board) zoomable(board, byId("zoom-in"), byId("zoom-fit"));
openTab(document.body.dataset.tab ?? "");
fillAsLast(game);
if (fragment()) show("opening");
else byId("seed").value ||= dice(); // the reader may have filled it in before this script came
session
  .boot()
  .then((ready) => (ready ? route() : undefined))
  .then(() => keepOffline(playing));
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
