// @ts-check
// Keeps every file of one release, and answers from what it keeps: a page never gets files of two releases.
// (Workbox and the list of files come before this and into it: web/tools/precache.py.)

const { core, precaching, routing } = workbox;

// A file that is not what the list says ends the installation, and the release before stays.
const files = self.__WB_MANIFEST;
precaching.precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
precaching.cleanupOutdatedCaches();

// What lies at an address with a hash goes straight from the cache to the page, where the browser can do that: a start
// asks for forty files, and this script need not look at each.
addEventListener("install", (event) => {
  /** @param {string} files */
  const kept = (files) => ({ condition: { urlPattern: files }, source: { cacheName: core.cacheNames.precache } });
  event.addRoutes?.([kept("assets/*"), kept("py/*")]).catch(() => {});
});

// An address that is not ours leads home where there is no network to say so.
routing.registerRoute(
  ({ request }) => request.mode === "navigate",
  ({ request }) => fetch(request).catch(() => Response.redirect(registration.scope)),
);

// Whether every file is here. A browser, or its owner, may clear a cache under a living worker: what is gone is fetched again.
async function whole() {
  const cache = await caches.open(core.cacheNames.precache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const gone = files.filter(({ url }) => !kept.has(precaching.getCacheKeyForURL(url)));
  try {
    for (const { url, integrity } of gone)
      await cache.put(precaching.getCacheKeyForURL(url), await sound(url, integrity));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} url @param {string} integrity */
async function sound(url, integrity) {
  const answer = await fetch(new Request(url, { integrity, cache: "no-cache", credentials: "same-origin" }));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

// The page says when: at once after the first visit; a newer release only when no game is on a table (web/offline.js).
addEventListener("message", (event) => {
  const { type } = event.data ?? {};
  if (type === "CLAIM") clients.claim();
  if (type === "SKIP_WAITING") skipWaiting();
  if (type === "WHOLE") event.waitUntil(whole().then((all) => event.ports[0].postMessage(all)));
});
