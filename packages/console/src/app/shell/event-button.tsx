import { BarButton, Button, useWords } from '@vigia/ui';
import { useAtom } from 'jotai';
import { ClipboardPen } from 'lucide-react';
import { useLate } from '../../shared/late/use-late.ts';
import { reportingUserAtom } from '../../shared/state/event-dialog.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { eventDialog } from './event-host.tsx';
import { SHELL } from './words.ts';

/** The host of the dialog tells why it cannot be loaded. */
const toldByHost = () => undefined;

/** REGISTRO: opens "Nuevo Reporte" on every screen. Its dialog is loaded when somebody is about to press it. */
export function EventButton({ isInBar = false }: { readonly isInBar?: boolean }) {
  const words = useWords(SHELL);
  const { user } = useFarm();
  const [reporting, setReporting] = useAtom(reportingUserAtom);
  const isOpen = reporting === user.id;
  const Dialog = useLate(eventDialog, isOpen, toldByHost);
  const press = {
    busy: isOpen && !Dialog,
    icon: ClipboardPen,
    onPress: () => setReporting(user.id),
    onHoverStart: () => void eventDialog.fetch().catch(() => undefined),
  };
  return isInBar ? (
    <BarButton {...press} isMain label={words.report} />
  ) : (
    <Button {...press} variant="primary">
      {words.report}
    </Button>
  );
}
