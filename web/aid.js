// @ts-check
// The aid of a first game: the rule of a question is shown beside board and question when it comes up for the first time.

import { byId } from "./dom.js";
import { set, setting } from "./store.js";

/** @import { CardReply } from "./protocol.js" */

const WANTED = "aids";
const MET = `met.${document.body.dataset.game}`; // the rules that the reader has met, with spaces between
let shown = "";

export const wantAids = () => set(WANTED, "1");

// Shows the rule of the question if the reader has not met it yet; `card` gets its title and its text. A rule that is shown
// stays until another question comes, or until it is closed.
/** @param {boolean} asked @param {(id: string) => Promise<CardReply | null | undefined>} card */
export async function introduce(asked, card) {
  const panel = byId("aid");
  const id = (asked && document.querySelector(".prompt .rule-id")?.dataset.card) || "";
  const wanted = setting(WANTED) === "1";
  if (id === shown && wanted) return;
  panel.hidden = true;
  shown = id;
  const met = (setting(MET) ?? "").split(" ");
  if (!id || !wanted || met.includes(id)) return;
  const reply = await card(id);
  if (!reply || id !== shown) return; // the table has gone on
  set(MET, [...met, id].join(" ").trim());
  byId("aid-title").textContent = reply.title;
  byId("aid-body").innerHTML = reply.html;
  panel.hidden = false;
}

export function dismiss() {
  byId("aid").hidden = true;
}
