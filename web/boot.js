// The start of Python as the reader sees it: a bar that moves by bytes and by steps, words beside it, and what went wrong.

import { lang, t } from "./words.js";

const SHARES = { download: [0, 0.8], python: [0.8, 0.9], rules: [0.9, 1] }; // of the bar
const bar = document.getElementById("boot");
let reached = 0;

const millions = (bytes) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

function words({ stage, done, total }) {
  return stage === "download" && total
    ? t("boot.bytes", { done: millions(done), total: millions(total) })
    : t(`boot.${stage}`);
}

// `told` is what core.js told: a stage, and in the first one the bytes that are here and all. The bar never goes back.
export function showBoot(told) {
  const [from, to] = SHARES[told.stage] ?? [reached, reached];
  reached = Math.max(reached, from + (to - from) * (told.total ? told.done / told.total : 0));
  bar.hidden = false;
  bar.setAttribute("aria-valuenow", Math.round(reached * 100));
  bar.setAttribute("aria-valuetext", words(told));
  bar.firstElementChild.style.transform = `scaleX(${reached})`;
  for (const line of document.querySelectorAll("[data-boot]")) line.textContent = words(told);
  for (const part of document.querySelectorAll("[data-meanwhile]")) part.hidden = false;
}

export function hideBoot() {
  reached = 0;
  bar.hidden = true;
  for (const part of document.querySelectorAll("[data-meanwhile]")) part.hidden = true;
}

// Why it did not start, in one sentence or two.
export const failure = ({ file, why } = {}) =>
  file ? `${t(`boot.why.${why}`, { file })} ${t("boot.retry")}` : t("boot.failed");
