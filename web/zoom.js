// @ts-check
// The board closer up: buttons, wheel, pinch; dragging only where there is more than fits.

import Panzoom from "./lib/panzoom.js";

const MOST = 4;

/** @param {HTMLElement} board @param {HTMLButtonElement} nearer @param {HTMLButtonElement} fit */
export function zoomable(board, nearer, fit) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const pan = Panzoom(board, {
    maxScale: MOST,
    minScale: 1,
    contain: "outside",
    panOnlyWhenZoomed: true,
    cursor: "",
    touchAction: "manipulation",
    animate: !calm,
    duration: 200,
    excludeClass: "none",
  });
  const changed = () => {
    fit.disabled = pan.getScale() < 1.01;
    nearer.disabled = pan.getScale() > MOST - 0.01;
    pan.setOptions({ touchAction: fit.disabled ? "manipulation" : "none" });
  };
  for (const event of ["panzoomchange", "panzoomreset"]) board.addEventListener(event, () => setTimeout(changed));
  board.parentElement?.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey || pan.getScale() > 1.01) pan.zoomWithWheel(event);
    },
    { passive: false },
  );
  follow(board, calm);
  nearer.onclick = () => pan.zoom(Math.min(MOST, pan.getScale() * 1.5));
  fit.onclick = () => pan.reset({ contain: undefined }); // measured in mid-motion, it would stop short
}

// When the drawing gets another view box, because the earth in play has grown, it glides there from where it was. It jumps if
// the reader wants no motion, and waits while a pointer is down, so that nothing moves from under it.
/** @param {HTMLElement} board @param {boolean} calm */
function follow(board, calm) {
  let down = false;
  /** @type {Animation | undefined} */
  let motion;
  addEventListener("pointerdown", () => (down = true), true);
  for (const event of ["pointerup", "pointercancel"])
    addEventListener(
      event,
      () => {
        down = false;
        if (motion?.playState === "paused") motion.play();
      },
      true,
    );
  const watch = new MutationObserver(([{ target, oldValue }]) => {
    if (calm || !oldValue || !(target instanceof SVGSVGElement) || target.parentElement !== board) return;
    if (!target.clientWidth || !target.clientHeight) return; // behind a tab
    motion?.cancel();
    const start = { transformOrigin: "0 0", transform: between(oldValue, target) };
    motion = target.animate([start, { transformOrigin: "0 0", transform: "none" }], { duration: 300, easing: "ease" });
    if (down) motion.pause();
  });
  watch.observe(board, { subtree: true, attributeFilter: ["viewBox"], attributeOldValue: true });
}

// The transform that shows a drawing as it was with another view box.
/** @param {string} before @param {SVGSVGElement} drawing */
function between(before, drawing) {
  const { clientWidth, clientHeight } = drawing;
  const [was, is] = [before, drawing.getAttribute("viewBox") ?? ""].map((box) => {
    const [left, top, width, height] = box.split(" ").map(Number);
    const scale = Math.min(clientWidth / width, clientHeight / height);
    return {
      scale,
      x: (clientWidth - width * scale) / 2 - left * scale,
      y: (clientHeight - height * scale) / 2 - top * scale,
    };
  });
  const scale = was.scale / is.scale;
  return `matrix(${scale}, 0, 0, ${scale}, ${was.x - scale * is.x}, ${was.y - scale * is.y})`;
}
