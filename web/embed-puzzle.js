// @ts-check
// A puzzle that somebody has made, inside another page: unlike those of the site it is drawn only now, so Python is started.

import { connect } from "./core.js";
import { lang } from "./words.js";

/** @import { PuzzleReply, Refusal } from "./protocol.js" */

/**
 * Promises what Python makes of the link of a puzzle; null where Python does not start here.
 * @param {string} link
 * @returns {Promise<PuzzleReply | Refusal | null>}
 */
export async function drawn(link) {
  const core = connect({ shared: true });
  try {
    await core.ready;
    await core.ask({ do: "hello", lang });
    return await core.ask({ do: "puzzle", link });
  } catch {
    return null;
  }
}
