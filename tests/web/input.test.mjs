// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

/** A thing on the page: its id, what it is, and what it lies in. */
class Shape {
  /**
   * @param {string} id
   * @param {Shape | null} inside
   * @param {{ matches?: string[], dataset?: Record<string, string> }} [what]
   */
  constructor(id, inside, { matches = [], dataset = {} } = {}) {
    this.id = id;
    this.parentElement = inside;
    this.kinds = matches;
    this.dataset = dataset;
  }

  closest(selector) {
    const asked = selector.split(",");
    if (this.kinds.some((kind) => asked.includes(kind))) return this;
    return this.parentElement?.closest(selector) ?? null;
  }
}
Object.assign(globalThis, { HTMLElement: Shape, SVGElement: Shape });

const heard = {};
document.addEventListener = (event, listener) => (heard[event] ??= []).push(listener);
const { onInput } = await import("../../web/input.js");
const told = [];
let where = "board";
const actions = {
  press: (value) => told.push(value),
  card: (id, shapes) => told.push([id, shapes]),
  where: () => where,
};
onInput(/** @type {any} */ (actions)); // no key is pressed here

function pressed(target) {
  told.length = 0;
  for (const listener of heard.click) listener({ target });
  return told;
}

const page = new Shape("", null);
const panel = new Shape("p-board", page, { matches: ["[id^=p-]"] });
const tile = new Shape("h-D4", panel, { matches: ["[data-card]:not(dialog)"], dataset: { card: "tile-D4" } });
const token = new Shape("t0-D4", new Shape("", tile));
const space = new Shape("sp-abundance-1", new Shape("sec-abundance", panel));

test("a press names what it is inside of, the inmost first", () => {
  assert.deepEqual(pressed(token), [["tile-D4", ["t0-D4", "h-D4"]]]);
  assert.deepEqual(pressed(space), [["", ["sp-abundance-1", "sec-abundance"]]]);
});

test("where nothing is asked, a press asks only what a thing is, and a bare part nothing", () => {
  where = "cards";
  assert.deepEqual(pressed(token), [["tile-D4", []]]);
  assert.deepEqual(pressed(space), []);
  where = "board";
});

test("what can be chosen is chosen, and what is no part of a panel or a control of its own is told nothing", () => {
  const target = new Shape("h-D5", panel, { matches: ["[data-value]"], dataset: { value: "7" } });
  assert.deepEqual(pressed(target), [7]);
  assert.deepEqual(pressed(new Shape("prompt", page)), []);
  assert.deepEqual(pressed(new Shape("zoom", panel, { matches: ["button:not([data-card])"] })), []);
});
