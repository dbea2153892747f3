// A game as something to send: as a link, as a QR code, as a file, to this device's own sharing, to a page of one's own.

import qrcode from "./lib/qrcode.js";
import { news } from "./news.js";
import { address, beside } from "./place.js";
import { t, translate } from "./words.js";

const QR_MOST = 1800; // characters: a denser code is hard to photograph
const QUIET = 4; // modules of white around a code, as scanners want it
const LENGTHS = [
  [300, "short"],
  [1900, "chat"],
  [4000, "mail"],
  [Infinity, "file"],
]; // what carries so many characters

const byId = (id) => document.getElementById(id);

function code(link) {
  if (link.length > QR_MOST) return null;
  const made = qrcode(0, "L");
  made.addData(link);
  made.make();
  const n = made.getModuleCount();
  let path = "";
  for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) if (made.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  const [from, size] = [-QUIET, n + 2 * QUIET];
  return `<svg viewBox="${from} ${from} ${size} ${size}" role="img" aria-label="${t("share.qr")}" shape-rendering="crispEdges"><rect x="${from}" y="${from}" width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

// What a reply of Python, or a set-up, can be sent as: {id: {link, text}}.
function scopes({ link, here, cut, at, turn }) {
  const found = { whole: { link, text: t("share.whole") } };
  if (turn) found.turn = { link: turn.link, text: t("share.turn", { name: turn.name }) };
  if (cut && cut !== link) {
    found.here = { link: here, text: t("share.here", { n: at }) };
    found.cut = { link: cut, text: t("share.cut", { n: at }) };
  }
  return found;
}

// Fills every place for it with what Python answered, or {link, note}. onSent(turn): the turn was given away. `first` is
// what is chosen if there is a choice.
export function fillShare(reply, onSent = () => {}, first = "whole") {
  const { note, reveals = [], turn } = reply;
  const all = scopes(reply);
  const gallery = beside("embed/gallery.html");
  for (const [number, holder] of document.querySelectorAll("[data-share]").entries()) {
    if (!holder.firstChild) holder.append(byId("share-form").content.cloneNode(true));
    translate(holder);
    const part = (name) => holder.querySelector(`[data-${name}]`);
    const field = part("link");
    const chosen = () => holder.querySelector("[data-scopes] :checked")?.value ?? "whole";
    const sent = () => chosen() === "turn" && onSent(turn);

    part("reveals").replaceChildren(
      ...reveals.map((text) => Object.assign(document.createElement("li"), { textContent: text })),
    );
    part("scopes").hidden = Object.keys(all).length < 2;
    part("scopes").replaceChildren(
      ...Object.entries(all).map(([id, { text }]) =>
        radio(`scope-${number}`, id, text, id === (Object.hasOwn(all, first) ? first : "whole")),
      ),
    );
    const fill = () => {
      part("note").textContent = chosen() === "cut" ? t("share.note.cut", { n: reply.at }) : note;
      field.value = address(all[chosen()].link);
      const [, size] = LENGTHS.find(([most]) => field.value.length <= most);
      part("length").textContent = `${t("share.length", { n: field.value.length })} ${t(`share.length.${size}`)}`;
      const qr = part("qr");
      const svg = code(field.value);
      qr.innerHTML = svg ?? "";
      qr.disabled = !svg;
      part("dense").hidden = Boolean(svg);
      part("embed").href = `${gallery}#${all[chosen()].link}`;
    };
    part("scopes").onchange = fill;
    field.onfocus = () => field.select();
    part("copy").onclick = async () => (await copy(field)) && sent();
    part("embed").hidden = !gallery;
    part("native").hidden = !navigator.share;
    part("native").onclick = () => navigator.share({ title: document.title, url: field.value }).then(sent, () => {});
    part("qr").onclick = () => {
      byId("qr-large").innerHTML = code(field.value);
      byId("d-qr").showModal();
    };
    fill();
  }
}

function radio(name, value, text, checked) {
  const label = document.createElement("label");
  label.className = "ck";
  const input = Object.assign(document.createElement("input"), { type: "radio", name, value, checked });
  label.append(input, Object.assign(document.createElement("span"), { textContent: text }));
  return label;
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
  return true;
}
