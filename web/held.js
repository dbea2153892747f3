// @ts-check
// A key that is held down acts once. The keyboard repeats it after half a second: who lets go of Enter late, or sits at a busy
// machine, would choose an answer, confirm it, and answer the next question with what the finger meant once.

import { fieldOf, targetOf } from "./dom.js";

const GOES_ON = /^(Tab|Arrow\w+|Page\w+|Home|End|Backspace|Delete|\[|\])$/; // moves the focus, the page, the text or the review
const PRESSED = "button,a,summary,[role=button],[data-card]"; // elsewhere the space bar scrolls

/** @type {ReturnType<typeof fieldOf>} */
let began = null; // the field in which the key that is down was pressed

document.addEventListener(
  "keydown",
  (event) => {
    const { key, repeat, ctrlKey, metaKey, altKey } = event;
    const field = fieldOf(event);
    if (!repeat) began = field;
    if (!repeat || GOES_ON.test(key) || ctrlKey || metaKey || altKey) return;
    const writes = field && field === began && (key !== "Enter" || field instanceof HTMLTextAreaElement);
    if (writes || (key === " " && !field && !targetOf(event)?.closest(PRESSED))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
