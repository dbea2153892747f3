// @ts-check
// Saved games and settings. Where the browser's storage throws, is full or does not answer, this module keeps them in memory
// and calls `onMemory`; it calls it again when the storage has answered late and holds what was in memory.

import { clear, createStore, del, entries, get, promisifyRequest, update } from "./lib/idb-keyval.js";

import { gameOfToday } from "./older.js";

/** @import { Game } from "./types/page.js" */

/** @typedef {import("./lib/idb-keyval.js").UseStore} Store */

const PATIENCE = 3000; // ms without a sign of life, and a database counts as one that fails
const LATE = new Error("the database does not answer");
const LEFT = new Error("the page was left");

/** @type {Map<string, Game>} */
const memory = new Map(); // what could not be stored
/** @type {Map<string, string | undefined>} */
const stamps = new Map(); // of each game, what this page read or wrote last
/** @type {Store | undefined} */
let database;
let broken = false;
let silent = false; // broken, and it may still answer
let tell = () => {};

/** @param {() => unknown} listener */
export function onMemory(listener) {
  tell = listener;
  if (broken) tell();
}

export const inMemory = () => broken;

// A page that the browser keeps for the way back may not keep a transaction: in WebKit no other page can read the store
// before that transaction ends. The work of the transaction begins again when the page is shown again.
/** @type {Set<() => void>} */
const underway = new Set(); // each ends a transaction
/** @type {Promise<unknown> | undefined} */
let away; // settles when the page is shown again; undefined while it is shown
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  if (!persisted) return;
  away = new Promise((shown) => addEventListener("pageshow", shown, { once: true })).then(() => (away = undefined));
  for (const end of underway) end();
});

/** @returns {Store} */
function connect() {
  const ask = createStore("speciate", "games");
  return (mode, work) =>
    ask(mode, (store) => {
      const { transaction } = store;
      let end = () => {};
      const left = new Promise((_, fail) => {
        end = () => {
          try {
            transaction.abort();
            fail(LEFT);
          } catch {
            // The transaction has ended or is being committed: what it wrote stays, and must not be written again.
          }
        };
      });
      underway.add(end);
      return Promise.race([work(store), left]).finally(() => underway.delete(end));
    });
}

// What a promise brings, or LATE; `watch` gets what the work under way calls to show that it goes on.
/**
 * @template T
 * @param {Promise<T>} promise
 * @param {(again: () => void) => unknown} watch
 * @returns {Promise<T>}
 */
function inTime(promise, watch) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, fail) => {
    const wait = () => (clearTimeout(timer), (timer = setTimeout(fail, PATIENCE, LATE)));
    wait();
    watch(wait);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// `work(database, alive)`; where that fails over a second connection too, nothing, and from now on games are kept in memory.
/**
 * @template T
 * @param {(database: Store, alive: () => void) => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
async function tried(work) {
  if (silent) return undefined;
  /** @type {Promise<T> | undefined} */
  let under;
  /** @type {() => Promise<T>} */
  const attempt = async () => {
    if (away) await away;
    database ??= connect();
    let wait = () => {};
    under = work(database, () => wait());
    return await inTime(under, (again) => (wait = again)).catch((error) => {
      if (error === LEFT) return attempt();
      throw error;
    });
  };
  try {
    return await attempt().catch((error) => {
      if (error instanceof StaleWriteError || error === LATE) throw error;
      database = undefined; // WebKit closes a connection at times, and does not say so
      return attempt();
    });
  } catch (error) {
    if (error instanceof StaleWriteError) throw error;
    if (error === LATE && !silent) {
      silent = true;
      under?.catch(() => {}).then(settle);
    }
    if (!broken) {
      broken = true;
      tell();
    }
    return undefined;
  }
}

// Python's memory image is the one big thing here that can be made again.
const makeRoom = () => self.caches?.delete("speciate").catch(() => {});

// What writes gets a second try, with more room.
/** @type {<T>(write: (database: Store) => Promise<T>) => (database: Store) => Promise<T>} */
const twice = (write) => (db) =>
  write(db).catch(async (error) =>
    error instanceof StaleWriteError || error === LEFT ? Promise.reject(error) : (await makeRoom(), write(db)),
  );

class StaleWriteError extends Error {}

const fresh = () => `${Date.now()} ${Math.random()}`;

// What the player has written about a game. A page that plays on does not know it, so it must not be overwritten.
/** @param {Game} game */
const written = ({ name, note, tags }) => ({ name, note, tags });

// A game: {id, name, note, tags, game, title, link, players, seats, viewer, present, deal, day, decision, phase, mover, colour, symbol,
// over, score, outcome, updated, picture}; the store adds a `stamp`, new at each writing, and `before`: what was kept until then.
//
// False, and nothing is written, where another tab has written the game since this page read or wrote it.
/** @param {Game} game */
export async function keep(game) {
  const stamp = fresh();
  /** @param {Store} db */
  const write = (db) =>
    update(
      game.id,
      (old) => {
        if (old && old.stamp !== stamps.get(game.id)) throw new StaleWriteError();
        const { picture = game.picture, before, ...last } = old ?? {};
        const changed = isGame(last) && last.link !== game.link;
        return { ...(old && written(old)), ...game, picture, stamp, before: changed ? last : before };
      },
      db,
    ).then(() => stamps.set(game.id, stamp));
  try {
    if (!broken) await tried(twice(write));
    if (broken) memory.set(game.id, { ...memory.get(game.id), ...game });
    return true;
  } catch {
    return false;
  }
}

// Many new games at once: all of them, or none. `onProgress(n)` is told how many are written.
/** @param {Game[]} games @param {(n: number) => unknown} onProgress */
export async function keepAll(games, onProgress = () => {}) {
  /** @type {(alive: () => void) => (db: Store) => Promise<void>} */
  const write = (alive) => (db) =>
    db("readwrite", (store) => {
      let written = 0;
      for (const game of games) {
        store.put({ ...game, stamp: fresh() }, game.id).onsuccess = () => (alive(), onProgress(++written));
      }
      return promisifyRequest(store.transaction);
    });
  if (!broken) await tried((db, alive) => twice(write(alive))(db));
  if (broken) for (const game of games) memory.set(game.id, game);
}

// Changes what is kept about a game (its name, note or picture), not the game itself.
/** @param {string} id @param {Partial<Game>} about */
export function describe(id, about) {
  const old = memory.get(id);
  if (old) memory.set(id, { ...old, ...about });
  return tried(twice((db) => get(id, db).then((there) => there && update(id, (old) => ({ ...old, ...about }), db))));
}

/** @param {string} id @returns {Promise<Game | undefined>} */
export async function find(id) {
  const found = memory.get(id) ?? (await tried((db) => get(id, db)));
  stamps.set(id, found?.stamp);
  return sound(found);
}

// Returns what was there, to be given back by `restore`.
/** @param {string} id @returns {Promise<Game | undefined>} */
export async function forget(id) {
  const old = memory.get(id) ?? (await tried((db) => get(id, db)));
  memory.delete(id);
  await tried((db) => del(id, db));
  if (broken && memory.size) await settle();
  return old;
}

// All games. Returns what was there, to be given back by `keepAll`.
export async function forgetAll() {
  const old = await games();
  memory.clear();
  stamps.clear();
  await tried((db) => clear(db));
  return old;
}

/** @param {Game} game */
export function restore(game) {
  stamps.set(game.id, undefined);
  return keep(game);
}

// There may be room again, or an answer, for what is in memory.
async function settle() {
  broken = silent = false;
  const waiting = [...memory.values()];
  memory.clear();
  for (const game of waiting) await keep(game);
  tell();
}

/** @param {any} g @returns {g is Game} */
const isGame = (g) => typeof g?.link === "string" && typeof g.id === "string" && typeof g.game === "string";

// A game as the store has it, or what was kept before it; undefined for anything else.
/** @param {any} g @returns {Game | undefined} */
const sound = (g) =>
  isGame(g) ? gameOfToday(g) : isGame(g?.before) ? { ...gameOfToday(g.before), ...written(g) } : undefined;

// A date in the future comes from a clock that was wrong: such a date counts as unknown.
const DAY = 86_400_000;
/** @param {number} value */
const dated = (value) => (value > 0 && value < Date.now() + DAY ? value : 0);

// All saved games, the last played one first. Entries that are no valid game are skipped.
/** @returns {Promise<Game[]>} */
export async function games() {
  const stored = (await tried((db) => entries(db))) ?? [];
  const all = new Map([...stored, ...memory]);
  return [...all.values()]
    .flatMap((g) => sound(g) ?? [])
    .map((g) => ({ ...g, updated: dated(g.updated) }))
    .sort((a, b) => b.updated - a.updated);
}

// A note that outlives a reload of this tab, and only that.
/** @param {object | null} note */
export function writeTabNote(note) {
  try {
    if (note) sessionStorage.setItem("speciate.note", JSON.stringify(note));
    else sessionStorage.removeItem("speciate.note");
  } catch {
    // then the last moment before a reload may be lost
  }
}

export function readTabNote() {
  try {
    return JSON.parse(sessionStorage.getItem("speciate.note") ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name */
export function setting(name) {
  try {
    return localStorage.getItem(`speciate.${name}`);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} value */
export function set(name, value) {
  try {
    localStorage.setItem(`speciate.${name}`, value);
  } catch {
    // a setting that cannot be kept lasts as long as the page
  }
}
