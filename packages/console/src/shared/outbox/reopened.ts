import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import type { OutboxAct } from './outbox-item.ts';

/** An act that its writer opens again from "Por enviar"; the page that it is about shows it and takes it from here. */
export const reopenedAtom = atom<OutboxAct | null>(null);

/** Calls `open` when an act of this page is opened again. */
export function useReopened(isOfPage: (act: OutboxAct) => boolean, open: () => void): void {
  const [act, setAct] = useAtom(reopenedAtom);
  const isMeant = act !== null && isOfPage(act);
  useEffect(() => {
    if (!isMeant) return;
    setAct(null);
    open();
  });
}
