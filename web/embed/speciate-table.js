// @ts-check
/* <speciate-table>: a table of Speciate in any page. gallery.html beside this file shows what it can; MIT.
   <speciate-table link="…" | game="…" controls="watch | try | decide | none" at="…" seat="…" lang="…"
                   theme="light | dark | auto" start="view | touch" pace="slow | normal | fast | once" label="…"
                   sandbox></speciate-table>
   <speciate-table mode="lesson | puzzle" scenario="…" lang="…" theme="…" label="…" sandbox></speciate-table>
   <speciate-table mode="demo" rule="…" lang="…" theme="…" label="…" sandbox></speciate-table>
   <speciate-table mode="picture" scenario="…" | rule="…" lang="…" theme="…" label="…" sandbox></speciate-table>
   It makes one frame, as high as its content, and says what happens in it as events: speciate-ready, -state, -decided,
   -answered, -link and -failed, with what the frame told as `detail`. */
(() => {
  const VERSION = 1;
  const self = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL(".", self.src);
  const ATTRIBUTES = ["mode", "game", "at", "seat", "controls", "lang", "theme", "start", "pace"];
  const EVENTS = ["ready", "state", "decided", "answered", "link", "failed"];
  const MOST = 20_000; // px: no content is higher

  class SpeciateTable extends HTMLElement {
    static observedAttributes = ["link", "scenario", "rule", ...ATTRIBUTES, "sandbox", "label"];
    /** @type {HTMLIFrameElement | null} */
    #frame = null;
    #due = false;
    /** @param {MessageEvent} event */
    #hear = (event) => this.#heard(event);

    /** What was heard from the frame and not understood. */
    ignored = 0;
    /** The last state the frame told, or null. */
    state = null;

    connectedCallback() {
      if (!this.style.display) this.style.display = "block";
      addEventListener("message", this.#hear);
      this.#make();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame?.remove();
      this.#frame = null;
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (!this.#frame || before === now || this.#due) return;
      this.#due = true; // several changes at once are one
      queueMicrotask(() => {
        this.#due = false;
        if (!this.#frame) return;
        if (this.#frame.hasAttribute("sandbox") !== this.hasAttribute("sandbox")) return this.#make();
        this.#frame.title = this.#label;
        this.#frame.src = this.#address;
      });
    }

    get #label() {
      return this.getAttribute("label") || "Speciate";
    }

    get #link() {
      return (this.getAttribute("link") ?? "").replace(/^.*#/, "").trim();
    }

    get #address() {
      const parts = ATTRIBUTES.filter((name) => this.hasAttribute(name)).map(
        (name) => `${name}=${encodeURIComponent(this.getAttribute(name) ?? "")}`,
      );
      const asks = this.hasAttribute("mode"); // what is asked and judged has a page of its own
      const [rule, scenario] = [this.getAttribute("rule") ?? "", this.getAttribute("scenario") ?? ""];
      const ofRule = this.getAttribute("mode") === "demo" || (this.getAttribute("mode") === "picture" && !scenario);
      const what = asks ? encodeURIComponent(ofRule ? rule : scenario) : this.#link;
      if (what) parts.unshift(what);
      if (location.origin !== "null") parts.push(`host=${encodeURIComponent(location.origin)}`);
      return `${home.href}${asks ? "lesson.html" : ""}#${parts.join("&")}`;
    }

    #make() {
      this.#frame?.remove();
      const frame = (this.#frame = document.createElement("iframe"));
      frame.title = this.#label;
      frame.loading = "lazy";
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", "allow-scripts");
      Object.assign(frame.style, {
        display: "block",
        width: "100%",
        border: "0",
        height: "720px",
        colorScheme: "normal",
      });
      frame.src = this.#address;
      this.append(frame);
    }

    /** @param {MessageEvent} event */
    #heard({ source, origin, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      const from = this.hasAttribute("sandbox") ? "null" : home.origin;
      const type = data?.type;
      const understood =
        origin === from && typeof data === "object" && data?.speciate === VERSION && typeof type === "string";
      if (understood && type === "size" && data.height > 0 && data.height <= MOST)
        this.#frame.style.height = `${data.height}px`;
      else if (understood && EVENTS.includes(type)) {
        if (type === "state") this.state = data;
        this.dispatchEvent(new CustomEvent(`speciate-${type}`, { detail: data, bubbles: true }));
      } else this.ignored++;
    }

    /** @param {string} type @param {object} fields */
    #say(type, fields = {}) {
      const to = this.hasAttribute("sandbox") ? "*" : home.origin;
      this.#frame?.contentWindow?.postMessage({ speciate: VERSION, type, ...fields }, to);
    }

    /** Show the game as it stood after so many decisions. @param {number} at */
    go(at) {
      this.#say("go", { at });
    }
    /** Play the decisions back, one after the other. */
    play() {
      this.#say("play");
    }
    pause() {
      this.#say("pause");
    }
    /** As it was opened. */
    reset() {
      this.#say("reset");
    }
    /** Another game in the same frame. @param {{ link: string, at?: number, seat?: number, controls?: string }} what */
    open(what) {
      this.#say("open", what);
    }
    /** Promises the link of the game as it stands. */
    link() {
      this.#say("link");
      return new Promise((tell) => {
        /** @param {Event & { detail?: { link: string } }} event */
        const heard = ({ detail }) => tell(detail?.link);
        this.addEventListener("speciate-link", heard, { once: true });
      });
    }
  }

  if (!customElements.get("speciate-table")) customElements.define("speciate-table", SpeciateTable);
})();
