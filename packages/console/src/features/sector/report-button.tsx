import type { Pest } from '@vigia/domain/farm';
import type { ReportDocument } from '@vigia/domain/reports';
import { Button, useWords } from '@vigia/ui';
import { FileDown } from 'lucide-react';
import { useMemo } from 'react';
import { reportSubject } from '../../shared/pdf-report/pdf-report.ts';
import { useReportButton } from '../../shared/pdf-report/use-report-button.ts';
import type { SectorChoice } from '../../shared/series/sector-choice.ts';
import type { OnPaper } from '../../shared/side-by-side/compared-in-report.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { SECTOR } from './words.ts';

interface ReportButtonProps {
  readonly document: ReportDocument;
  readonly choice: SectorChoice;
  /** Null where the report follows none. */
  readonly pest?: Pest | null;
  /** What the tab lays over its charts. */
  readonly onPaper: OnPaper;
}

/** The report of what a tab shows. */
export function ReportButton({ document, choice, pest = null, onPaper }: ReportButtonProps) {
  const words = useWords(SECTOR);
  const { tree } = useFarm();
  const subject = useMemo(
    () => reportSubject(document, tree, choice, pest ? [pest] : []),
    [document, tree, choice, pest],
  );
  return (
    <Button icon={FileDown} {...useReportButton(subject, onPaper)}>
      {words.report}
    </Button>
  );
}
