import { atom } from 'jotai';

/** How often the line to the service has come back so far. */
export const lineBackAtom = atom(0);

/** How many screens stand there without what they are made of: no data are on them. */
export const screenFailedAtom = atom(0);
