// @ts-check
// A hint for the open decision: Python thinks in slices, so that the table stays alive, and says what to light.

/**
 * @import { HintReply } from "./protocol.js"
 * @import { TableSession } from "./table-session.js"
 */

/** @type {{ game: unknown, at: number, values: number[] } | null} */
let lit = null; // what the last hint points at

// Whether there has been a hint for the open decision.
/** @param {TableSession} session */
export const litHere = ({ game, status }) => Boolean(lit && status && lit.game === game && lit.at === status.decision);

// Thinks until the hint is complete, or stopped by its button. `show` draws each reply and returns whether it is still wanted.
/** @param {TableSession} session @param {(reply: HintReply, first: boolean) => boolean} show */
export async function think(session, show) {
  const { game, status } = session;
  if (!status) return;
  const at = status.decision;
  for (let first = true; ; first = false) {
    const stop = !first && document.querySelector("#hint-stop")?.getAttribute("aria-pressed") === "true";
    const reply = await session.asked({ do: "hint", at, stop });
    if (!reply || session.game !== game || !show(reply, first)) return;
    if (!reply.done) continue;
    lit = { game, at, values: reply.values };
    return light(session);
  }
}

// Lights what the hint points at, as long as the decision is open.
/** @param {TableSession} session */
export function light(session) {
  if (!lit) return;
  const values = session.status?.choosing && litHere(session) ? lit.values : [];
  /** @type {NodeListOf<HTMLElement | SVGElement>} */
  const all = document.querySelectorAll(".table [data-value]");
  for (const node of all) node.classList.toggle("hinted", values.includes(Number(node.dataset.value)));
}
