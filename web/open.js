// @ts-check
// Whatever somebody pastes, drops or opens from a file: a link, an address or a message with one, or a record.

import { byId, one, targetOf } from "./dom.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

const MOST = 1_500_000; // characters of a record, as the rules have it
const FILE = 30_000_000; // bytes of a file that is looked at
const LINK = /(?<![\w-])(?:[a-z]\d\.[\w-]{6,}|day=[a-z]\d{8})(?:&\w+=-?\w+)*/;
const RECORD = /^[ \t]*speciate[ \t]+(\w+)/m;

/** @import { Found, Games } from "./types/page.js" */

/** @type {{ games: Games }} */
const { games } = JSON.parse(byId("site").textContent ?? "");
/** @param {string} tag */
const gameOf = (tag) => Object.keys(games).find((id) => games[id].tag === tag);

/** @param {string} link */
const tagOf = (link) => /^day=(.)/.exec(link)?.[1] ?? link[0];

// {game, link} or {game, record}; `game` is undefined where it is not known here. null for anything else.
/** @param {string} text @returns {Found | null} */
export function recognise(text) {
  const record = RECORD.exec(text);
  if (record) return { game: Object.hasOwn(games, record[1]) ? record[1] : undefined, record: text };
  const link = LINK.exec(text);
  return link && { game: gameOf(tagOf(link[0])), link: link[0] };
}

// The fragment that opens it on the page of its game.
/** @param {Found} found */
export const fragmentOf = ({ link, record }) => link ?? `record=${encodeURIComponent(record ?? "")}`;

// What a fragment asks for: {link} or {record}.
/** @param {string} fragment @returns {Found} */
export function asked(fragment) {
  if (!fragment.startsWith("record=")) return { link: fragment, game: gameOf(tagOf(fragment)) };
  try {
    return { record: decodeURIComponent(fragment.slice(7)) };
  } catch {
    return { link: fragment };
  }
}

// `onFound` gets what is recognised, unless `onOther` has taken the text first; of anything else, one sentence is said.
/** @param {string} text @param {(found: Found) => unknown} onFound @param {Other} onOther */
async function look(text, onFound, onOther) {
  if (await onOther(text)) return true;
  const found = text.length <= MOST ? recognise(text) : null;
  if (!found) toast(t(text.length > MOST ? "open.long" : "open.nothing"), { warn: true, stay: false });
  else if (!found.game) toast(t("open.unknown"), { warn: true, stay: false });
  else onFound(found);
  return Boolean(found?.game);
}

// A form with a field for text and one for a file; and everything dropped anywhere on the page.
/**
 * @typedef {(text: string) => boolean | Promise<boolean>} Other Whether a text was taken.
 * @param {HTMLFormElement} form
 * @param {(found: Found) => unknown} onFound
 * @param {Other} onOther
 */
export function opener(form, onFound, onOther = () => false) {
  /** @type {HTMLInputElement | HTMLTextAreaElement} */
  const text = one(form, "[name=text]");
  /** @type {HTMLInputElement} */
  const file = one(form, "[name=file]");
  /** @param {File} file */
  const open = async (file) => look(file.size <= FILE ? await file.text().catch(() => "") : "", onFound, onOther);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await look(text.value, onFound, onOther)) text.value = "";
  });
  const take = () => {
    const chosen = file.files?.[0];
    if (chosen) open(chosen);
    file.value = "";
  };
  file.addEventListener("change", take);
  take(); // it may have been chosen before this script came
  text.onpaste = (event) => {
    const pasted = event.clipboardData?.getData("text") ?? "";
    if (!text.value && recognise(pasted)?.game) {
      event.preventDefault();
      look(pasted, onFound, onOther);
    }
  };
  /** @param {DragEvent} event */
  const carries = ({ dataTransfer }) =>
    [...(dataTransfer?.types ?? [])].some((type) => type === "Files" || type === "text/plain");
  addEventListener("dragover", (event) => {
    if (targetOf(event)?.matches("input,textarea") || !carries(event)) return;
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  for (const over of ["dragleave", "drop", "dragend"])
    addEventListener(over, () => document.body.classList.remove("dropping"));
  addEventListener("drop", (event) => {
    if (targetOf(event)?.matches("input,textarea")) return;
    event.preventDefault();
    const dropped = event.dataTransfer?.files[0];
    if (dropped) open(dropped);
    else look(event.dataTransfer?.getData("text/plain") ?? "", onFound, onOther);
  });
}
