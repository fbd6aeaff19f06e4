import type { Period } from '@vigia/domain';
import { atom } from 'jotai';

/** Graphs of a station start with its last thirty days; the choice stays from station to station. */
export const periodAtom = atom<Period>('30days');
