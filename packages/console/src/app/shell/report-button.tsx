import { Button, useWords } from '@vigia/ui';
import { useAtom } from 'jotai';
import { ClipboardPen } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadPart } from '../../shared/new-version.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { reportingUserAtom } from '../../shared/state/report-dialog.ts';
import { useTellMissing } from '../../shared/ui/use-tell-missing.ts';
import { SHELL } from './words.ts';

type ReportDialog = ComponentType<{ readonly onClose: () => void }>;

const load = (): Promise<ReportDialog> =>
  import('../../features/report/report-dialog.tsx').then((module) => module.ReportDialog);

/** REGISTRO: opens "Nuevo Reporte" on every screen. Its dialog is fetched when somebody is about to press it. */
export function ReportButton() {
  const words = useWords(SHELL);
  const { user } = useFarm();
  const [reporting, setReporting] = useAtom(reportingUserAtom);
  const [Dialog, setDialog] = useState<ReportDialog | null>(null);
  const tellMissing = useTellMissing();
  const isOpen = reporting === user.id;
  const close = useCallback(() => setReporting(null), [setReporting]);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadPart(load).then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => {
        tellMissing(error);
        setReporting(null);
      },
    );
  }, [isOpen, Dialog, tellMissing, setReporting]);

  const press = {
    onPress: () => setReporting(user.id),
    onHoverStart: () => void load().catch(() => {}),
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
