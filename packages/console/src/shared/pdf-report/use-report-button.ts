import type { ReportSubject } from '@vigia/domain/reports';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { OnPaper } from '../side-by-side/compared-in-report.ts';
import { pdfReportAtom } from './pdf-report.ts';

const NOTHING: OnPaper = { make: () => null, isLoading: false };

/**
 * The button "Informe": opens the download dialog.
 *
 * @param subject null without anything to report
 * @param beside what the screen lays over its charts; while that is loading, the button waits
 */
export function useReportButton(subject: ReportSubject | null, { make, isLoading }: OnPaper = NOTHING) {
  const open = useSetAtom(pdfReportAtom);
  const onPress = useCallback(
    () => open(subject && [{ ...subject, compared: make() }]),
    [open, subject, make],
  );
  return { onPress, isDisabled: isLoading || subject === null || subject.stations.length === 0 };
}
