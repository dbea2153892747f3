// @ts-check
// Reads the set-up form, and opens it as it was when a game of this kind was last begun on this device.

import { byId } from "./dom.js";
import { set, setting } from "./store.js";

/** @typedef {Record<string, string | boolean>} Form By the names of the fields. */

/** @param {string} game */
const key = (game) => `setup.${game}`;

/** @param {string} game @returns {Form} */
function lastOf(game) {
  try {
    const kept = Object.entries(JSON.parse(setting(key(game)) ?? "{}"));
    return Object.fromEntries(kept.filter(([, value]) => ["string", "boolean"].includes(typeof value)));
  } catch {
    return {};
  }
}

const fields = () =>
  [...byId("setup").elements].flatMap((field) =>
    (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name ? field : [],
  );
/** @param {HTMLInputElement | HTMLSelectElement} field */
const ticks = (field) => field.type === "checkbox" || field.type === "radio";

/** @type {Form} */
let last = {}; // values of the last time; they also stand for fields that are not drawn yet, such as the name of a person

// Fills the form as it was last time, unless the reader has changed it before this script has run.
/** @param {string} game */
export function fillAsLast(game) {
  const isTouched = fields().some(
    (field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked,
  );
  if (isTouched) return;
  last = lastOf(game);
  for (const field of fields()) {
    const value = last[field.name];
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && ticks(field)) field.checked = value === true || value === field.value;
    else field.value = String(value);
  }
}

// The values of the form. They need no check here: the rules use only values that are on offer.
export function filled() {
  const form = { ...last };
  for (const field of fields()) {
    if (!(field instanceof HTMLInputElement && ticks(field))) form[field.name] = field.value;
    else if (field.type === "checkbox") form[field.name] = field.checked;
    else if (field.checked) form[field.name] = field.value;
  }
  return form;
}

// Keeps the form of a game that was begun, all but its seed, for the next game.
/** @param {string} game @param {Form} form */
export function keepAsLast(game, form) {
  const { seed, ...rest } = form;
  set(key(game), JSON.stringify(rest));
}
