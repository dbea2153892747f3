// @ts-check
// A game as something to send: as a link, as a QR code, as a file, to this device's own sharing, to a page of one's own.

import { byId, one } from "./dom.js";
import qrcode from "./lib/qrcode.js";
import { address, beside, go } from "./address.js";
import { named } from "./daily.js";
import { toast } from "./toast.js";
import { lang, t, translate } from "./words.js";

/**
 * @import { ShareReply, Turn } from "./protocol.js"
 * @typedef {Partial<Omit<ShareReply, "ok">> & { link: string, note: string }} Sendable What can be sent: a game, or a set-up.
 */

const QR_MOST = 1800; // characters: a denser code is hard to photograph
const QUIET = 4; // modules of white around a code, as scanners want it
/** @type {[number, string][]} */
const LENGTHS = [
  [300, "short"],
  [1900, "chat"],
  [4000, "mail"],
  [Infinity, "file"],
]; // what carries so many characters

/** @param {string} link */
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
/** @param {Sendable} reply */
function scopes({ link, here, cut, at, turn, position, result }) {
  /** @type {Record<string, { link: string, text: string }>} */
  const found = { whole: { link, text: t("share.whole") } };
  if (result) found.result = { link: result.link, text: t("share.result") };
  if (turn) found.turn = { link: turn.link, text: t("share.turn", { name: turn.name }) };
  if (here && cut && cut !== link) {
    found.here = { link: here, text: t("share.here", { n: at }) };
    found.cut = { link: cut, text: t("share.cut", { n: at }) };
  }
  if (position) found.position = { link: position.link, text: t("share.position") };
  return found;
}

// Fills every place for it with what Python answered, or {link, note}. onSent(turn): the turn was given away. `first` is
// what is chosen if there is a choice.
/** @param {Sendable} reply @param {(turn: Turn) => unknown} onSent */
export function fillShare(reply, onSent = () => {}, first = "whole") {
  const { note, reveals = [], turn, position, here, result } = reply;
  const all = scopes(reply);
  const gallery = beside("embed/gallery.html");
  for (const [number, holder] of document.querySelectorAll("[data-share]").entries()) {
    if (!holder.firstChild) holder.append(byId("share-form").content.cloneNode(true));
    translate(holder);
    /** @param {string} name */
    const part = (name) => one(holder, `[data-${name}]`);
    /** @type {HTMLInputElement} */
    const field = one(holder, "[data-link]");
    /** @type {HTMLButtonElement} */
    const qr = one(holder, "[data-qr]");
    /** @type {HTMLAnchorElement} */
    const embed = one(holder, "[data-embed]");
    /** @type {HTMLTextAreaElement} */
    const notation = one(holder, "[data-notation]");
    const chosen = () => {
      /** @type {HTMLInputElement | null} */
      const checked = holder.querySelector("[data-scopes] :checked");
      return checked?.value ?? "whole";
    };
    const sent = () => turn && chosen() === "turn" && onSent(turn);

    part("scopes").hidden = Object.keys(all).length < 2;
    part("scopes").replaceChildren(
      ...Object.entries(all).map(([id, { text }]) =>
        radio(`scope-${number}`, id, text, id === (Object.hasOwn(all, first) ? first : "whole")),
      ),
    );
    let url = "";
    let told = "";
    const fill = () => {
      const alone = chosen() === "position" ? position : null;
      told = result && chosen() === "result" ? tell(result) : "";
      part("note").textContent =
        told || (alone?.note ?? (chosen() === "cut" ? t("share.note.cut", { n: reply.at }) : note));
      part("reveals").replaceChildren(
        ...(told ? [t("share.reveals.result")] : alone ? [alone.reveals] : reveals).map((text) =>
          Object.assign(document.createElement("li"), { textContent: text }),
        ),
      );
      part("text").hidden = !alone;
      notation.value = alone?.notation ?? "";
      url = address(all[chosen()].link);
      field.value = told ? `${told} ${url}` : url;
      const size = LENGTHS.find(([most]) => field.value.length <= most)?.[1];
      part("length").textContent = `${t("share.length", { n: field.value.length })} ${t(`share.length.${size}`)}`;
      const svg = code(url);
      qr.innerHTML = svg ?? "";
      qr.disabled = !svg;
      part("dense").hidden = Boolean(svg);
      embed.href = `${gallery}#${all[chosen()].link}`;
    };
    part("scopes").onchange = fill;
    field.onfocus = () => field.select();
    notation.onfocus = () => notation.select();
    part("copy-text").onclick = () => copy(notation);
    part("make").onclick = () => go(`make.html#${here}`);
    part("copy").onclick = async () => (await copy(field)) && sent();
    embed.hidden = !gallery;
    part("native").hidden = !navigator.share;
    part("native").onclick = () => navigator.share({ title: document.title, text: told, url }).then(sent, () => {});
    qr.onclick = () => {
      byId("qr-large").innerHTML = code(url) ?? "";
      byId("d-qr").showModal();
    };
    fill();
  }
}

// One line of what came of the game of a day.
/** @param {NonNullable<Sendable["result"]>} result */
function tell({ day, points, won }) {
  const game = t(`game.${document.body.dataset.game}`);
  return t(won ? "share.result.won" : "share.result.lost", { game, date: named(day, lang), n: points });
}

/** @param {string} name @param {string} value @param {string} text @param {boolean} checked */
function radio(name, value, text, checked) {
  const label = document.createElement("label");
  label.className = "ck";
  const input = Object.assign(document.createElement("input"), { type: "radio", name, value, checked });
  label.append(input, Object.assign(document.createElement("span"), { textContent: text }));
  return label;
}

/** @param {HTMLInputElement | HTMLTextAreaElement} field */
export async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    toast(t("share.copied"));
  } catch {
    field.focus();
    field.select();
    toast(t("share.select"));
  }
  return true;
}
