// @ts-check
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { address, beside, fragment, go, onFragment, stay } from "../../web/address.js";

const visited = [];
const page = /** @type {any} */ (globalThis);
let listener;

beforeEach(() => {
  const here = new URL("https://host.example/games/marine/index.html?x=1#m1.abcdefgh&at=7");
  page.location = Object.assign(here, { assign: (to) => visited.push(String(to)) });
  page.history = { replaceState: (state, title, to) => (location.href = new URL(to, location.href).href) };
  page.addEventListener = (name, heard) => (listener = heard);
  document.body.dataset.root = "../";
  page.document.getElementById = (id) => (id === "main" ? {} : null);
});

test("the fragment is what follows the #, and the page can change it without leaving", () => {
  assert.equal(fragment(), "m1.abcdefgh&at=7");
  stay("g=abc");
  assert.equal(location.href, "https://host.example/games/marine/index.html?x=1#g=abc");
  stay("");
  assert.equal(location.href, "https://host.example/games/marine/index.html");
});

test("an address to send replaces the fragment of this page", () => {
  assert.equal(address("m1.zzzzzzzz"), "https://host.example/games/marine/index.html?x=1#m1.zzzzzzzz");
});

test("pages and files are found from the root of the site, wherever it lies", () => {
  go("climate/#c1.abcdefgh");
  assert.deepEqual(visited, ["https://host.example/games/climate/#c1.abcdefgh"]);
  assert.equal(beside("embed/gallery.html"), "https://host.example/games/embed/gallery.html");
});

test("a fragment that is a part of the page is no link to be opened", () => {
  let heard = 0;
  onFragment(() => heard++);
  stay("main");
  listener();
  assert.equal(heard, 0);
  stay("m1.abcdefgh");
  listener();
  assert.equal(heard, 1);
});
