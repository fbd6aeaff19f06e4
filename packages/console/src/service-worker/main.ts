import { ROUTES } from '@vigia/domain/access';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { open, show, type ToldScope } from './told.ts';

/** All files of this build; written by `build/service-worker.ts`. */
declare const FILES_OF_THE_BUILD: Parameters<typeof precacheAndRoute>[0];

/** What this file uses of the scope of a service worker, which the page's types do not know. */
declare const self: ToldScope & {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: { readonly data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'push',
    listener: (event: {
      readonly data: { json(): unknown } | null;
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: {
      readonly notification: { readonly data: string; close(): void };
      waitUntil(work: Promise<unknown>): void;
    }) => void,
  ): void;
};

const CONFIG = '/config.json';
const CONFIG_CACHE = 'vigia-config';
/** How long the network may take for the service's configuration before the kept one is used, s. */
const CONFIG_WAIT_S = 3;

// Page and files are always of one build: the page is the kept one, also where there is a network. A newer build
// waits until somebody takes it (`shared/offline/versions.ts`).
precacheAndRoute(FILES_OF_THE_BUILD);
cleanupOutdatedCaches();

/** First step of the addresses that are screens; others are pages of the server, such as the guide. */
const screens = new Set(['', ...ROUTES.map(({ path }) => path.split('/')[1])]);
const isScreen = ({ pathname }: URL): boolean => screens.has(pathname.split('/')[1]);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isScreen(url),
  createHandlerBoundToURL('/index.html'),
);
registerRoute(
  ({ url }) => url.pathname === CONFIG,
  new NetworkFirst({ cacheName: CONFIG_CACHE, networkTimeoutSeconds: CONFIG_WAIT_S }),
);

// The page of the first visit has asked for it before this worker was there.
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(CONFIG_CACHE).then((cache) => cache.add(CONFIG))),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Null where it is no JSON. */
function read(data: { json(): unknown } | null): object | null {
  try {
    return Object(data?.json() ?? null);
  } catch {
    return null;
  }
}
self.addEventListener('push', (event) => event.waitUntil(show(self, read(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(self, event.notification.data));
});
