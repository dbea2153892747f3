// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { tagsOf, tidyTags, wanted } from "../../web/shelf.js";

const game = (id, more = {}) => ({ id, game: "marine", link: "m1.abcdefgh", decision: 1, updated: 1, ...more });
const GAMES = [
  game("a", { name: "Game 10", decision: 3, tags: ["Famiglia", "sunday"], note: "Il vulcano è uscito" }),
  game("b", { name: "game 2", game: "climate", decision: 9, over: true }),
  game("c", { name: "Élan", decision: 3, over: true, tags: ["famiglia"] }),
];
const collator = new Intl.Collator("en", { numeric: true });
const title = ({ name = "" }) => name;
/** @param {import("../../web/types/page.js").Game} game */
const said = ({ name = "", note = "", tags = [] }) => [name, note, ...tags].join(" ");
/** @param {Partial<import("../../web/shelf.js").Wish>} wish */
const ids = (wish) => {
  const whole = { find: "", show: "", sort: "played", ...wish };
  return wanted(GAMES, whole, said, title, collator)
    .map(({ id }) => id)
    .join("");
};

test("all words must be found, whatever their accents and capitals", () => {
  assert.deepEqual(
    ["", "  ", "GAME", "vulcano E", "elan", "game vulcano", "<b>"].map((find) => ids({ find })),
    ["abc", "abc", "ab", "a", "c", "a", ""],
  );
});

test("a list shows what is open or over, a game, or a tag", () => {
  const shown = ["open", "over", "game:climate", "tag:FAMIGLIA", "tag:none", "game:", ""].map((show) => ids({ show }));
  assert.deepEqual(shown, ["a", "bc", "b", "ac", "", "", "abc"]);
  assert.equal(ids({ show: "over", find: "game" }), "b");
});

test("games come in the order in which they were played, by name as people count, or the longest first", () => {
  assert.deepEqual(
    ["played", "name", "long"].map((sort) => ids({ sort })),
    ["abc", "cba", "bac"],
  );
});

test("tags are few, short, and none comes twice", () => {
  assert.deepEqual(tidyTags([" a  b ", "A b", "", " ", 7, null, "c,d", "é", "E"]), ["a b", "c d", "é"]);
  assert.deepEqual(tidyTags(["x".repeat(99)]), ["x".repeat(24)]);
  assert.equal(tidyTags(["🐟".repeat(30)])[0], "🐟".repeat(24)); // no half of a sign
  assert.equal(tidyTags(Array.from({ length: 30 }, (_, n) => `t${n}`)).length, 8);
  assert.deepEqual(tagsOf(GAMES, collator), ["famiglia", "sunday"]);
});

test("a thousand games are searched at once", () => {
  const many = Array.from({ length: 1000 }, (_, n) => game(`g${n}`, { name: `Game ${n}`, note: "x".repeat(500) }));
  const start = performance.now();
  assert.equal(wanted(many, { find: "game 99", show: "", sort: "name" }, said, title, collator).length, 19);
  assert.ok(performance.now() - start < 500, "it takes some 10 ms on an ordinary machine");
});
