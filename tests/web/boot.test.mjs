// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { speak } from "../../web/words.js";

class Element {
  hidden = true;
  textContent = "";
  style = { transform: "" };
  said = {};
  setAttribute(name, value) {
    this.said[name] = value;
  }
  get firstElementChild() {
    return fill;
  }
}
const [fill, bar, line, meanwhile] = Array.from({ length: 4 }, () => new Element());
const page = /** @type {any} */ (document);
const { getElementById } = page;
page.getElementById = (id) => (id === "boot" ? bar : getElementById(id));
page.querySelectorAll = (what) => ({ "[data-boot]": [line], "[data-meanwhile]": [meanwhile] })[what] ?? [];
Object.assign(globalThis, { HTMLElement: Element });
const { hideBoot, showBoot } = await import("../../web/boot.js");

// A start: how far the bar is after it is told this, in hundredths, and what is said.
const after = (stage, done, total) => {
  showBoot({ stage, done, total });
  assert.equal(fill.style.transform, `scaleX(${Number(fill.style.transform.slice(7, -1))})`);
  assert.deepEqual([bar.hidden, meanwhile.hidden, bar.said["aria-valuetext"]], [false, false, line.textContent]);
  return [Number(bar.said["aria-valuenow"]), line.textContent];
};

test("the bar moves by bytes and by steps, never back, and what is done is said in the reader's language", () => {
  assert.deepEqual(after("download", 0, 4e6), [0, "0,0 di 4,0 MB"]);
  assert.deepEqual(after("download", 1e6, 4e6), [20, "1,0 di 4,0 MB"]);
  assert.deepEqual(after("stalled"), [20, "boot.stalled"]);
  assert.deepEqual(after("download", 3e6, 4e6), [60, "3,0 di 4,0 MB"]);
  speak("en");
  assert.equal(line.textContent, "3.0 of 4.0 MB"); // though nothing new has come
  assert.deepEqual(after("download", 4e6, 4e6), [80, "4.0 of 4.0 MB"]);
  assert.deepEqual(after("python"), [80, "boot.python"]);
  assert.deepEqual(after("rules"), [90, "boot.rules"]);
  assert.equal(after("download", 0, 4e6)[0], 90);
  hideBoot();
  assert.deepEqual([bar.hidden, meanwhile.hidden], [true, true]);
  assert.equal(after("download", 1e6, 4e6)[0], 20);
});
