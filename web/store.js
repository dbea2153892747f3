// Saved games and settings. Where the browser's storage throws or is full, they live in memory, and `onMemory` is told once.

import { createStore, del, entries, get, set as put } from "./lib/idb-keyval.js";

const memory = new Map();
let database;
let broken = false;
let tell = () => {};

export function onMemory(listener) {
  tell = listener;
  if (broken) tell();
}

export const inMemory = () => broken;

// `work` with the database; from the first failure on, `instead`.
async function tried(work, instead) {
  if (!broken) {
    try {
      database ??= createStore("speciate", "games");
      return await work(database);
    } catch {
      broken = true;
      tell();
    }
  }
  return instead();
}

// A game: {id, game, title, link, players, viewer, decision, phase, mover, place, symbol, over, score, updated}.
export function keep(game) {
  memory.set(game.id, game);
  return tried(
    (db) => put(game.id, game, db),
    () => undefined,
  );
}

export const find = (id) =>
  memory.has(id)
    ? Promise.resolve(memory.get(id))
    : tried(
        (db) => get(id, db),
        () => undefined,
      );

export function forget(id) {
  memory.delete(id);
  return tried(
    (db) => del(id, db),
    () => undefined,
  );
}

// All games, the last played one first; what is no game is left out.
export async function games() {
  const stored = await tried((db) => entries(db), () => []);
  const all = new Map([...stored, ...memory]);
  return [...all.values()].filter((g) => typeof g?.link === "string" && typeof g.id === "string").sort((a, b) => b.updated - a.updated);
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
