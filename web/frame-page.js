// @ts-check
// What a page inside another does, whatever it shows: it tells its height, and takes its colours from the page around.

const LOW = 900; // px; a lower frame has another layout, which may be taller

// It only ever grows: a page that jumps under the reader's finger is worse than a little empty space. What is returned tells it
// anew, for other content.
/** @param {HTMLElement} content @param {{ say: (type: string, fields: object) => void }} frame */
export function tellHeight(content, frame) {
  let tallest = 0;
  let width = innerWidth;
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height <= tallest) return;
    tallest = height;
    frame.say("size", { height });
  };
  new ResizeObserver(tell).observe(content);
  let low = innerHeight < LOW;
  addEventListener("resize", () => {
    if (width !== innerWidth || (low && innerHeight >= LOW)) tallest = 0;
    width = innerWidth;
    low = innerHeight < LOW;
  });
  return () => {
    tallest = 0;
    tell();
  };
}

/** @param {string} theme */
export function colours(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
