// @ts-check
// The page where a position is written: its text is read and drawn by Python as it is typed. A puzzle is made of it here, and
// asked where the address holds one.

import { address, beside, fragment, go, onFragment, stay } from "./address.js";
import { failure, hideBoot, showBoot } from "./boot.js";
import { connect } from "./core.js";
import { byId, one, targetOf } from "./dom.js";
import { download, node } from "./nodes.js";
import { keepOffline } from "./offline.js";
import { puzzleSection, shown } from "./puzzle.js";
import { begin as ask } from "./question.js";
import { copy } from "./share.js";
import { set, setting } from "./store.js";
import { toast } from "./toast.js";
import { lang, onLanguage, t } from "./words.js";

/** @import { Asked, ComposeReply, Deed, DraftReply, DraftRequest, Made } from "./protocol.js" */

const PAUSE = 300; // ms without a key, after which the text is read
const LONGEST_PRESS = 2000; // ms that a reply waits for a pointer to be let go
const PUZZLE = /^p\d\./; // what the link of a puzzle begins with
const KEPT = "draft"; // the setting: a link, then the text that it was made of

const text = byId("make-text");
const choice = byId("make-game");
const said = byId("make-said");
const core = connect({
  onProgress: showBoot,
  onDeath(error) {
    hideBoot();
    toast(failure(error), { warn: true, action: t("boot.again"), onAction: begin });
  },
});
let link = ""; // of the game that begins in the position; "" while the text has a fault
/** @type {string[]} */
let play = []; // the tokens that are played before the question of a puzzle
let asked = 0; // how often Python was asked: an answer to an older text is not shown

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer; // until what is typed is read

let before = Promise.resolve(); // what is done next is done to what this has left, on the page too

/** @param {() => unknown} what */
const after = (what) => (before = before.then(what).then(() => {}));

// A reply waits until the pointer that is down is let go, and until the field that is being filled in is done: neither is
// drawn anew under who uses it.
let held = Promise.resolve();

/** @param {(done: (nothing: unknown) => void) => void} until */
const hold = (until) => (held = Promise.all([held, new Promise(until)]).then(() => {}));

async function letGo() {
  for (let now; now !== held; await now) now = held;
}

byId("make").addEventListener("pointerdown", () =>
  hold((done) => {
    const release = () => setTimeout(done); // the click comes first
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { once: true });
    setTimeout(done, LONGEST_PRESS); // one that ends elsewhere tells nothing here
  }),
);
byId("make-blanks").addEventListener("input", ({ target }) =>
  hold((done) => {
    for (const end of ["change", "focusout"]) target?.addEventListener(end, done, { once: true });
  }),
);

// What was to be read later is read with this; else its reply would come after, and take the place of what is pressed then.
/** @param {Omit<DraftRequest, "do">} from @returns {Promise<void>} */
async function read(from) {
  clearTimeout(timer);
  const mine = ++asked;
  byId("make").setAttribute("aria-busy", "true");
  const reply = await core.ask({ do: "draft", play, ...hand(), ...from }).catch(() => null);
  await letGo();
  if (mine !== asked) return;
  byId("make").setAttribute("aria-busy", "false");
  if (!reply) return;
  if (reply.ok === false) {
    if (from.deed) showForm(drawn, true); // what is refused does not stay in its control
    return toast(reply.error.text, { warn: true, stay: false });
  }
  if (from.text === undefined || from.hand?.put || from.deed) text.value = reply.notation;
  keep(text.value);
  show(reply);
  if (!link || from.text === undefined) return;
  stay(link);
  set(KEPT, `${link} ${text.value}`);
}

/** @param {DraftReply} reply */
function show({ game, fault, link: made, played, pictures, asked, notes, examples, pieces, form }) {
  link = made;
  showPieces(pieces);
  showForm(form);
  if (game) choice.value = game;
  text.setAttribute("aria-invalid", String(fault !== null));
  said.classList.toggle("bad", fault !== null);
  const earlier = fault !== null && !pictures.length;
  if (fault) said.replaceChildren(fault.text, " ", node("small", earlier && pictured() ? t("make.earlier") : ""));
  else said.replaceChildren(...(asked ? question(asked) : [t("make.over")]));
  byId("make-notes").hidden = !notes.length;
  one(byId("make-notes"), "ul").replaceChildren(...notes.map((note) => node("li", note)));
  byId("make-mends").replaceChildren(
    ...(fault?.mends ?? []).map(({ label, text }) => button(label, "btn", () => write(text))),
  );
  for (const sends of [byId("make-play"), byId("make-link"), byId("make-embed")]) sends.disabled = !link;
  byId("make-pictures").classList.toggle("earlier", earlier);
  if (!earlier) focused(() => byId("make-pictures").replaceChildren(...pictures.map(shown)));
  if (!fault) {
    play = played;
    showAnswers(asked?.answers ?? []);
  }
  byId("make-words").replaceChildren(
    ...examples.map((line) => {
      const item = node("li");
      item.append(button(line, "word", () => add(line)));
      return item;
    }),
  );
}

const pictured = () => byId("make-pictures").childElementCount > 0;

// What has the focus keeps it when it is drawn anew; where it is no more, what stands for it gets it.
/** @param {() => void} draw */
function focused(draw) {
  const before = document.activeElement;
  const { id = "" } = before ?? {};
  const then = before instanceof HTMLElement ? (before.dataset.then ?? "") : "";
  draw();
  if (id && document.activeElement === document.body)
    (document.getElementById(id) ?? document.getElementById(then))?.focus();
}

/** @param {Asked} asked */
function question({ badge, name, question }) {
  const line = node("span");
  line.innerHTML = `${badge} <b></b> <span>${question}</span>`;
  one(line, "b").textContent = `${name}:`;
  return [line];
}

/** @param {string} label @param {string} kind @param {() => unknown} onPress */
function button(label, kind, onPress) {
  const made = node("button", label, { type: "button", class: kind });
  made.onclick = onPress;
  return made;
}

// Another text, as if it was typed: the browser's own undo takes it back.
/** @param {string} whole */
function write(whole) {
  text.focus();
  text.select();
  if (!document.execCommand("insertText", false, whole)) text.value = whole;
  text.setSelectionRange(0, 0);
  after(() => read({ text: text.value }));
}

/** @param {string} line */
function add(line) {
  const before = text.value.trimEnd();
  write(`${before}\n${line}\n`);
  text.setSelectionRange(before.length + 1, before.length + 1 + line.length);
}

// --- by hand ----------------------------------------------------------------------------------------------------------

const chooser = byId("make-piece");

/** @returns {NodeListOf<HTMLInputElement>} */
const choosable = () => chooser.querySelectorAll("[name=piece]");
const chosenValue = () => [...choosable()].find(({ checked }) => checked)?.value ?? "";
/** @param {string} value */
const choosePiece = (value) => {
  for (const radio of choosable()) radio.checked = radio.value === value;
};

// The piece that is chosen: its word in the notation, and its own.
const chosen = () => {
  const [word, name = ""] = chosenValue().split(" ");
  return word ? { word, piece: name } : null;
};
const hand = () => {
  const hand = chosen();
  return hand ? { hand } : {};
};

let offered = ""; // the pieces that the chooser shows

// What is scrolled to stays there: after each piece that is laid, another number is left.
/** @param {DraftReply["pieces"]} kinds */
function showPieces(kinds) {
  byId("make-hand").hidden = byId("make-hand-note").hidden = !kinds.length;
  if (offered === JSON.stringify([lang, kinds])) return;
  offered = JSON.stringify([lang, kinds]);
  const [before, { scrollLeft, scrollTop }] = [chosenValue(), chooser];
  focused(() => chooser.replaceChildren(radio("", "", t("make.none"), []), ...kinds.map(kindOf)));
  choosePiece([...choosable()].some(({ value }) => value === before) ? before : "");
  chooser.scrollTo(scrollLeft, scrollTop);
}

/** @param {DraftReply["pieces"][number]} kind */
function kindOf({ word, label, pieces }) {
  const group = node("div", "", { class: "kind", role: "group", "aria-labelledby": `make-kind-${word}` });
  group.append(
    node("b", label, { id: `make-kind-${word}` }),
    ...pieces.map(({ piece, picture, label, more }) => radio(`${word} ${piece}`, picture, label, more)),
  );
  return group;
}

/** @param {string} value @param {string} picture @param {string} label @param {string[]} more */
function radio(value, picture, label, more) {
  const made = node("label", "", { class: "pc" });
  const id = `piece-${value.replace(/\W/g, "-")}`;
  const words = node("span", label);
  const small = node("small");
  small.append(...more.flatMap((part) => [" ", node("span", part)]));
  words.append(small);
  made.append(node("input", "", { type: "radio", class: "vh", name: "piece", id, value }), words);
  made.insertAdjacentHTML("afterbegin", picture);
  return made;
}

/** @param {Event} event */
function press(event, less = byId("make-less").checked) {
  const space = targetOf(event)?.closest("[data-value]")?.getAttribute("data-value");
  const hand = chosen();
  if (!hand || !space) return;
  event.preventDefault();
  const put = { space: Number(space), less };
  after(() => read({ text: text.value, hand: { ...hand, put } }));
}
byId("make-pictures").onclick = (event) => press(event);
byId("make-pictures").onkeydown = (event) => {
  if (event.key === "Enter" || event.key === " ") press(event);
  else if (["-", "Delete", "Backspace"].includes(event.key)) press(event, true);
};
chooser.onchange = () => read({ text: text.value });

// --- the form of what lies on no space --------------------------------------------------------------------------------

const blanks = byId("make-blanks");
let drawn = "";

// What is open stays open: it is read before it is drawn anew, since the event of a press on it comes later.
/** @param {string} markup @param {boolean} [anew] */
function showForm(markup, anew = false) {
  if (drawn === markup && !anew) return;
  const open = [...blanks.querySelectorAll("details[open]")].map(({ id }) => id);
  drawn = markup;
  focused(() => {
    blanks.innerHTML = markup;
    for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  });
}

// A deed of the form, of the text as the one before has left it: its control is looked for again by then. One with a value
// puts it where `data-at` says.
/** @param {Event} event */
function fill(event) {
  const control = targetOf(event)?.closest("[data-deed]");
  const field = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
  if (!control || (event.type === "change") !== (field !== null) || field?.value === "") return;
  const checked = field instanceof HTMLInputElement && field.type === "checkbox";
  const value = checked ? (field.checked ? "yes" : "no") : field?.value;
  const { id } = control;
  after(() => {
    const now = document.getElementById(id);
    if (!now?.dataset.deed || now.getAttribute("aria-disabled")) return;
    /** @type {Deed} */
    const deed = JSON.parse(now.dataset.deed);
    if (value !== undefined) deed.says[Number(now.dataset.at)] = value;
    return read({ text: text.value, deed });
  });
}
blanks.onclick = fill;
blanks.onchange = fill;

// --- undo and redo ----------------------------------------------------------------------------------------------------

/** @type {string[]} */
const past = []; // the texts that were read, the last one is there now
/** @type {string[]} */
let future = []; // those that were taken back, the next one last

/** @param {string} now */
function keep(now) {
  if (now !== past.at(-1)) {
    past.push(now);
    future = [];
  }
  steps();
}
function steps() {
  for (const [name, there] of /** @type {const} */ ([
    ["make-undo", past.length > 1],
    ["make-redo", future.length > 0],
  ]))
    byId(name).setAttribute("aria-disabled", String(!there));
}
/** @param {string[]} from @param {string[]} to @param {number} left */
function step(from, to, left) {
  if (from.length <= left) return;
  to.push(...from.splice(-1));
  text.value = past.at(-1) ?? "";
  return read({ text: text.value });
}
const undo = () => after(() => step(past, future, 1));
const redo = () => after(() => step(future, past, 0));
byId("make-undo").onclick = undo;
byId("make-redo").onclick = redo;
byId("make").addEventListener("keydown", (event) => {
  const typed = targetOf(event)?.closest("textarea, input:not([type=checkbox])");
  if (typed || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
});

// --- what the address asks for ----------------------------------------------------------------------------------------

function route() {
  const hash = fragment();
  if (PUZZLE.test(hash)) return open(hash);
  showPuzzle(null);
  const kept = setting(KEPT) ?? "";
  if (!hash || [...choice.options].some(({ value }) => value === hash)) return read({ game: hash || choice.value });
  return read(kept.startsWith(`${hash} `) ? { text: (text.value = kept.slice(hash.length + 1)) } : { link: hash });
}

async function begin() {
  if (begun) core.restart(null, true);
  begun = true;
  try {
    await core.ready;
  } catch {
    return; // onDeath has said it
  }
  hideBoot();
  await core.ask({ do: "hello", lang });
  await (text.value && !PUZZLE.test(fragment()) ? read({ text: text.value }) : route());
}
let begun = false;

text.oninput = () => {
  clearTimeout(timer);
  timer = setTimeout(() => after(() => read({ text: text.value })), PAUSE);
};
function deal() {
  play = [];
  choosePiece("");
  stay(choice.value);
  after(() => read({ game: choice.value }));
}
choice.onchange = deal;
byId("make-opening").onclick = deal;
byId("make-bare").onclick = () => write(`speciate ${choice.value} position 1\n`);

// --- what becomes of it -----------------------------------------------------------------------------------------------

/** @param {string} value */
function copied(value) {
  const field = node("textarea", "", { class: "vh", readonly: "" });
  field.value = value;
  document.body.append(field);
  copy(field).finally(() => field.remove());
}

const home = beside("embed/");
byId("make-play").onclick = () => go(`${choice.value}/#${link}`);
byId("make-link").onclick = () => copied(`${beside(`${choice.value}/`) ?? ""}${home ? "#" : ""}${link}`);
byId("make-copy").onclick = () => copy(text);
byId("make-embed").hidden = !home;
/** @param {string} attributes */
const embedded = (attributes) =>
  copied(`<script src="${home}speciate-table.js" async></script>\n<speciate-table ${attributes}></speciate-table>`);
byId("make-embed").onclick = () => embedded(`link="${link}" controls="try"`);

// --- a puzzle of it ---------------------------------------------------------------------------------------------------

const form = byId("make-form");

/** @returns {NodeListOf<HTMLInputElement>} */
const marked = () => form.querySelectorAll("#make-answers :checked");

// The answers on offer; those that were marked before stay marked.
/** @param {Asked["answers"]} answers */
function showAnswers(answers) {
  const right = [...marked()].map(({ value }) => value);
  byId("make-answers").replaceChildren(
    ...answers.map(({ token, text: markup, fact }) => {
      const item = node("li");
      const label = node("label", "", { class: "ck" });
      const box = node("input", "", { type: "checkbox", value: token });
      box.checked = right.includes(token);
      const words = node("span");
      words.innerHTML = `${markup}${fact ? ` <small>${fact}</small>` : ""}`;
      label.append(box, words);
      const first = button(t("make.first"), "btn quiet", () => ((play = [...play, token]), read({ text: text.value })));
      first.setAttribute("aria-label", `${t("make.first")}: ${words.textContent}`);
      item.append(label, first);
      return item;
    }),
  );
  byId("make-played").hidden = !play.length;
  one(byId("make-played"), "span").textContent = t("make.played", { what: play.join(", ") });
}
byId("make-back").onclick = () => ((play = play.slice(0, -1)), read({ text: text.value }));

/** @param {string} name @returns {HTMLTextAreaElement} */
const field = (name) => one(form, `[name=${name}]`);
const FIELDS = /** @type {const} */ (["title", "ask", "why", "other"]);

// What becomes of the puzzle once it is whole; else what is still missing is said.
/** @type {Record<string, (made: ComposeReply) => unknown>} */
const DEEDS = {
  try: ({ link }) => go(`make.html#${link}`),
  link: ({ link }) => copied(home ? address(link) : `make.html#${link}`),
  embed: ({ link }) => embedded(`mode="puzzle" scenario="${link}"`),
  file: ({ file }) => download(`${choice.value}-puzzle.scn`, file, "text/plain"),
};
form.onsubmit = (event) => event.preventDefault();
form.onclick = async (event) => {
  const made = targetOf(event)?.closest("[data-made]");
  if (!(made instanceof HTMLElement)) return;
  const [title, ask, why, other] = FIELDS.map((name) => field(name).value);
  const right = [...marked()].map(({ value }) => value);
  const reply = await core
    .ask({ do: "compose", text: text.value, play, right, title, ask, why, other })
    .catch(() => null);
  if (!reply) return;
  byId("make-left").classList.toggle("bad", reply.ok === false);
  byId("make-left").textContent = reply.ok === false ? reply.error.text : t("make.ready", { n: reply.link.length });
  if (reply.ok) DEEDS[made.dataset.made ?? ""](reply);
};
one(form, "[data-made=embed]").hidden = !home;

/** @param {HTMLElement | null} puzzle */
function showPuzzle(puzzle) {
  const heading = node("h1", t("site.puzzles"), { class: "vh" });
  byId("make-puzzle").replaceChildren(...(puzzle ? [heading, puzzle] : []));
  byId("make-puzzle").hidden = !puzzle;
  byId("make").hidden = puzzle !== null;
}

// Asks the puzzle of a link, with a button to change it; a draft (`&change`) opens in the editor at once.
/** @param {string} hash */
async function open(hash) {
  const reply = await core.ask({ do: "puzzle", link: hash }).catch(() => null);
  if (!reply) return;
  if (reply.ok === false) {
    toast(reply.error.text, { warn: true });
    return read({ game: choice.value });
  }
  const { game, position, made } = reply;
  if (hash.endsWith("&change")) return change(made);
  const section = puzzleSection(reply);
  ask(section, () => {});
  one(section, "[data-next]").onclick = () => go(`${game}/#${position}`);
  one(section, ".ft").append(button(t("make.change"), "btn quiet", () => change(made)));
  showPuzzle(section);
  one(section, ".title").focus();
}

/** @param {Made} made */
async function change(made) {
  showPuzzle(null);
  for (const name of FIELDS) field(name).value = made[name];
  text.value = made.text;
  play = made.play;
  byId("make-ask").open = true;
  await read({ text: made.text });
  for (const box of form.querySelectorAll("#make-answers input"))
    if (box instanceof HTMLInputElement) box.checked = made.right.includes(box.value);
  text.focus();
}

onFragment(route);
onLanguage(async () => {
  await core.ask({ do: "lang", lang });
  if (PUZZLE.test(fragment())) return route();
  if (text.value) await read({ text: text.value });
});
begin();
addEventListener("load", () => keepOffline());
document.dispatchEvent(new Event("whole")); // guard.js waits for it: half a script may be one, too
