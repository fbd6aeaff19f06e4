import { isChange, LOOK, readStored, removeStored, writeStored } from '../storage.ts';
import { type Look, lookFrom, USUAL_LOOK } from './look.ts';

/** The look that somebody chose on this device. */
export const readLook = (): Look => lookFrom(readStored(LOOK));

/** The usual look leaves nothing behind. */
export function keepLook(look: Look): void {
  const isUsual = look.theme === USUAL_LOOK.theme && look.density === USUAL_LOOK.density;
  if (isUsual) removeStored(LOOK);
  else writeStored(LOOK, look);
}

/** @returns ends the listening to looks chosen in other tabs */
export function onLookChosenElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (isChange(LOOK, event)) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
