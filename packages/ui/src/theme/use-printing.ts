import { useSyncExternalStore } from 'react';

const QUERY = 'print';
const onServer = () => false;

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** True while the page is being printed: it is light then, and charts have the width of paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches, onServer);
}

/** Width of a chart on paper, px: A4 upright without its margins. */
export const PRINT_WIDTH = 680;
