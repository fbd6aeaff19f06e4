import type { ReportSubject } from '@vigia/domain';
import { useSnackbar, useWords } from '@vigia/ui';
import { useAtom } from 'jotai';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { pdfReportAtom } from '../../shared/pdf-report/pdf-report.ts';
import { SHELL } from './words.ts';

type DownloadDialog = ComponentType<{
  readonly subjects: readonly ReportSubject[];
  readonly onClose: () => void;
}>;

const load = (): Promise<DownloadDialog> =>
  import('../../features/pdf-reports/pdf-report-dialog.tsx').then((module) => module.PdfReportDialog);

/** The dialog behind "Informe" of every screen, fetched when somebody presses it. */
export function PdfReportHost() {
  const words = useWords(SHELL);
  const [subjects, setSubjects] = useAtom(pdfReportAtom);
  const [Dialog, setDialog] = useState<DownloadDialog | null>(null);
  const { failure } = useSnackbar();
  const close = useCallback(() => setSubjects(null), [setSubjects]);
  const isAsked = subjects !== null;

  useEffect(() => {
    if (!isAsked || Dialog) return;
    load().then(
      (loaded) => setDialog(() => loaded),
      () => {
        failure(words.pdfReportNotLoaded);
        setSubjects(null);
      },
    );
  }, [isAsked, Dialog, failure, setSubjects, words.pdfReportNotLoaded]);
  // A report is about the client that is shown.
  useEffect(() => () => setSubjects(null), [setSubjects]);

  return subjects && Dialog && <Dialog subjects={subjects} onClose={close} />;
}
