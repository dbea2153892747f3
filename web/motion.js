// @ts-check
// Draws what has moved, over a table that already shows the new position: pieces go along arrows from where they were. The
// drawing lies over the page and takes no press; whatever the player does ends it at once.

import { byId } from "./dom.js";
import { node, symbol } from "./nodes.js";
import { painted } from "./paint.js";
import { t } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const EDGE = 12; // px that stay free at the edge of a panel and of the window
const SAMPLES = 8; // points of a curve that a piece follows
const BULGE = 0.12; // how far an arrow bends, as a part of its length
const ROOM = 420; // px that the bar needs in the header
const LEAST = 24; // px; a shorter way is shown as a ring

/**
 * @import { Motion, MotionStep } from "./protocol.js"
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ from: Point | null, to: Point | null, move: Motion }} Way
 */

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** @param {number} n @param {number} least @param {number} most */
const within = (n, least, most) => Math.max(least, Math.min(Math.max(least, most), n));

// --- places ----------------------------------------------------------------------------------------------------------

// A point of an element, moved into the visible part of its panel; the middle of a tab, if the panel is behind one; or null.
/** @param {Element} element @param {string} at @returns {Point | null} */
function pointOf(element, at) {
  const panel = element.closest("[id^=p-]");
  if (!element.getClientRects().length) {
    const tab = panel && document.querySelector(`.tabs input[value="${panel.id.slice(2)}"]`)?.parentElement;
    return tab?.getClientRects().length ? pointOf(tab, ".5,.5") : null;
  }
  const box = element.getBoundingClientRect();
  const [right, down] = at.split(",").map(Number);
  const frame = (element.closest(".pan")?.parentElement ?? panel ?? document.body).getBoundingClientRect();
  const x = within(box.x + box.width * right, frame.left + EDGE, frame.right - EDGE);
  const y = within(box.y + box.height * down, frame.top + EDGE, frame.bottom - EDGE);
  return { x: within(x, EDGE, innerWidth - EDGE), y: within(y, EDGE, innerHeight - EDGE) };
}

// The point of the screen where a place of a motion (draw/motion.py) is; null if none of its elements is drawn.
/** @param {string} place @returns {Point | null} */
function spot(place) {
  for (const name of place ? place.split(" ") : []) {
    const [id, at = ".5,.5"] = name.split("@");
    const element = byId("view-table").querySelector(`#${CSS.escape(id)}`); // the form of a new game has the same ids
    const point = element && pointOf(element, at);
    if (point) return point;
  }
  return null;
}

// The ways of a step on the screen; a way that is too short to be seen has only its end.
/** @param {MotionStep} step @returns {Way[]} */
const waysOf = ({ moves }) =>
  moves
    .map((move) => {
      const [from, to] = [spot(move.origin), spot(move.to)];
      const short = from && to && Math.hypot(to.x - from.x, to.y - from.y) < LEAST;
      return { from: short ? null : from, to, move };
    })
    .filter(({ from, to }) => from ?? to);

// A point of the curve between two points, at a part of its length from 0 to 1.
/** @param {Point} from @param {Point} to @param {number} part */
function along(from, to, part) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const off = 4 * part * (1 - part) * BULGE;
  return { x: from.x + dx * part + dy * off, y: from.y + dy * part - dx * off };
}

// --- pictures --------------------------------------------------------------------------------------------------------

/** @param {Motion} move */
function pieceOf({ piece, n, colour }) {
  const made = node("div", "", { class: colour < 0 ? "mv-piece" : `mv-piece s${colour + 1}` });
  if (piece.startsWith("tx-")) {
    const svg = shape("svg", { viewBox: "0 0 20 18" });
    svg.append(shape("polygon", { points: "5,1 15,1 20,9 15,17 5,17 0,9", fill: `url(#${piece})` }));
    made.append(svg);
  } else if (piece) made.append(symbol(piece, 48));
  if (!piece) made.classList.add("mv-number");
  if (!piece || n > 1) made.append(node("b", piece ? String(n) : signed(n)));
  return made;
}

/** @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

// An arrow, or a ring where a piece comes into the game or leaves it; `number` is "" unless the arrow is to stay.
/** @param {Way} way @param {string} number */
function arrowOf({ from, to }, number) {
  const group = shape("g", { class: "mv-arrow" });
  const end = to ?? from;
  if (!end) return group;
  let at = { x: end.x + 16, y: end.y - 16 };
  if (from && to) {
    const middle = along(from, to, 0.5);
    const control = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
    const line = `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`;
    const turn = (Math.atan2(to.y - control.y, to.x - control.x) * 180) / Math.PI;
    group.append(shape("path", { class: "mv-case", d: line }), shape("path", { d: line }));
    group.append(
      shape("path", { class: "mv-head", d: "M4 0L-12 8V-8Z", transform: `translate(${to.x} ${to.y})rotate(${turn})` }),
    );
    at = middle;
  } else group.append(ring(end));
  if (number) {
    group.append(shape("circle", { class: "mv-at", cx: at.x, cy: at.y, r: 11 }));
    const text = shape("text", { x: at.x, y: at.y + 4.5 });
    text.textContent = number;
    group.append(text);
  }
  return group;
}

/** @param {Point} at */
const ring = ({ x, y }) => shape("circle", { class: "mv-ring", cx: x, cy: y, r: 20 });

/** @param {Point} at */
const placed = ({ x, y }) => `translate(${x}px,${y}px) translate(-50%,-50%)`;

// The motion of a piece along its way, for so many milliseconds.
/** @param {HTMLElement} piece @param {Way} way @param {number} ms */
function motionOf(piece, { from, to }, ms) {
  const end = to ?? from;
  const start = from ?? end;
  if (!start || !end) return null;
  const way = Array.from({ length: SAMPLES + 1 }, (_, i) => ({
    transform: placed(along(start, end, i / SAMPLES)),
    offset: 0.15 + (0.6 * i) / SAMPLES,
    opacity: 1,
  }));
  const frames = [
    { transform: `${placed(start)} scale(.5)`, opacity: from ? 1 : 0, offset: 0 },
    ...way,
    { transform: placed(end), opacity: to ? 1 : 0.6, offset: 0.88 },
    { transform: `${placed(end)} scale(${to ? 0.8 : 0.4})`, opacity: 0, offset: 1 },
  ];
  return new KeyframeEffect(piece, frames, { duration: ms, fill: "both", easing: "linear" });
}

// How a ring shows where a piece lands, towards the end of a step of so many milliseconds. It is no part of the drawing of
// the arrows: what moves in an SVG is painted anew at every frame.
/** @param {HTMLElement} mark @param {Point} at @param {number} ms */
const landing = (mark, at, ms) =>
  new KeyframeEffect(
    mark,
    [
      { opacity: 0, transform: `${placed(at)} scale(.4)` },
      { opacity: 1, offset: 0.4 },
      { opacity: 0, transform: `${placed(at)} scale(1.5)` },
    ],
    { duration: ms * 0.4, delay: ms * 0.6, fill: "both" },
  );

// What is drawn of a step that lasts so many milliseconds (0: nothing moves); `number` as of `arrowOf`.
/** @param {MotionStep} step @param {number} ms @param {string} number */
function drawingOf(step, ms, number) {
  return waysOf(step).map((way) => {
    const arrow = arrowOf(way, number);
    const end = way.to ?? way.from;
    if (!ms || !end) return { move: way.move, arrow };
    const [piece, mark] = [pieceOf(way.move), node("div", "", { class: "mv-mark" })];
    return { move: way.move, arrow, piece, mark, moves: motionOf(piece, way, ms), lands: landing(mark, end, ms) };
  });
}

// --- the stage -------------------------------------------------------------------------------------------------------

/**
 * The layer on which the pieces move. By its buttons a player stops the computers (`hold`) or lets one move (`more`).
 * @param {object} page
 * @param {(on: boolean) => void} page.hold
 * @param {() => void} page.more
 * @param {() => void} page.begins What has just been played begins to move.
 * @param {(moves: Motion[], ms: number) => void} page.heard These are moving, for so many milliseconds: they may be heard.
 * @param {() => void} page.hush What has not moved to its end is no longer to be heard.
 */
export function stage({ hold, more, begins, heard, hush }) {
  const over = node("div", "", { class: "motion", id: "motion", "aria-hidden": "true" });
  const arrows = shape("svg");
  const bar = node("div", "", { class: "motion-bar", id: "motion-bar", role: "group" });
  const says = node("div", "", { class: "mv-says", tabindex: "-1" });
  const holds = button("pause", "motion.pause", toggle);
  const on = button("next", "motion.step", step);
  const close = button("plus", "motion.close", dismiss);
  close.classList.add("x");
  bar.append(says, holds, on, close);

  /** @type {MotionStep[]} */
  let steps = [];
  let shown = 0; // the number of steps whose motion has begun
  let each = 0; // ms of a step; 0 where nothing is to move
  let lit = -1; // the step whose arrows stand out, when all are shown
  let traced = false; // the player has asked to see these steps again
  let goesOn = false; // a computer moves next
  let paused = false;
  let run = 0; // the number of the run under way; an older run draws nothing more
  /** @type {Animation[]} */
  let playing = [];
  /** @type {ReturnType<typeof drawingOf>[]} */
  let drawings = []; // by step
  let prepared = false; // all of them were made, so that the run has begun

  /** @param {string} icon @param {string} key @param {() => void} press */
  function button(icon, key, press) {
    const made = node("button", "", { type: "button", class: "tool" });
    made.append(symbol(`ic-${icon}`, 24, "ic"));
    made.dataset.says = key;
    made.onclick = press;
    return made;
  }

  /** @param {HTMLElement} made @param {string} key */
  function named(made, key) {
    made.setAttribute("aria-label", t(key));
    made.title = t(key);
  }

  function showBar() {
    bar.setAttribute("aria-label", t("motion.bar"));
    for (const made of [holds, on, close]) named(made, made.dataset.says ?? "");
    named(holds, paused ? "motion.play" : "motion.pause");
    holds.querySelector("use")?.setAttribute("href", paused ? "#ic-play" : "#ic-pause");
    holds.hidden = traced && shown >= steps.length;
    on.hidden = !traced && !paused;
    close.hidden = !traced;
    if (traced) says.setAttribute("aria-live", "polite");
    else says.removeAttribute("aria-live");
    if (!bar.isConnected) byId("main").append(bar);
    placeBar();
  }

  // The bar stands in the header if there is room; else over the upper edge of the board, or of the page if no board is seen.
  function placeBar() {
    const room = document.querySelector(".top .sp")?.getBoundingClientRect();
    const board = document.querySelector(".table .p-board")?.getBoundingClientRect();
    const above = room && room.width >= ROOM && room.bottom > 0;
    const seen = above ? room : board?.width ? board : { left: 0, width: innerWidth, top: 52 };
    bar.classList.toggle("mv-above", Boolean(above));
    bar.style.left = `${seen.left + seen.width / 2}px`;
    bar.style.top = above ? "4px" : `${Math.max(seen.top, 0) + 8}px`;
    bar.style.maxWidth = `${seen.width - 16}px`;
  }

  /** @param {MotionStep} step @param {number} at */
  function tell(step, at) {
    says.innerHTML = step.says; // markup of the log, made and escaped by Python
    if (traced) says.prepend(node("b", t("motion.at", { n: at + 1, all: steps.length })));
  }

  // --- a run ---------------------------------------------------------------------------------------------------------

  /** @param {MotionStep[]} list @param {number} ms @param {boolean} asked */
  function begin(list, ms, asked) {
    hush();
    clear();
    [steps, each, traced, shown, lit, drawings, prepared] = [list, ms, asked, 0, -1, [], false];
    over.append(arrows);
    document.body.append(over);
    run++;
  }

  function clear() {
    for (const animation of playing) animation.cancel();
    playing = [];
    arrows.replaceChildren();
    over.replaceChildren();
    over.remove();
  }

  /** @param {number} at */
  const drawing = (at) => (drawings[at] ??= drawingOf(steps[at], each, traced ? String(at + 1) : ""));

  // Draws all steps before the first of them moves, each in a task of its own: drawn later, a step costs frames of what moves.
  async function prepare() {
    const mine = run;
    if (steps.length) await painted();
    for (const at of steps.keys()) {
      if (mine !== run) return;
      drawing(at);
      await new Promise((done) => setTimeout(done));
    }
    if (mine !== run) return;
    prepared = true;
    if (!traced) begins();
    return go();
  }

  // Shows the next step; promises whether it was shown to its end.
  async function advance() {
    const mine = run;
    const at = shown++;
    const parts = drawing(at);
    arrows.append(...parts.map(({ arrow }) => arrow));
    if (!each) return true;
    point(at);
    heard(
      parts.map(({ move }) => move),
      each,
    );
    playing = parts.flatMap(({ move, piece, mark, moves, lands }) => {
      if (!piece || !moves) return [];
      over.append(mark, piece);
      const [moving, landing] = [new Animation(moves), new Animation(lands)];
      moving.play();
      landing.play();
      if (!move.piece) count(piece, move.n, moving);
      return [moving, landing];
    });
    await Promise.allSettled(playing.map(({ finished }) => finished));
    for (const { piece, mark } of parts) (piece?.remove(), mark?.remove());
    if (mine !== run) return false;
    if (!traced) for (const { arrow } of parts) arrow.remove();
    return true;
  }

  // Makes the arrows of one step stand out, and shows its lines of the log.
  /** @param {number} at */
  function point(at) {
    lit = at;
    for (const arrow of arrows.querySelectorAll(".mv-arrow"))
      arrow.classList.toggle("mv-now", !traced || arrow.querySelector("text")?.textContent === String(at + 1));
    tell(steps[at], at);
  }

  // Lets a number grow from 0 while it moves.
  /** @param {HTMLElement} piece @param {number} n @param {Animation} animation */
  function count(piece, n, animation) {
    const text = piece.querySelector("b");
    const grow = () => {
      if (!text || !piece.isConnected) return;
      const part = within((Number(animation.currentTime ?? 0) / each - 0.1) / 0.6, 0, 1);
      text.textContent = signed(Math.round(n * part));
      requestAnimationFrame(grow);
    };
    grow();
  }

  async function go() {
    const mine = run;
    while (mine === run && !paused && shown < steps.length) if (!(await advance())) return;
    if (mine === run && !paused) rest();
  }

  // Ends a run: arrows that the player asked for stay, and so does the bar while computers move.
  function rest() {
    if (!traced) clear();
    else says.textContent = t("motion.all", { n: steps.length });
    for (const arrow of arrows.querySelectorAll(".mv-now")) arrow.classList.remove("mv-now");
    if (traced || goesOn) showBar();
    else bar.remove();
  }

  // --- what a player does --------------------------------------------------------------------------------------------

  function toggle() {
    paused = !paused;
    if (paused) hush();
    for (const animation of playing)
      if (animation.playState !== "finished") paused ? animation.pause() : animation.play();
    if (!traced) hold(paused);
    showBar();
    if (!paused && prepared && !playing.some(({ playState }) => playState === "running")) go();
  }

  async function step() {
    if (traced && shown >= steps.length) return point((lit + 1) % steps.length);
    if (!paused) toggle();
    hush();
    for (const animation of playing) animation.finish();
    if (shown < steps.length) await advance();
    else if (!traced) more();
    showBar();
  }

  function stop() {
    run++;
    hush();
    clear();
    bar.remove();
    [steps, paused, traced] = [[], false, false];
    hold(false);
  }

  function dismiss() {
    const focused = bar.contains(document.activeElement);
    stop();
    if (focused) byId("question")?.focus({ preventScroll: true });
  }

  // Whatever the player does at the table ends the motion.
  /** @param {Event} event */
  const done = (event) => {
    if (!over.isConnected && !bar.isConnected) return;
    if (event instanceof KeyboardEvent && event.key === "Escape" && traced) return dismiss();
    if (event.target instanceof Node && bar.contains(event.target)) return;
    if (traced || paused) return;
    run++;
    hush();
    clear();
    rest();
  };
  for (const kind of ["pointerdown", "keydown", "wheel"])
    addEventListener(kind, done, { capture: true, passive: true });

  // When the table has moved under the arrows, those that the player asked for are drawn anew, and the others end.
  const shifted = () => {
    if (bar.isConnected) placeBar();
    if (!over.isConnected) return;
    if (!traced) return done(new Event("shifted"));
    const drawn = steps.slice(0, shown).flatMap((one, at) => waysOf(one).map((way) => arrowOf(way, String(at + 1))));
    arrows.replaceChildren(...drawn);
    drawings = [];
  };
  addEventListener("resize", shifted);
  addEventListener("scroll", shifted, { capture: true, passive: true });

  return {
    /** @param {MotionStep[]} list @param {number} ms @param {boolean} next */
    play(list, ms, next) {
      const stays = paused && next && !traced;
      if (traced) hold(false); // the player plays on, so the computers do too
      begin(list, ms, false);
      goesOn = next;
      paused = false;
      if (!next) bar.remove();
      prepare().then(() => {
        paused ||= stays;
        if (stays) showBar();
      });
    },
    /** @param {MotionStep[]} list @param {number} ms */
    retrace(list, ms) {
      begin(list, ms, true);
      hold(true); // the computers wait
      paused = false;
      showBar();
      says.focus({ preventScroll: true });
      prepare();
    },
  };
}
