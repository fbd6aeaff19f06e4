import { hasStorage, readStored, writeStored } from './storage.ts';

const KEY = 'signed-in';

/** False if nobody was signed in on this browser, so that no session needs to be restored. */
export const mayHaveSession = (): boolean => !hasStorage() || readStored(KEY) === true;

export const keepSignedIn = (is: boolean): void => writeStored(KEY, is);
