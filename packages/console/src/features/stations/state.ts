import { atom } from 'jotai';

/** What is typed in the search box; it stays while the console is open. */
export const searchAtom = atom('');
