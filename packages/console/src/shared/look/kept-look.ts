import { isChange, LOOK, readStored, removeStored, writeStored } from '../storage.ts';
import { type Look, lookFrom, USUAL_LOOK } from './look.ts';

/** The look chosen on this device. */
export const readLook = (): Look => lookFrom(readStored(LOOK));

/** Stores a look; the default look is stored as no entry. */
export function keepLook(look: Look): void {
  const isUsual = look.theme === USUAL_LOOK.theme && look.density === USUAL_LOOK.density;
  if (isUsual) removeStored(LOOK);
  else writeStored(LOOK, look);
}

/** @returns a function that stops listening to looks chosen in other tabs */
export function onLookChosenElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (isChange(LOOK, event)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
