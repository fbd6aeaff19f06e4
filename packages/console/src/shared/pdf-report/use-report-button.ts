import type { ReportSubject } from '@vigia/domain/reports';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { pdfReportAtom } from './pdf-report.ts';

/** The button "Informe": opens the download dialog for `subject`; null without anything to report. */
export function useReportButton(subject: ReportSubject | null) {
  const open = useSetAtom(pdfReportAtom);
  const onPress = useCallback(() => open(subject && [subject]), [open, subject]);
  return { onPress, isDisabled: subject === null || subject.stations.length === 0 };
}
