// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { browse } from "../../web/history.js";

// A game of ten decisions; `arrive` lets the picture that is on its way come.
function table() {
  const shown = [];
  const asked = [];
  let at = 10;
  const looking = browse(
    () => ({ at, last: 10 }),
    (to) =>
      /** @type {Promise<void>} */ (
        new Promise((resolve, reject) => {
          shown.push(to);
          asked.push({ resolve: () => ((at = to), resolve()), reject });
        })
      ),
  );
  return { looking, shown, arrive: async (how = "resolve") => (asked.shift()[how](), await new Promise(setImmediate)) };
}

test("steps count from where the player wants to be", async () => {
  const { looking, shown, arrive } = table();
  for (let n = 0; n < 3; n++) looking.by(-1);
  assert.equal(looking.wanted(), 7);
  await arrive();
  assert.deepEqual(shown, [9, 7]); // of the places in between, only the last is shown
  await arrive();
  assert.deepEqual([shown, looking.wanted()], [[9, 7], null]);
});

test("nothing is wanted before the first decision or after the last", async () => {
  const { looking, shown, arrive } = table();
  looking.to(-5);
  await arrive();
  looking.by(99);
  await arrive();
  looking.to(NaN);
  await arrive();
  assert.deepEqual(shown, [0, 10, 0]);
});

test("settled waits for the picture, and for its failure", async () => {
  const { looking, arrive } = table();
  looking.to(4).catch(() => {});
  let settled = false;
  const waiting = looking.settled().then(() => (settled = true));
  await new Promise(setImmediate);
  assert.equal(settled, false);
  await arrive("reject");
  await waiting;
  assert.equal(looking.wanted(), null);
});
