import type { Panels, PanelsDoor } from './panels-door.ts';

/**
 * The interactive part next to the loader. Fetched by a link, it is checked against the hash that was written into the
 * loader when both were built; what does not match is never run.
 */
export function scriptDoor(url: string, integrity: string): PanelsDoor {
  let fetched: Promise<void> | undefined;
  const fetch = () => {
    fetched ??= new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      // After what the page itself and other elements ask for.
      link.fetchPriority = 'low';
      link.crossOrigin = '';
      link.integrity = integrity;
      link.href = url;
      link.onload = () => resolve(link.remove());
      link.onerror = () => {
        link.remove();
        reject(new Error(`no ${url}`));
      };
      document.head.append(link);
    });
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
  return {
    fetch,
    load: () => fetch().then(() => import(/* @vite-ignore */ url) as Promise<Panels>),
  };
}
