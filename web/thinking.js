// @ts-check
// Shares the jobs of a computer's thinking among all workers that can do them, and shows how far the thinking is.

/** @typedef {(job: string) => Promise<string | null>} Player Does a job and gives its result; null where it cannot. */

// Has every job done by some player. Promises the results in the order of the jobs, so it does not matter who did which. A job
// has the result "" if nobody could do it, or if the thinking is not `wanted` any more. A player that fails gets no more jobs. A
// player without a new job repeats one that another has not finished, so that a slow or dead one delays nothing. `onShare` is
// called with the share of jobs that are done.
/**
 * @param {string[]} jobs
 * @param {Player[]} players
 * @param {{ wanted?: () => boolean, onShare?: (share: number) => unknown }} page
 * @returns {Promise<string[]>}
 */
export async function playAll(jobs, players, { wanted = () => true, onShare = () => {} } = {}) {
  /** @type {Map<number, string>} */
  const done = new Map();
  const open = [...jobs.keys()]; // the first is a job that nobody has, or the one that was taken longest ago
  /** @type {() => void} */
  let end = () => {};
  const ended = new Promise((resolve) => (end = () => resolve(undefined)));

  /** @param {Player} play */
  async function work(play) {
    for (let job = open.shift(); job !== undefined && wanted(); job = open.shift()) {
      open.push(job);
      const worths = await play(jobs[job]).catch(() => null);
      if (worths === null) return;
      if (!done.has(job) && wanted()) {
        done.set(job, worths);
        onShare(done.size / jobs.length);
      }
      if (open.includes(job)) open.splice(open.indexOf(job), 1);
    }
    end();
  }

  await Promise.race([ended, Promise.all(players.map(work))]);
  return jobs.map((_, job) => done.get(job) ?? "");
}

// Shows how far the thinking is, from 0 to 1, if the table has a bar for it.
/** @param {number} share */
export function showThought(share) {
  /** @type {HTMLProgressElement | null} */
  const bar = document.querySelector("#thought");
  if (bar) bar.value = share;
}
