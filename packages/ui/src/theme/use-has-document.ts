import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * False while a page is rendered to a string, and in the first render that hydrates such a page in a browser.
 */
export const useHasDocument = (): boolean => useSyncExternalStore(subscribe, yes, no);
