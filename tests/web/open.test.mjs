// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { asked, fragmentOf, recognise } from "../../web/open.js";

test("a link is found in an address and in a message, with what follows it", () => {
  assert.deepEqual(recognise("https://host/marine/#m1.AbC-_9xyz&at=7"), { game: "marine", link: "m1.AbC-_9xyz&at=7" });
  assert.deepEqual(recognise("your turn: c2.abcdefgh, good luck"), { game: "climate", link: "c2.abcdefgh" });
});

test("a link to the game of a day is found as well, and what is to be beaten with it", () => {
  const link = "day=c20261124&beat=41";
  assert.deepEqual(recognise(`Speciate, 24 November: 41 points. https://host/climate/#${link}`), {
    game: "climate",
    link,
  });
  assert.deepEqual(asked(link), { link, game: "climate" });
});

test("a link of any length is found whole, in an address and in a message", () => {
  for (let length = 20; length <= 12_000; length += length < 1100 ? 1 : 109) {
    const link = `m1.${"Ab-_9".repeat(length).slice(0, length - 3)}`;
    for (const text of [link, `https://host/marine/#${link}&at=7`, `Your turn:\n${link}\n`]) {
      assert.equal(recognise(text)?.link?.split("&")[0], link);
    }
  }
});

test("a link of a game that is not here has no game; what is no link is nothing", () => {
  assert.deepEqual(recognise("z1.abcdefgh"), { game: undefined, link: "z1.abcdefgh" });
  for (const text of ["", "m1.", "m1.abc", "xm1.abcdefgh", "hello"]) assert.equal(recognise(text), null);
});

test("a record is known by its first line, and wins over a link in it", () => {
  const text = "  speciate climate 2\nseed 1\n# m1.abcdefgh";
  assert.deepEqual(recognise(text), { game: "climate", record: text });
  assert.equal(recognise("speciate constructor 1")?.game, undefined);
});

test("a fragment says what it was made of", () => {
  assert.deepEqual(asked(fragmentOf({ link: "m1.abcdefgh" })), { link: "m1.abcdefgh", game: "marine" });
  assert.deepEqual(asked(fragmentOf({ record: "speciate marine 1\n100% #&" })), {
    record: "speciate marine 1\n100% #&",
  });
  assert.deepEqual(asked("record=%"), { link: "record=%" }); // no record: Python says what is wrong with such a link
});
