// @ts-check
// The films of the first page: a few turns of a game, over its picture, from when a reader asks for them until it is closed.

import { beside, pageText } from "./address.js";
import { one } from "./dom.js";
import { node } from "./nodes.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const STRONG = matchMedia("(prefers-contrast: more)");

// A film as the address of an image. Nobody tells an image which colours its page has, nor, in some browsers, that its reader
// wants no motion; so both are written into it.
/** @param {string} film */
function addressOf(film) {
  const theme = document.documentElement.dataset.theme ?? (STRONG.matches ? "contrast" : "");
  const text = theme ? film.replace("<svg ", `<svg data-theme="${theme}" `) : film;
  return `data:image/svg+xml,${encodeURIComponent(text)}${CALM.matches ? "#still" : ""}`;
}

/** @param {HTMLElement} button @param {boolean} shown */
function name(button, shown) {
  const says = one(button, "[data-t]");
  says.dataset.t = shown ? "close" : "site.film";
  says.textContent = t(says.dataset.t);
  one(button, "use").setAttribute("href", shown ? "#ic-plus" : "#ic-play");
  button.classList.toggle("x", shown);
}

/** @param {HTMLElement} button */
function ready(button) {
  const frame = one(button.parentElement ?? button, ".ga");
  /** @type {HTMLImageElement | null} */
  let image = null;
  let film = "";

  function close() {
    image?.remove();
    image = null;
    name(button, false);
  }

  async function show() {
    const made = (image = node("img", "", { alt: "" }));
    name(button, true);
    film ||= (await pageText(`${button.dataset.film}/film.svg`)) ?? "";
    made.src = addressOf(film);
    const fault = await made.decode().catch((error) => error);
    if (image !== made) return; // closed meanwhile
    if (!fault) return frame.append(made);
    film = "";
    close();
    toast(t("site.film.none"), { warn: true });
  }

  button.onclick = () => (image ? close() : show());
  button.hidden = false;
  return () => image && film && (image.src = addressOf(film));
}

// Shows the buttons of the films; a page that lies alone, in the one file, has none.
export function films() {
  if (!beside("")) return;
  const again = [...document.querySelectorAll("[data-film]")].map((button) =>
    ready(/** @type {HTMLElement} */ (button)),
  );
  const all = () => again.forEach((one) => one());
  new MutationObserver(all).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  CALM.addEventListener("change", all);
}
