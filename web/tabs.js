// @ts-check
// One game, one tab: whoever has a game on the table holds a lock with its name. Where a browser has no locks, the store
// still refuses to write over what another tab has written (store.js).

const TABLE = "speciate table ";

/** @type {{ id: string, free: (value?: unknown) => void } | null} */
let mine = null; // {id, free}

// Takes a game for this tab; false if another has it. With `anyway` it is taken from there, where `onLost` is called.
/** @param {string} id @param {() => void} onLost */
export async function claim(id, onLost, anyway = false) {
  leave();
  if (!navigator.locks) return true;
  if (await request(id, onLost, anyway)) return true;
  await new Promise((go) => setTimeout(go, 250)); // a page that is going away may still hold it
  return request(id, onLost, anyway);
}

/** @param {string} id @param {() => void} onLost @param {boolean} anyway */
function request(id, onLost, anyway) {
  return new Promise((answer) => {
    /** @param {Lock | null} lock */
    const hold = (lock) => {
      if (!lock) return answer(false);
      const held = new Promise((free) => (mine = { id, free }));
      answer(true);
      return held;
    };
    navigator.locks.request(TABLE + id, anyway ? { steal: true } : { ifAvailable: true }, hold).catch((error) => {
      if (error.name !== "AbortError") return answer(true); // this page may not use locks at all
      mine = null;
      onLost();
    });
  });
}

export function leave() {
  mine?.free();
  mine = null;
}

// Whether another tab has a game on its table.
export async function elsewhere() {
  const held = (await navigator.locks?.query().catch(() => null))?.held ?? [];
  return held.some(({ name = "" }) => name.startsWith(TABLE) && name !== TABLE + mine?.id);
}
