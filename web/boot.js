// @ts-check
// The start of Python as the reader sees it: a bar that moves by bytes and by steps, words beside it, and what went wrong.

import { byId } from "./dom.js";
import { onLanguage, t } from "./words.js";

/** @import { Fault, Progress } from "./types/page.js" */

/** @type {Partial<Record<Progress["stage"], [number, number]>>} */
const SHARES = { download: [0, 0.8], python: [0.8, 0.9], rules: [0.9, 1] }; // of the bar
const bar = byId("boot");
let reached = 0;
/** @type {Progress | null} */
let last = null; // what is told, until Python is there

// Not by Intl.NumberFormat: a phone takes a fifth of a second to make the first one, just when the page is to be usable.
/** @param {number} bytes */
const millions = (bytes) => (bytes / 1e6).toFixed(1).replace(".", t("boot.point"));

/** @param {Progress} progress */
function words({ stage, done = 0, total }) {
  return stage === "download" && total
    ? t("boot.bytes", { done: millions(done), total: millions(total) })
    : t(`boot.${stage}`);
}

/** @param {Progress} progress */
function tell(progress) {
  bar.setAttribute("aria-valuetext", words(progress));
  for (const line of document.querySelectorAll("[data-boot]")) line.textContent = words(progress);
}

// `progress` has a stage, and in the first one the bytes that are here and all. The bar never goes back.
/** @param {Progress} progress */
export function showBoot(progress) {
  const [from, to] = SHARES[progress.stage] ?? [reached, reached];
  reached = Math.max(reached, from + (to - from) * (progress.total ? (progress.done ?? 0) / progress.total : 0));
  bar.hidden = false;
  bar.setAttribute("aria-valuenow", String(Math.round(reached * 100)));
  const fill = bar.firstElementChild;
  if (fill instanceof HTMLElement) fill.style.transform = `scaleX(${reached})`;
  tell((last = progress));
  for (const part of document.querySelectorAll("[data-meanwhile]")) part.hidden = false;
}

export function hideBoot() {
  reached = 0;
  last = null;
  bar.hidden = true;
  for (const part of document.querySelectorAll("[data-meanwhile]")) part.hidden = true;
}

// Why it did not start, in one sentence or two.
/** @param {Fault} fault */
export const failure = ({ file, why } = {}) =>
  file ? `${t(`boot.why.${why}`, { file })} ${t("boot.retry")}` : t("boot.failed");

onLanguage(() => last && tell(last)); // the next progress may be long in coming
