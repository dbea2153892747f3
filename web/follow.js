// @ts-check
// Lets a player follow what happens: motion on the table at the pace that the player has set, which ends at whatever the player
// does. motion.js, which draws it, is loaded when something moves for the first time, and sounds.js when sounds are wanted.

const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @import { MotionStep } from "./protocol.js"
 * @typedef {"slow" | "normal" | "fast" | "once"} Pace
 */

// In milliseconds: one step; all steps of one decision, at most; the rest between two decisions of a computer.
const PACES = {
  slow: { step: 1200, most: 6000, rest: 700 },
  normal: { step: 560, most: 2000, rest: 420 },
  fast: { step: 260, most: 700, rest: 160 },
};
const LEAST = 200; // ms of a step: in less nobody follows it, so more of them are shown at a time
const LOOK = 2.2; // a step that the player has asked to see again is shown so much longer

/**
 * At most so many steps, of which each shows as many of these that follow one another as it must.
 * @param {MotionStep[]} steps @param {number} most @returns {MotionStep[]}
 */
export function together(steps, most) {
  const each = Math.ceil(steps.length / most);
  return Array.from({ length: Math.ceil(steps.length / each) }, (_, at) => {
    const shown = steps.slice(at * each, (at + 1) * each);
    return { says: shown.map(({ says }) => says).join(""), moves: shown.flatMap(({ moves }) => moves) };
  });
}

/** @param {string | null | undefined} name @returns {name is Pace} */
export const isPace = (name) => name === "once" || Object.hasOwn(PACES, name ?? "");

/**
 * @param {object} table
 * @param {() => Pace} table.pace
 * @param {() => void} table.next Schedules the next move of a computer; it asks `wait` how long that takes.
 * @param {() => boolean} [table.audible] Whether the player wants to hear what moves.
 */
export function mover({ pace, next, audible }) {
  /** @type {Promise<ReturnType<typeof import("./motion.js").stage>> | undefined} */
  let loading;
  let lasts = 0; // ms of the motion under way
  let held = false; // the player has stopped the computers
  let one = false; // the player lets them make one move
  /** @type {Promise<ReturnType<typeof import("./sounds.js").speaker> | null> | undefined} */
  let speaking; // since a press at a table that is to be heard

  const load = () =>
    (loading ??= import("./motion.js").then(({ stage }) =>
      stage({
        hold(on) {
          held = on;
          next();
        },
        more() {
          one = true;
          next();
        },
        begins: next, // a slow device needs its time until the first piece moves: the computers' next move counts from then
        heard: (moves, ms) => audible?.() && speaking?.then((speaker) => speaker?.step(moves, ms)),
        hush: () => speaking?.then((speaker) => speaker?.hush()),
      }),
    ));

  // Browsers let a page be heard only after a press, and a page that is to be silent prepares nothing.
  const pressed = () => {
    if (!audible?.()) return void speaking?.then((speaker) => speaker?.sleep());
    if (navigator.userActivation?.hasBeenActive === false) return; // a key that is no press, such as Escape
    speaking ??= import("./sounds.js").then(
      ({ speaker }) => speaker(),
      () => null, // it could not be fetched: the table goes on without sounds
    );
    speaking.then((speaker) => speaker?.wake());
  };
  if (audible) {
    for (const kind of ["click", "keydown"]) addEventListener(kind, pressed, { capture: true, passive: true });
    addEventListener("change", pressed); // the switch has been kept by then
  }

  // That the player's turn has come, so many milliseconds from now.
  /** @param {number} after */
  const tellTurn = (after) => audible?.() && speaking?.then((speaker) => speaker?.turn(after));

  return {
    // Milliseconds until the next move of a computer; null as long as the player has stopped them.
    wait() {
      const name = pace();
      if (held && !one) return null;
      if (one) return ((one = false), 1);
      return name === "once" ? 0 : PACES[name].rest + lasts;
    },
    // Shows these steps over the table, which has been drawn anew; `goesOn`: a computer moves next; `turn`: after computers, the
    // player does.
    /** @param {MotionStep[] | undefined} steps @param {boolean} goesOn */
    show(steps, goesOn, turn = false) {
      const name = pace();
      lasts = 0;
      if (!goesOn) held = false;
      speaking?.then((speaker) => speaker?.hush(true));
      if (!steps?.length || name === "once" || CALM.matches) {
        loading?.then((stage) => stage.play([], 0, goesOn));
        if (turn) tellTurn(0);
        return;
      }
      const { step, most } = PACES[name];
      const seen = together(steps, Math.floor(most / LEAST));
      const each = Math.min(step, most / seen.length);
      lasts = each * seen.length;
      if (turn) tellTurn(lasts);
      load().then((stage) => stage.play(seen, each, goesOn));
    },
    // Shows these steps again, as numbered arrows that stay until the player closes them; nothing moves where the player or the
    // system wants no motion.
    /** @param {MotionStep[]} steps */
    async retrace(steps) {
      const name = pace();
      const still = CALM.matches || name === "once";
      (await load()).retrace(steps, still ? 0 : PACES[name].step * LOOK);
    },
  };
}
