// @ts-check
// Saved games as a file, and back. What comes from a file may be anything: only what is told here is taken from it.

import { gameOfToday } from "./older.js";

/** @import { Game } from "./types/page.js" */

/** @typedef {(value: any) => unknown} Take What is taken from a value of a file; undefined if it is not as it should be. */

export const MOST_GAMES = 1000; // of a file, and of all that are kept here when one is taken in
const MOST = 30_000_000; // characters of a file
const NAME = 200;
const LINK = /^[a-z]\d\.[\w-]{6,20000}$/;
const PICTURE = /^data:image\/(webp|png);base64,[A-Za-z0-9+/=]{0,100000}$/;

/** @type {Take} */
const text = (value) => (typeof value === "string" ? value.slice(0, NAME) : undefined);
/** @type {Take} */
const number = (value) => (Number.isFinite(value) ? value : undefined);
// A day that was, or today: a clock that went wrong elsewhere must not keep a game at the top of the list.
/** @type {Take} */
const past = (value) => (Number.isFinite(value) && value > 0 ? Math.min(value, Date.now()) : undefined);
/** @type {Take} */
const flag = (value) => value === true;
/** @type {(pattern: RegExp) => Take} */
const matching = (pattern) => (value) => (typeof value === "string" && pattern.test(value) ? value : undefined);
/** @type {(most: number, of: Take) => Take} */
const list = (most, of) => (value) => (Array.isArray(value) ? value.slice(0, most).map(of) : undefined);
/** @type {(fields: Record<string, Take>) => (value: any) => any} */
const record = (fields) => (value) => {
  /** @type {Record<string, unknown>} */
  const taken = {};
  for (const [name, take] of Object.entries(fields)) taken[name] = take(value?.[name]);
  return taken;
};

const SEATS = 12;
const player = { kind: text, name: text };
const position = {
  link: matching(LINK),
  players: list(SEATS, record(player)),
  viewer: number,
  present: list(SEATS, number),
  deal: text,
  decision: number,
  phase: text,
  mover: text,
  colour: number,
  symbol: matching(/^[\w-]{1,40}$/),
  over: flag,
  score: text,
};
/** @type {(value: unknown) => Game} */
const gameOf = record({
  id: matching(/^\w{1,40}$/),
  name: text,
  game: matching(/^\w{1,40}$/),
  title: text,
  updated: past,
  seats: list(SEATS, record({ ...player, colour: number, symbol: matching(/^[\w-]{1,40}$/) })),
  picture: matching(PICTURE),
  ...position,
});

/** @param {Game[]} games */
export function write(games) {
  return JSON.stringify({ speciate: "games", version: 1, games: games.map((game) => gameOf(game)) }, null, 1);
}

// The games of such a file, those of games in `known`; null for anything else.
/** @param {string} content @param {string[]} known */
export function read(content, known) {
  try {
    const { speciate, games } = content.length <= MOST ? JSON.parse(content) : {};
    if (speciate !== "games" || !Array.isArray(games)) return null;
    return games
      .map((game) => gameOf(gameOfToday(game)))
      .filter(({ link, id, game }) => link && id && known.includes(game));
  } catch {
    return null;
  }
}
