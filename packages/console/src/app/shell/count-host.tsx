import { useAtom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { late } from '../../shared/late/late.ts';
import { useLateDialog } from '../../shared/late/late-dialog.tsx';
import { countingUserAtom, wantedCountAtom } from '../../shared/state/count-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';

const countsDialog = late(
  async () => (await import('../../features/trap-counts/counts-dialog.tsx')).CountsDialog,
);

/** Draws «Conteo en terreno» while it is open; its code is loaded then. */
export function CountHost() {
  const { user } = useFarm();
  const [counting, setCounting] = useAtom(countingUserAtom);
  const want = useSetAtom(wantedCountAtom);
  const isOpen = counting === user.id;
  const close = useCallback(() => {
    setCounting(null);
    want(null);
  }, [setCounting, want]);
  const Dialog = useLateDialog(countsDialog, isOpen, close);
  return isOpen && Dialog ? <Dialog onClose={close} /> : null;
}
