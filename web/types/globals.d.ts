import type { EmbedConfig } from "./page.js";

declare global {
  /** Of the embedded table: what its first script has read off the address. */
  var embedded: { read: (fragment: string) => EmbedConfig; config: EmbedConfig; game: string | undefined };

  /** Of the one file: what its pages and its worker find in it (web/onefile). */
  var speciate: {
    page: string;
    place: () => { page: string; fragment: string };
    go: (path: string) => void;
    short: (path: string) => string;
    text: (path: string) => string | null;
    scripts: Record<string, string>;
    thread: string;
    files: Record<string, Promise<ArrayBuffer> | ArrayBuffer>;
    link: (name: string) => string;
  };

  /** Of a shared worker. */
  var onconnect: ((event: MessageEvent) => void) | null;

  // What the page looks for has the members of an HTML element: what is SVG on the board is asked only for those it has too.
  interface ParentNode {
    querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
    querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
  }
  interface Element {
    closest<E extends Element = HTMLElement>(selectors: string): E | null;
  }
}
