import { atom } from 'jotai';

/** How often the connection to the service has returned. */
export const lineBackAtom = atom(0);

/** Number of screens that failed to load and show no data. */
export const screenFailedAtom = atom(0);
