import { atom } from 'jotai';

/** The text in "Buscar..."; it stays when another screen is opened. */
export const searchAtom = atom('');
