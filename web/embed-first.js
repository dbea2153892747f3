// The embedded table before its modules: what its address asks for, its colours, and the opening position of its game.
// A classic script: a sandboxed frame may run it even where the host of the site lets no module through.

(() => {
  // {link, game, at, seat, controls, start, lang, theme, host}: what is not understood is left out.
  const read = (fragment) => {
    const [first = "", ...rest] = fragment.replace(/^#/, "").split("&");
    const given = new Map(
      [...(first.includes("=") ? [first] : []), ...rest].map((part) =>
        part.split(/=(.*)/s).map((text) => decode(text)),
      ),
    );
    const one = (name, of) => (of.includes(given.get(name)) ? given.get(name) : undefined);
    const number = (name) => (/^\d{1,6}$/.test(given.get(name)) ? Number(given.get(name)) : undefined);
    return {
      link: first.includes("=") ? "" : first,
      game: given.get("game"),
      at: number("at"),
      seat: number("seat"),
      controls: one("controls", ["watch", "try", "decide", "none"]) ?? "try",
      start: one("start", ["view", "touch"]) ?? "view",
      lang: one("lang", Object.keys(JSON.parse(document.getElementById("texts").textContent))),
      theme: one("theme", ["light", "dark", "auto"]),
      host: given.get("host"),
    };
  };

  const decode = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return "";
    }
  };

  const { games } = JSON.parse(document.getElementById("site").textContent);
  const told = read(location.hash);
  const root = document.documentElement;
  if (told.theme === "auto") delete root.dataset.theme;
  else if (told.theme) root.dataset.theme = told.theme;
  if (told.lang) root.dataset.lang = told.lang;
  document.body.dataset.controls = told.controls;

  // The board of the game, before anything has been decided: it is there at once, and it is all until somebody looks.
  const game = Object.keys(games).find((id) => (told.link ? games[id].tag === told.link[0] : id === told.game));
  const parts = document.querySelector(`template[data-game="${game}"]`)?.content.cloneNode(true);
  if (parts) {
    const all = [...parts.children];
    document.getElementById("stage").append(...all.filter((part) => part.localName === "section"));
    document.getElementById("tabs").append(...all.filter((part) => part.localName === "label"));
  }
  globalThis.embedded = { read, told, game };

  const apart = document.getElementById("apart");
  apart.querySelector("a").href = game ? `../${game}/${told.link && `#${told.link}`}` : "../";
  const module = document.createElement("script");
  module.type = "module";
  module.src = document.body.dataset.module;
  const tell = () => {
    apart.hidden = false;
  };
  const misfit = ({ filename }) => filename && tell(); // a part of it is cut, or of another release
  module.onerror = tell;
  module.onload = () => removeEventListener("error", misfit);
  addEventListener("error", misfit);
  document.body.append(module);
})();
