// What comes before sw.js in the file of the service worker: Workbox, as far as it is used.
declare const workbox: {
  core: { cacheNames: { precache: string } };
  precaching: {
    precacheAndRoute(files: Kept[], options: { ignoreURLParametersMatching: RegExp[] }): void;
    cleanupOutdatedCaches(): void;
    getCacheKeyForURL(url: string): string;
  };
  routing: {
    registerRoute(
      match: (about: { request: Request }) => boolean,
      answer: (about: { request: Request }) => Promise<Response>,
    ): void;
  };
};

/** A file of the release. */
interface Kept {
  url: string;
  integrity: string;
}

declare var __WB_MANIFEST: Kept[];
declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare function addEventListener(type: "install", listener: (event: Installing) => unknown): void;
declare function addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => unknown): void;

/** What a service worker can do while it is installed; `addRoutes` is not in every browser. */
interface Installing extends ExtendableEvent {
  addRoutes?(routes: { condition: { urlPattern: string }; source: { cacheName: string } }[]): Promise<void>;
}
