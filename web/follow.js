// @ts-check
// Lets a player follow what happens: motion on the table at the pace that the player has set, which ends at whatever the player
// does. motion.js, which draws it, is loaded when something moves for the first time.

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
const LOOK = 2.2; // a step that the player has asked to see again is shown so much longer

/** @param {string | null | undefined} name @returns {name is Pace} */
export const isPace = (name) => name === "once" || Object.hasOwn(PACES, name ?? "");

/**
 * @param {object} table
 * @param {() => Pace} table.pace
 * @param {() => void} table.next Schedules the next move of a computer; it asks `wait` how long that takes.
 */
export function mover({ pace, next }) {
  /** @type {Promise<ReturnType<typeof import("./motion.js").stage>> | undefined} */
  let loading;
  let lasts = 0; // ms of the motion under way
  let held = false; // the player has stopped the computers
  let one = false; // the player lets them make one move

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
      }),
    ));
  return {
    // Milliseconds until the next move of a computer; null as long as the player has stopped them.
    wait() {
      const name = pace();
      if (held && !one) return null;
      if (one) return ((one = false), 1);
      return name === "once" ? 0 : PACES[name].rest + lasts;
    },
    // Shows these steps over the table, which has been drawn anew; `goesOn`: a computer moves next.
    /** @param {MotionStep[] | undefined} steps @param {boolean} goesOn */
    show(steps, goesOn) {
      const name = pace();
      lasts = 0;
      if (!goesOn) held = false;
      if (!steps?.length || name === "once" || CALM.matches)
        return void loading?.then((stage) => stage.play([], 0, goesOn));
      const { step, most } = PACES[name];
      const each = Math.min(step, most / steps.length);
      lasts = each * steps.length;
      load().then((stage) => stage.play(steps, each, goesOn));
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
