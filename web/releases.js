// @ts-check
// The releases of this site, and which of them a game was made with.

import { byId } from "./dom.js";

/** @type {{ releases: { version: string, rules: Record<string, number> }[] }} */
const { releases } = JSON.parse(byId("site").textContent ?? "");

// The newest release whose rules of this game have that version: the last to have them had the fewest mistakes.
/** @param {{ game: string, made: number }} rules */
export const releaseOf = ({ game, made }) => releases.findLast(({ rules }) => rules[game] === made)?.version;
