import type { Mode } from '@vigia/ui';
import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { keepLook, onLookChosenElsewhere, readLook } from '../look/kept-look.ts';
import { type Look, modeOf } from '../look/look.ts';
import { deviceWishes, onOtherWishes } from '../look/page.ts';

const keptAtom = atomWithLazy(readLook);
keptAtom.onMount = (set) => onLookChosenElsewhere(() => set(readLook()));

const wishesAtom = atomWithLazy(deviceWishes);
wishesAtom.onMount = (set) => onOtherWishes(() => set(deviceWishes()));

/** The look chosen on this device; a change is stored, and the other tabs follow it. */
export const lookAtom = atom(
  (get): Look => get(keptAtom),
  (get, set, change: Partial<Look>) => {
    const look = { ...get(keptAtom), ...change };
    set(keptAtom, look);
    keepLook(look);
  },
);

/** The palette that results from the look and the device. */
export const modeAtom = atom((get): Mode => modeOf(get(lookAtom).theme, get(wishesAtom)));
