// @ts-check
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] });

// As much of an element as holds what is said.
const made = () => {
  const lines = [];
  return {
    lines,
    textContent: "",
    append(line) {
      if (typeof line === "string") this.textContent += line;
      else lines.push(Object.assign(line, { remove: () => lines.splice(lines.indexOf(line), 1) }));
    },
    replaceChildren: () => lines.splice(0),
    get lastElementChild() {
      return lines.at(-1);
    },
  };
};
let live = made();
Object.assign(globalThis, { document: { getElementById: () => live, createElement: made } });
const { say, unsay } = await import("../../web/toast.js");
const said = () => live.lines.map(({ textContent }) => textContent);

beforeEach(() => {
  mock.timers.tick(60_000);
  live = made();
});

test("what is said stands beside what was said before, so that a screen reader says both", () => {
  say("You place a pawn.");
  mock.timers.tick(400);
  say("");
  say("Place a pawn where?");
  say("Place a pawn where?");
  mock.timers.tick(400);
  assert.deepEqual(said(), ["You place a pawn.", "Place a pawn where?"]);
});

test("it is said after what is drawn, and where computers move at once after the last of them", () => {
  say("You place a pawn.", true);
  mock.timers.tick(400);
  assert.deepEqual(said(), []);
  say("Place a pawn where?");
  assert.deepEqual(said(), []);
  mock.timers.tick(400);
  assert.deepEqual(said(), ["You place a pawn. Place a pawn where?"]);
});

test("what was said goes after a while", () => {
  say("You place a pawn.");
  mock.timers.tick(400);
  mock.timers.tick(9000);
  say("Place a pawn where?");
  mock.timers.tick(400);
  mock.timers.tick(1000);
  assert.deepEqual(said(), ["Place a pawn where?"]);
  mock.timers.tick(10_000);
  assert.deepEqual(said(), []);
});

test("nothing that was said is left for the next player, nor what was to be said", () => {
  say("Your hidden card.");
  mock.timers.tick(400);
  say("What it does.");
  unsay();
  mock.timers.tick(400);
  assert.deepEqual(said(), []);
});
