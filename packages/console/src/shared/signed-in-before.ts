import { hasStorage, readStored, writeStored } from './storage.ts';

const KEY = 'signed-in';

/** Tells a browser that was signed in from one that never was, which then need not ask. */
export const mayHaveSession = (): boolean => !hasStorage() || readStored(KEY) === true;

export const keepSignedIn = (is: boolean): void => writeStored(KEY, is);
