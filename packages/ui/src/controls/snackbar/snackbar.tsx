import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Status } from '../../theme/tokens.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import { makeAnnouncements } from './announcements.ts';
import type { SnackbarOptions } from './snackbar-queue.ts';

/** @param options duration and action, or the ms on screen alone; 8 s by default */
type Show = (text: string, options?: SnackbarOptions | number) => void;

export interface Snackbar {
  readonly success: Show;
  readonly failure: Show;
  readonly notice: Show;
}

const SnackbarContext = createContext<Snackbar | null>(null);

/** @throws {Error} used outside `SnackbarProvider` */
export function useSnackbar(): Snackbar {
  const snackbar = useContext(SnackbarContext);
  if (!snackbar) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return snackbar;
}

const part = latePart(async () => (await import('./snackbar-region.tsx')).SnackbarRegion);

/**
 * Says at the foot of the screen how an action went, and to screen readers as it comes. Up to three at a time; their
 * time stands still while one is pointed at or has focus (F6 leads there).
 */
export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  const [isWaiting, setWaiting] = useState(false);
  const [announcements] = useState(() => makeAnnouncements(() => setWaiting(true)));
  const Region = useLatePart(part, isWaiting);
  const snackbar = useMemo<Snackbar>(() => {
    const show =
      (status: Status): Show =>
      (text, options) =>
        announcements.announce(status, text, options);
    return { success: show('ok'), failure: show('error'), notice: show('neutral') };
  }, [announcements]);
  return (
    <SnackbarContext value={snackbar}>
      {children}
      {Region && <Region announcements={announcements} />}
    </SnackbarContext>
  );
}
