// @ts-check
// What an embedded table and the page around it say to each other: version 1, see EMBEDDING.md.

/** @typedef {(value: unknown) => boolean} Check */

const VERSION = 1;

/** @type {(most: number) => Check} */
const whole = (most) => (value) => typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
/** @type {(most: number) => Check} */
const text = (most) => (value) => typeof value === "string" && value.length <= most;
/** @type {(check: Check) => Check} */
const maybe = (check) => (value) => value === undefined || check(value);
/** @type {(...of: unknown[]) => Check} */
const one =
  (...of) =>
  (value) =>
    of.includes(value);

// What the page may say, and what each field must be.
/** @type {Record<string, Record<string, Check>>} */
const MESSAGES = {
  go: { at: whole(1e6) },
  play: {},
  pause: {},
  reset: {},
  link: {},
  open: {
    link: text(20_000),
    at: maybe(whole(1e6)),
    seat: maybe(whole(31)),
    controls: maybe(one("watch", "try", "decide", "none")),
  },
  show: { lang: maybe(text(8)), theme: maybe(one("light", "dark", "auto")) },
};

/** @param {any} data */
const understood = (data) => {
  if (typeof data !== "object" || data === null || data.speciate !== VERSION || typeof data.type !== "string")
    return false;
  const fields = Object.hasOwn(MESSAGES, data.type) ? MESSAGES[data.type] : null;
  return fields !== null && Object.entries(fields).every(([name, check]) => check(data[name]));
};

// Calls actions[type](message), if there is one, for what the page around says, if it comes from there and from the origin `host`
// (any, if none is named). Returns {say, ignored}: `say(type, fields)` tells the page; `ignored()` counts what was not listened to.
/** @param {string | undefined} host @param {Record<string, (message: any) => unknown>} actions */
export function frameMessages(host, actions) {
  const around = window.parent === window ? null : window.parent;
  let ignored = 0;
  addEventListener("message", ({ source, origin, data }) => {
    const meant = around && source === around && (!host || origin === host) && understood(data) && actions[data.type];
    if (meant) actions[data.type](data);
    else ignored++;
  });
  const target = host && host !== "null" ? host : "*";
  return {
    ignored: () => ignored,
    /** @param {string} type @param {object} fields */
    say(type, fields = {}) {
      try {
        around?.postMessage({ speciate: VERSION, type, ...fields }, target);
      } catch {
        // a `host` that is no origin hears nothing
      }
    },
  };
}
