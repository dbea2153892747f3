// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { releaseOf } from "../../web/releases.js";

test("older rules are played with the newest release that had them", () => {
  assert.equal(releaseOf({ game: "marine", made: 1 }), "0.2.0");
  assert.equal(releaseOf({ game: "climate", made: 1 }), "0.1.0");
});

test("no release has rules that were never released", () => {
  assert.equal(releaseOf({ game: "marine", made: 9 }), undefined);
  assert.equal(releaseOf({ game: "chess", made: 1 }), undefined);
});
