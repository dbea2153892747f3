// @ts-check
// A table inside another page: to watch, to try, or to be asked one choice. It stores nothing and knows no rules.

import { failure, hideBoot, showBoot } from "./boot.js";
import { CoreError, connect } from "./core.js";
import { byId, fieldOf, targetOf } from "./dom.js";
import { hands } from "./hands.js";
import { news, say as tell } from "./news.js";
import { past } from "./past.js";
import { releaseOf } from "./releases.js";
import { talk } from "./talk.js";
import { countNew, draw, keepFocus, openTab } from "./view.js";
import { lang, speak, t, translate } from "./words.js";

const PACE = 420; // ms between two decisions of the computer
const FRAME = 900; // ms between two decisions that are played back
const LOSSES = 3; // how often Python may die before the table gives up

const { read } = globalThis.embedded;
let { told, game } = globalThis.embedded;

/**
 * @import { OpenRequest, Reply, Request, Status } from "./protocol.js"
 */

/** @type {ReturnType<typeof connect> | null} */
let core = null;
/** @type {string | null} */
let release = null;
/** @type {Status | null} */
let status = null;
let losses = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let playing = false;
let busy = false;
let decided = false; // the one choice was made
let tallest = 0;

const watching = () => told.controls === "watch" || told.controls === "none";

// --- Python ----------------------------------------------------------------------------------------------------------

async function wake() {
  if (core) return;
  byId("wake").hidden = true;
  showBoot({ stage: "download" });
  core = connect({ onProgress: showBoot, onDeath: revive, shared: true });
  try {
    await core.ready;
    await load();
  } catch (error) {
    if (!losses) fail("boot.failed", failure(error instanceof CoreError ? error : {}));
  }
}

// Python died, or could not be shared: once more, on its own.
/** @param {CoreError} error */
async function revive(error) {
  clearTimeout(timer);
  if (++losses > LOSSES) return fail("boot.failed", failure(error));
  try {
    await core?.restart(release, Boolean(error.file));
    await load();
  } catch {
    // the next death says so
  }
}

/** @param {string} code @param {string} text */
function fail(code, text) {
  hideBoot();
  byId("apart").hidden = false;
  news(text, { warn: true, stay: false });
  frame.say("failed", { code, text });
}

/**
 * The answer of Python, which has been started.
 * @template {Request} R
 * @param {R} message
 */
async function asked(message) {
  if (!core) throw new CoreError("died");
  return core.ask(message);
}

/**
 * @template {Request} R
 * @param {R} message
 */
async function ask(message) {
  const reply = await asked(message);
  if (reply.ok) accept(reply);
  else if (reply.error.code !== "error.stale") news(reply.error.text, { warn: true, stay: false });
  return reply;
}

// With the rules that the link was made with.
/** @param {OpenRequest & { do: "open" }} message */
async function opened(message) {
  if (release) await useRules(null);
  const reply = await asked(message);
  const version = reply.error?.rules && releaseOf(reply.error.rules);
  if (!version) return reply;
  await useRules(version);
  return asked(message);
}

/** @param {string | null} version */
async function useRules(version) {
  release = version;
  await core?.restart(version);
  await asked({ do: "hello", lang });
}

// --- the game --------------------------------------------------------------------------------------------------------

// What the address asks for. Everything before the last question only finds out who sits where.
async function load() {
  clearTimeout(timer);
  [status, playing, decided] = [null, false, false];
  await asked({ do: "hello", lang });
  let { link } = told;
  if (!link) {
    const begun = await asked({ do: "new", game: game ?? "", form: {} });
    if (!begun.ok) return fail(begun.error.code, begun.error.text);
    const kept = await asked({ do: "save" });
    if (!kept.ok) return fail(kept.error.code, kept.error.text);
    ({ link } = kept);
  }
  /** @type {OpenRequest & { do: "open" }} */
  const open = { do: "open", link, at: told.at, present: [] };
  const found = await opened(open);
  hideBoot();
  if (!found.ok) return fail(found.error.code, found.error.text);
  const [{ players, decision }, seat] = [found.status, told.seat];
  const seated = seat !== undefined && seat < players.length;
  let reply;
  if (watching()) {
    reply = await asked({
      ...open,
      at: told.at ?? (told.controls === "none" ? decision : 0),
      watcher: seated ? seat : null,
    });
  } else {
    const people = players.some(({ kind }) => kind === "person");
    /** @param {string} each @param {number} at */
    const kind = (each, at) =>
      told.controls === "decide" || (seated ? at === seat : !people || each === "person")
        ? "person"
        : each === "person"
          ? "greedy"
          : each;
    const all = players.map((player, at) => ({ ...player, kind: kind(player.kind, at) }));
    reply = await asked({ ...open, players: all, cut: true, present: told.controls === "decide" ? "mover" : null });
  }
  if (!reply.ok) return fail(reply.error.code, reply.error.text);
  byId("apart").hidden = true;
  accept(reply);
  frame.say("ready", { game, decisions: reply.status.decision, controls: told.controls, release });
}

/** @param {Reply} reply */
function accept(reply) {
  if (!reply.regions) return;
  draw(reply.regions);
  translate(byId("main"));
  if (!reply.status) return;
  const before = status;
  const now = reply.status;
  status = now;
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
  tell(reply.say ?? "");
  if (!before || place !== (before.looking ?? before.decision) || before.over !== now.over) report(now);
  next();
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

// The next move of the computer, or the next picture of what is played back.
function next() {
  clearTimeout(timer);
  if (playing) timer = setTimeout(onwards, FRAME);
  else if (status?.bot && !watching() && told.controls !== "decide") {
    const at = status.decision;
    timer = setTimeout(() => ask({ do: "bot", at }), PACE);
  }
}

async function onwards() {
  if (!status) return;
  const at = status.looking ?? status.decision;
  if (at >= status.decision) return play(false);
  await ask({ do: "look", at: at + 1 });
}

/** @param {boolean} on */
function play(on) {
  if (!status) return;
  playing = on;
  byId("play").setAttribute("aria-label", t(on ? "embed.pause" : "embed.play"));
  byId("play")
    .querySelector("use")
    ?.setAttribute("href", on ? "#ic-pause" : "#ic-play");
  if (on && status.looking === null) return void ask({ do: "look", at: 0 });
  next();
}

// The status where the reader may answer now; else null.
const ready = () => (status?.choosing && !busy ? status : null);

/** @param {number} value */
async function press(value) {
  const now = ready();
  if (!now) return;
  if (now.selected === value) return answer();
  await alone({ do: "pick", at: now.decision, value });
}

async function answer() {
  const now = ready();
  if (!now || now.selected === null) return;
  const { decision: at, picked, selected: value } = now;
  const reply = await alone({ do: "answer", at, value });
  if (told.controls !== "decide" || !reply?.ok) return;
  decided = true;
  frame.say("decided", { game, at, value, ...picked });
  await ask({ do: "attend", present: [] });
}

/**
 * @template {Request} R
 * @param {R} message
 */
async function alone(message) {
  busy = true;
  try {
    return await ask(message);
  } catch {
    return null; // Python died: the table comes back as it was opened
  } finally {
    busy = false;
  }
}

const looking = past(
  () => ({ at: status?.looking ?? status?.decision ?? 0, last: status?.decision ?? 0 }),
  (at) => ask({ do: "look", at }).catch(() => {}), // Python died: the table comes back as it was opened
);

/** @param {number} at */
function look(at) {
  if (!status) return;
  if (playing) play(false);
  looking.to(at);
}

/** @param {number} by */
function step(by) {
  if (!status) return;
  if (playing) play(false);
  looking.by(by);
}

/** @param {string} id */
async function card(id) {
  if (!status) return;
  const reply = await asked({ do: "card", id });
  if (!reply.ok) return;
  byId("d-card-title").textContent = reply.title;
  byId("card-body").innerHTML = reply.html;
  byId("d-card").showModal();
}

const undo = () => status && status.undo !== "no" && !busy && !decided && alone({ do: "undo", sure: true });
const redo = () => status?.redo && !busy && alone({ do: "redo" });
const link = async () => (status ? (await asked({ do: "save" })).link : told.link);

async function escape() {
  if (!status) return;
  if (status.looking !== null && !watching()) look(status.decision);
  else if (ready() && status.selected !== null) await alone({ do: "pick", at: status.decision, value: null });
}

// --- the page around it ----------------------------------------------------------------------------------------------

const host = told.host && told.host !== "null" ? told.host : undefined;
const frame = talk(host, {
  go: ({ at }) => look(at),
  play: () => play(true),
  pause: () => play(false),
  reset: () => status && load(),
  link: async () => frame.say("link", { link: await link() }),
  open: ({ type, speciate, ...what }) => {
    told = { ...told, at: undefined, seat: undefined, ...what };
    document.body.dataset.controls = told.controls;
    if (core) load();
    else wake();
  },
  show: ({ lang: code, theme }) => {
    if (theme) colours(theme);
    if (code && speak(code) && status) ask({ do: "lang", lang: code });
  },
});

/** @param {string} theme */
function colours(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

// It only ever grows: a page that jumps under the reader's finger is worse than a little empty space.
new ResizeObserver(() => {
  const height = Math.ceil(byId("main").getBoundingClientRect().height);
  if (height <= tallest) return;
  tallest = height;
  frame.say("size", { height });
}).observe(byId("main"));
addEventListener("resize", () => {
  const narrow = innerWidth;
  if (narrow === innerWidth_) return;
  innerWidth_ = narrow;
  tallest = 0;
});
let innerWidth_ = innerWidth;

/** @type {Record<string, (data: DOMStringMap) => unknown>} */
const deeds = {
  look: ({ at }) => look(Number(at)),
  step: ({ by }) => step(Number(by)),
  fork: async () => (await looking.settled(), alone({ do: "fork" })),
  commit: answer,
  skip: async () => {
    while (status?.bot) if (!(await alone({ do: "bot", at: status.decision }))?.ok) return;
  },
  log: () => ask({ do: "log" }),
  seat: ({ seat }) => ask({ do: "seat", viewer: Number(seat) }),
  score: () => byId("d-score").showModal(),
  board: () => byId("d-score").close(),
  replay: () => (byId("d-score").close(), look(0)),
  again: () => (byId("d-score").close(), load()),
  reset: () => status && load(),
  play: () => play(!playing),
  undo,
  redo,
  wake,
};

document.addEventListener("click", (event) => {
  /** @type {HTMLButtonElement | null | undefined} */
  const button = targetOf(event)?.closest("button,[data-close]");
  if (!button) return;
  /** @type {HTMLDialogElement | null} */
  const dialog = button.closest("dialog");
  if (button.hasAttribute("data-close")) return dialog?.close();
  if (button.dataset.do && !button.disabled) deeds[button.dataset.do]?.(button.dataset);
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

hands({
  press,
  commit: answer,
  escape,
  undo,
  redo,
  card,
  step,
  help: () => {},
  letters: () => true,
});

addEventListener("hashchange", () => {
  const before = told;
  told = { ...before, ...read(location.hash) };
  if (told.theme !== before.theme) colours(told.theme ?? "auto");
  if (told.lang !== before.lang && told.lang) speak(told.lang);
  document.body.dataset.controls = told.controls;
  if (core) load();
});

// --- waking up -------------------------------------------------------------------------------------------------------

if (!game) fail("error.game", t("embed.nothing"));
else {
  /** @type {HTMLInputElement | null} */
  const first = document.querySelector(".tabs input");
  if (first) openTab(first.value);
  byId("stage").addEventListener("pointerdown", wake, { once: true });
  if (told.start === "view")
    new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wake()).observe(byId("stage"));
  else byId("wake").hidden = false;
}
