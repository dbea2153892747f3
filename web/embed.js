// @ts-check
// A table inside another page: to watch, to try, or to be asked one choice. It stores nothing and knows no rules.

import { failure, hideBoot, showBoot } from "./boot.js";
import { connect } from "./core.js";
import { byId, fieldOf, targetOf } from "./dom.js";
import { frameMessages } from "./frame-messages.js";
import { mover } from "./follow.js";
import { colours, tellHeight } from "./frame-page.js";
import { onInput } from "./input.js";
import { TableSession } from "./table-session.js";
import { showThought } from "./thinking.js";
import { say as tell, toast } from "./toast.js";
import { countNew, draw, keepFocus, openTab } from "./view.js";
import { placeAgain, showWhat } from "./what.js";
import { lang, speak, t, translate } from "./words.js";

const FRAME = 900; // ms between two decisions that are played back
const LOSSES = 3; // how often Python may die before the table gives up

const { read } = globalThis.embedded;
let { config, game } = globalThis.embedded;

/**
 * @import { OpenRequest, PlayerEntry, Request, Status, MotionStep } from "./protocol.js"
 * @import { Mark, Point } from "./what.js"
 */

let awake = false; // Python has been started
let losses = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer; // of the next decision that is played back
let playing = false;
let decided = false; // the one choice was made

const watching = () => config.controls === "watch" || config.controls === "none";

const session = new TableSession({
  connect: (onDeath) => connect({ onProgress: showBoot, onDeath, shared: true }),
  lang: () => lang,
  pace: () => (playing || watching() || config.controls === "decide" ? null : motion.wait()),
  mayRevive: () => ++losses <= LOSSES, // a start too may fail where Python is shared; the next one is not
  reopens: false,
  onRevived: load,
  onDead: (error) => fail("boot.failed", failure(error)),
  onThinking: showThought,
  draw(regions) {
    draw(regions);
    translate(byId("main"));
  },
  show,
  refuse: ({ text }) => toast(text, { warn: true, stay: false }),
  onAnswered,
});

const motion = mover({ pace: () => config.pace ?? "normal", next: () => session.next() });

// --- Python ----------------------------------------------------------------------------------------------------------

async function wake() {
  if (awake) return;
  awake = true;
  byId("wake").hidden = true;
  showBoot({ stage: "download" });
  if (await session.boot()) await load();
}

/** @param {string} code @param {string} text */
function fail(code, text) {
  hideBoot();
  byId("apart").hidden = false;
  toast(text, { warn: true, stay: false });
  frame.say("failed", { code, text });
}

// --- the game --------------------------------------------------------------------------------------------------------

// What the address asks for. Everything before the last question only finds out who sits where.
async function load() {
  clearTimeout(timer);
  [playing, decided] = [false, false];
  session.clear();
  await session.replied({ do: "hello", lang });
  const link = config.link || (await linkOfNewGame());
  if (!link) return;
  /** @type {OpenRequest & { do: "open" }} */
  const open = { do: "open", link, at: config.at, present: [] };
  const reply = await session.open(open, ({ status: { players, decision } }) => {
    hideBoot();
    const seat = config.seat !== undefined && config.seat < players.length ? config.seat : null;
    if (watching()) return { ...open, at: config.at ?? (config.controls === "none" ? decision : 0), watcher: seat };
    const present = config.controls === "decide" ? "mover" : null;
    return { ...open, players: seated(players, seat), cut: true, present };
  });
  if (!reply || reply === "superseded") return;
  if (!reply.ok) return fail(reply.error.code, reply.error.text);
  byId("apart").hidden = true;
  const { release } = session;
  frame.say("ready", { game, decisions: reply.status.decision, controls: config.controls, release });
}

// Promises null if there is none; then the reader and the page around have been told why.
async function linkOfNewGame() {
  const begun = await session.replied({ do: "new", game: game ?? "", form: {} });
  const kept = begun?.ok ? await session.replied({ do: "save" }) : begun;
  if (kept?.ok) return kept.link ?? null;
  if (kept) fail(kept.error.code, kept.error.text);
  return null;
}

// Who plays: the reader at the seat that is named, else at those of people, else at all.
/** @param {PlayerEntry[]} players @param {number | null} seat */
function seated(players, seat) {
  const people = players.some(({ kind }) => kind === "person");
  /** @param {string} each @param {number} at */
  const kind = (each, at) =>
    config.controls === "decide" || (seat !== null ? at === seat : !people || each === "person")
      ? "person"
      : each === "person"
        ? "greedy"
        : each;
  return players.map((player, at) => ({ ...player, kind: kind(player.kind, at) }));
}

/** @param {Status} now @param {Status | null} before @param {string} say @param {Request} message @param {MotionStep[]} [steps] */
function show(now, before, say, message, steps) {
  const { release } = session;
  const place = now.looking ?? now.decision;
  byId("undo").disabled = now.undo === "no";
  byId("redo").disabled = !now.redo;
  byId("play").disabled = !now.decision;
  byId("old-rules").hidden = !release;
  byId("old-rules").dataset.version = release ?? "";
  byId("old-rules").textContent = release ? t("rules.with", { version: release }) : "";
  document.title = `${now.title} · Speciate`;
  if (now.choosing && now.where && before?.decision !== now.decision) openTab(now.where);
  countNew();
  if (document.hasFocus()) keepFocus();
  tell(say);
  if (!before || place !== (before.looking ?? before.decision)) motion.show(steps, now.bot);
  if (!before || place !== (before.looking ?? before.decision) || before.over !== now.over) report(now);
  playOn();
}

/** @param {Status} now */
const report = (now) =>
  frame.say("state", {
    game,
    at: now.looking ?? now.decision,
    decisions: now.decision,
    seat: now.mover?.seat ?? null,
    over: now.over,
    choosing: now.choosing,
    phase: now.phase,
    ignored: frame.ignored(),
  });

/** @type {NonNullable<ConstructorParameters<typeof TableSession>[0]["onAnswered"]>} */
async function onAnswered({ at, value, picked }) {
  if (config.controls !== "decide") return;
  decided = true;
  frame.say("decided", { game, at, value, ...picked });
  await session.ask({ do: "attend", present: [] });
}

// --- playback --------------------------------------------------------------------------------------------------------

// The next picture of what is played back.
function playOn() {
  clearTimeout(timer);
  if (playing) timer = setTimeout(onwards, FRAME + (motion.wait() ?? 0));
}

function onwards() {
  const { status } = session;
  if (!status) return;
  const at = status.looking ?? status.decision;
  if (at >= status.decision) play(false);
  else session.ask({ do: "look", at: at + 1 });
}

/** @param {boolean} on */
function play(on) {
  const { status } = session;
  if (!status) return;
  playing = on;
  byId("play").setAttribute("aria-label", t(on ? "embed.pause" : "embed.play"));
  byId("play")
    .querySelector("use")
    ?.setAttribute("href", on ? "#ic-pause" : "#ic-play");
  if (on && status.looking === null) return void session.ask({ do: "look", at: 0 });
  playOn();
  session.next();
}

// --- actions -----------------------------------------------------------------------------------------------------------

/** @param {number} at */
function look(at) {
  if (playing) play(false);
  session.look(at);
}

/** @param {number} by */
function step(by) {
  if (playing) play(false);
  session.step(by);
}

/** @param {string} id @param {string[]} [shapes] @returns {Promise<boolean>} Whether there was a text. */
async function card(id, shapes = []) {
  const reply = session.status && (await session.asked({ do: "card", id, ...(shapes.length && { shapes }) }));
  if (!reply?.html) return false;
  byId("d-card-title").textContent = reply.title;
  byId("card-body").innerHTML = reply.html;
  byId("d-card").classList.remove("near");
  if (!byId("d-card").open) byId("d-card").showModal();
  return true;
}

/** @param {Mark[]} marks @param {Point | null} point */
async function what(marks, point) {
  const reply = session.status && (await session.asked({ do: "what", marks: marks.map(({ mark }) => mark) }));
  if (reply && reply.at >= 0) return showWhat(reply, marks, point);
  if (reply || !session.release) return;
  const name = marks.find(({ node: one }) => one.dataset.card)?.node.dataset.card;
  const shown = name && (await card(name));
  if (!shown) toast(t("what.older", { version: session.release }));
}

/** @param {"turn" | "round"} since */
async function retrace(since) {
  const reply = session.status && (await session.asked({ do: "retrace", since }));
  if (reply?.steps.length) motion.retrace(reply.steps);
}

const commit = () => session.commit();
const undo = () => !decided && session.undo();
const redo = () => session.redo();
const link = async () => (session.status ? (await session.asked({ do: "save" }))?.link : config.link);
const escape = () => (session.status?.looking === null || !watching()) && session.escape();

// --- the page around it ----------------------------------------------------------------------------------------------

const host = config.host && config.host !== "null" ? config.host : undefined;
const frame = frameMessages(host, {
  go: ({ at }) => look(at),
  play: () => play(true),
  pause: () => play(false),
  reset: () => session.status && load(),
  link: async () => frame.say("link", { link: await link() }),
  open: ({ type, speciate, ...what }) => {
    config = { ...config, at: undefined, seat: undefined, ...what };
    document.body.dataset.controls = config.controls;
    if (awake) load();
    else wake();
  },
  show: ({ lang: code, theme }) => {
    if (theme) colours(theme);
    if (code && speak(code) && session.status) session.ask({ do: "lang", lang: code });
  },
});

tellHeight(byId("main"), frame);

/** @type {Record<string, (data: DOMStringMap) => unknown>} */
const actions = {
  look: ({ at }) => look(Number(at)),
  step: ({ by }) => step(Number(by)),
  fork: () => session.fork(),
  commit,
  skip: () => session.skip(),
  halt: () => session.halt(),
  log: () => session.ask({ do: "log" }),
  seat: ({ seat }) => session.ask({ do: "seat", viewer: Number(seat) }),
  score: () => byId("d-score").showModal(),
  board: () => byId("d-score").close(),
  replay: () => (byId("d-score").close(), look(0)),
  again: () => (byId("d-score").close(), load()),
  reset: () => session.status && load(),
  play: () => play(!playing),
  undo,
  redo,
  retrace: () => retrace("round"),
  wake,
};

document.addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null | undefined} */
  const button = targetOf(event)?.closest("button,[data-close]");
  if (!button) return;
  /** @type {HTMLDialogElement | null} */
  const dialog = button.closest("dialog");
  if (button.hasAttribute("data-close")) return dialog?.close();
  if (button.dataset.do && !button.disabled) actions[button.dataset.do]?.(button.dataset);
});
document.addEventListener("click", ({ target }) => target instanceof HTMLDialogElement && target.close());
document.addEventListener("input", ({ target }) => target === byId("rail") && look(Number(byId("rail").value)));
document.addEventListener("change", (event) => {
  const field = fieldOf(event);
  if (field?.name === "tab") (openTab(field.value), countNew());
});
byId("whole").addEventListener("click", async (event) => {
  event.preventDefault();
  open(`../${game}/#${await link()}`, "_blank", "noopener");
});

onInput({
  press: (value) => session.press(value),
  commit,
  escape,
  undo,
  redo,
  card,
  what,
  step,
  retrace,
  help: () => {},
  where: () => session.status?.where,
  letters: () => true,
});

addEventListener("resize", placeAgain);
addEventListener("hashchange", () => {
  const before = config;
  config = { ...before, ...read(location.hash) };
  if (config.theme !== before.theme) colours(config.theme ?? "auto");
  if (config.lang !== before.lang && config.lang) speak(config.lang);
  document.body.dataset.controls = config.controls;
  if (awake) load();
});

// --- waking up -------------------------------------------------------------------------------------------------------

if (!game) fail("error.game", t("embed.nothing"));
else {
  /** @type {HTMLInputElement | null} */
  const first = document.querySelector(".tabs input");
  if (first) openTab(first.value);
  byId("stage").addEventListener("pointerdown", wake, { once: true });
  if (config.start === "view")
    new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake()).observe(byId("stage"));
  else byId("wake").hidden = false;
}
