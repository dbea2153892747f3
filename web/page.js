// @ts-check
// A page of text: only its language and colours.

import { keepOffline } from "./offline.js";
import { set } from "./store.js";
import "./words.js";

for (const link of document.querySelectorAll("[data-other]"))
  link.addEventListener("click", () => set("lang", link.dataset.other ?? ""));
addEventListener("load", () => keepOffline());
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
