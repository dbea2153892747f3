// @ts-check
// What a reader has learned of each game, by ids of lessons and puzzles. It is kept with the settings.

import { set, setting } from "./store.js";

/** @import { Learned } from "./types/page.js" */

/** @type {(keyof Learned)[]} */
const KINDS = ["learned", "missed"];

// What is done, and the lessons whose first answer was wrong: these come again after the last one.
/** @param {string} game @returns {Record<keyof Learned, Set<string>>} */
export function progress(game) {
  const [learned, missed] = KINDS.map((kind) => new Set((setting(`${kind}.${game}`) ?? "").split(" ").filter(Boolean)));
  return { learned, missed };
}

/** @param {string} game @param {Record<keyof Learned, Set<string>>} all */
export function keepProgress(game, all) {
  for (const kind of KINDS) set(`${kind}.${game}`, [...all[kind]].join(" "));
}

// The progress in each of these games, as a file of games takes it along; games without any are left out.
/** @param {string[]} games @returns {Record<string, Learned>} */
export function allProgress(games) {
  /** @type {Record<string, Learned>} */
  const found = {};
  for (const game of games) {
    const { learned, missed } = progress(game);
    if (learned.size || missed.size) found[game] = { learned: [...learned], missed: [...missed] };
  }
  return found;
}

// Adds the progress of a file to what is here; what is done here already does not come again. Whether anything was new.
/** @param {Record<string, Learned>} found */
export function addProgress(found) {
  let fresh = false;
  for (const [game, { learned, missed }] of Object.entries(found)) {
    const here = progress(game);
    const again = missed.filter((id) => !here.learned.has(id) && !here.missed.has(id));
    const done = learned.filter((id) => !here.learned.has(id));
    fresh ||= again.length + done.length > 0;
    keepProgress(game, { learned: new Set([...here.learned, ...done]), missed: new Set([...here.missed, ...again]) });
  }
  return fresh;
}
