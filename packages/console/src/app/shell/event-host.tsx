import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { late } from '../../shared/late/late.ts';
import { useLateDialog } from '../../shared/late/late-dialog.tsx';
import { reportingUserAtom } from '../../shared/state/event-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';

export const eventDialog = late(
  async () => (await import('../../features/event-form/event-dialog.tsx')).EventDialog,
);

/** Draws «Nuevo Reporte» while it is open. */
export function EventHost() {
  const { user } = useFarm();
  const [reporting, setReporting] = useAtom(reportingUserAtom);
  const isOpen = reporting === user.id;
  const close = useCallback(() => setReporting(null), [setReporting]);
  const Dialog = useLateDialog(eventDialog, isOpen, close);
  return isOpen && Dialog ? <Dialog onClose={close} /> : null;
}
