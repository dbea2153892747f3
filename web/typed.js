// @ts-check
// Typed moves: Python reads the line and says what it would do and how it can go on. Enter plays it.

import { dismiss } from "./aid.js";
import { byId } from "./dom.js";
import { node } from "./nodes.js";
import { say } from "./toast.js";
import { t } from "./words.js";

const PAUSE = 600; // ms without a key: what the beginning of a word means is nothing to be read out

/**
 * @import { TypeReply } from "./protocol.js"
 * @import { TableSession } from "./table-session.js"
 */

/** @param {TableSession} session */
export function typedMoves(session) {
  const [panel, line, list, said] = [byId("typed"), byId("typed-line"), byId("typed-options"), byId("typed-said")];
  let reads = 0; // only the reply to the last line is shown
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  let active = -1; // the option that the arrow keys have reached; -1 for none

  // Asks what the line means. Null if nobody here is to choose, or if the line has changed meanwhile.
  async function read() {
    const mine = ++reads;
    const { status } = session;
    const asks = { do: /** @type {const} */ ("type"), at: status?.decision ?? 0, text: line.value };
    const reply = status?.choosing ? await session.asked(asks) : null;
    if (mine !== reads) return null;
    show(reply);
    panel.dataset.read = asks.text;
    return reply;
  }

  /** @param {TypeReply | null} reply */
  function show(reply) {
    active = -1;
    line.removeAttribute("aria-activedescendant");
    list.replaceChildren(...(reply?.options ?? []).map(option));
    line.ariaExpanded = String(list.childElementCount > 0);
    const html = reply ? reply.html : t("typed.wait");
    if (said.innerHTML !== html) tell(html);
    byId("typed-play").disabled = !reply?.answers.length || !reply.whole;
  }

  // It is read out as one sentence: of several that come at once, a screen reader may say the last one first.
  /** @param {string} html */
  function tell(html) {
    said.innerHTML = html;
    clearTimeout(pause);
    pause = setTimeout(() => panel.hidden || say(said.innerText.replace(/\s+/g, " ").trim()), PAUSE);
  }

  /** @param {TypeReply["options"][number]} made @param {number} n */
  function option({ html, token, line: whole }, n) {
    const item = node("li", "", { id: `typed-${n}`, role: "option", "aria-selected": "false" });
    item.innerHTML = html;
    item.append(node("small", token));
    item.onpointerdown = (event) => event.preventDefault(); // the focus stays in the line
    item.onclick = () => take(whole);
    item.dataset.line = whole;
    return item;
  }

  /** @param {string} whole */
  function take(whole) {
    line.value = whole;
    line.focus();
    read();
  }

  /** @param {number} by */
  function walk(by) {
    const all = /** @type {HTMLElement[]} */ ([...list.children]);
    if (!all.length) return;
    active = active < 0 && by < 0 ? all.length - 1 : (active + by + all.length) % all.length;
    all.forEach((one, n) => one.setAttribute("aria-selected", String(n === active)));
    all[active].scrollIntoView({ block: "nearest" });
    line.setAttribute("aria-activedescendant", all[active].id);
  }

  // Plays the answers of the line, each as if its button were pressed: so each is saved and shown.
  async function play() {
    const reply = await read();
    if (!reply?.whole || !reply.answers.length) return;
    line.value = "";
    for (const value of reply.answers) {
      const at = session.status?.decision;
      await session.press(value, true);
      if (session.status?.decision === at) break;
    }
    read();
  }

  function open() {
    dismiss();
    panel.hidden = false;
    line.focus();
    read();
  }

  // The focus goes first: a screen reader whose place is hidden takes the next thing that it finds, and then says nothing.
  function close() {
    byId("question")?.focus({ preventScroll: true });
    panel.hidden = true;
    line.value = "";
  }

  line.addEventListener("input", read);
  panel.addEventListener("keydown", (event) => {
    const { key } = event;
    if (key === "Escape") close();
    else if (key === "ArrowDown" || key === "ArrowUp") walk(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && active >= 0)
      take(/** @type {HTMLElement} */ (list.children[active]).dataset.line ?? "");
    else return;
    event.preventDefault();
    event.stopPropagation(); // the table uses these keys too
  });
  byId("typed-form").addEventListener("submit", (event) => {
    event.preventDefault();
    play();
  });
  byId("typed-close").onclick = close;

  // Reads the line anew for a changed table; behind a curtain it is closed, so that the next person does not see it.
  function refresh() {
    if (panel.hidden) return;
    if (session.status?.curtain) close();
    read();
  }

  return { open, refresh };
}
