import { dayOfInstant, type IsoDate } from '@vigia/domain';
import { atom } from 'jotai';

const CHECK_MS = 60_000;
const dayNow = (): IsoDate => dayOfInstant(Date.now());

const dayAtom = atom(dayNow());
dayAtom.onMount = (set) => {
  const timer = setInterval(() => set(dayNow()), CHECK_MS);
  return () => clearInterval(timer);
};

/** Today in Chile; it also changes in a console left open overnight. */
export const todayAtom = atom((get) => get(dayAtom));
