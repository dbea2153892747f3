// The releases of this site, and which of them a game was made with.

const { releases } = JSON.parse(document.getElementById("site").textContent);

// The newest release whose rules of this game have that version: the last to have them had the fewest mistakes.
export const releaseOf = ({ game, made }) => releases.findLast(({ rules }) => rules[game] === made)?.version;
