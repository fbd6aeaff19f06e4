import type { Panels, PanelsDoor } from './panels-door.ts';

/** Between two tries: a pointer moves many times in a second. */
const PAUSE_MS = 3000;

/**
 * The interactive part next to the loader. Fetched by a link, it is checked against the hash that was written into the
 * loader when both were built; what does not match is never run.
 */
export function scriptDoor(url: string, integrity: string): PanelsDoor {
  let fetched: Promise<void> | undefined;
  let address = url;
  let failures = 0;
  const fetch = () => {
    fetched ??= new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      // After what the page itself and other elements ask for.
      link.fetchPriority = 'low';
      link.crossOrigin = '';
      link.integrity = integrity;
      link.href = address;
      link.onload = () => resolve(link.remove());
      link.onerror = () => {
        link.remove();
        reject(new Error(`no ${url}`));
      };
      document.head.append(link);
    });
    fetched.catch(() => {
      // A document never asks again for a module that once did not come; by another address it does.
      address = `${url}?${++failures}`;
      setTimeout(() => {
        fetched = undefined;
      }, PAUSE_MS);
    });
    return fetched;
  };
  return {
    fetch,
    load: () => fetch().then(() => import(/* @vite-ignore */ address) as Promise<Panels>),
  };
}
