// @ts-check
// The table after a right answer. Its pictures are not in the page of the question, which would be twice as long: they are
// fetched when somebody has answered, and put in the place of those before.

import { pageText } from "./address.js";

/** @type {Map<string, Promise<Document | null>>} */
const files = new Map();

/** @param {string} path */
async function fetched(path) {
  const text = await pageText(path);
  if (text === null) files.delete(path);
  return text === null ? null : new DOMParser().parseFromString(text, "text/html");
}

/**
 * What the panels of a question show after an answer; those that it does not change are left out, and all are where the
 * pictures cannot be had.
 * @param {string} from the path of the file, `#`, and the id of the question
 * @param {number} answer its place among those on offer
 * @param {HTMLElement[]} panels
 * @returns {Promise<Map<HTMLElement, Node[]>>}
 */
export async function picturesAfter(from, answer, panels) {
  const [path, id] = from.split("#");
  const asked = files.get(path) ?? fetched(path);
  files.set(path, asked);
  const found = (await asked)?.querySelectorAll(`[data-after="${id} ${answer}"]`);
  /** @type {Map<HTMLElement, Node[]>} */
  const pictures = new Map();
  for (const picture of found ?? []) {
    const panel = panels.find(({ classList }) => classList.contains(picture.className));
    const copy = document.importNode(picture, true);
    if (panel) pictures.set(panel, [...copy.childNodes]);
  }
  return pictures;
}
