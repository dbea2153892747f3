// @ts-check
// Helpers: further workers with Python that do jobs of a computer's thinking. None of them has a table.

/**
 * @import { CoreError, connect } from "./core.js"
 * @import { Player } from "./thinking.js"
 * @typedef {{ core: ReturnType<typeof connect>, ready: boolean }} Helper
 */

// There are at most `most` helpers; each is started when the one before is ready, by `start(onDeath)`. Returns {call, players}:
// `call(wanted)` starts the helpers, or ends them to give their memory back; `players(link)` gives a function for each helper
// that is ready to do jobs of this game. A helper that has died is not replaced.
/** @param {number} most @param {(onDeath: (error: CoreError) => void) => ReturnType<typeof connect>} start */
export function helpers(most, start) {
  /** @type {Set<Helper>} */
  const all = new Set();
  let places = most;
  let called = false;
  let starting = false;

  async function begin() {
    starting = true;
    while (called && all.size < places) {
      /** @type {Helper} */
      const helper = { core: start(() => all.delete(helper) && places--), ready: false };
      all.add(helper);
      await helper.core.ready.then(
        () => (helper.ready = true),
        () => {},
      );
    }
    starting = false;
  }

  /** @param {boolean} wanted */
  function call(wanted) {
    called = wanted;
    if (wanted && !starting) begin();
    if (wanted) return;
    for (const { core } of all) core.close();
    all.clear();
  }

  /** @param {string} link @returns {Player[]} */
  const players = (link) =>
    [...all]
      .filter(({ ready }) => ready)
      .map(({ core }) => async (job) => {
        const reply = await core.ask({ do: "play", link, job });
        return reply.ok ? reply.worths : null;
      });

  return { call, players };
}
