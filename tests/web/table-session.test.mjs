// @ts-check
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { TableSession } from "../../web/table-session.js";

/**
 * A session whose game is open: where a test asks for one, it has begun it.
 * @import { Game } from "../../web/types/page.js"
 * @import { Status } from "../../web/protocol.js"
 * @typedef {TableSession & { status: Status, game: Game }} Session
 */

/**
 * The reply to a request that has one.
 * @template R
 * @param {R | "superseded" | null} reply
 */
function replied(reply) {
  assert(reply && reply !== "superseded");
  return /** @type {Exclude<R, "superseded">} */ (reply);
}

const settle = () => new Promise(setImmediate);
const until = async (holds) => {
  while (!holds()) await settle();
};

// A Python without rules: a game is a number of decisions, of which a computer makes those before `person`.
class Desk {
  decision = 0;
  /** @type {number | null} */
  selected = null;
  /** @type {number | null} */
  looking = null;
  person = 0;
  length = 9;
  open = false;
  mute = false; // whether it does not save
  asks = false; // whether it wants a step back to be confirmed
  undone = false; // whether there is something to redo
  thinks = false; // whether computers think, in two batches of two jobs
  taken = 0;
  /** @type {string | null} */
  release = null;

  get status() {
    const { decision, selected, looking } = this;
    const over = decision >= this.length;
    const bot = !over && looking === null && decision < this.person;
    const choosing = !over && looking === null && !bot;
    const undo = decision ? "yes" : "no";
    const thinks = bot && this.thinks;
    const redo = this.undone;
    return { decision, selected, looking, over, bot, thinks, choosing, undo, redo, picked: null, present: null };
  }

  reply(message) {
    const { do: verb, at, value } = message;
    const shown = () => ({ ok: true, regions: {}, status: this.status, say: "" });
    const refused = (code) => ({ ok: false, error: { code, text: code } });
    if (["pick", "answer", "bot", "think"].includes(verb) && at !== this.decision) return refused("error.stale");
    switch (verb) {
      case "open":
        if (message.link === "bad") return refused("error.link");
        if (message.link === "old" && !this.release)
          return {
            ...refused("error.rules.older"),
            error: { code: "x", text: "", rules: { game: "climate", made: 1 } },
          };
        Object.assign(this, { decision: Number(message.link) || 0, looking: null, selected: null, open: true });
        return shown();
      case "new":
        Object.assign(this, { decision: 0, looking: null, selected: null, open: true });
        return shown();
      case "hello":
        return { ok: true };
      case "save":
        return this.open && !this.mute
          ? { ok: true, link: String(this.decision), decision: this.decision }
          : refused("error.none");
      case "pick":
        this.selected = value;
        return shown();
      case "answer":
      case "bot":
        if (value === 13) return refused("error.offered");
        Object.assign(this, { decision: this.decision + 1, selected: null });
        return message.quiet ? { ok: true, status: this.status } : shown();
      case "think":
        if (message.worths) {
          assert.deepEqual(message.worths, message.stop ? ["", ""] : ["job 0", "job 1"]);
          this.taken = message.taken + 1;
        }
        if (this.taken < 2 && !message.stop)
          return { ok: true, link: "x", jobs: ["job 0", "job 1"], taken: this.taken, batches: 2 };
        Object.assign(this, { decision: this.decision + 1, taken: 0 });
        return { ...shown(), value: message.stop ? 1 : 2 };
      case "play":
        return { ok: true, worths: message.job };
      case "undo":
        if (this.asks && !message.sure) return { ...shown(), confirm: "really?" };
        this.decision--;
        return shown();
      case "redo":
        Object.assign(this, { decision: this.decision + 1, undone: false });
        return shown();
      case "look":
        this.looking = at < this.decision ? at : null;
        return shown();
      case "fork":
        Object.assign(this, { decision: this.looking, looking: null });
        return shown();
      default:
        return this.open ? shown() : refused("error.none");
    }
  }
}

// What core.js connects with; `hold` keeps replies back until `arrive`, `die` ends it as it would end by itself.
function line() {
  /** @type {any} */
  const made = { asked: [], desks: [], rules: [], waiting: [], held: false, broken: () => false };
  let onDeath;
  const started = (release = null) => {
    made.rules.push(release);
    if (made.broken(release)) {
      made.waiting.splice(0).forEach(({ reject }) => reject(new Error("gone")));
      const error = Object.assign(new Error("boot"), { reason: "boot" });
      const ready = Promise.reject(error);
      queueMicrotask(() => onDeath(error));
      return ready;
    }
    made.desks.push(Object.assign(new Desk(), made.gift, { release }));
    return settle().then(() => "zip");
  };
  made.desk = () => made.desks.at(-1);
  made.connect = (told) => {
    onDeath = told;
    return {
      ready: started(),
      ask: (message) =>
        new Promise((resolve, reject) => {
          made.asked.push(message.do);
          const desk = made.desk();
          made.waiting.push({ reject, answer: () => resolve(desk.reply(JSON.parse(JSON.stringify(message)))) });
          if (!made.held) made.arrive();
        }),
      restart: (release) => started(release),
    };
  };
  made.arrive = () => made.waiting.splice(0).forEach(({ answer }) => answer());
  made.die = (reason = "died") => {
    const error = Object.assign(new Error(reason), { reason });
    made.waiting.splice(0).forEach(({ reject }) => reject(error));
    onDeath(error);
  };
  return made;
}

// A session and what its page has heard. The pace is no time at all, and yet more than none: each move is shown.
function table(own = {}) {
  const core = line();
  /** @type {any} */
  const heard = { shown: [], decisions: [], refused: [], revived: [], dead: 0, unsaved: [], missing: [] };
  const session = /** @type {Session} */ (
    new TableSession({
      connect: core.connect,
      lang: () => "en",
      pace: () => 0.1,
      mayRevive: ({ reason }, greeted) => reason !== "boot" && greeted,
      reopens: true,
      onRevived: (reopened) => heard.revived.push(reopened),
      onDead: () => heard.dead++,
      draw() {},
      show(now, before) {
        heard.shown.push([before?.decision ?? null, now.decision]);
        heard.decisions.push(now.decision);
      },
      refuse: ({ code }) => heard.refused.push(code),
      onRulesMissing: (version) => heard.missing.push(version),
      onUnsaved: (link, answers) => heard.unsaved.push([link, answers.map(({ value }) => value)]),
      ...own,
    })
  );
  return { core, heard, session };
}

async function atTable(link = "3", own = {}) {
  const made = table(own);
  await made.session.boot();
  await made.session.open({ do: "open", link });
  made.session.own(made.session.game, "a");
  made.core.asked.length = 0;
  return made;
}

test("a session boots, opens a game and plays it to its end", async () => {
  const { core, heard, session } = table();
  const states = [session.state];
  const booting = session.boot();
  states.push(session.state);
  assert.equal(await booting, true);
  states.push(session.state);
  const opening = session.open({ do: "open", link: "8" });
  states.push(session.state);
  await opening;
  states.push(session.state);
  await session.press(5, true);
  states.push(session.state);
  await session.undo();
  states.push(session.state);
  session.clear();
  states.push(session.state);
  assert.deepEqual(states, ["booting", "booting", "setup", "opening", "playing", "over", "playing", "setup"]);
  assert.deepEqual(core.asked, ["hello", "open", "answer", "undo"]);
  assert.deepEqual(heard.decisions, [8, 9, 8]);
});

test("a game that is asked for while another is on its way takes its place", async () => {
  const { core, heard, session } = table();
  await session.boot();
  core.held = true;
  const first = session.open({ do: "open", link: "3" });
  const second = session.begin({ do: "new", game: "marine" });
  core.arrive();
  assert.equal(await first, "superseded");
  assert.equal(replied(await second).ok, true);
  assert.deepEqual([session.state, heard.shown], ["playing", [[null, 0]]]);
});

test("a request waits until Python answers, and nothing comes of one that is asked before or after", async () => {
  const { core, session } = table();
  assert.equal(await session.replied({ do: "view" }), null);
  const booting = session.boot();
  const reply = session.replied({ do: "setup", game: "marine" });
  await booting;
  assert.equal(replied(await reply).ok, false);
  assert.deepEqual(core.asked, ["hello", "setup"]);
  core.die("boot");
  assert.deepEqual([session.state, await session.replied({ do: "view" })], ["dead", null]);
});

test("what comes for a game that has been left is not shown", async () => {
  const { core, heard, session } = await atTable();
  core.held = true;
  const late = session.ask({ do: "view" });
  session.clear();
  core.arrive();
  assert.equal(await late, null);
  const other = session.ask({ do: "lang", lang: "it" }); // Python still has the game
  core.arrive();
  await other;
  assert.deepEqual([session.state, session.game, heard.shown.length], ["setup", null, 1]);
});

test("where a game cannot be opened, the one before is on the table again, as far as it has come", async () => {
  const { core, heard, session } = await atTable();
  core.held = true;
  const opening = session.open({ do: "open", link: "bad" });
  core.arrive(); // the link of the game before
  core.desk().decision = 4; // by what was under way
  await settle();
  core.held = false;
  core.arrive();
  assert.equal(replied(await opening).error?.code, "error.link");
  assert.deepEqual([session.state, session.id, session.status.decision], ["playing", "a", 4]);
  assert.deepEqual(heard.shown.at(-1), [3, 4]);
  session.clear();
  await session.open({ do: "open", link: "bad" });
  assert.equal(session.state, "setup");
});

test("a game of an earlier release brings its rules, and the next one those of today", async () => {
  const { core, session } = await atTable("old");
  assert.deepEqual([session.release, session.state, core.rules], ["0.1.0", "playing", [null, "0.1.0"]]);
  await session.open({ do: "open", link: "4" });
  assert.deepEqual([session.release, session.status.decision, core.rules], [null, 4, [null, "0.1.0", null]]);
});

test("where the earlier rules cannot be had, the game before is opened again", async () => {
  const { core, heard, session } = await atTable();
  core.broken = (release) => release !== null;
  assert.equal(await session.open({ do: "open", link: "old" }), null);
  assert.deepEqual(heard.missing, ["0.1.0"]);
  assert.deepEqual([session.state, session.release, session.id, session.status.decision], ["playing", null, "a", 3]);
  assert.deepEqual(heard.shown.at(-1), [null, 3]);
});

test("where the game before could not be saved, it is opened again as it was stored, with the answers since", async () => {
  const { core, heard, session } = await atTable();
  await session.press(5, true);
  core.desk().mute = true;
  core.broken = (release) => release !== null;
  core.asked.length = 0;
  assert.equal(await session.open({ do: "open", link: "old" }), null);
  assert.deepEqual([session.state, session.id, session.status.decision], ["playing", "a", 4]);
  assert.deepEqual(heard.shown.at(-1), [null, 4]);
  assert.deepEqual(core.asked, ["save", "open", "hello", "open", "answer", "view"]);
});

test("a game that was begun here and never saved is begun again", async () => {
  const { core, session } = table();
  await session.boot();
  await session.begin({ do: "new", game: "marine" });
  core.desk().mute = true;
  core.broken = (release) => release !== null;
  await session.open({ do: "open", link: "old" });
  assert.deepEqual([session.state, session.status.decision, core.desk().open], ["playing", 0, true]);
});

test("a game that was opened too late for the player does not take the place of the one before", async () => {
  const { core, session } = await atTable();
  core.held = true;
  const first = session.open({ do: "open", link: "7" });
  core.arrive(); // the link of the game before
  await settle();
  const second = session.open({ do: "open", link: "bad" });
  await settle();
  core.held = false;
  core.arrive();
  assert.equal(await first, "superseded");
  assert.equal(replied(await second).ok, false);
  assert.deepEqual([session.id, session.status.decision, core.desk().decision], ["a", 3, 3]);
});

test("a second tap counts however quick it is, and a third does nothing", async () => {
  const { core, session } = await atTable();
  for (let n = 0; n < 3; n++) session.press(5);
  await session.press(5);
  assert.deepEqual(core.asked, ["pick", "answer"]);
  assert.equal(session.status.decision, 4);
});

test("answers are noted until they are saved, unless they are refused or taken back", async () => {
  const { heard, session } = await atTable();
  await session.press(5, true);
  await session.press(6, true);
  session.markSaved({ link: "4" }, 4);
  await session.press(13, true);
  await session.undo();
  const noted = [[5], [5, 6], [6], [6, 13], [6], []];
  assert.deepEqual(
    heard.unsaved.map(([, values]) => values),
    noted,
  );
  assert.deepEqual([heard.unsaved[1][0], heard.unsaved[2][0]], ["3", "4"]);
  assert.deepEqual(heard.refused, ["error.offered"]);
});

test("a game outlives its Python: it is opened as it was saved, and the answers since are given again", async () => {
  const { core, heard, session } = await atTable();
  await session.press(5, true);
  core.gift = { person: 0 };
  core.asked.length = 0;
  core.die();
  assert.equal(session.state, "booting");
  await until(() => heard.revived.length);
  assert.deepEqual(core.asked, ["hello", "open", "answer", "view"]);
  assert.deepEqual([session.state, session.status.decision, heard.revived], ["playing", 4, [true]]);
});

test("an answer that Python dies of is not given again", async () => {
  const { core, heard, session } = await atTable();
  core.held = true;
  const pressing = session.press(5, true);
  await settle();
  core.held = false;
  core.die();
  await pressing;
  await until(() => heard.revived.length);
  assert.deepEqual([session.state, session.status.decision], ["playing", 3]);
  assert.deepEqual(core.asked, ["answer", "hello", "open", "view"]);
});

test("a Python that does not begin is dead, and another try brings the game back", async () => {
  const { core, heard, session } = await atTable();
  core.broken = () => true;
  core.die();
  await until(() => heard.dead);
  assert.deepEqual([session.state, heard.dead], ["dead", 1]);
  assert.equal(await session.press(5), undefined);
  core.broken = () => false;
  assert.equal(await session.again(), true);
  assert.deepEqual([session.state, session.status.decision], ["playing", 3]);
});

test("a page that reopens by itself is told when Python is there again", async () => {
  const { core, heard } = await atTable("3", { reopens: false, mayRevive: () => true });
  core.die();
  await until(() => heard.revived.length);
  assert.deepEqual([core.asked, heard.revived], [["hello"], [false]]);
});

test("a game that another tab has is only looked at", async () => {
  const { core, session } = await atTable();
  session.disown(session.game, "a");
  assert.deepEqual([session.state, session.id, session.game.id], ["elsewhere", null, "a"]);
  await Promise.all([session.press(5, true), session.undo(), session.escape()]);
  assert.deepEqual(core.asked, []);
  session.look(1);
  await settle();
  assert.deepEqual([session.state, session.status.looking], ["elsewhere", 1]);
  session.own(session.game, "b");
  assert.deepEqual([session.state, session.id], ["playing", "b"]);
});

test("a lock that is lost while another game is opened is lost for the game that comes back", async () => {
  const { core, session } = await atTable();
  core.held = true;
  const opening = session.open({ do: "open", link: "bad" });
  core.arrive(); // the link of the game before
  await settle();
  session.lose("another"); // of no game that is here
  session.lose("a");
  core.held = false;
  core.arrive();
  await opening;
  assert.deepEqual([session.state, session.id, session.game.id], ["elsewhere", null, "a"]);
});

test("a lost lock changes only the game that it was for", async () => {
  const { session } = await atTable();
  await session.open({ do: "open", link: "5" }); // the page has not taken its lock yet, and still holds the one before
  session.lose("a");
  assert.deepEqual([session.state, session.id], ["playing", null]);
  session.own(session.game, "b");
  session.lose("b");
  assert.equal(session.state, "elsewhere");
});

test("a lock that comes when another game is open is not taken for that one", async () => {
  const { session } = await atTable();
  const { game } = session;
  await session.open({ do: "open", link: "5" });
  assert.equal(session.own(game, "b"), false);
  session.disown(game, "b");
  assert.deepEqual([session.state, session.id, session.status.decision], ["playing", null, 5]);
  session.clear();
  assert.equal(session.own(session.game, "b"), false);
});

test("computers move one at a time, and wait while the page says so", async () => {
  /** @type {number | null} */
  let pace = null;
  const { core, heard, session } = table({ pace: () => pace });
  core.gift = { person: 3 };
  await session.boot();
  await session.begin({ do: "new", game: "marine" });
  await settle();
  assert.equal(session.status.decision, 0);
  pace = 0.1;
  session.next();
  await until(() => !session.status.bot);
  assert.deepEqual(heard.decisions, [0, 1, 2, 3]);
});

test("what an answer changes is drawn with what computers answer, where they move at once", async () => {
  const drawn = [];
  const made = table({ pace: () => 0, draw: (regions) => drawn.push(regions) });
  const { core, session } = made;
  await session.boot();
  await session.open({ do: "open", link: "3" });
  session.own(session.game, "a");
  drawn.length = core.asked.length = 0;
  core.desk().person = 5;
  await session.press(1, true);
  assert.deepEqual(drawn, []); // the computer's move is on its way
  await until(() => !session.status.bot);
  assert.deepEqual(core.asked, ["answer", "bot", "show"]);
  assert.equal(drawn.length, 1);
});

test("computers go on at whatever beat a browser gives a tab that nobody looks at, and whatever the clock says", async () => {
  const { core, heard, session } = table();
  core.gift = { person: 3 };
  await session.boot();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  await session.begin({ do: "new", game: "marine" });
  for (const [made, now] of [4e12, 0, 1.7e12].entries()) {
    for (let n = 0; n < 20; n++) await settle();
    assert.equal(heard.decisions.length, made + 1); // nothing comes by itself
    mock.timers.tick(60_000); // timers of a hidden tab come once a minute
    mock.timers.setTime(now);
    await until(() => heard.decisions.length === made + 2);
  }
  mock.timers.reset();
  assert.deepEqual([heard.decisions, session.status.choosing], [[0, 1, 2, 3], true]);
});

test("what is skipped is not shown", async () => {
  const { core, heard, session } = table();
  core.gift = { person: 3 };
  await session.boot();
  await session.begin({ do: "new", game: "marine" });
  session.skip();
  await until(() => !session.status.bot);
  assert.deepEqual(heard.decisions, [0, 3]);
});

test("before what cannot be undone the player is asked, where the page asks", async () => {
  let sure = false;
  const asks = { confirmed: async () => sure };
  const { core, session } = await atTable("3", asks);
  core.desk().asks = true;
  await session.undo();
  assert.equal(session.status.decision, 3);
  sure = true;
  await session.undo();
  assert.equal(session.status.decision, 2);
  const other = await atTable();
  other.core.desk().asks = true;
  await other.session.undo();
  assert.deepEqual([other.core.asked, other.session.status.decision], [["undo"], 2]);
});

test("a game that is played on from the past is another one", async () => {
  const { session } = await atTable();
  session.look(1);
  assert.equal(await session.fork(), true);
  assert.deepEqual([session.id, session.status.decision, session.state], [null, 1, "playing"]);
});

test("what was asked about one game undoes nothing of another that was opened meanwhile", async () => {
  const made = await atTable("3", {
    confirmed: async () => {
      await made.session.open({ do: "open", link: "5" });
      return true;
    },
  });
  made.core.desk().asks = true;
  await made.session.undo();
  assert.equal(made.session.status.decision, 5);
});

test("a drawing that fails stops neither the player nor the computers", async () => {
  let fails = false;
  const { session } = await atTable("3", {
    draw() {
      if (fails) throw new Error("drawing");
    },
  });
  fails = true;
  await assert.rejects(session.change({ do: "undo", sure: true }), /drawing/);
  fails = false;
  await session.undo();
  assert.equal(session.status.decision, 1);
});

test("a computer whose move is refused while moves are not shown is not asked at once again", async () => {
  const { core, session } = table();
  core.gift = { person: 3 };
  await session.boot();
  await session.begin({ do: "new", game: "marine" });
  core.desk().decision = 1; // not what the session knows: its next request is stale
  session.skip();
  await until(() => core.asked.includes("bot"));
  await new Promise((later) => setTimeout(later, 20)); // than any timer of the session
  assert.equal(core.asked.filter((verb) => verb === "bot").length, 1);
});

// A table where a computer that thinks has three decisions before the person.
const thinking = (own = {}) => {
  const made = table({ onThinking: (share) => made.heard.shares.push(share), ...own });
  made.heard.shares = [];
  made.core.gift = { thinks: true, person: 3 };
  return made;
};

test("a computer that thinks does so in jobs, alone or with others, and its answer is shown", async () => {
  const others = [async (job) => job, async () => null];
  for (const helpers of [() => [], () => others]) {
    const { core, heard, session } = thinking({ helpers });
    await session.boot();
    await session.open({ do: "open", link: "2" });
    await until(() => session.status.choosing);
    assert.deepEqual(heard.decisions, [2, 3]);
    assert.deepEqual(heard.shares, [0.25, 0.5, 0.75, 1]);
    assert.equal(core.asked.filter((verb) => verb === "think").length, 3);
    assert.deepEqual(heard.unsaved, []);
  }
});

test("a thinking that is stopped plays the best so far, which is noted until it is saved", async () => {
  const { core, heard, session } = thinking();
  await session.boot();
  await session.open({ do: "open", link: "2" });
  core.held = true;
  await until(() => core.asked.includes("think"));
  session.halt();
  core.held = false;
  core.arrive();
  await until(() => session.status.choosing);
  assert.deepEqual(heard.shares, []);
  assert.deepEqual(heard.unsaved, [["2", [1]]]);
  core.die();
  core.asked.length = 0;
  await until(() => session.state === "playing");
  assert.deepEqual(core.asked, ["hello", "open", "bot", "view"]);
});

test("a step back and a step forward come after a change that is under way, of a person or of a computer", async () => {
  const { core, session } = await atTable();
  core.held = true;
  const changes = [session.press(5), session.undo(), session.press(6, true), session.redo()];
  await until(() => core.waiting.length);
  core.desk().undone = true;
  core.held = false;
  core.arrive();
  await Promise.all(changes);
  assert.deepEqual(core.asked, ["pick", "undo", "redo"]); // what was pressed belonged to the decision before the step back

  const made = thinking();
  await made.session.boot();
  await made.session.open({ do: "open", link: "2" });
  made.core.held = true;
  const thoughts = () => made.core.asked.filter((verb) => verb === "think").length;
  while (thoughts() < 3) {
    made.core.arrive();
    await settle();
  }
  const back = made.session.undo();
  await settle();
  made.core.held = false;
  made.core.arrive();
  await back;
  await until(() => made.session.status.choosing);
  assert.deepEqual(made.heard.decisions, [2, 3, 2, 3]);
});

test("a step back, a look at the past and another game end a thinking; to come back begins it again", async () => {
  for (const leave of [
    (session) => session.undo(),
    (session) => session.look(0),
    (session) => session.open({ do: "open", link: "5" }),
  ]) {
    const { core, session } = thinking();
    await session.boot();
    await session.open({ do: "open", link: "2" });
    core.held = true;
    await until(() => core.asked.includes("think"));
    core.arrive();
    await until(() => core.asked.includes("play"));
    const left = leave(session);
    await settle();
    core.held = false;
    core.arrive();
    await left;
    for (let n = 0; n < 20; n++) await settle();
    if (session.status.looking !== null) {
      assert.equal(session.status.decision, 2);
      session.look(2);
    }
    await until(() => session.status?.choosing);
    assert([3, 5].includes(session.status.decision));
  }
});

test("what Python refuses to think about is not asked for without end", async () => {
  const { core, session } = thinking();
  await session.boot();
  core.desk().reply = ((reply) => (message) =>
    message.do === "think" ? { ok: false, error: { code: "error.inside", text: "" } } : reply(message))(
    core.desk().reply.bind(core.desk()),
  );
  await session.open({ do: "open", link: "2" });
  await until(() => core.asked.includes("think"));
  for (let n = 0; n < 20; n++) await settle();
  assert.equal(core.asked.filter((verb) => verb === "think").length, 1);
});

test("skipping goes on through what computers think out", async () => {
  const { heard, session } = thinking({ pace: () => 0.1 });
  await session.boot();
  await session.open({ do: "open", link: "0" });
  session.skip();
  await until(() => session.status.choosing);
  assert.equal(heard.decisions.at(-1), 3);
});
