// @ts-check
// The one file: unpacks the site and shows the page that the address tells, as PAGE or PAGE#FRAGMENT after the first "#".
// Another page is another load of this file: nothing of the one before stays.

(async () => {
  // What a holder holds: seven bits are the low bits of each of its characters.
  /** @param {string} id */
  const bytes = async (id) => {
    const text = document.getElementById(id)?.textContent ?? "";
    const data = new Uint8Array(Math.floor((text.length * 7) / 8));
    for (let at = 0, made = 0, bits = 0, held = 0; at < text.length; at++) {
      bits = (bits << 7) | (text.charCodeAt(at) & 127);
      held += 7;
      if (held >= 8) data[made++] = bits >> (held -= 8);
    }
    return data.buffer;
  };
  /** @param {ArrayBuffer} data */
  const unzipped = (data) => new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip")));
  const { pages, pieces, scripts, styles, thread, games } = await unzipped(await bytes("site-pack")).json();

  // A page lies there as the numbers of its pieces.
  /** @param {string} path */
  const text = (path) => pages[path].map((/** @type {number} */ n) => pieces[n]).join("");

  /** @param {string} path */
  const file = (path) => (path === "" || path.endsWith("/") ? `${path}index.html` : path);
  /** @param {string} path */
  const short = (path) => path.replace(/(^|\/)index\.html$/, "$1");

  // {page, fragment} of the address; a bare link is for the page of its game, and what is unknown is at home.
  const place = () => {
    const hash = location.hash.slice(1);
    const cut = hash.indexOf("#");
    const page = file(cut < 0 ? hash : hash.slice(0, cut));
    if (Object.hasOwn(pages, page)) return { page, fragment: cut < 0 ? "" : hash.slice(cut + 1) };
    if (Object.hasOwn(pages, history.state)) return { page: history.state, fragment: hash };
    const game = /^[a-z]\d\./.test(hash) && Object.keys(games).find((id) => games[id].tag === hash[0]);
    return game ? { page: `${game}/index.html`, fragment: hash } : { page: "index.html", fragment: "" };
  };

  const { page } = place();
  // What stands at a fragment alone; the browser keeps with it which page that was, for a reload or the way back.
  const anchored = () => {
    const found = !Object.hasOwn(pages, history.state) && document.getElementById(location.hash.slice(1));
    if (found) history.replaceState(page, "");
    return Boolean(found);
  };
  /** @param {string} path */
  const go = (path) => {
    location.hash = path;
    location.reload();
  };
  /** @type {Record<string, Promise<ArrayBuffer>>} */
  const files = {};
  for (const holder of document.querySelectorAll("[data-file]")) files[holder.dataset.file ?? ""] = bytes(holder.id);
  globalThis.speciate = {
    page,
    place,
    go,
    short,
    text: (/** @type {string} */ path) => (Object.hasOwn(pages, path) ? text(path) : null),
    scripts,
    thread,
    files,
    link: linker(scripts, (/** @type {string} */ text) =>
      URL.createObjectURL(new Blob([text], { type: "text/javascript" })),
    ),
  };

  // Links to other pages lead to them in here; to what is not in here, they go.
  /** @param {HTMLElement} anchor */
  const local = (anchor) => {
    const href = anchor.getAttribute("href") ?? "";
    if (/^(#|[a-z]+:)/i.test(href)) return;
    const { pathname, hash } = new URL(href, `https://speciate.invalid/${page}`);
    const target = file(pathname.slice(1));
    if (Object.hasOwn(pages, target)) anchor.setAttribute("href", `#${short(target)}${hash}`);
    else anchor.hidden = true;
  };
  /** @param {ParentNode} root */
  const localise = (root) => root.querySelectorAll("a[href]").forEach(local);

  const shown = new DOMParser().parseFromString(text(page), "text/html");
  for (const { name, value } of shown.body.attributes) document.body.setAttribute(name, value);
  document.documentElement.lang = shown.documentElement.lang;
  document.documentElement.dir = shown.documentElement.dir;
  document.title = shown.title;
  const sheet = shown.querySelector("link[rel=stylesheet]")?.getAttribute("href") ?? "";
  const names = /css\/(.+)\.css$/.exec(sheet)?.[1] ?? ""; // a page has one sheet, and its name tells what is in it
  const style = document.createElement("style");
  style.textContent = names
    .split("-")
    .map((name) => styles[name])
    .join("");
  document.head.append(style);
  shown.getElementById("apart-box")?.remove(); // all parts of a page are here
  localise(shown);
  document.body.replaceChildren(...shown.body.childNodes);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (target instanceof HTMLAnchorElement) local(target); // a script has led it elsewhere
      for (const node of addedNodes) node instanceof Element && localise(node.parentNode ?? node);
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["href"] });
  addEventListener("hashchange", () => anchored() || (place().page !== page && location.reload()));

  document.head.append(Object.assign(document.createElement("script"), { textContent: scripts["theme.js"] }));
  /** @type {HTMLTemplateElement | null} */
  const later = shown.querySelector("template#later");
  /** @type {NodeListOf<HTMLScriptElement>} */
  const mains = (later?.content ?? shown).querySelectorAll("script[data-main]");
  for (const { src } of mains) await import(speciate.link(src.split("/").pop() ?? ""));
  anchored(); // a page may have led to a place in it
  dispatchEvent(new Event("load")); // the modules came after the true one
})();
