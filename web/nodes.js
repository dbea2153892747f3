// @ts-check
// Elements of pages that Python does not draw.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} attributes
 */
export function node(name, text = "", attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

// A name in a line of text: it may be written from right to left, and the words around it stay where they are.
/** @param {string} name */
export const apart = (name) => (name ? `\u2068${name}\u2069` : "");

/** @param {string} name @param {number} size */
export function symbol(name, size, kind = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", kind);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${name}`);
  svg.append(use);
  return svg;
}

// The token of a player, as drawing has it: silhouette and animal.
/** @param {{ colour?: number, symbol?: string }} looks */
export function badge({ colour: index, symbol: animal }) {
  const colour = Number(index ?? 0) + 1;
  const holder = node("span", "", { class: `badge s${colour}`, "aria-hidden": "true" });
  holder.append(symbol(`seat-${colour}`, 32), symbol(animal ?? "", 48, "on"));
  return holder;
}

/** @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  const link = node("a", "", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
