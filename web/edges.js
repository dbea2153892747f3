// @ts-check
// Which lists of the table go on beyond their edge. `data-more` of a list names the edges, and layout.css fades it out there.

const LISTS = ".table :is(.panel, .prompt, .choices), .table .panel :is(div, ol, ul, li)";
const SCROLLS = ["auto", "scroll"];
const SLACK = 4; // px beyond an edge that hold nothing: the room for the ring of a focus

/** @type {WeakSet<Element>} */
const watched = new WeakSet();
const sizes = new ResizeObserver(tellAll);

/** @param {Element} list */
function tell(list) {
  const { overflowX, overflowY, flexDirection, direction } = getComputedStyle(list);
  const high = SCROLLS.includes(overflowY) ? list.scrollHeight - list.clientHeight : 0;
  const wide = SCROLLS.includes(overflowX) ? list.scrollWidth - list.clientWidth : 0;
  // A list that begins at its end counts backwards from there.
  const up = list.scrollTop + (flexDirection === "column-reverse" ? high : 0);
  const west = list.scrollLeft + (direction === "rtl" ? wide : 0);
  const beyond = Object.entries({ up, down: high - up, west, east: wide - west });
  const more = beyond.filter(([, px]) => px > SLACK).map(([edge]) => edge);
  if (more.length) list.setAttribute("data-more", more.join(" "));
  else list.removeAttribute("data-more");
}

function tellAll() {
  for (const list of document.querySelectorAll(LISTS)) {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = list;
    if (scrollHeight > clientHeight || scrollWidth > clientWidth || list.hasAttribute("data-more")) tell(list);
  }
}

// To be called when the table has been drawn.
export function edges() {
  for (const list of document.querySelectorAll(".table :is(.panel, .prompt, .choices)")) {
    if (watched.has(list)) continue;
    watched.add(list);
    sizes.observe(list);
  }
  tellAll();
}

addEventListener("scroll", ({ target }) => target instanceof Element && target.matches(LISTS) && tell(target), {
  capture: true,
  passive: true,
});
addEventListener("input", tellAll); // a search among the choices leaves fewer, and their list keeps its size
