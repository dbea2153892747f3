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
  nearer.onclick = () => pan.zoom(Math.min(MOST, pan.getScale() * 1.5));
  fit.onclick = () => pan.reset({ contain: undefined }); // measured in mid-motion, it would stop short
}
