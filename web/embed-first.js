// @ts-check
// The embedded table, or lesson, before its modules: what its address asks for, its colours, and the opening position of its game.
// A classic script: a sandboxed frame may run it even where the host of the site lets no module through.

(() => {
  const DAY = "day="; // what the link to the game of a day begins with
  // The template has it (dom.js is a module, and this script is none).
  /** @param {string} id */
  const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

  // {link (or the id of a lesson), mode, game, at, seat, controls, start, lang, theme, pace, host}; a value that is not known is left out.
  /** @param {string} fragment @returns {import("./types/page.js").EmbedConfig} */
  const read = (fragment) => {
    const [first = "", ...rest] = fragment.replace(/^#/, "").split("&");
    const bare = first.startsWith(DAY) || !first.includes("=");
    /** @type {Record<string, string>} */
    const given = Object.create(null);
    for (const part of [...(bare ? [] : [first]), ...rest]) {
      const [name, value = ""] = part.split(/=(.*)/s).map(decode);
      given[name] = value;
    }
    /**
     * @template {string} T
     * @param {string} name
     * @param {T[]} of
     */
    const one = (name, of) => of.find((value) => value === given[name]);
    /** @param {string} name */
    const number = (name) => (/^\d{1,6}$/.test(given[name]) ? Number(given[name]) : undefined);
    return {
      link: bare ? first : "",
      mode: given.mode,
      game: given.game,
      at: number("at"),
      seat: number("seat"),
      controls: one("controls", ["watch", "try", "decide", "none"]) ?? "try",
      start: one("start", ["view", "touch"]) ?? "view",
      lang: one("lang", Object.keys(JSON.parse(byId("texts").textContent ?? ""))),
      theme: one("theme", ["light", "dark", "auto"]),
      pace: one("pace", ["slow", "normal", "fast", "once"]),
      host: given.host,
    };
  };

  /** @param {string} text */
  const decode = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return "";
    }
  };

  /** @type {{ games: import("./types/page.js").Games }} */
  const { games } = JSON.parse(byId("site").textContent ?? "");
  const config = read(location.hash);
  const root = document.documentElement;
  if (config.theme === "auto") delete root.dataset.theme;
  else if (config.theme) root.dataset.theme = config.theme;
  if (config.lang) root.dataset.lang = config.lang;
  document.body.dataset.controls = config.controls;

  // The board of the game, before anything has been decided: it is there at once, and it is all until somebody looks.
  const tag = config.link.startsWith(DAY) ? config.link[DAY.length] : config.link[0];
  const game = Object.keys(games).find((id) => (config.link ? games[id].tag === tag : id === config.game));
  /** @type {HTMLTemplateElement | null} */
  const template = document.querySelector(`template[data-game="${game}"]`);
  if (template) {
    const all = [...document.importNode(template.content, true).children];
    byId("stage").append(...all.filter((part) => part.localName === "section"));
    byId("tabs").append(...all.filter((part) => part.localName === "label"));
  }
  globalThis.embedded = { read, config, game };

  const apart = byId("apart");
  const whole = /** @type {HTMLAnchorElement} */ (apart.querySelector("a"));
  whole.href = game ? `../${game}/${config.link && `#${config.link}`}` : "../";
  const module = document.createElement("script");
  module.type = "module";
  module.src = document.body.dataset.module ?? "";
  const tell = () => {
    apart.hidden = false;
  };
  /** @param {ErrorEvent} event */
  const misfit = ({ filename }) => filename && tell(); // a part of it is cut, or of another release
  module.onerror = tell;
  module.onload = () => removeEventListener("error", misfit);
  addEventListener("error", misfit);
  document.body.append(module);
})();
