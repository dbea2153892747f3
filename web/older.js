// @ts-check
// What earlier releases say, and what pages have kept then, in the words of today: of a seat "place" was its colour.

/** @param {any} looks */
const coloured = (looks) =>
  looks && typeof looks === "object" && looks.colour === undefined ? { ...looks, colour: looks.place } : looks;

// A saved game, of this device or of a file: it may be anything.
/** @param {any} game */
export function gameOfToday(game) {
  const seats = Array.isArray(game?.seats) ? { seats: game.seats.map(coloured) } : {};
  return game && typeof game === "object" ? { ...coloured(game), ...seats } : game;
}

// A reply of any release, or null.
/** @template T @param {T} reply @returns {T} */
export function replyOfToday(reply) {
  if (!reply) return reply;
  const { status, seats } = /** @type {any} */ (reply);
  return {
    ...reply,
    ...(status && { status: coloured(status) }),
    ...(seats && { seats: seats.map(coloured) }),
  };
}
