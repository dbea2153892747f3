// A page of text: only its language and colours.

import { set } from "./store.js";
import "./words.js";

for (const link of document.querySelectorAll("[data-other]")) link.addEventListener("click", () => set("lang", link.dataset.other));
