// @ts-check
// In the one file: its pages are at one address, `#PAGE#FRAGMENT` (see main.js).

const { page, place, go: leave, short, text } = globalThis.speciate;

export const fragment = () => place().fragment;
/** @param {string} fragment */
export const stay = (fragment) => history.replaceState(null, "", `#${short(page)}${fragment ? `#${fragment}` : ""}`);
/** @param {string} path */
export const go = (path) => leave(path);
/** @param {() => unknown} listener */
export const onFragment = (listener) =>
  addEventListener(
    "hashchange",
    () => place().page === page && !document.getElementById(fragment()) && listener(), // no anchor in the page
  );

// A disk has no address that means anything to somebody else: the bare link opens in every Speciate that it is put into.
/** @param {string} fragment */
export const address = (fragment) => fragment;

/** @param {string} path */
export const pageText = async (path) => text(path);

// Nothing lies beside it.
export const beside = () => null;
