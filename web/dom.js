// @ts-check
// The elements of a page: by their id, and as what an event has happened to.

/**
 * The element with this id. The templates have every id that a script asks for; types/page.d.ts says which may be missing.
 * @template {string} K
 * @param {K} id
 * @returns {import("./types/page.js").ElementOf<K>}
 */
export const byId = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * The element that an event has happened to; null where it is none, as with the document itself.
 * @param {Event} event
 */
export const targetOf = ({ target }) => (target instanceof HTMLElement || target instanceof SVGElement ? target : null);

/**
 * The field of a form that an event has happened to, or null.
 * @param {Event} event
 */
export const fieldOf = ({ target }) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
    ? target
    : null;

/**
 * The first element inside `root` that a selector finds: one that a template has, so that it is an error if there is none.
 * @template {Element} [E=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {E}
 */
export function one(root, selector) {
  /** @type {E | null} */
  const found = root.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
