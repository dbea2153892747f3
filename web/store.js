// Saved games and settings. Where the browser's storage throws or is full, they live in memory, and `onMemory` is told once.

import { createStore, del, entries, get, update } from "./lib/idb-keyval.js";

const memory = new Map(); // what could not be stored
const stamps = new Map(); // of each game, what this page read or wrote last
let database;
let broken = false;
let tell = () => {};

export function onMemory(listener) {
  tell = listener;
  if (broken) tell();
}

export const inMemory = () => broken;

// `work` with the database; where that fails, nothing, and from now on games are kept in memory.
async function tried(work) {
  try {
    database ??= createStore("speciate", "games");
    return await work(database);
  } catch (error) {
    if (error instanceof Taken) throw error;
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
const twice = (write) => (db) =>
  write(db).catch(async (error) => (error instanceof Taken ? Promise.reject(error) : (await makeRoom(), write(db))));

class Taken extends Error {}

// A game: {id, name, game, title, link, players, seats, viewer, present, deal, decision, phase, mover, place, symbol, over, score,
// updated, picture}; the store adds a `stamp`, new at each writing, and `before`: what was kept until then.
//
// False, and nothing is written, where another tab has written the game since this page read or wrote it.
export async function keep(game) {
  const stamp = `${Date.now()} ${Math.random()}`;
  const write = (db) =>
    update(
      game.id,
      (old) => {
        if (old && old.stamp !== stamps.get(game.id)) throw new Taken();
        const { picture = game.picture, before, ...last } = old ?? {};
        const changed = isGame(last) && last.link !== game.link;
        return { ...(old && { name: old.name }), ...game, picture, stamp, before: changed ? last : before };
      },
      db,
    );
  try {
    if (!broken) await tried(twice(write));
    if (broken) memory.set(game.id, { ...memory.get(game.id), ...game });
    else stamps.set(game.id, stamp);
    return true;
  } catch {
    return false;
  }
}

// Changes what is said of a game (its name, its picture), not the game.
export function describe(id, about) {
  const old = memory.get(id);
  if (old) memory.set(id, { ...old, ...about });
  return tried(twice((db) => get(id, db).then((there) => there && update(id, (old) => ({ ...old, ...about }), db))));
}

export async function find(id) {
  const found = memory.get(id) ?? (await tried((db) => get(id, db)));
  stamps.set(id, found?.stamp);
  return isGame(found) ? found : isGame(found?.before) ? { ...found.before, name: found.name } : undefined;
}

// Returns what was there, to be given back by `restore`.
export async function forget(id) {
  const old = memory.get(id) ?? (await tried((db) => get(id, db)));
  memory.delete(id);
  await tried((db) => del(id, db));
  if (broken && memory.size) await settle();
  return old;
}

export function restore(game) {
  stamps.set(game.id, undefined);
  return keep(game);
}

// There may be room again for what is in memory.
async function settle() {
  broken = false;
  const waiting = [...memory.values()];
  memory.clear();
  for (const game of waiting) await keep(game);
}

const isGame = (g) => typeof g?.link === "string" && typeof g.id === "string" && typeof g.game === "string";

// All games, the last played one first; what is no game is left out.
export async function games() {
  const stored = (await tried((db) => entries(db))) ?? [];
  const all = new Map([...stored, ...memory]);
  return [...all.values()]
    .map((g) => (isGame(g) || !isGame(g?.before) ? g : { ...g.before, name: g.name }))
    .filter(isGame)
    .sort((a, b) => (b.updated || 0) - (a.updated || 0));
}

// A note that outlives a reload of this tab, and only that.
export function jot(note) {
  try {
    if (note) sessionStorage.setItem("speciate.note", JSON.stringify(note));
    else sessionStorage.removeItem("speciate.note");
  } catch {
    // then the last moment before a reload may be lost
  }
}

export function jotted() {
  try {
    return JSON.parse(sessionStorage.getItem("speciate.note"));
  } catch {
    return null;
  }
}

export function setting(name) {
  try {
    return localStorage.getItem(`speciate.${name}`);
  } catch {
    return null;
  }
}

export function set(name, value) {
  try {
    localStorage.setItem(`speciate.${name}`, value);
  } catch {
    // a setting that cannot be kept lasts as long as the page
  }
}
