// @ts-check
// The puzzle of a day. It follows from the date alone, so that all who have the same release have the same puzzle.

const DAY = 86_400_000; // ms

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
  return all.at((Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY) % all.length);
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
