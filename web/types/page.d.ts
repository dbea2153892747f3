// What the templates of the pages and the scripts agree on.

import type { Outcome, PlayerEntry, SeatEntry } from "../protocol.js";
import type { FileName } from "./lib/files.js";

/** The elements that scripts ask for by an id of which the kind matters. */
interface Named {
  composer: HTMLFormElement;
  contents: HTMLDetailsElement;
  opener: HTMLFormElement;
  "players-form": HTMLFormElement;
  setup: HTMLFormElement;
  "book-find": HTMLInputElement;
  "day-date": HTMLInputElement;
  rail: HTMLInputElement;
  "set-pace": HTMLSelectElement;
  "typed-line": HTMLInputElement;
  "typed-play": HTMLButtonElement;
  seed: HTMLInputElement;
  "saved-file": HTMLInputElement;
  "saved-find": HTMLInputElement;
  "saved-show": HTMLSelectElement;
  "saved-sort": HTMLSelectElement;
  "note-form": HTMLFormElement;
  "note-tags": HTMLInputElement;
  "note-text": HTMLTextAreaElement;
  install: HTMLButtonElement;
  play: HTMLButtonElement;
  redo: HTMLButtonElement;
  start: HTMLButtonElement;
  undo: HTMLButtonElement;
  "zoom-fit": HTMLButtonElement;
  "zoom-in": HTMLButtonElement;
  whole: HTMLAnchorElement;
  "share-form": HTMLTemplateElement;
  "make-ask": HTMLDetailsElement;
  "make-form": HTMLFormElement;
  "make-embed": HTMLButtonElement;
  "make-game": HTMLSelectElement;
  "make-less": HTMLInputElement;
  "make-link": HTMLButtonElement;
  "make-play": HTMLButtonElement;
  "make-text": HTMLTextAreaElement;
}

/** The elements that Python draws, or a page of a game alone has: they are there at times. */
type Drawn = "curtain-take" | "day" | "today" | "drawn" | "find" | "question" | "since" | "verdict";

/** The element with an id; one with an id that is no literal may be missing. */
export type ElementOf<K extends string> = string extends K
  ? HTMLElement | null
  : K extends keyof Named
    ? Named[K]
    : K extends Drawn
      ? HTMLElement | null
      : K extends `d-${string}-title`
        ? HTMLElement
        : K extends `d-${string}`
          ? HTMLDialogElement
          : HTMLElement;

/** A saved game, in the store and in a file. */
export interface Game {
  id: string;
  game: string;
  link: string;
  decision: number;
  /** Milliseconds since 1970. */
  updated: number;
  /** What the player calls it. */
  name?: string;
  /** What the player has written on it. */
  note?: string;
  tags?: string[];
  title?: string;
  players?: PlayerEntry[];
  seats?: SeatEntry[];
  viewer?: number | null;
  present?: number[] | null;
  deal?: string;
  /** The day whose game it is, as 2026-11-24. */
  day?: string | null;
  phase?: string;
  mover?: string;
  colour?: number;
  symbol?: string;
  over?: boolean;
  score?: string;
  /** At the end, the points of each seat and the seats that have won. */
  outcome?: Outcome | null;
  /** The board as a data: address. */
  picture?: string;
  /** What its review has found, as Python tells and reads it. */
  review?: string;
  /** New at each writing; the store's own. */
  stamp?: string;
  /** What was kept until the last writing; the store's own. */
  before?: Game;
}

/** The games of the site, with the letter that their links begin with. */
export type Games = Record<string, { tag: string; panels: string[] }>;

/** How far the start of Python has come; `done` of `total` bytes in the first stage. */
export interface Progress {
  stage: "download" | "python" | "rules" | "stalled";
  done?: number;
  total?: number;
}

/** What is wrong with a file of the start. */
export interface Fault {
  file?: string;
  why?: string;
}

/** What a worker says. */
export interface Said extends Partial<Progress>, Fault {
  dead?: string;
  died?: string;
  ready?: string;
  watched?: boolean;
  text?: string;
}

/** One end of a line to Python. */
export interface Line {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror?: ((event: ErrorEvent) => void) | null;
  terminate?(): void;
  close?(): void;
}

/** What a reader has learned of a game, by ids. */
export interface Learned {
  learned: string[];
  /** Lessons that come again. */
  missed: string[];
}

/** A lesson or a puzzle as the first page names it. */
export interface Titled {
  id: string;
  game: string;
  /** By language. */
  title: Record<string, string>;
}

/** What somebody pasted: `game` is undefined where it is not known. */
export interface Found {
  game?: string;
  link?: string;
  record?: string;
}

/** What the address of an embedded table says. */
export interface EmbedConfig {
  link: string;
  mode?: string;
  game?: string;
  at?: number;
  seat?: number;
  controls: "watch" | "try" | "decide" | "none";
  start: "view" | "touch";
  lang?: string;
  theme?: "light" | "dark" | "auto";
  pace?: "slow" | "normal" | "fast" | "once";
  host?: string;
}

export type Tell = (stage: Progress["stage"], done?: number, total?: number) => void;

export type Supply = Record<"base" | "loader" | "glue" | "wasm" | "stdlib", () => Promise<any>> & {
  part(name: string): Promise<ArrayBuffer>;
};
