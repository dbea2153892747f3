// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { isPace, together } = await import("../../web/follow.js");

/** @param {number} n */
const steps = (n) =>
  Array.from({ length: n }, (_, at) => ({
    says: `<p>${at}</p>`,
    moves: [{ piece: "", origin: "", to: "bag", n: at, colour: -1 }],
  }));

test("so many steps as can be followed are shown, with every line and every move in its order", () => {
  for (const [n, most] of [
    [1, 10],
    [10, 10],
    [11, 10],
    [31, 10],
    [7, 3],
    [4, 3],
    [200, 3],
  ]) {
    const shown = together(steps(n), most);
    assert(shown.length <= most, `${n} steps as ${shown.length}`);
    assert.equal(
      shown.map(({ says }) => says).join(""),
      steps(n)
        .map(({ says }) => says)
        .join(""),
    );
    assert.deepEqual(
      shown.flatMap(({ moves }) => moves),
      steps(n).flatMap(({ moves }) => moves),
    );
    assert(shown.every(({ moves }) => moves.length));
  }
});

test("steps that can be followed one by one stay as they are", () => {
  assert.deepEqual(together(steps(10), 10), steps(10));
});

test("only the paces of the settings are paces", () => {
  assert(["slow", "normal", "fast", "once"].every(isPace));
  for (const name of ["", null, undefined, "constructor", "Slow"]) assert(!isPace(name));
});
