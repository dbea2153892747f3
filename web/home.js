// The first page: the games one can play, and those in progress.

import { forget, games, keep } from "./store.js";
import { news } from "./news.js";
import { fragmentOf, opener } from "./open.js";
import { go } from "./place.js";
import { onLanguage, lang, t } from "./words.js";

const node = (name, text = "", attributes = {}) => {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

const address = (game) => `${game.game}/#g=${game.id}`;
const state = (game) => (game.over ? game.score || t("saved.over") : t("saved.turn", { name: game.mover ?? "" }));
const when = (game) => new Date(game.updated).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });

const SVG = "http://www.w3.org/2000/svg";

function picture(symbol, size, name = "") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", name);
  svg.append(document.createElementNS(SVG, "use"));
  svg.firstChild.setAttribute("href", `#${symbol}`);
  return svg;
}

function badge(game) {
  const place = Number(game.place ?? 0) + 1;
  const holder = node("span", "", { class: `badge s${place}`, "aria-hidden": "true" });
  holder.append(picture(`seat-${place}`, 32), picture(game.symbol ?? "", 48, "on"));
  return holder;
}

function resume(game) {
  const link = node("a", "", { class: "resume", href: address(game) });
  const text = node("span");
  text.append(node("small", t("saved.resume")), node("b", `${game.title}, ${game.phase}`), node("span", state(game)));
  link.append(badge(game), text, node("span", t("saved.continue"), { class: "btn pri" }));
  return link;
}

function line(game) {
  const item = node("li");
  const text = node("span");
  const more = `${state(game)} · ${t("saved.decision")} ${game.decision} · ${when(game)}`;
  text.append(node("b", `${game.title}, ${game.phase}`), node("small", more));
  const remove = node("button", t("saved.delete"), { type: "button", class: "btn quiet", "aria-label": `${t("saved.delete")}: ${game.title}, ${when(game)}` });
  remove.onclick = async () => {
    await forget(game.id);
    await show();
    news(t("saved.deleted"), { action: t("saved.restore"), onAction: async () => (await keep(game), show()) });
  };
  item.append(badge(game), text, node("a", t("saved.continue"), { class: "btn", href: address(game) }), remove);
  return item;
}

async function show() {
  const all = await games();
  const open = all.find((game) => !game.over);
  document.getElementById("resume").replaceChildren(...(open ? [resume(open)] : []));
  document.getElementById("saved-list").replaceChildren(...all.map(line));
  document.getElementById("saved").hidden = !all.length;
}

opener(document.getElementById("opener"), (found) => go(`${found.game}/#${fragmentOf(found)}`));
onLanguage(show);
show();
addEventListener("pageshow", ({ persisted }) => persisted && show());
