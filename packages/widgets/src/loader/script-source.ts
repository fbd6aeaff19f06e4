import type { Panels, PanelsSource } from './panels-source.ts';

/** Pause between two tries, ms: a pointer moves many times in a second. */
const PAUSE_MS = 3000;

/**
 * The interactive part next to the loader. It is fetched by a link and checked against the hash that the build
 * wrote into the loader; a file with another hash never runs.
 */
export function scriptSource(url: string, integrity: string): PanelsSource {
  let fetched: Promise<void> | undefined;
  let address = url;
  let failures = 0;
  const fetch = () => {
    fetched ??= new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      // After the requests of the page and of other elements.
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
      // A document never requests a module again that failed once; with another address it does.
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
