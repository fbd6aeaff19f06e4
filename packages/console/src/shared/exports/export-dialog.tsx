import { ApiError, type ExportRequest, exportCalls } from '@vigia/api/client';
import { ERROR_WORDS } from '@vigia/domain/es';
import { EXPORT_TABLES, type ExportTable } from '@vigia/domain/farm';
import { fileName, saveFile, useWords } from '@vigia/ui';
import { useState } from 'react';
import { useCalls } from '../state/calls.ts';
import { type ExportDraft, type ExportSource, exportName, requestOf } from './export-draft.ts';
import { ExportView } from './export-view.tsx';
import { EXPORTS, type ExportWords } from './words.ts';

export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly source: ExportSource;
  /** What it opens with; without them all fields, the newest season and every table. */
  readonly sectorId?: number | undefined;
  readonly seasonId?: number | undefined;
  readonly tables?: readonly ExportTable[];
}

/** Downloads data of a client, or of one of its fields, as a file. */
export function ExportDialog({
  source,
  sectorId,
  seasonId,
  tables = EXPORT_TABLES,
  ...opening
}: ExportDialogProps) {
  const words = useWords(EXPORTS);
  const calls = useCalls(exportCalls);
  const [draft, setDraft] = useState<ExportDraft>({
    sectorId: sectorId ?? 'all',
    seasonId: seasonId ?? source.seasons[0]?.id ?? 'days',
    start: '',
    end: '',
    kind: 'xlsx',
    tables,
  });
  const download = async (signal: AbortSignal) => {
    const [blob, extension] = await fileOf(calls, requestOf(source, draft), draft, signal);
    saveFile(blob, fileName(exportName(words, source, draft), extension));
  };
  return (
    <ExportView
      {...opening}
      source={source}
      draft={draft}
      onChange={(changes) => setDraft({ ...draft, ...changes })}
      onDownload={download}
      failedMessage={(error) => failure(words, error)}
    />
  );
}

async function fileOf(
  calls: ReturnType<typeof exportCalls>,
  request: ExportRequest,
  { kind, tables }: ExportDraft,
  signal: AbortSignal,
): Promise<[Blob, string]> {
  if (kind === 'map') return [await calls.map(request, signal), 'geojson'];
  if (kind === 'calendar') return [await calls.calendar(request, signal), 'ics'];
  if (kind === 'pdf') return [await calls.tables(request, ['logbook'], kind, signal), kind];
  const isArchive = tables.length > 1 && kind !== 'xlsx';
  const extension = kind === 'csv-es' ? 'csv' : kind;
  return [await calls.tables(request, tables, kind, signal), isArchive ? 'zip' : extension];
}

function failure(words: ExportWords, error: unknown): string {
  if (!(error instanceof ApiError)) return words.failed;
  if (error.kind === 'network' && !navigator.onLine) return ERROR_WORDS.saveOffline;
  if (error.problem?.code === 'too-many-requests') return words.tooMany;
  if (error.problem?.code === 'no-printer') return words.noPrinter;
  return error.problem?.errors?.[0]?.message ?? words.failed;
}
