import { Workbox } from 'workbox-window';

const WORKER = '/service-worker.js';
/** How often a console that stays open asks for a newer build, ms. */
const ASKED_EVERY_MS = 60 * 60_000;

/**
 * Has the service worker keep all files of the console, so that it opens without a network, and looks for newer builds.
 *
 * @param onNewer called when a newer build is kept and waits; `take` opens it, in all tabs
 * @returns a function that stops looking
 */
export function followVersions(onNewer: (take: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const worker = new Workbox(WORKER, { updateViaCache: 'none' });
  worker.addEventListener('waiting', () => {
    onNewer(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    });
  });
  // A browser without place, or a page that is not secure, has none: the console works with the network alone.
  worker.register({ immediate: true }).catch(() => undefined);
  const look = () => void worker.update().catch(() => undefined);
  const timer = setInterval(look, ASKED_EVERY_MS);
  window.addEventListener('online', look);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', look);
  };
}
