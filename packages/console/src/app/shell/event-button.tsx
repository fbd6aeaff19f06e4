import { Button, useWords } from '@vigia/ui';
import { useAtom } from 'jotai';
import { ClipboardPen } from 'lucide-react';
import { useCallback } from 'react';
import { late } from '../../shared/late/late.ts';
import { useLateDialog } from '../../shared/late/late-dialog.tsx';
import { reportingUserAtom } from '../../shared/state/event-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { SHELL } from './words.ts';

const eventDialog = late(
  async () => (await import('../../features/event-form/event-dialog.tsx')).EventDialog,
);

/** REGISTRO: opens "Nuevo Reporte" on every screen. Its dialog is loaded when somebody is about to press it. */
export function EventButton() {
  const words = useWords(SHELL);
  const { user } = useFarm();
  const [reporting, setReporting] = useAtom(reportingUserAtom);
  const isOpen = reporting === user.id;
  const close = useCallback(() => setReporting(null), [setReporting]);
  const Dialog = useLateDialog(eventDialog, isOpen, close);
  const press = {
    onPress: () => setReporting(user.id),
    onHoverStart: () => void eventDialog.fetch().catch(() => undefined),
  };
  return (
    <>
      <Button variant="primary" icon={ClipboardPen} busy={isOpen && !Dialog} {...press}>
        {words.report}
      </Button>
      {isOpen && Dialog && <Dialog onClose={close} />}
    </>
  );
}
