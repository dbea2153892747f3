// @ts-check
// What earlier releases say, and what pages have kept then, in the words of today: "place" was a colour, "ask" the question
// of a reply that wants it confirmed.

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
  const { status, seats, ask } = /** @type {any} */ (reply);
  return {
    ...reply,
    ...(ask && { confirm: ask }),
    ...(status && { status: coloured(status) }),
    ...(seats && { seats: seats.map(coloured) }),
  };
}
