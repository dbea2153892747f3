// @ts-check
// The page's line to Python: starts the worker, asks one thing at a time, and notices when the worker is gone.

import { painted } from "./paint.js";
import { at, faultOfWorker, keepsImage, spawn, takeEarly, together } from "./runtime.js";

const BOOT_LIMIT = 120_000; // ms without a sign of progress: on a slow net one stage downloads 4 MB
const STALL = 8_000; // ms without a byte, after which the reader is told
const ANSWER_LIMIT = 30_000; // bots think in slices of well under a second
const SNAPSHOT_DELAY = 4_000; // ms in which the player has asked nothing: to make one takes a processor for seconds

/**
 * @import { ReplyTo, Request } from "./protocol.js"
 * @import { Fault, Line, Progress, Said } from "./types/page.js"
 */

// An error that says why Python does not answer. `reason` is "boot" (it never started), "died" (it ended or broke), "slow" (it gave no answer in
// time) or "restarted" (the page asked for a new one). Where it is known, `file` of the start and `why` say what is wrong
// with it (supply.js).
export class CoreError extends Error {
  /**
   * @param {"boot" | "died" | "slow" | "restarted"} reason
   * @param {string} detail
   * @param {Fault} fault
   */
  constructor(reason, detail = "", { file, why } = {}) {
    super(`${reason} ${detail}`.trim());
    this.name = "CoreError";
    this.reason = reason;
    this.file = file;
    this.why = why;
  }
}

// Returns {ready, ask, restart, close}: `ready` is fulfilled when Python can answer, with the way it started ("snapshot", "zip" or
// "wheel", see worker.js); `ask(object)` promises the answering object.
// onProgress({stage, done, total}): stage is "download" (with the bytes that are here, and all), "python", "rules", or
// "stalled" when for seconds nothing has come.
// onDeath(error): all that was asked has been refused with that error; `restart()` and open the saved game again.
// restart(version, anew) starts with the rules of an earlier release; anew: with no file that the browser has kept.
// game: the one that is wanted first; the others come after the start.
// shared: other pages may use the same Python, until something goes wrong with it; nothing is stored.
// helps: this Python helps another one, and keeps nothing for the next visit.
/**
 * @param {{
 *   onProgress?: (progress: Progress) => void, onDeath?: (error: CoreError) => void, game?: string, shared?: boolean,
 *   helps?: boolean
 * }} options
 */
export function connect({
  onProgress = () => {},
  onDeath = () => {},
  game = "all",
  shared = false,
  helps = false,
} = {}) {
  /** @type {Line | null} */
  let worker = null;
  /** @type {Promise<string>} */
  let ready;
  /** @type {(way: string) => void} */
  let begun = () => {};
  /** @type {(error: CoreError) => void} */
  let refuseBegun = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let stall;
  let up = false;
  /** @type {{ text: string, resolve: (reply: any) => void, reject: (error: CoreError) => void }[]} */
  let queue = []; // [{text, resolve, reject}], the first one sent if `sent`
  let sent = false;
  let heard = false; // the worker has said anything
  let alone = false; // no Python is shared any more
  let unkept = false; // a snapshot is still to be made
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest; // until it is

  /** @param {number} limit @param {"boot" | "slow"} reason */
  const watch = (limit, reason = "boot") => {
    clearTimeout(timer);
    if (limit) timer = setTimeout(end, limit, new CoreError(reason));
  };

  /** @param {Progress["stage"]} stage */
  function watchBoot(stage) {
    watch(BOOT_LIMIT, "boot");
    clearTimeout(stall);
    if (stage === "download") stall = setTimeout(stalled, STALL);
  }

  // Nothing has come for seconds; a worker that has never said a word may have a script that is none.
  async function stalled() {
    const mine = worker;
    onProgress({ stage: "stalled" });
    const what = heard ? null : await faultOfWorker();
    if (what && worker === mine && !heard) end(new CoreError("boot", "", what));
  }

  /** @param {string | null} version */
  function start(version = null, anew = false) {
    up = heard = false;
    ready = new Promise((resolve, reject) => ([begun, refuseBegun] = [resolve, reject]));
    ready.catch(() => {}); // the page may care or not; the console must not
    const own = `${version ? `release ${version}` : `speciate ${game}`}${anew ? " anew" : ""}`;
    const early = version || anew ? null : takeEarly();
    const port =
      shared && !alone && !version && !anew ? together(at("shared"), () => gone("the shared worker broke")) : null;
    const name = port ? at("shared") : (early?.name ?? `${own} ${performance.timeOrigin} ${Math.random()}`);
    const mine = port ?? early?.worker ?? spawn(name);
    worker = mine;
    /** @param {string} detail @param {Fault} [what] */
    const gone = (detail, what) => worker === mine && end(new CoreError(up ? "died" : "boot", detail, what));
    // Its scripts did not arrive, or do not fit together: the worker cannot say so itself.
    /** @param {string} detail */
    const dead = async (detail) => gone(detail, (!up && (await faultOfWorker())) || undefined);
    /** @param {Said} data */
    const hear = (data) => {
      if (worker !== mine) return;
      heard = true;
      if (Object.hasOwn(data, "dead")) dead(data.dead ?? "");
      else if (data.died) gone(data.died, data);
      else if (data.ready) opened(name, gone, data);
      else if (data.text !== undefined) answered(data.text);
      else if (data.stage && !up) {
        const { stage, done, total } = data;
        watchBoot(stage);
        onProgress({ stage, done, total });
      }
    };
    /** @param {ErrorEvent} event */
    const broken = (event) => {
      event.preventDefault();
      dead(event.message);
    };
    if (mine instanceof Worker) mine.onerror = broken;
    mine.onmessage = ({ data }) => hear(data);
    watchBoot("download");
    if (early) {
      queueMicrotask(() => early.said.forEach(hear)); // whoever connects is not ready to hear of a death yet
      painted().then(early.ready);
    }
    return ready;
  }

  /** @param {string} name @param {(detail: string) => void} gone @param {Said} data */
  function opened(name, gone, { ready: way = "", watched }) {
    up = true;
    clearTimeout(stall);
    watch(0);
    if (watched) navigator.locks?.request(name, () => gone("the worker ended"));
    unkept = way === "zip" && !shared && !helps;
    begun(way);
    next();
  }

  function next() {
    clearTimeout(rest);
    if (!up || sent) return;
    if (!queue.length) return void (rest = setTimeout(keepForNextVisit, SNAPSHOT_DELAY));
    sent = true;
    worker?.postMessage(queue[0].text);
    watch(ANSWER_LIMIT, "slow");
  }

  function keepForNextVisit() {
    if (unkept) makeSnapshot();
    unkept = false;
  }

  /** @param {string} text */
  function answered(text) {
    watch(0);
    sent = false;
    queue.shift()?.resolve(JSON.parse(text));
    next();
  }

  /** @param {CoreError} error */
  function stop(error) {
    if (worker?.terminate) worker.terminate();
    else if (worker) leave(worker);
    worker = null;
    clearTimeout(stall);
    clearTimeout(rest);
    up = sent = false;
    watch(0);
    refuseBegun(error);
    const refused = queue;
    queue = [];
    for (const { reject } of refused) reject(error);
  }

  /** @param {CoreError} error */
  function end(error) {
    alone = true;
    stop(error);
    onDeath(error);
  }

  /** @param {Line} port */
  const leave = (port) => {
    port.postMessage('{"do":"leave"}');
    port.close?.();
  };
  if (shared)
    addEventListener("pagehide", ({ persisted }) => !persisted && worker && !worker.terminate && leave(worker));

  start();
  return {
    get ready() {
      return ready;
    },
    /**
     * @template {Request} R
     * @param {R} request
     * @returns {Promise<ReplyTo<R>>}
     */
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (!worker) return reject(new CoreError("died"));
        queue.push({ text: JSON.stringify(request), resolve, reject });
        next();
      }),
    close: () => stop(new CoreError("died")),
    /** @param {string | null} version */
    restart(version, anew = false) {
      stop(new CoreError("restarted"));
      return anew ? faultOfWorker().then(() => start(version, anew)) : start(version); // that fetches its scripts anew
    },
  };
}

// A second, short-lived worker keeps Python's memory as it is after the start: the next visit begins from there.
function makeSnapshot() {
  if (!keepsImage) return;
  const make = () => {
    const worker = spawn("snapshot");
    worker.onerror = (event) => event.preventDefault();
  };
  if (typeof requestIdleCallback === "function") requestIdleCallback(make);
  else make(); // Safari has none
}
