import { hasStorage, readStored, writeStored } from './storage.ts';

const KEY = 'signed-in';

/** Remembers that this browser was signed in: a browser that never was need not ask. */
export const mayHaveSession = (): boolean => !hasStorage() || readStored(KEY) === true;

export const keepSignedIn = (is: boolean): void => writeStored(KEY, is);
