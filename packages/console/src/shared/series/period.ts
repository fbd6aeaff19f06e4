import type { Period } from '@vigia/domain';
import { atom } from 'jotai';

/** The period is chosen once for all charts, and stays from screen to screen. */
export const periodAtom = atom<Period>('90days');
