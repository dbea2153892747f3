// @ts-check
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const script = await readFile(new URL("../../web/theme.js", import.meta.url), "utf8");

// What the script writes on a page that keeps this.
const written = (kept) => {
  const document = { documentElement: { dataset: {} } };
  runInNewContext(script, Object.defineProperty({ document }, "localStorage", { get: kept }));
  return { ...document.documentElement.dataset };
};

test("before the first paint a page has the colours of last time, and knows who has been here", () => {
  const kept = (items) => () => ({ getItem: (name) => items[name] ?? null });
  assert.deepEqual(written(kept({ "speciate.theme": "dark" })), { theme: "dark" });
  assert.deepEqual(written(kept({ "speciate.theme": "odd", "speciate.been": "1" })), { been: "" });
});

test("a browser that refuses to keep anything is no error", () => {
  assert.deepEqual(
    written(() => assert.fail("storage is forbidden")),
    {},
  );
});
