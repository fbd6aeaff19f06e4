import { Button, useSnackbar } from '@vigia/ui';
import { useAtom } from 'jotai';
import { ClipboardPen } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { reportingUserAtom } from '../../shared/state/report-dialog.ts';
import { WORDS } from './words.ts';

type ReportDialog = ComponentType<{ readonly onClose: () => void }>;

const load = (): Promise<ReportDialog> =>
  import('../../features/report/report-dialog.tsx').then((module) => module.ReportDialog);

/** REGISTRO: opens "Nuevo Reporte" on every screen. Its dialog is fetched when somebody is about to press it. */
export function ReportButton() {
  const { user } = useFarm();
  const [reporting, setReporting] = useAtom(reportingUserAtom);
  const [Dialog, setDialog] = useState<ReportDialog | null>(null);
  const { failure } = useSnackbar();
  const isOpen = reporting === user.id;
  const close = useCallback(() => setReporting(null), [setReporting]);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        failure(WORDS.reportNotLoaded);
        setReporting(null);
      },
    );
  }, [isOpen, Dialog, failure, setReporting]);

  const press = {
    onPress: () => setReporting(user.id),
    onHoverStart: () => void load().catch(() => {}),
  };
  return (
    <>
      <Button variant="primary" icon={ClipboardPen} busy={isOpen && !Dialog} {...press}>
        {WORDS.report}
      </Button>
      {isOpen && Dialog && <Dialog onClose={close} />}
    </>
  );
}
