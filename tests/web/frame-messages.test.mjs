// @ts-check
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { frameMessages } from "../../web/frame-messages.js";

const HOST = "https://host.example";
let around, hear, sent;
const page = /** @type {any} */ (globalThis);

beforeEach(() => {
  sent = [];
  around = { postMessage: (message, target) => sent.push([message, target]) };
  page.window = { parent: around };
  page.addEventListener = (name, heard) => (hear = heard);
});

// A message of the page around, or of whoever `from` names.
const say = (fields, from = {}) => hear({ source: around, origin: HOST, data: { speciate: 1, ...fields }, ...from });

test("what the page around asks for is done, if every field is as it should be", () => {
  const done = [];
  const frame = frameMessages(HOST, { go: ({ at }) => done.push(at) });
  say({ type: "go", at: 7 });
  for (const at of [-1, 1.5, "7", null, 1e7]) say({ type: "go", at });
  say({ type: "play" }); // a lesson cannot
  say({ type: "constructor" });
  say({ type: "go", at: 7, speciate: 2 });
  assert.deepEqual([done, frame.ignored()], [[7], 8]);
});

test("nobody else is listened to", () => {
  const done = [];
  const frame = frameMessages(HOST, { play: () => done.push("play") });
  say({ type: "play" }, { origin: "https://elsewhere.example" });
  say({ type: "play" }, { source: {} });
  assert.deepEqual([done, frame.ignored()], [[], 2]);
});

test("what is said goes to the origin that was named, or to any", () => {
  frameMessages(HOST, {}).say("ready", { decisions: 3 });
  frameMessages(undefined, {}).say("link", { link: "m1.abcdefgh" });
  assert.deepEqual(sent, [
    [{ speciate: 1, type: "ready", decisions: 3 }, HOST],
    [{ speciate: 1, type: "link", link: "m1.abcdefgh" }, "*"],
  ]);
});

test("a page that is in no frame is silent", () => {
  window.parent = window;
  const frame = frameMessages(undefined, { play: () => assert.fail() });
  frame.say("ready");
  hear({ source: window, origin: HOST, data: { speciate: 1, type: "play" } });
  assert.deepEqual([sent, frame.ignored()], [[], 1]);
});
