// Looking back through a game: a step counts from where the player wants to be, though its picture may not be here yet.

// `now()` is {at, last}: what is shown, and the last decision. `show(at)` promises that a place is shown.
// Returns {to(at), by(step), wanted(), settled()}: of places that are asked for while one is on its way only the last is
// shown; `wanted()` is that place, or null; `settled()` is fulfilled when it is shown.
export function past(now, show) {
  let wanted = null;
  let under = Promise.resolve();

  async function follow() {
    try {
      for (let at = null; at !== wanted;) await show((at = wanted));
    } finally {
      wanted = null;
    }
  }

  function to(at) {
    const idle = wanted === null;
    wanted = Math.max(0, Math.min(at || 0, now().last));
    if (idle) under = follow();
    return under;
  }

  return {
    to,
    by: (step) => to((wanted ?? now().at) + step),
    wanted: () => wanted,
    settled: () => under.catch(() => {}),
  };
}
