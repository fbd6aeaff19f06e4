import { atom } from 'jotai';

/** Typed in the search box and ticked under "Cultivos"; both stay while the console is open. */
export const searchAtom = atom('');
export const chosenCropsAtom = atom<readonly number[]>([]);
