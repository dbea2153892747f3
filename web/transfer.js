// @ts-check
// Saved games as a file, and back; a file of all of them takes along what the reader has learned. What comes from a file may be anything: only what is told here is taken from it.

import { gameOfToday } from "./older.js";
import { LONGEST_NOTE, tidyTags } from "./shelf.js";

/** @import { Game, Learned } from "./types/page.js" */

/** @typedef {(value: any) => unknown} Take What is taken from a value of a file; undefined if it is not as it should be. */

export const MOST_GAMES = 1000; // of a file, and of all that are kept here when one is taken in
const MOST = 30_000_000; // characters of a file
const NAME = 200;
const LINK = /^[a-z]\d\.[\w-]{6,20000}$/;
const PICTURE = /^data:image\/(webp|png);base64,[A-Za-z0-9+/=]{0,100000}$/;

/** @type {(most: number) => Take} */
const upTo = (most) => (value) => (typeof value === "string" ? value.slice(0, most) : undefined);
const text = upTo(NAME);
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

const REVIEW = /^\[[\w".,: [\]-]{1,12000}$/;

const SEATS = 12;
const player = { kind: text, name: text };
const numbers = (/** @type {any} */ value) =>
  Array.isArray(value) ? value.slice(0, SEATS).filter(Number.isFinite) : [];
const outcome = record({ points: numbers, winners: numbers });
const position = {
  link: matching(LINK),
  players: list(SEATS, record(player)),
  viewer: number,
  present: list(SEATS, number),
  deal: text,
  day: matching(/^\d{4}-\d\d-\d\d$/),
  decision: number,
  phase: text,
  mover: text,
  colour: number,
  symbol: matching(/^[\w-]{1,40}$/),
  over: flag,
  score: text,
  outcome: (/** @type {any} */ value) => (value ? outcome(value) : undefined),
};
/** @type {(value: unknown) => Game} */
const gameOf = record({
  id: matching(/^\w{1,40}$/),
  name: text,
  note: upTo(LONGEST_NOTE),
  tags: (/** @type {any} */ value) => (Array.isArray(value) ? tidyTags(value) : undefined),
  game: matching(/^\w{1,40}$/),
  title: text,
  updated: past,
  seats: list(SEATS, record({ ...player, colour: number, symbol: matching(/^[\w-]{1,40}$/) })),
  picture: matching(PICTURE),
  review: matching(REVIEW),
  ...position,
});

const LESSONS = 200; // of one game
const lesson = matching(/^[A-Z]-[LP]\d{1,3}$/);
/** @type {Take} */
const lessonIds = (value) => (Array.isArray(value) ? value.slice(0, LESSONS).map(lesson).filter(Boolean) : []);
/** @type {(value: unknown) => Learned} */
const learnedOf = record({ learned: lessonIds, missed: lessonIds });

/** @param {Game[]} games @param {Record<string, Learned>} [lessons] by game */
export function write(games, lessons) {
  return JSON.stringify({ speciate: "games", version: 1, games: games.map((game) => gameOf(game)), lessons }, null, 1);
}

// What such a file holds of games in `known`: saved games, and what was learned; null for anything else.
/** @param {string} content @param {string[]} known */
export function read(content, known) {
  try {
    const { speciate, games, lessons } = content.length <= MOST ? JSON.parse(content) : {};
    if (speciate !== "games" || !Array.isArray(games)) return null;
    return {
      games: games
        .map((game) => gameOf(gameOfToday(game)))
        .filter(({ link, id, game }) => link && id && known.includes(game)),
      lessons: Object.fromEntries(
        known.filter((game) => Object.hasOwn(lessons ?? {}, game)).map((game) => [game, learnedOf(lessons[game])]),
      ),
    };
  } catch {
    return null;
  }
}
