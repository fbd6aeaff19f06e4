import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Status } from '../../theme/tokens.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import { makeAnnouncements } from './announcements.ts';
import type { SnackbarOptions } from './snackbar-queue.ts';

/**
 * Shows a message.
 *
 * @param options duration and action, or the time on screen alone, ms; 8 s by default
 */
type Show = (text: string, options?: SnackbarOptions | number) => void;

export interface Snackbar {
  readonly success: Show;
  readonly failure: Show;
  readonly notice: Show;
}

const SnackbarContext = createContext<Snackbar | null>(null);

/**
 * The functions that show messages, one for each status.
 *
 * @throws {Error} used outside `SnackbarProvider`
 */
export function useSnackbar(): Snackbar {
  const snackbar = useContext(SnackbarContext);
  if (!snackbar) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return snackbar;
}

const part = latePart(async () => (await import('./snackbar-region.tsx')).SnackbarRegion);

/**
 * Shows the results of actions at the bottom of the screen and announces them to screen readers. At most three
 * are shown at a time. Their time stops while one is under the pointer or has the focus (F6 moves the focus
 * there).
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
