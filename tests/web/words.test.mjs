// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { lang, speak, t } from "../../web/words.js";

test("a message is in the page's language, and another can be spoken", () => {
  assert.equal(lang, "it");
  assert.equal(t("page.kept"), "Conservato.");
  assert.equal(speak("it"), false);
  assert.equal(speak("constructor"), false);
  assert.equal(speak("en"), true);
  assert.equal(t("page.kept"), "Kept.");
});

test("blanks are filled by name, and numbers have their form", () => {
  speak("en");
  assert.equal(t("tiles", { who: "Ann", n: 1 }), "Ann has 1 tile.");
  assert.equal(t("tiles", { who: "Ann", n: 0 }), "Ann has 0 tiles.");
  assert.equal(t("tiles", { n: 2 }), "{who} has 2 tiles.");
  assert.equal(t("no.such.key"), "no.such.key");
});

test("the page has the direction of its language", () => {
  speak("he");
  assert.equal(document.documentElement.dir, "rtl");
  speak("en");
  assert.equal(document.documentElement.dir, "ltr");
});

test("a language may have more forms than two", () => {
  speak("pl");
  const said = [1, 2, 4, 5, 11, 12, 14, 21, 22, 104, 112, 0].map((n) => t("tiles", { n }).split(" ")[1]);
  const [one, few, many] = ["kafelek", "kafelki", "kafelków"];
  assert.deepEqual(said, [one, few, few, many, many, many, many, many, few, few, many, many]);
  speak("en");
});
