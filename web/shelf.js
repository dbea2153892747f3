// @ts-check
// Chooses and orders the saved games of a list, and tidies the tags of a game. It has no DOM.

/** @import { Game } from "./types/page.js" */

/**
 * @typedef {object} Wish What the reader wants to see of the list.
 * @property {string} find Words that all must occur.
 * @property {string} show "" for all games, "open", "over", "game:" and a game, or "tag:" and a tag.
 * @property {string} sort "played", "name" or "long".
 */

export const LONGEST_NOTE = 500; // characters
const LONGEST_TAG = 24; // characters
const MOST_TAGS = 8; // of one game

/** @param {string} text */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Tags as they are kept: trimmed, each once, and only a few short ones. Anything but text is left out.
/** @param {unknown[]} words */
export function tidyTags(words) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const word of words) {
    if (typeof word !== "string") continue;
    const tag = [...word.trim().replace(/[\s,]+/g, " ")].slice(0, LONGEST_TAG).join("").trim();
    if (tag && !found.has(folded(tag))) found.set(folded(tag), tag);
  }
  return [...found.values()].slice(0, MOST_TAGS);
}

// The tags of all games, each once, in alphabetical order.
/** @param {Game[]} games @param {Intl.Collator} collator */
export function tagsOf(games, collator) {
  const tags = new Map(games.flatMap(({ tags = [] }) => tags).map((tag) => [folded(tag), tag]));
  return [...tags.values()].sort(collator.compare);
}

// Whether a game is one of those that `show` names.
/** @param {Game} game @param {string} show */
function isShown(game, show) {
  if (show === "open" || show === "over") return Boolean(game.over) === (show === "over");
  const [kind, name] = [show.slice(0, show.indexOf(":")), show.slice(show.indexOf(":") + 1)];
  if (kind === "game") return game.game === name;
  return kind !== "tag" || (game.tags ?? []).some((tag) => folded(tag) === folded(name));
}

// The games that fit the wish. `games` are ordered by when they were last played, and keep that order unless the wish has
// another. `said` gives the text of a game that is searched, `title` its name.
/**
 * @param {Game[]} games
 * @param {Wish} wish
 * @param {(game: Game) => string} said
 * @param {(game: Game) => string} title
 * @param {Intl.Collator} collator
 */
export function wanted(games, { find, show, sort }, said, title, collator) {
  const words = folded(find).split(/\s+/).filter(Boolean);
  const found = games.filter((game) => {
    if (!isShown(game, show)) return false;
    const text = words.length ? folded(said(game)) : "";
    return words.every((word) => text.includes(word));
  });
  if (sort === "name") {
    const names = new Map(found.map((game) => [game, title(game)]));
    return found.sort((a, b) => collator.compare(names.get(a) ?? "", names.get(b) ?? ""));
  }
  return sort === "long" ? found.sort((a, b) => b.decision - a.decision) : found;
}
