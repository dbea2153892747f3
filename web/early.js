// @ts-check
// At a table Python is wanted in any case: its worker starts before the page's other scripts are there, for on a slow line each
// step from one file to the next is a journey there and back.

import { beginEarly } from "./runtime.js";

/** @type {HTMLElement | null} */
const own = document.querySelector("script[data-early]");
beginEarly(`speciate ${own?.dataset.early} ${performance.timeOrigin} ${Math.random()}`);
