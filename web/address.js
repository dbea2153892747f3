// @ts-check
// Where the page is: its address, and the way to another. The one file has another module in this one's place
// (web/onefile/address.js): there, all pages are at one address.

export const fragment = () => location.hash.slice(1);

// The address tells this from now on; that is no new step in the browser's history.
/** @param {string} fragment */
export const stay = (fragment) => history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname);

// To a page, its path relative to the site's root.
/** @param {string} path */
export const go = (path) => location.assign(new URL((document.body.dataset.root ?? "") + path, location.href));

// Calls the listener when the fragment changes, but not for anchors in the page, such as the skip link.
/** @param {() => unknown} listener */
export const onFragment = (listener) =>
  addEventListener("hashchange", () => !document.getElementById(fragment()) && listener());

// What to send to somebody, so that they see what the fragment tells.
/** @param {string} fragment */
export const address = (fragment) => `${location.href.split("#")[0]}#${fragment}`;

// The text of another page, by its path relative to the site's root. Promises null where it cannot be had.
/** @param {string} path */
export async function pageText(path) {
  try {
    const answer = await fetch(new URL((document.body.dataset.root ?? "") + path, location.href));
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

// The address of a file that only a site has; null where there is none.
/** @param {string} path @returns {string | null} */
export const beside = (path) => new URL((document.body.dataset.root ?? "") + path, location.href).href;
