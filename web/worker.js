// @ts-check
// A thread of its own for Python. Called "snapshot", it only makes the memory snapshot and ends; else it serves the page.

import { makeSnapshot, serve } from "./python.js";

if (self.name === "snapshot")
  makeSnapshot()
    .catch(() => {})
    .finally(close);
else serve(self, self.name);
