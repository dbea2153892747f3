// Keeps every file of one release, and answers from what it keeps: a page never gets files of two releases.
// (Workbox and the list of files come before this and into it: web/tools/precache.py.)

const { core, precaching, routing } = workbox;

// A file that is not what the list says ends the installation, and the release before stays.
precaching.precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
precaching.cleanupOutdatedCaches();

// What lies at an address with a hash goes straight from the cache to the page, where the browser can do that: a start
// asks for forty files, and this script need not look at each.
addEventListener("install", (event) => {
  const kept = (files) => ({ condition: { urlPattern: files }, source: { cacheName: core.cacheNames.precache } });
  event.addRoutes?.([kept("assets/*"), kept("py/*")]).catch(() => {});
});

// An address that is not ours leads home where there is no network to say so.
routing.registerRoute(
  ({ request }) => request.mode === "navigate",
  ({ request }) => fetch(request).catch(() => Response.redirect(registration.scope)),
);

// The page says when: at once after the first visit; a newer release only when no game is on a table (web/offline.js).
addEventListener("message", ({ data }) => {
  if (data?.type === "CLAIM") clients.claim();
  if (data?.type === "SKIP_WAITING") skipWaiting();
});
