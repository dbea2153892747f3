// @ts-check
// How one points at a thing to ask what it is: the other button of the mouse, a long press, the key "?" (input.js).

import { byId, targetOf } from "./dom.js";
import { marksAt } from "./what.js";

const HOLD = 500; // ms until a press is a long one
const SLIP = 10; // px that a finger may slip meanwhile

// Returns what the key asks about where nothing that has the focus is marked: the thing under the pointer, or the last one that
// was, as long as the focus is where it was then. Whoever goes on by keys points at nothing.
/**
 * @import { Mark, Point } from "./what.js"
 * @param {(marks: Mark[], point: Point | null) => unknown} ask
 * @returns {() => { marks: Mark[], point: Point | null }}
 */
export function onPointing(ask) {
  /** @type {{ id: number, on: Element | null, x: number, y: number, timer: ReturnType<typeof setTimeout> } | null} */
  let press = null; // a finger is down on a thing
  let asked = NaN; // the finger whose long press has asked: its click chooses nothing
  /** @type {{ point: Point, focus: Element | null } | null} */
  let last = null; // where a thing was pointed at last, and what had the focus

  const drop = () => {
    clearTimeout(press?.timer);
    press = null;
  };

  document.addEventListener(
    "pointerdown",
    (event) => {
      drop();
      asked = NaN;
      const on = targetOf(event);
      const marks = marksAt(on);
      if (event.pointerType === "mouse" || !event.isPrimary || !marks.length) return;
      const { pointerId: id, clientX: x, clientY: y } = event;
      const hold = () => {
        asked = id;
        drop();
        ask(marks, { x, y });
      };
      press = { id, on, x, y, timer: setTimeout(hold, HOLD) };
    },
    true,
  );
  document.addEventListener(
    "pointermove",
    ({ pointerId, clientX, clientY }) => {
      if (press && (pointerId !== press.id || Math.hypot(clientX - press.x, clientY - press.y) > SLIP)) drop();
    },
    true,
  );
  /** @param {PointerEvent} event */
  const pointed = (event) => {
    const { clientX: x, clientY: y } = event;
    if (marksAt(targetOf(event)).length) last = { point: { x, y }, focus: document.activeElement };
  };
  document.addEventListener("pointermove", pointed);
  document.addEventListener("pointerup", pointed); // a press has moved the focus
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, drop, true);
  document.addEventListener(
    "scroll",
    ({ target }) => target instanceof Node && press && target.contains(press.on) && drop(),
    true,
  );

  document.addEventListener(
    "click",
    (event) => {
      if (event.pointerId !== asked) return;
      asked = NaN;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // A browser opens its own menu after a long press too; where it is the first to see it, that asks as well.
  document.addEventListener("contextmenu", (event) => {
    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    if (pointerId === asked) return event.preventDefault();
    const panel = byId("d-card");
    if (event.target === panel && panel.matches(".near"))
      panel.close(); // what lies beneath it is pointed at
    else if (document.querySelector("dialog[open]")) return;
    const marks = marksAt(panel.contains(targetOf(event)) ? document.elementFromPoint(x, y) : targetOf(event));
    if (!marks.length) return;
    event.preventDefault();
    if (press && pointerType !== "mouse") asked = press.id;
    drop();
    ask(marks, { x, y });
  });

  return () => {
    const point = last?.focus === document.activeElement ? (last?.point ?? null) : null;
    return { marks: point ? marksAt(document.elementFromPoint(point.x, point.y)) : [], point };
  };
}
