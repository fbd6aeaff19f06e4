import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser sees a network; with one the service may still be out of reach. */
export const useIsOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
