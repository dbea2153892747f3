// @ts-check
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { MOST, fitting, speaker, spansOf, turnSpan } from "../../web/sounds.js";

/** @param {string[]} pieces */
const moves = (...pieces) => pieces.map((piece) => ({ piece }));
const heard = (spans) => spans.map(({ sound }) => sound);

test("the kind of piece alone says what is heard, and when", () => {
  assert.deepEqual(heard(spansOf(moves("tx-reef"), 560)), ["tile"]);
  assert.deepEqual(heard(spansOf(moves("ic-dice"), 560)), ["dice"]);
  assert.deepEqual(heard(spansOf(moves("ic-cards"), 560)), ["card"]);
  assert.deepEqual(heard(spansOf(moves(""), 560)), ["points"]);
  for (const piece of ["pawn", "tok-3", "el-sun", "seat-1", "an-ancestor", "constructor"])
    assert.deepEqual(heard(spansOf(moves(piece), 560)), ["piece"], piece);
  const one = { piece: "ic-cards", origin: "hand", to: "row-1", n: 1, colour: 1 };
  const other = { piece: "ic-cards", origin: "", to: "", n: 9, colour: -1 };
  assert.deepEqual(spansOf([one], 560), spansOf([other, other], 560));
});

test("a piece is heard when it has come, within its step", () => {
  const [tile, piece] = spansOf(moves("pawn", "tx-reef"), 1000, 5000);
  assert.equal(tile.sound, "tile");
  assert.equal(tile.from, piece.from);
  assert(piece.from > 5000 && piece.from < 6000);
  assert.equal(spansOf([], 1000).length, 0);
  assert.equal(turnSpan(70).from, 70);
});

test("never more than a few are heard at once, and none twice", () => {
  const all = spansOf(moves("tx-reef", "ic-dice", "ic-cards", "pawn", ""), 1);
  assert.equal(all.length, 5);
  const first = fitting([], all);
  assert.equal(first.length, MOST);
  assert.deepEqual(fitting(first, [turnSpan(5)]), []);
  assert.deepEqual(heard(fitting(first, [turnSpan(60_000)])), ["turn"]);
  const [piece] = spansOf(moves("pawn"), 0);
  assert.deepEqual(fitting([piece], [piece]), []);
  assert.deepEqual(fitting([piece], spansOf(moves("pawn"), 0, piece.until)).length, 1);
  // However fast steps follow each other.
  const voices = [];
  for (let now = 0; now < 2000; now += 10)
    voices.push(...fitting(voices, spansOf(moves("tx-reef", "ic-dice", "ic-cards", "pawn", ""), 20, now)));
  for (const { from } of voices)
    assert(voices.filter((other) => other.from <= from && from < other.until).length <= MOST);
});

const PARTS = ["AudioContext", "GainNode", "BiquadFilterNode", "AudioBufferSourceNode", "OscillatorNode"];
afterEach(() => PARTS.forEach((name) => delete globalThis[name]));

// As much of Web Audio as a speaker uses; returns what was made, and what has been begun.
function web() {
  /** @type {{ contexts: unknown[], begun: number[], silenced: number }} */
  const seen = { contexts: [], begun: [], silenced: 0 };
  const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class Part {
    gain = param;
    connect = (next) => next;
    disconnect = () => void seen.silenced++;
    start = (at) => seen.begun.push(at);
    stop = () => {};
  }
  class Context {
    currentTime = 1;
    sampleRate = 8000;
    state = "running";
    constructor() {
      seen.contexts.push(this);
    }
    createGain = () => new Part();
    createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
    resume = async () => void (this.state = "running");
    suspend = async () => void (this.state = "suspended");
  }
  for (const name of PARTS) globalThis[name] = name === "AudioContext" ? Context : Part;
  return seen;
}

test("one context is made, at a press, and is silent while it sleeps", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const seen = web();
  const speaks = speaker();
  speaks.step(moves("pawn"), 100);
  assert.deepEqual([seen.contexts.length, seen.begun.length], [0, 0]);
  speaks.wake();
  speaks.wake();
  speaks.step(moves("pawn"), 100);
  assert.deepEqual([seen.contexts.length, seen.begun.length], [1, 1]);
  assert(seen.begun[0] > 1 && seen.begun[0] < 1.1);
  speaks.sleep();
  speaks.step(moves("ic-cards"), 100);
  assert.equal(seen.begun.length, 1);
  speaks.wake();
  speaks.step(moves("ic-cards"), 100);
  assert.equal(seen.begun.length, 2);
});

test("what has not begun can be hushed, and the player's turn is told all the same", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const seen = web();
  const speaks = speaker();
  speaks.wake();
  speaks.step(moves("pawn"), 1000);
  speaks.turn(1000);
  speaks.hush();
  assert.equal(seen.silenced, 1);
  speaks.hush();
  assert.equal(seen.silenced, 1);
  speaks.hush(true);
  assert.equal(seen.silenced, 2);
});

test("without Web Audio, or without a device, nothing is heard and nothing fails", () => {
  const speaks = speaker();
  for (const Context of [
    undefined,
    class Broken {
      constructor() {
        throw new Error("no device");
      }
    },
  ]) {
    Object.assign(globalThis, { AudioContext: Context });
    speaks.wake();
    speaks.step(moves("pawn", ""), 100);
    speaks.turn(0);
    speaks.hush(true);
    speaks.sleep();
  }
});
