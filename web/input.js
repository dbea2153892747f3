// @ts-check
// Mouse, touch and keys: all of them end in the same few actions.

import { targetOf } from "./dom.js";
import "./held.js";
import { onPointing } from "./pointing.js";
import { marksAt } from "./what.js";

const NEAR = 30; // px: a tap this close to a target means it
const LETTER = /^[0-9a-z]$/;
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} node */
const typing = (node) => node.matches("input:not([type=radio],[type=checkbox],[type=range]),textarea,select");
const explained = ".pan [data-card], .table [data-card][tabindex]"; // things on the table that can be explained
/** @param {Element} node */
const visible = (node) =>
  node.getClientRects().length > 0 && (node.getAttribute("tabindex") !== "-1" || node.matches(explained));

/** @param {Element} node @returns {[number, number]} */
function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// The target nearest to a point.
/** @param {Element} root @param {number} x @param {number} y */
function nearest(root, x, y) {
  /** @type {HTMLElement | null} */
  let best = null;
  let least = NEAR;
  for (const node of root.querySelectorAll("[data-value]")) {
    const [a, b] = middle(node);
    const distance = Math.hypot(a - x, b - y);
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}

// The next thing that can be focused in a direction: near, and rather straight on.
/** @param {Element} from @param {[number, number]} step @param {HTMLElement[]} all */
function beside(from, [dx, dy], all) {
  const [x, y] = middle(from);
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const [a, b] = middle(node);
    const along = (a - x) * dx + (b - y) * dy;
    const across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along < 3) continue;
    const cost = along + 2.2 * across;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}

// Returns the ids of what was pressed in the panel where the open decision is answered, from the inmost outwards: Python
// knows which of them would be a target there, and why it is none. A press on a control of its own returns none.
/** @param {Element} node @param {string | undefined} where */
function shapesAt(node, where) {
  const panel = node.closest("[id^=p-]");
  if (!panel || panel.id !== `p-${where}` || node.closest("button:not([data-card]),a,input,label,summary")) return [];
  const ids = [];
  for (let at = node; at !== panel && at.parentElement; at = at.parentElement) if (at.id) ids.push(at.id);
  return ids;
}

/** @param {[number, number]} step @param {KeyboardEvent} event */
function walk(step, event) {
  const from = document.activeElement ?? document.body;
  const rove = from.closest("[data-rove]");
  if (rove) {
    // A line and its rule are two columns.
    const lines = [...rove.querySelectorAll("li:has(button)")];
    const [right, down] = step;
    const onward = document.dir === "rtl" ? -right : right;
    const line = lines[lines.findIndex((one) => one.contains(from)) + down];
    const rule = onward ? onward > 0 : from.matches(".rule-id");
    /** @type {HTMLElement | null | undefined} */ (line?.querySelector(rule ? ".rule-id" : ".line"))?.focus();
    return event.preventDefault();
  }
  const choices = from.closest(".choices");
  const groups = choices
    ? choices.querySelectorAll("button")
    : document.querySelectorAll(
        ".table [data-value]:not(.prompt *), .pan [tabindex='0'], .table [data-card][tabindex]",
      );
  const all = [...groups].filter(visible);
  const next = from.matches("[data-value], [data-card], .pan *") ? beside(from, step, all) : all[0];
  if (!next || (from.matches("a,button") && !from.matches(".choice"))) return;
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  event.preventDefault();
}

// actions: press(value), commit(), escape(), undo(), redo(), step(by), help(), hint(), retrace(since), card(id, shapes), what(marks, point), where(), letters()
/**
 * @import { Mark, Point } from "./what.js"
 * @typedef {object} Actions
 * @property {(value: number) => unknown} press
 * @property {() => unknown} commit
 * @property {() => unknown} escape
 * @property {() => unknown} undo
 * @property {() => unknown} redo
 * @property {(by: number) => unknown} step
 * @property {() => unknown} help
 * @property {() => unknown} [hint]
 * @property {(since: "turn" | "round") => unknown} retrace
 * @property {() => unknown} [type]
 * @property {(id: string, shapes?: string[]) => unknown} card
 * @property {(marks: Mark[], point: Point | null) => unknown} what Says what a thing on the table is.
 * @property {() => string | undefined} where The panel where the open decision is answered.
 * @property {() => boolean} letters
 * @param {Actions} actions
 */
export function onInput(actions) {
  document.addEventListener("click", (event) => {
    const at = targetOf(event);
    const target = at?.closest("[data-value]");
    if (target) return actions.press(Number(target.dataset.value));
    const board = at?.closest(".pan");
    const near =
      board && event.pointerType && event.pointerType !== "mouse" && nearest(board, event.clientX, event.clientY);
    if (near) return actions.press(Number(near.dataset.value));
    const card = at?.closest("[data-card]:not(dialog)"); // the panel bears the name of what it shows
    const shapes = at ? shapesAt(at, actions.where()) : [];
    if (card || shapes.length) actions.card(card?.dataset.card ?? "", shapes);
  });

  const pointed = onPointing(actions.what);

  document.addEventListener("keydown", (event) => {
    const { key } = event;
    const target = targetOf(event);
    if (document.querySelector("dialog[open]") || document.body.dataset.view !== "table" || !target) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !typing(target)) {
      if (key === "z" && !event.shiftKey) actions.undo();
      else if (key === "y" || (key === "Z" && event.shiftKey)) actions.redo();
      else return;
      return event.preventDefault();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape") {
      if (typing(target)) document.getElementById("question")?.focus();
      return actions.escape();
    }
    if (typing(target)) {
      if (key === "Enter" && target.id === "find") document.querySelector(".choice:not([hidden])")?.focus();
      return;
    }
    if (Object.hasOwn(STEPS, key) && !target.matches("[type=range],[type=radio]")) return walk(STEPS[key], event);
    if (key === "Enter" && event.shiftKey && target.matches(explained)) {
      event.preventDefault();
      return actions.card(target.dataset.card ?? "");
    }
    if ((key === "Enter" || key === " ") && target.matches(`[role=button], ${explained}`)) {
      event.preventDefault();
      return target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    if (key === "Enter" && !target.closest("button,a,summary")) return actions.commit();
    if (!actions.letters()) return;
    if (key === "[" || key === "]") return actions.step(key === "[" ? -1 : 1);
    if (key === "?") {
      const focused = marksAt(target);
      const { marks, point } = focused.length ? { marks: focused, point: null } : pointed();
      return marks.length ? actions.what(marks, point) : actions.help();
    }
    if (key === "R") return document.querySelector(".prompt .rule-id")?.click();
    if (key === "G") return document.querySelector(".head [data-card]")?.click();
    if (key === "H") return actions.hint?.();
    if (key === "S") return document.getElementById("halt")?.click();
    if (key === "L") return actions.retrace("round");
    if (key === "C") return actions.retrace("turn");
    if (key === ":" && actions.type) {
      actions.type();
      return event.preventDefault();
    }
    if (key === "/") {
      document.getElementById("find")?.focus();
      return event.preventDefault();
    }
    if (key === "u") return actions.undo();
    if (key === "r") return actions.redo();
    if (LETTER.test(key)) {
      const choice = document.querySelector(`.prompt [data-key="${key}"]`);
      if (choice) actions.press(Number(choice.dataset.value));
    }
  });

  // The table says what kind of thing the pointer or the focus is at, so that all of its kin can be shown.
  /** @param {Event} event */
  const kin = (event) => {
    const table = document.querySelector(".table");
    const kind = targetOf(event)?.closest("[data-kin]")?.dataset.kin ?? "";
    if (table && (table.dataset.kin ?? "") !== kind) table.dataset.kin = kind;
  };
  document.addEventListener("pointerover", kin);
  document.addEventListener("focusin", kin);

  // Finding a choice by its words.
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== "find") return;
    const words = target.value.toLowerCase();
    for (const choice of document.querySelectorAll(".choices .choice"))
      choice.hidden = !choice.textContent?.toLowerCase().includes(words);
  });
}
