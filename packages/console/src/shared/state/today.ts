import { dayOfInstant } from '@vigia/domain';
import { atom } from 'jotai';
import { clockErrorAtom } from './clock.ts';

const CHECK_MS = 60_000;

const nowAtom = atom(Date.now());
nowAtom.onMount = (set) => {
  const timer = setInterval(() => set(Date.now()), CHECK_MS);
  return () => clearInterval(timer);
};

/** The instant to a minute, by the clock of the service where this device's is wrong, epoch ms. */
export const minuteAtom = atom((get) => get(nowAtom) + get(clockErrorAtom));

/** Today in Chile, by the same clock; it also changes overnight. */
export const todayAtom = atom((get) => dayOfInstant(get(minuteAtom)));
