// @ts-check
// What can wait until the page has been painted: whoever has pressed something sees the answer first.

const LATE = 100; // ms; a page that nobody sees is not painted

/** Fulfilled when what has been drawn is painted. @returns {Promise<void>} */
export const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LATE);
  });
