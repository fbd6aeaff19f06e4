import { atom } from 'jotai';

/** What is typed into "Buscar..."; it stays while one looks at another screen. */
export const searchAtom = atom('');
