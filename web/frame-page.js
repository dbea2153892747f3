// @ts-check
// What a page inside another does, whatever it shows: it tells its height, and takes its colours from the page around.

const EDGES = [561, 900]; // px of height from which a frame has another layout (layout.css), in which it may need less

const layout = () => EDGES.filter((edge) => innerHeight >= edge).length;

// It only ever grows: a page that jumps under the reader's finger is worse than a little empty space. It is told anew where
// another width, or the height that was told, has brought another layout: the latter once, or the two layouts could ask for
// each other for ever. What is returned tells it anew, for other content.
/** @param {HTMLElement} content @param {{ say: (type: string, fields: object) => void }} frame */
export function tellHeight(content, frame) {
  let [tallest, width, measured, grown] = [0, innerWidth, 0, false];
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height <= tallest) return;
    [tallest, measured] = [height, layout()];
    frame.say("size", { height });
  };
  const anew = () => {
    tallest = 0;
    tell();
  };
  new ResizeObserver(tell).observe(content);
  addEventListener("resize", () => {
    const [wider, higher] = [width !== innerWidth, layout() > measured && !grown];
    width = innerWidth;
    grown = higher || (grown && !wider);
    if (wider || higher) anew();
  });
  return () => {
    grown = false;
    anew();
  };
}

/** @param {string} theme */
export function colours(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
