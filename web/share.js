// The link of a game, as text and as a QR code.

import qrcode from "./lib/qrcode.js";
import { news } from "./news.js";
import { address } from "./place.js";
import { t, translate } from "./words.js";

const QR_MOST = 1800; // characters: a denser code is hard to photograph

function code(link) {
  if (link.length > QR_MOST) return null;
  const made = qrcode(0, "L");
  made.addData(link);
  made.make();
  const n = made.getModuleCount();
  let path = "";
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) if (made.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  return `<svg viewBox="-3 -3 ${n + 6} ${n + 6}" role="img" aria-label="${t("share.qr")}"><rect x="-3" y="-3" width="${n + 6}" height="${n + 6}" fill="#fff"/><path fill="#10222B" d="${path}"/></svg>`;
}

// Fills every place for it; `note` says what the link holds. `fragment` and `here` are what Python answered.
export function fillShare({ link, here = "", note }) {
  for (const holder of document.querySelectorAll("[data-share]")) {
    if (!holder.firstChild) holder.append(document.getElementById("share-form").content.cloneNode(true));
    translate(holder);
    const field = holder.querySelector("[data-link]");
    const only = holder.querySelector("[data-here]");
    const fill = () => {
      field.value = address(only.checked ? here : link);
      const qr = holder.querySelector("[data-qr]");
      const svg = code(field.value);
      if (svg) qr.innerHTML = svg;
      else qr.textContent = t("share.long");
    };
    holder.querySelector("[data-note]").textContent = note;
    only.closest("label").hidden = !here;
    only.onchange = fill;
    field.onfocus = () => field.select();
    holder.querySelector("[data-copy]").onclick = () => copy(field);
    fill();
  }
}

async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    news(t("share.copied"));
  } catch {
    field.focus();
    field.select();
    news(t("share.select"));
  }
}
