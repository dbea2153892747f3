// @ts-check
// Short, soft sounds for what is drawn, made by Web Audio: no files, no network. A sound follows from the kind of piece that is
// seen to move, and from nothing else, so that nobody hears what is not seen. follow.js loads this module for players who want it.

/**
 * @import { Motion } from "./protocol.js"
 * @typedef {"tile" | "dice" | "card" | "piece" | "points" | "turn"} Sound
 * @typedef {object} Note A part of a sound.
 * @property {number} at ms after the beginning of the sound.
 * @property {number} ms How long it lasts.
 * @property {number} hz Its pitch; of noise, the middle of its band.
 * @property {number} loud From 0 to 1.
 * @property {OscillatorType | "noise"} wave
 * @typedef {{ sound: Sound, from: number, until: number }} Span When a sound is heard, in ms.
 */

export const MOST = 3; // sounds that are heard at one time
const VOLUME = 0.5;
const ATTACK = 6; // ms in which a note swells, so that it does not click
const SILENT = 0.0001; // where an exponential curve ends: it cannot reach 0

/** @type {Record<Sound, Note[]>} */
const NOTES = {
  tile: [
    { at: 0, ms: 150, hz: 110, loud: 0.3, wave: "sine" },
    { at: 0, ms: 40, hz: 700, loud: 0.12, wave: "noise" },
  ],
  dice: [0, 70, 125].map((at) => ({ at, ms: 45, hz: 1500 - 3 * at, loud: 0.14, wave: "noise" })),
  card: [{ at: 0, ms: 110, hz: 2600, loud: 0.1, wave: "noise" }],
  piece: [{ at: 0, ms: 90, hz: 196, loud: 0.25, wave: "sine" }],
  points: [523, 587, 659].map((hz, n) => ({ at: 60 * n, ms: 80, hz, loud: 0.08, wave: "sine" })),
  turn: [
    { at: 0, ms: 220, hz: 440, loud: 0.1, wave: "sine" },
    { at: 130, ms: 300, hz: 659, loud: 0.1, wave: "sine" },
  ],
};
/** @type {Map<string, Sound>} */
const OF_PIECE = new Map([
  ["", "points"],
  ["ic-cards", "card"],
  ["ic-dice", "dice"],
]);
// The part of a step after which a sound begins: a card, dice and points are heard as they set out, the others when they have come.
// Those that come first have room first.
/** @type {[Sound, number][]} */
const BEGINS = [
  ["tile", 0.75],
  ["dice", 0.15],
  ["card", 0.15],
  ["piece", 0.75],
  ["points", 0.15],
];

// --- which, and when -------------------------------------------------------------------------------------------------

/** @param {Pick<Motion, "piece">} motion @returns {Sound} */
const soundOf = ({ piece }) => OF_PIECE.get(piece) ?? (piece.startsWith("tx-") ? "tile" : "piece");

/** @param {Sound} sound @param {number} from @returns {Span} */
const span = (sound, from) => ({ sound, from, until: from + Math.max(...NOTES[sound].map(({ at, ms }) => at + ms)) });

/**
 * The sounds of a step that is shown for `each` milliseconds from `now` on: one for each kind of piece, however many move.
 * @param {Pick<Motion, "piece">[]} moves
 * @param {number} each
 * @returns {Span[]}
 */
export function spansOf(moves, each, now = 0) {
  const heard = new Set(moves.map(soundOf));
  return BEGINS.filter(([sound]) => heard.has(sound)).map(([sound, part]) => span(sound, now + part * each));
}

/** @param {number} from @returns {Span} */
export const turnSpan = (from) => span("turn", from);

/**
 * Those of the wanted sounds for which there is room beside those under way: never more than MOST at a time, and no sound
 * twice at once.
 * @param {Span[]} underWay
 * @param {Span[]} wanted
 */
export function fitting(underWay, wanted) {
  /** @type {Span[]} */
  const taken = [];
  for (const one of wanted) {
    const beside = [...underWay, ...taken].filter(({ from, until }) => from < one.until && one.from < until);
    if (beside.length < MOST && !beside.some(({ sound }) => sound === one.sound)) taken.push(one);
  }
  return taken;
}

// --- Web Audio -------------------------------------------------------------------------------------------------------

/** @param {AudioContext} context */
function noiseFor(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

// Plays a note, which ends by itself.
/** @param {AudioContext} context @param {AudioNode} out @param {AudioBuffer} noise @param {Note} note @param {number} start in s */
function playNote(context, out, noise, { ms, hz, loud, wave }, start) {
  const swell = context.createGain();
  const end = start + ms / 1000;
  swell.gain.setValueAtTime(SILENT, start);
  swell.gain.linearRampToValueAtTime(loud, start + ATTACK / 1000);
  swell.gain.exponentialRampToValueAtTime(SILENT, end);
  swell.connect(out);
  /** @type {AudioScheduledSourceNode} */
  let source;
  if (wave === "noise") {
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: hz, Q: 1 });
    source = new AudioBufferSourceNode(context, { buffer: noise });
    source.connect(band).connect(swell);
  } else {
    source = new OscillatorNode(context, { type: wave, frequency: hz });
    source.connect(swell);
  }
  source.start(start);
  source.stop(end);
}

/** What plays the sounds of one page. Without Web Audio it is silent. */
export function speaker() {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;
  /** @type {(Span & { out: GainNode })[]} */
  let voices = [];

  const now = () => (context?.currentTime ?? 0) * 1000;

  /** @param {Span[]} wanted */
  function sound(wanted) {
    if (context?.state !== "running") return; // what is planned now would all be heard when it runs again
    const at = now();
    voices = voices.filter(({ until }) => until > at);
    for (const one of fitting(voices, wanted)) {
      const out = new GainNode(context, { gain: VOLUME });
      out.connect(context.destination);
      noise ??= noiseFor(context);
      for (const note of NOTES[one.sound]) playNote(context, out, noise, note, (one.from + note.at) / 1000);
      setTimeout(() => out.disconnect(), one.until - at + 1000);
      voices.push({ ...one, out });
    }
  }

  return {
    // Makes ready to be heard. Browsers want a press for this, so it is called at presses only.
    wake() {
      try {
        context ??= new AudioContext();
      } catch {
        return; // there is no Web Audio, or no device to play it
      }
      if (context.state !== "running") context.resume().catch(() => {}); // the next press tries again
    },
    sleep() {
      context?.suspend().catch(() => {});
    },
    /** @param {Pick<Motion, "piece">[]} moves @param {number} each */
    step(moves, each) {
      sound(spansOf(moves, each, now()));
    },
    /** @param {number} after in ms */
    turn(after) {
      sound([turnSpan(now() + after)]);
    },
    // What has not begun is not heard; where `turn`, neither is that it is the player's turn.
    hush(turn = false) {
      const at = now();
      const goes = (/** @type {Span} */ one) => one.from > at && (turn || one.sound !== "turn");
      for (const one of voices) if (goes(one)) one.out.disconnect();
      voices = voices.filter((one) => !goes(one));
    },
  };
}
