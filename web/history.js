// @ts-check
// Looking back through a game: a step counts from where the player wants to be, though its picture may not be here yet.

// `now()` is {at, last}: what is shown, and the last decision. `show(at)` promises that a place is shown.
// Returns {to(at), by(step), wanted(), settled()}: of places that are asked for while one is on its way only the last is
// shown; `wanted()` is that place, or null; `settled()` is fulfilled when it is shown.
/** @param {() => { at: number, last: number }} now @param {(at: number) => Promise<unknown>} show */
export function browse(now, show) {
  /** @type {number | null} */
  let wanted = null;
  let under = Promise.resolve();

  async function follow() {
    try {
      for (let at = wanted; at !== null; at = wanted === at ? null : wanted) await show(at);
    } finally {
      wanted = null;
    }
  }

  /** @param {number} at */
  function to(at) {
    const idle = wanted === null;
    wanted = Math.max(0, Math.min(at || 0, now().last));
    if (idle) under = follow();
    return under;
  }

  return {
    to,
    /** @param {number} step */
    by: (step) => to((wanted ?? now().at) + step),
    wanted: () => wanted,
    settled: () => under.catch(() => {}),
  };
}
