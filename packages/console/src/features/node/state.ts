import type { Period } from '@vigia/domain';
import { atom } from 'jotai';

/** Graphs of a device start with its last thirty days; the choice stays from device to device. */
export const periodAtom = atom<Period>('30days');
