// @ts-check
// The game that is open in a page, and the Python that runs it, as a state machine: `state` is "booting", "setup", "opening",
// "playing", "elsewhere", "over" or "dead". This module uses no DOM. A page passes callbacks (`TablePage`), wires its events
// to the methods of the session, and draws what the callbacks receive.

import { browse } from "./history.js";
import { replyOfToday } from "./older.js";
import { releaseOf } from "./releases.js";
import { playAll } from "./thinking.js";

const SLICE = 350; // ms of decisions that are made without drawing, before the result is drawn

/**
 * @import { CoreError, connect } from "./core.js"
 * @import { BriefStatus, Error as ReplyError, Granted, NewRequest, OpenRequest, Picked, Reply, ReplyTo, Request, ShownReply, Status, MotionStep } from "./protocol.js"
 *
 * @typedef {(NewRequest & { do: "new" }) | (OpenRequest & { do: "open" })} Source The request that a game was opened with.
 * @typedef {Pick<OpenRequest, "players" | "viewer" | "present" | "review"> & { link: string }} Saved What a page keeps of a game.
 * @import { Player } from "./thinking.js"
 * @typedef {{ at: number, value: number, bot?: boolean }} Answer `bot`: the answer of a computer whose thinking was
 *   stopped; by itself it would find another.
 *
 * @typedef {object} OpenGame
 * @property {Status} status As Python has replied last.
 * @property {Source} source
 * @property {Saved | null} saved As the page has stored it last.
 * @property {Answer[]} unsaved Answers since then.
 * @property {string | null} id In the store of the page; null where it is not stored.
 *
 * @typedef {{ tag: "setup" }} Setup No game is open.
 * @typedef {{ tag: "opening", before: Settled }} Opening A game is being opened; `before` returns if it is refused.
 * @typedef {{ tag: "playing" | "elsewhere" | "over", game: OpenGame }} Open A game is open; "elsewhere": another tab has
 *   it, and here it may only be looked at.
 * @typedef {Setup | Open} Settled
 * @typedef {Settled | Opening} Table
 * @typedef {"booting" | "ready" | "dead"} Python
 *
 * @typedef {object} TablePage The callbacks of a session.
 * @property {(onDeath: (error: CoreError) => void) => ReturnType<typeof connect>} connect
 * @property {() => string} lang The language that Python is to speak.
 * @property {() => number | null} pace Milliseconds until the next move of a computer; null: computers wait.
 * @property {(error: CoreError, greeted: boolean) => boolean} mayRevive Whether Python, which has died, is started again;
 *   `greeted`: it had replied to "hello".
 * @property {boolean} reopens Whether the session then opens the game again as it was; otherwise `onRevived` has to.
 * @property {(reopened: boolean) => unknown} onRevived
 * @property {() => unknown} [onReady] Python is up, and replies from now on.
 * @property {(error: CoreError) => unknown} onDead Python has died, and the session does not start it again.
 * @property {(link: string) => Player[]} [helpers] The helpers that can do jobs of this game beside the Python of the table.
 * @property {(share: number) => unknown} [onThinking] The share of the thinking that is done, from 0 to 1.
 * @property {(regions: Record<string, string>) => unknown} draw
 * @property {(now: Status, before: Status | null, say: string, message: Request, steps?: MotionStep[]) => unknown} show The reply to
 *   `message` had a status, and its regions are drawn; `before` is the previous status of the same game, `steps` what has moved.
 * @property {(error: ReplyError) => unknown} refuse
 * @property {() => unknown} [onSlow] Python has not replied in time.
 * @property {(version: string | null) => unknown} [onRules] Python starts with the rules of this release.
 * @property {(version: string) => unknown} [onRulesMissing] They cannot be loaded.
 * @property {(text: string) => Promise<boolean>} [confirmed] Asks before what cannot be undone; without it nobody is asked.
 * @property {(link: string | null, answers: Answer[]) => unknown} [onUnsaved] The answers that `link` lacks.
 * @property {(answer: Answer & { picked: Picked | null }) => unknown} [onAnswered]
 */

// The states that may follow each state. A player may leave a game at any time, and open another one over it.
/** @type {Record<Table["tag"], Table["tag"][]>} */
const TABLES = {
  setup: ["setup", "opening"],
  opening: ["opening", "setup", "playing", "elsewhere", "over"],
  playing: ["playing", "over", "elsewhere", "opening", "setup"],
  elsewhere: ["elsewhere", "playing", "over", "opening", "setup"],
  over: ["over", "playing", "elsewhere", "opening", "setup"],
};
/** @type {Record<Python, Python[]>} */
const PYTHONS = {
  booting: ["booting", "ready", "dead"],
  ready: ["booting", "dead"],
  dead: ["booting"],
};

export class TableSession {
  /** @type {string | null} The earlier release whose rules are at work. */
  release = null;
  /** @type {TablePage} */
  #page;
  /** @type {ReturnType<typeof connect> | null} */
  #core = null;
  /** @type {Python} */
  #python = "booting";
  /** @type {Table} */
  #table = { tag: "setup" };
  /** @type {OpenGame | null} */
  #held = null; // the game of the table that Python has
  #starts = 0; // how often Python was started: a sitting does not outlive its Python
  #greeted = false;
  #busy = 0; // requests under way that change the game
  /** @type {(() => void)[]} */
  #idle = []; // who waits until there is none
  #skipping = false; // the moves of the computer are not shown
  #thinking = false; // a computer's thinking is under way
  /** @type {{ game: OpenGame, at: number } | null} */
  #halted = null; // the decision for which the player has stopped the thinking
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer; // of the next move of the computer
  /** @type {Record<string, string>} */
  #undrawn = {}; // what the player's answer has changed, while computers that move at once answer it
  /** @type {Promise<unknown>} */
  #line = Promise.resolve();
  /** @type {(() => void)[]} */
  #waiting = []; // see #booted
  #looking = browse(
    () => ({ at: this.status?.looking ?? this.status?.decision ?? 0, last: this.status?.decision ?? 0 }),
    (at) => this.ask({ do: "look", at }),
  );

  /** @param {TablePage} page */
  constructor(page) {
    this.#page = page;
  }

  // --- state ---------------------------------------------------------------------------------------------------------

  // Where Python is not up, its state comes before that of the game.
  get state() {
    return this.#python === "ready" ? this.#table.tag : this.#python;
  }

  // Whether Python is up.
  get ready() {
    return this.#python === "ready";
  }

  get game() {
    return this.#table.tag === "setup" || this.#table.tag === "opening" ? null : this.#table.game;
  }

  get status() {
    return this.game?.status ?? null;
  }

  // The id of the open game in the store; null where the page may not store it.
  get id() {
    return this.#table.tag === "elsewhere" ? null : (this.game?.id ?? null);
  }

  // What a request is about: when its reply comes, another subject makes it stale.
  get #subject() {
    return this.game ?? this.#table;
  }

  /** @param {Table} table */
  #move(table) {
    const from = this.#table.tag;
    if (!TABLES[from].includes(table.tag)) throw new Error(`a table that is ${from} becomes ${table.tag}`);
    this.#table = table;
  }

  /** @param {Python} next */
  #enter(next) {
    if (!PYTHONS[this.#python].includes(next)) throw new Error(`Python that is ${this.#python} becomes ${next}`);
    this.#python = next;
    if (next === "booting") return;
    if (next === "ready") this.#page.onReady?.();
    const woken = this.#waiting;
    this.#waiting = [];
    for (const wake of woken) wake();
  }

  // The page holds the lock of this id, and stores the game under it. Returns whether this game is still open.
  /** @param {OpenGame | null} game @param {string} id */
  own(game, id) {
    if (!game || game !== this.game) return false;
    game.id = id;
    this.#settle(game);
    return true;
  }

  /** @param {OpenGame} game */
  #settle(game) {
    this.#move({ tag: game.status.over ? "over" : "playing", game });
  }

  // Another tab holds the lock of this id, under which the game is stored.
  /** @param {OpenGame | null} game @param {string} id */
  disown(game, id) {
    if (!game || game !== this.game) return;
    clearTimeout(this.#timer);
    game.id = id;
    this.#move({ tag: "elsewhere", game });
  }

  // Another tab has taken the lock of this id: from the open game, or from the one that returns if an opening is refused.
  /** @param {string} id */
  lose(id) {
    const table = this.#table;
    if (this.id === id) this.disown(this.game, id);
    else if (table.tag === "opening" && table.before.tag !== "setup" && table.before.game.id === id)
      table.before = { tag: "elsewhere", game: table.before.game };
  }

  // Leaves the game for the set-up form.
  clear() {
    clearTimeout(this.#timer);
    this.#undrawn = {};
    this.#move({ tag: "setup" });
  }

  // --- Python --------------------------------------------------------------------------------------------------------

  // Starts Python. Promises whether it is up: false if it has died, or if a later start has replaced this one.
  async boot() {
    if (!(await this.#start())) return false;
    this.#enter("ready");
    return true;
  }

  // Fulfilled as soon as Python is up.
  async whenReady() {
    while (this.#python !== "ready") await this.#booted();
  }

  // Fulfilled when Python leaves the state "booting" the next time.
  /** @returns {Promise<void>} */
  #booted() {
    return new Promise((wake) => this.#waiting.push(wake));
  }

  // Starts Python with the rules of `release` up to its reply to "hello"; the caller enters "ready". Promises what `boot`
  // does. A death during the start reaches #died, as any other.
  async #start(anew = false) {
    clearTimeout(this.#timer);
    this.#enter("booting");
    this.#greeted = false;
    this.#held = null;
    const mine = ++this.#starts;
    try {
      if (this.#core) await this.#core.restart(this.release, anew);
      else await (this.#core = this.#page.connect((error) => this.#died(error))).ready;
      await this.#core.ask({ do: "hello", lang: this.#page.lang() });
    } catch {
      return false;
    }
    this.#greeted = mine === this.#starts;
    return this.#greeted;
  }

  /** @param {CoreError} error */
  async #died(error) {
    clearTimeout(this.#timer);
    if (!this.#page.mayRevive(error, this.#greeted)) {
      this.#enter("dead");
      return this.#page.onDead(error);
    }
    const reopened = await this.#revive(Boolean(error.file));
    if (reopened !== null) this.#page.onRevived(reopened);
  }

  // Starts Python again and reopens the open game. Promises whether there was one; null if Python died again.
  /** @param {boolean} anew Whether every file is fetched again, past the browser's cache. */
  async #revive(anew) {
    if (!(await this.#start(anew))) return null;
    const mine = this.#starts;
    const game = this.#page.reopens ? this.game : null;
    if (game) await this.#reopen(game);
    if (mine !== this.#starts) return null;
    this.#enter("ready");
    if (game) await this.ask({ do: "view" });
    return game !== null;
  }

  // The player tries again after a death. Promises whether a game is open or being opened; null if Python died again.
  async again() {
    const reopened = await this.#revive(true);
    return reopened === null ? null : this.#table.tag !== "setup";
  }

  // As it was stored last, or as it was opened, with the answers given since.
  /** @param {OpenGame} game */
  async #reopen(game) {
    await this.#giveAnswers(await this.#replyTo(lastOf(game)), game.unsaved);
    this.#held = game;
  }

  // Loads the rules of an earlier release, or those of today (null). Promises false if they cannot be loaded; then those of
  // today are.
  /** @param {string | null} version @returns {Promise<boolean>} */
  async useRules(version) {
    if (version === this.release) return true;
    this.release = version;
    this.#page.onRules?.(version);
    const starting = this.#start();
    const mine = this.#starts;
    if (await starting) {
      this.#enter("ready");
      return true;
    }
    if (mine !== this.#starts) return (await this.whenReady(), this.release === version); // #died started it again
    if (!version) return false;
    this.#page.onRulesMissing?.(version);
    await this.useRules(null);
    return false;
  }

  // --- requests ------------------------------------------------------------------------------------------------------

  /**
   * Promises the reply, which may be a refusal; null if Python died.
   * @template {Request} R
   * @param {R} message
   * @param {(error: unknown) => void} onError
   * @returns {Promise<ReplyTo<R> | null>}
   */
  async #replyTo(message, onError = () => {}) {
    try {
      return replyOfToday((await this.#core?.ask(message)) ?? null);
    } catch (error) {
      onError(error);
      return null;
    }
  }

  /**
   * Ask as soon as Python is up, and show nothing. Promises the reply, which may be a refusal; null if Python is dead.
   * @template {Request} R
   * @param {R} message
   * @param {(error: any) => void} [onError]
   * @returns {Promise<ReplyTo<R> | null>}
   */
  async replied(message, onError) {
    while (this.#core && this.#python === "booting") await this.#booted();
    return this.#python === "ready" ? this.#replyTo(message, onError) : null;
  }

  /**
   * Ask, and show nothing. Promises the reply; null for a refusal too.
   * @template {Request} R
   * @param {R} message
   * @returns {Promise<Granted<R> | null>}
   */
  async asked(message) {
    const reply = await this.replied(message);
    return reply?.ok ? /** @type {Granted<R>} */ (reply) : null;
  }

  /**
   * Ask, and show the reply, unless it is stale. Promises the reply; null for a refusal or a stale one.
   * @template {Request} R
   * @param {R} message
   * @returns {Promise<Granted<R> | null>}
   */
  async ask(message) {
    const subject = this.#subject;
    const reply = await this.replied(message, ({ reason }) => reason === "slow" && this.#page.onSlow?.());
    if (!reply || subject !== this.#subject) return null;
    if (!reply.ok) {
      if (reply.error.code !== "error.stale") this.#page.refuse(reply.error);
      return null;
    }
    this.#accept(reply, message);
    return /** @type {Granted<R>} */ (reply);
  }

  /** @param {Reply} reply @param {Request} message */
  #accept(reply, message, before = this.status) {
    const { game } = this;
    if (!reply.regions || (reply.status && !game)) return; // Python may still have a game that the player left
    if (reply.status && game) {
      game.status = reply.status;
      if (this.#table.tag !== "elsewhere") this.#settle(game);
    }
    this.#show(reply, before, message);
  }

  /** @param {Reply} reply @param {Status | null} before @param {Request} message */
  #show(reply, before, message) {
    if (!reply.regions) return;
    this.#draw(reply.regions, message.do === "answer" && this.#goesOn(reply.status));
    if (!reply.status) return;
    this.#page.show(reply.status, before, reply.say, message, reply.steps);
    this.next();
  }

  // Whether computers move now, and at once.
  /** @param {Status | undefined} status */
  #goesOn(status) {
    return Boolean(this.state === "playing" && status?.bot && !status.thinks && this.#page.pace() === 0);
  }

  // Draws regions, or keeps them for the next drawing: what stands for a moment only is hundreds of changes for a screen
  // reader, which says nothing while it has more than it can follow.
  /** @param {Record<string, string>} regions */
  #draw(regions, later = false) {
    const all = { ...this.#undrawn, ...regions };
    this.#undrawn = later ? all : {};
    if (!later) this.#page.draw(all);
  }

  // --- opening -------------------------------------------------------------------------------------------------------

  /**
   * Begin a game as the form says. Promises what `open` does.
   * @param {NewRequest & { do: "new" }} message
   */
  begin(message) {
    return this.#place(message, () => this.replied(message));
  }

  /**
   * Open a game, with the rules that it was made with, and show it. Promises the reply. After a refusal, or null if Python
   * died, the previous game is open again; "superseded": the player has left or opened another game meanwhile.
   * @param {OpenRequest & { do: "open" }} message
   * @param {(found: Granted<OpenRequest & { do: "open" }>) => OpenRequest & { do: "open" }} [refine] From the reply,
   *   a second request to show instead, because the player to move can depend on who sits where.
   */
  open(message, refine) {
    return this.#place(message, async (wanted) => {
      const found = await this.#opened(message, wanted);
      if (found?.ok) this.#held = null;
      return found?.ok && refine && wanted() ? this.replied(refine(found)) : found;
    });
  }

  /**
   * @template {Source} R
   * @param {R} source
   * @param {(wanted: () => boolean) => Promise<ReplyTo<R> | null>} request
   * @returns {Promise<ReplyTo<R> | "superseded" | null>}
   */
  async #place(source, request) {
    const kept = this.game && (await this.asked({ do: "save" })); // it is lost if other rules are loaded
    const before = this.#table.tag === "opening" ? this.#table.before : this.#table;
    /** @type {Opening} */
    const opening = { tag: "opening", before };
    const wanted = () => this.#table === opening;
    this.#move(opening);
    const reply = await request(wanted);
    if (reply?.ok) this.#held = null;
    if (!wanted()) return "superseded";
    if (reply?.ok) {
      const shown = /** @type {ShownReply} */ (/** @type {unknown} */ (reply));
      const game = begun(shown.status, source);
      this.#settle(game);
      this.#held = game;
      this.#show(shown, null, source);
      return reply;
    }
    const game = before.tag === "setup" ? null : before.game;
    const again = game && this.#held !== game ? await this.#restored(game, kept, wanted) : null;
    if (!wanted()) return "superseded";
    this.#move(opening.before);
    if (again?.ok) this.#accept(again, { do: "view" }, null);
    else if (game) await this.ask({ do: "view" }); // replies that came meanwhile were stale
    return reply;
  }

  /**
   * Open a game again that Python does not have any more. Promises the reply.
   * @param {OpenGame} game
   * @param {Saved | null} kept The game as it is; where Python did not say that, as #reopen has it.
   * @param {() => boolean} wanted
   */
  async #restored(game, kept, wanted) {
    const opened = await this.#opened(kept ? openingOf(kept) : lastOf(game), wanted);
    if (!opened?.ok || !wanted()) return opened;
    this.#held = game;
    if (kept || !game.unsaved.length) return opened;
    await this.#giveAnswers(/** @type {Reply} */ (opened), game.unsaved, wanted);
    return this.replied({ do: "view" });
  }

  /**
   * Promises the reply of a Python with the rules that the game was made with.
   * @template {Source} R
   * @param {R} message
   * @param {() => boolean} wanted Whether the game is still to be opened.
   * @returns {Promise<ReplyTo<R> | null>}
   */
  async #opened(message, wanted) {
    await this.useRules(null);
    /** @type {ReplyTo<R> | null} */
    let reply = null;
    for (let tries = 2; tries && !reply && wanted(); tries--) reply = await this.replied(message); // Python may die once
    const version = reply?.error?.rules && releaseOf(reply.error.rules);
    if (!version) return reply;
    return (await this.useRules(version)) && wanted() ? this.replied(message) : null;
  }

  /**
   * Give the answers that the link of the game lacked when it was opened, and show the result.
   * @param {Reply | null} reply To the request to open it.
   * @param {Answer[]} answers
   */
  async giveAgain(reply, answers) {
    await this.#changing(() => this.#giveAnswers(reply, answers));
    await this.ask({ do: "view" });
  }

  // Computers make the same moves in between as before.
  /** @param {Reply | null} reply @param {Answer[]} answers */
  async #giveAnswers(reply, answers, wanted = () => true) {
    for (const { at, value, bot } of answers) {
      if (!wanted()) break;
      while (reply?.status?.bot && reply.status.decision < at)
        reply = await this.#replyTo({ do: "bot", at: reply.status.decision });
      if (reply?.status?.decision !== at) break;
      reply = await this.#replyTo({ do: bot ? "bot" : "answer", at, value });
    }
  }

  // --- keeping -------------------------------------------------------------------------------------------------------

  // The page has stored the game as it was after so many decisions.
  /** @param {Saved} saved @param {number} decision */
  markSaved(saved, decision) {
    const { game } = this;
    if (!game) return;
    game.saved = savedOf(saved);
    this.#recordUnsaved(game.unsaved.filter(({ at }) => at >= decision));
  }

  /** @param {Answer[]} answers */
  #recordUnsaved(answers) {
    const { game } = this;
    if (!game) return;
    game.unsaved = answers;
    this.#page.onUnsaved?.(game.saved?.link ?? null, answers);
  }

  // Refused or undone: answers from this decision on do not count.
  /** @param {number} from */
  #takeBack(from) {
    this.#recordUnsaved(this.game?.unsaved.filter(({ at }) => at < from) ?? []);
  }

  // --- computers -----------------------------------------------------------------------------------------------------

  // Schedules the next move of a computer. The page calls this when its pace has changed.
  next() {
    clearTimeout(this.#timer);
    const pace = this.#page.pace();
    if (this.state !== "playing" || !this.status?.bot || this.status.looking !== null || pace === null) return;
    if (this.#thinking) return;
    this.#timer = setTimeout(() => this.#bots(pace), this.#skipping ? 0 : pace);
  }

  // No other change of the game begins before `work` is done.
  /** @template T @param {() => Promise<T>} work */
  async #changing(work) {
    this.#busy++;
    try {
      return await work();
    } finally {
      this.#busy--;
      for (const wake of this.#busy ? [] : this.#idle.splice(0)) wake();
    }
  }

  // Makes the moves of the computers up to the next one of a person, without showing them.
  skip() {
    this.#skipping = true;
    this.next();
  }

  /** @param {number} pace */
  async #bots(pace) {
    if (!this.status?.bot || this.#busy) return;
    if (this.status.thinks) return this.#think(this.status.decision);
    const now = this.status;
    const moved = await this.#changing(async () => {
      if (this.#skipping || !pace) return this.#skipAhead(now);
      await this.ask({ do: "bot", at: now.decision });
      return true;
    });
    if (moved) this.next();
  }

  // Promises false where Python refuses a move: it would refuse it again.
  /** @param {BriefStatus} now */
  async #skipAhead(now) {
    const until = performance.now() + SLICE;
    while (now.bot && !now.thinks && performance.now() < until) {
      const reply = await this.asked({ do: "bot", at: now.decision, quiet: true });
      if (!reply?.status) {
        this.#draw({});
        return (this.#skipping = false);
      }
      now = reply.status;
    }
    if (!now.bot) this.#skipping = false;
    await this.ask({ do: "show" });
    return true;
  }

  // Lets a computer think and answer. Its thinking is jobs; the Python of the table does them one by one and answers other
  // requests in between. Any change of the game ends the thinking.
  /** @param {number} at */
  async #think(at) {
    const { game } = this;
    const wanted = () => this.#thinksFor(game, at);
    const halted = () => this.#halted?.game === game && this.#halted?.at === at;
    this.#thinking = true;
    let reply = await this.change({ do: "think", at });
    while (reply && !reply.status && wanted()) {
      const { link, jobs, taken, batches } = reply;
      /** @type {Player} */
      const here = async (job) => (await this.asked({ do: "play", link, job }))?.worths ?? null;
      const players = [here, ...(this.#page.helpers?.(link) ?? [])];
      const worths = await playAll(jobs, players, {
        wanted: () => wanted() && !halted(),
        onShare: (share) => this.#page.onThinking?.((taken + share) / batches),
      });
      if (!wanted() || (worths.includes("") && !halted())) break;
      reply = await this.change({ do: "think", at, taken, worths, stop: halted() });
    }
    this.#thinking = false;
    if (reply?.status && halted() && game === this.game)
      this.#recordUnsaved([...(game?.unsaved ?? []), { at, value: reply.value, bot: true }]);
    if (!this.status?.bot) this.#skipping = false;
    if (reply?.status || !wanted()) this.next(); // unless Python has refused to think: it would refuse again
  }

  // Whether a computer still has to think about this decision of this game.
  /** @param {OpenGame | null} game @param {number} at */
  #thinksFor(game, at) {
    const { status } = this;
    return this.state === "playing" && this.game === game && status?.decision === at && status.thinks;
  }

  // Stops the thinking: the computer answers by what it has found out so far.
  halt() {
    const { game } = this;
    if (game?.status.thinks) this.#halted = { game, at: game.status.decision };
  }

  // --- the player ----------------------------------------------------------------------------------------------------

  // Whether the player may change the game now: no other change is under way.
  get #free() {
    return (this.state === "playing" || this.state === "over") && !this.#busy;
  }

  // The status where the player may answer now; else null.
  get #asking() {
    return this.#free && this.status?.choosing ? this.status : null;
  }

  // The changes that the player asks for come one after the other.
  /** @param {() => Promise<unknown>} action */
  #inLine(action) {
    return (this.#line = this.#line.catch(() => {}).then(action));
  }

  // A second tap may come before the reply to the first; it counts if the open decision is still the same.
  /** @param {(now: Status) => Promise<unknown>} action */
  #inTurn(action) {
    const at = this.status?.decision;
    return this.#inLine(async () => {
      const now = this.#asking;
      if (now && now.decision === at) await action(now);
    });
  }

  // Selects a value, or answers with it if it is selected already, or at once if `once`.
  /** @param {number} value */
  press(value, once = false) {
    return this.#inTurn((now) =>
      once || now.selected === value ? this.#answer(value) : this.change({ do: "pick", at: now.decision, value }),
    );
  }

  // Answers with the selected value.
  commit() {
    return this.#inTurn(async ({ selected }) => selected !== null && this.#answer(selected));
  }

  /** @param {number} value */
  async #answer(value) {
    const { game } = this;
    if (!game) return;
    const { decision: at, picked } = game.status;
    this.#recordUnsaved([...game.unsaved, { at, value }]);
    const reply = await this.change({ do: "answer", at, value });
    if (reply) await this.#page.onAnswered?.({ at, value, picked });
    if (this.game === game && game.status.decision === at) this.#takeBack(at);
  }

  /**
   * Ask for a change of the game; no other one begins before the reply.
   * @template {Request} R
   * @param {R} message
   */
  async change(message) {
    try {
      return await this.#changing(() => this.ask(message));
    } finally {
      this.next();
    }
  }

  // Returns from the past to the present; at the present, deselects.
  async escape() {
    if (!this.status) return;
    const { looking, decision: at, selected } = this.status;
    if (looking !== null) this.look(at);
    else if (selected !== null && this.#asking) await this.change({ do: "pick", at, value: null });
  }

  // A change that is under way, of a computer too, ends first.
  /** @param {(game: OpenGame) => Promise<unknown>} action */
  #inTime(action) {
    const { game } = this;
    return this.#inLine(async () => {
      while (this.#busy) await new Promise((wake) => this.#idle.push(() => wake(null)));
      if (game && game === this.game && this.#free) await action(game);
    });
  }

  undo() {
    return this.#inTime(async (game) => {
      if (game.status.undo === "no") return;
      clearTimeout(this.#timer);
      this.#skipping = false;
      const { confirmed } = this.#page;
      const reply = await this.change({ do: "undo", sure: confirmed ? undefined : true });
      const sure = reply?.confirm && (await confirmed?.(reply.confirm));
      if (sure && this.game === game && this.#free) await this.change({ do: "undo", sure: true }); // a game that was opened meanwhile is not undone
      if (this.game === game) this.#takeBack(game.status.decision);
      this.next();
    });
  }

  redo() {
    return this.#inTime(async ({ status }) => status.redo && this.change({ do: "redo" }));
  }

  // Plays on from the position on screen, as another game, which has no id yet. Promises false if it is refused.
  async fork() {
    await this.#looking.settled();
    const { game } = this;
    if (!game) return false;
    const { id } = game;
    game.id = null; // the stored game stays as it is
    const reply = await this.change({ do: "fork" });
    if (!reply) game.id = id;
    return reply !== null;
  }

  // --- the past ------------------------------------------------------------------------------------------------------

  // The decision that the player has asked to look at, until it is shown; else null.
  get wanted() {
    return this.#looking.wanted();
  }

  /** @param {number} at */
  look(at) {
    if (!this.status) return;
    clearTimeout(this.#timer);
    this.#looking.to(at);
  }

  /** @param {number} by */
  step(by) {
    if (!this.status) return;
    clearTimeout(this.#timer);
    this.#looking.by(by);
  }
}

/** @param {Saved} saved @returns {OpenRequest & { do: "open" }} */
const openingOf = (saved) => ({ do: "open", ...savedOf(saved) });

/** @param {OpenGame} game @returns {Source} */
const lastOf = ({ saved, source }) => (saved ? openingOf(saved) : source);

/** @param {Saved} saved @returns {Saved} */
const savedOf = ({ link, players, viewer, present, review }) => ({ link, players, viewer, present, review });

/** @param {Status} status @param {Source} source @returns {OpenGame} */
const begun = (status, source) => ({
  status,
  source,
  saved: source.do === "open" && source.link ? savedOf({ ...source, link: source.link }) : null,
  unsaved: [],
  id: null,
});
