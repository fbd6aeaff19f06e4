import { useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { late } from '../../shared/late/late.ts';
import { useLateDialog } from '../../shared/late/late-dialog.tsx';
import { pdfReportAtom } from '../../shared/pdf-report/pdf-report.ts';

const pdfReportDialog = late(
  async () => (await import('../../features/pdf-reports/pdf-report-dialog.tsx')).PdfReportDialog,
);

/** The dialog behind "Informe" of every screen, loaded when somebody presses it. */
export function PdfReportHost() {
  const [subjects, setSubjects] = useAtom(pdfReportAtom);
  const close = useCallback(() => setSubjects(null), [setSubjects]);
  const Dialog = useLateDialog(pdfReportDialog, subjects !== null, close);
  // A report is about the shown client, so it is closed with it.
  useEffect(() => close, [close]);

  return subjects && Dialog && <Dialog subjects={subjects} onClose={close} />;
}
