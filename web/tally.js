// @ts-check
// Counts the results of the finished games on this device, by game and by opponents. It has no DOM.

/** @import { Game } from "./types/page.js" */

export const MIXED = "mixed";
const PERSON = "person";

/**
 * @typedef {object} Row
 * @property {string} game
 * @property {string} against The kind of all opponents (a level of computers, or "person"), else MIXED.
 * @property {number} games
 * @property {number} won
 * @property {number} points The sum of all games.
 * @property {number} most The points of the best game.
 */

// The seats of the persons at this screen.
/** @param {Game} game */
const personsHere = ({ players = [], present }) =>
  players.flatMap(({ kind }, seat) => (kind === PERSON && (present?.includes(seat) ?? true) ? [seat] : []));

/** @param {Game} game @param {number} own */
function opponents({ players = [] }, own) {
  const kinds = new Set(players.filter((_, seat) => seat !== own).map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 ? kind : MIXED;
}

// The rows count the games that one person has finished at this screen, the most played first. `shared` counts games of several
// persons at this screen: they are in no row, since no name says whose device it is. `untold` counts games that were saved by
// releases which kept no points.
/** @param {Game[]} games */
export function tally(games) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  let shared = 0;
  let untold = 0;
  for (const game of games.filter(({ over }) => over)) {
    const [own, ...others] = personsHere(game);
    if (others.length) shared++;
    if (own === undefined || others.length) continue;
    const points = game.outcome?.points[own];
    if (!game.outcome || points === undefined) {
      untold++;
      continue;
    }
    const against = opponents(game, own);
    const key = `${game.game} ${against}`;
    const row = rows.get(key) ?? { game: game.game, against, games: 0, won: 0, points: 0, most: points };
    row.games++;
    row.won += game.outcome.winners.includes(own) ? 1 : 0;
    row.points += points;
    row.most = Math.max(row.most, points);
    rows.set(key, row);
  }
  return { rows: [...rows.values()].sort((a, b) => b.games - a.games), shared, untold };
}
