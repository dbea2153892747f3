// @ts-check
// What stands in every page in case its modules do not arrive, or do not fit together, as after an upload that was broken off:
// a sentence and a way on. A classic script: it runs where no module does. Where even this one is missing, the sentence
// comes by itself after a while (layout.css), or at once where there is no style sheet either.
// At a table it also asks for the page's modules, once the page has been painted: before that they would share the line with
// what is seen first. It asks for a few at a time: to ask for all in one task would hold up a phone for a tenth of a second.

(() => {
  const FEW = 8; // files asked for in one task
  const box = document.getElementById("apart-box");
  const template = document.getElementById("later");
  const later = template instanceof HTMLTemplateElement ? template.content : null;
  const main = (later ?? document).querySelector("script[data-main]");
  if (!box || !main) return;
  let broken = false;
  let said = false; // the page's script has come to its last line
  let whole = false;

  const tell = () => {
    if (whole) return;
    broken = true;
    box.classList.add("broken");
  };

  // The page speaks the reader's language only when its modules are there.
  const texts = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");
  const chosen = () => {
    try {
      return localStorage.getItem("speciate.lang");
    } catch {
      return null;
    }
  };
  const fixed = document.body.hasAttribute("data-fixed-lang");
  const lang = fixed ? "" : (document.documentElement.dataset.lang ?? chosen() ?? navigator.language?.slice(0, 2));
  if (texts[lang])
    for (const part of box.querySelectorAll("[data-t]")) part.textContent = texts[lang][part.dataset.t ?? ""];

  main.addEventListener("error", tell);
  addEventListener("error", ({ filename }) => filename && tell());
  document.addEventListener("whole", () => (said = true));
  main.addEventListener("load", () => {
    if (!said) tell();
    if (broken) return;
    whole = true;
    box.remove();
  });

  if (later) {
    const ask = () => {
      document.head.append(...[...later.children].slice(0, FEW));
      if (later.childElementCount) setTimeout(ask);
    };
    // The second frame comes when the first has been painted; of a page that is not shown nothing is painted.
    if (document.hidden) ask();
    else requestAnimationFrame(() => requestAnimationFrame(ask));
    document.addEventListener("visibilitychange", ask, { once: true });
  }

  // A copy that the browser has kept may be what is wrong: none of them is used again.
  box.querySelector("a")?.addEventListener("click", async (event) => {
    event.preventDefault();
    const files = [...document.querySelectorAll("link[rel=modulepreload],link[rel=stylesheet],script[src]")].map(
      (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "",
    );
    await Promise.allSettled(files.map((file) => fetch(file, { cache: "reload" })));
    location.reload();
  });
})();
