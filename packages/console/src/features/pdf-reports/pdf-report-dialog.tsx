import { ApiError } from '@vigia/api/client';
import { REPORT_DOCUMENT_TITLES } from '@vigia/domain/es';
import type { SectorId } from '@vigia/domain/farm';
import type { ReportSubject } from '@vigia/domain/reports';
import { renderReport } from '@vigia/reports';
import { fileName, saveFile, useWords } from '@vigia/ui';
import { atom, useAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters } from '../../shared/state/use-filters.ts';
import { collectReport, documentCalls } from './collect-report.ts';
import { PdfReportView } from './pdf-report-view.tsx';
import { printInBrowser } from './print-in-browser.ts';
import { draftFields, NEW_DRAFT, NO_FIELDS, type ReportDraft, reportOptions } from './report-draft.ts';
import { PDF_REPORTS } from './words.ts';

/** Drafts that were not downloaded yet, by report and sector: closing the dialog loses nothing. */
const draftsAtom = atom<Readonly<Record<string, ReportDraft>>>({});

const hasNoPrinter = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'no-printer';

const keyOf = ({ document, client, sector, pests }: ReportSubject, userId: number): string =>
  [userId, document, client.id, sector?.id, pests[0]?.id].join('/');

interface PdfReportDialogProps {
  /** One, or one of each field that can be chosen. */
  readonly subjects: readonly ReportSubject[];
  readonly onClose: () => void;
}

/** Makes the pages here, has them printed by the service, and saves the file; without a printer, prints here. */
export function PdfReportDialog({ subjects, onClose }: PdfReportDialogProps) {
  const words = useWords(PDF_REPORTS);
  const { user, today } = useFarm();
  const { suppose } = useFilters();
  const calls = useCalls(documentCalls);
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const [isOpen, setOpen] = useState(true);
  const [sectorId, setSectorId] = useState<SectorId | null>(null);
  const done = useRef<string>(words.downloaded);
  const sectors = useMemo(() => subjects.flatMap(({ sector }) => sector ?? []), [subjects]);
  const subject =
    (subjects.length === 1 ? subjects[0] : subjects.find(({ sector }) => sector?.id === sectorId)) ?? null;
  const fields = useMemo(() => (subject ? draftFields(subject, user) : NO_FIELDS), [subject, user]);
  const key = subject && keyOf(subject, user.id);
  const draft = (key === null ? undefined : drafts[key]) ?? NEW_DRAFT;
  const keep = (next: ReportDraft) => key !== null && setDrafts((now) => ({ ...now, [key]: next }));

  const download = async (signal: AbortSignal) => {
    if (!subject) return;
    const { document, client, sector } = subject;
    const report = await collectReport(calls, subject, reportOptions(draft, fields), today, signal);
    const html = renderReport(report);
    const name = words.file(REPORT_DOCUMENT_TITLES[document], sector?.name ?? client.name, today);
    try {
      saveFile(await calls.reports.print(html, client.id, signal), fileName(name, 'pdf'));
      done.current = words.downloaded;
    } catch (error) {
      if (!hasNoPrinter(error)) throw error;
      await printInBrowser(html);
      done.current = words.printed;
    }
  };
  return (
    <PdfReportView
      subject={subject}
      {...(subjects.length > 1 ? { choice: { sectors, onChange: setSectorId } } : {})}
      isSupposing={subject?.document === 'pest' && suppose !== undefined}
      fields={fields}
      draft={draft}
      onDraft={keep}
      today={today}
      onDownload={download}
      doneMessage={() => done.current}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onReset={(saved) => {
        if (saved) keep(NEW_DRAFT);
        onClose();
      }}
    />
  );
}
