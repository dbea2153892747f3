// @ts-check
// The puzzle and the game of a day. They follow from the date alone, so that all who have the same release have the same ones.

const DAY = 86_400_000; // ms

/** @param {Date} date the days since 1970 where the reader is */
const number = (date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;

/**
 * The game whose turn it is on a date.
 * @template G
 * @param {Date} date
 * @param {G[]} games
 */
export const gameOf = (date, games) => games.at(number(date) % games.length) ?? games[0];

// A date as the rules write it: 2026-11-24.
/** @param {Date} date */
export const written = (date) => new Date(number(date) * DAY).toISOString().slice(0, 10);

// A date as readers know it.
/** @param {string} day as 2026-11-24 @param {string} lang */
export const named = (day, lang) =>
  new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));

// The link of a game's deal of a day.
/** @param {string} tag @param {string} day as 2026-11-24 */
export const dayLink = (tag, day) => `day=${tag}${day.replaceAll("-", "")}`;

// The day that a fragment asks the game of, and the points that its sender came to; null for any other fragment.
/** @param {string} fragment */
export function asksForDay(fragment) {
  const [, year, month, day] = /^day=[a-z](\d{4})(\d\d)(\d\d)/.exec(fragment) ?? [];
  const points = /&beat=(-?\d{1,6})/.exec(fragment)?.[1];
  return year ? { day: `${year}-${month}-${day}`, beat: points } : null;
}

/**
 * The puzzle of the day that a date has where the reader is. Games take turns, each with its puzzles in their order; every
 * puzzle comes once before any comes again.
 * @template P
 * @param {Date} date
 * @param {P[][]} games the puzzles of each game
 * @returns {P | undefined} none where there is no puzzle
 */
export function puzzleOf(date, games) {
  const all = inTurns(games);
  return all.at(number(date) % all.length);
}

// All puzzles: next is the game of which the largest share is left, but, if another has one left, not the last game again.
/** @template P @param {P[][]} games */
function inTurns(games) {
  const left = games.map((puzzles) => [...puzzles]);
  /** @type {P[]} */
  const all = [];
  /** @param {P[]} puzzles */
  const share = (puzzles) => puzzles.length / games[left.indexOf(puzzles)].length;
  /** @type {P[] | undefined} */
  let last;
  while (left.some(({ length }) => length)) {
    const some = left.filter((puzzles) => puzzles.length && puzzles !== last);
    const next = some.sort((a, b) => share(b) - share(a))[0] ?? last;
    all.push(/** @type {P} */ (next.shift()));
    last = next;
  }
  return all;
}
