// @ts-check
// A puzzle that somebody has made and sent as a link, as a section that question.js can ask. Python gives markup for what it
// draws and words; what its author wrote is put in as text.

import { node, symbol } from "./nodes.js";
import { t } from "./words.js";

/** @import { Offer, Picture, PuzzleReply } from "./protocol.js" */

/** @type {Record<string, string>} */
const MARKS = { right: "ic-check" };

/** @param {PuzzleReply} puzzle */
export function puzzleSection({ badge, name, doing, title, ask, offers, rules, pictures }) {
  const section = node("section", "", { class: "lesson", "aria-labelledby": "puzzle-title" });
  const who = node("p", "", { class: "who" });
  who.innerHTML = `${badge}<span><b></b> · ${doing}</span>`;
  who.querySelector("b")?.append(name);
  const question = node("div", "", { class: "question" });
  const answers = node("ul", "", { class: "answers" });
  answers.append(...offers.map((offer, n) => answer(offer, n, rules[0]?.id)));
  question.append(node("h3", ask, { dir: "auto" }), answers, node("p", t("make.stranger"), { class: "note" }));
  const more = node("div", "", { class: "more" });
  for (const { id, title, says } of rules) {
    const rule = node("details", "", { class: "rule" });
    const summary = node("summary");
    summary.append(node("span", id, { class: "rid" }), ` ${title}`);
    rule.append(summary, node("p", says));
    more.append(rule);
  }
  const inside = node("div", "", { class: "in" });
  inside.append(
    who,
    node("h2", title, { class: "serif title", id: "puzzle-title", tabindex: -1, dir: "auto" }),
    question,
    node("div", "", { class: "said", role: "status" }),
    more,
  );
  const foot = node("div", "", { class: "ft" });
  foot.append(
    button("learn.show", "btn quiet", "data-show"),
    button("learn.again", "btn quiet", "data-again"),
    button("make.play", "btn pri", "data-next"),
  );
  const panel = node("div", "", { class: "panel tch" });
  panel.append(inside, foot);
  const stage = node("div", "", { class: "stg" });
  stage.append(...pictures.map(shown));
  section.append(panel, stage);
  return section;
}

/** @param {Offer} offer @param {number} place @param {string} [rule] its id */
function answer({ kind, text, more, head, rest }, place, rule) {
  const summary = node("summary", "", { class: "choice" });
  const words = node("span");
  const main = node("b");
  main.innerHTML = text;
  words.append(main, ...(more ? [node("small", more)] : []));
  summary.append(node("span", String(place + 1), { class: "key", "aria-hidden": "true" }), words);
  const verdict = node("div", "", { class: `verdict ${kind}` });
  const mark = node("span", "", { class: "mk" });
  mark.append(symbol(MARKS[kind] ?? "ic-undo", 24, "ic"));
  const headline = node("h4", "", { tabindex: -1, dir: "auto" });
  headline.append(node("span", `${t(`learn.kind.${kind}`)}: `, { class: "vh" }), head);
  const said = node("div");
  said.append(headline, ...(rest ? [node("p", rest, { dir: "auto" })] : []));
  if (rule) said.append(node("span", rule, { class: "rid" }));
  verdict.append(mark, said);
  const offer = node("details", "", { class: "offer", "data-kind": kind });
  offer.append(summary, verdict);
  const item = node("li");
  item.append(offer);
  return item;
}

// A panel of the table as Python has drawn it; a board has no frame.
/** @param {Picture} picture */
export function shown({ name, label, html }) {
  const kind = `shown on-tab p-${name}${html.startsWith("<svg") ? "" : " panel"}`;
  const section = node("section", "", { class: kind, tabindex: 0, "aria-label": label });
  section.innerHTML = html;
  return section;
}

/** @param {string} key @param {string} kind @param {string} name */
const button = (key, kind, name) => node("button", t(key), { type: "button", class: kind, [name]: "", hidden: "" });
