import { ApiError, type ImportColumns, type ImportReport, newIdempotencyKey } from '@vigia/api/client';
import type { StationId } from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import { apiAtom } from '../../../shared/state/api.ts';
import { columnTitles } from './column-titles.ts';

/** What became of reading a file without storing it. */
export type Preview =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'ready'; readonly report: ImportReport }
  | { readonly kind: 'refused'; readonly reason: string; readonly lines: readonly string[] };

export interface ChosenFile {
  readonly file: File;
  readonly titles: readonly string[];
  readonly columns: ImportColumns;
  /** What is imported under it is imported once. */
  readonly key: string;
}

/** First line of a file, however many columns it has. */
const HEAD_BYTES = 16_384;

const refused = (error: unknown): Preview => ({
  kind: 'refused',
  reason: reasonOf(error),
  lines: error instanceof ApiError ? (error.problem?.errors ?? []).map(({ message }) => message) : [],
});

/** The file of measurements that is to be imported, tried out anew with each choice of columns. */
export function usePreview(stationId: StationId) {
  const api = useAtomValue(apiAtom);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<Preview>({ kind: 'none' });
  useEffect(() => {
    if (chosen === null) return;
    const { file, columns } = chosen;
    const controller = new AbortController();
    const { signal } = controller;
    setPreview({ kind: 'reading' });
    api.imports.previewMeasurements({ stationId, file, fileName: file.name, columns }, signal).then(
      (report) => signal.aborted || setPreview({ kind: 'ready', report }),
      (error: unknown) => signal.aborted || setPreview(refused(error)),
    );
    return () => controller.abort();
  }, [api, stationId, chosen]);
  const choose = async (file: File) => {
    const titles = columnTitles(await file.slice(0, HEAD_BYTES).text());
    setChosen({ file, titles, columns: {}, key: newIdempotencyKey() });
  };
  const map = (change: ImportColumns) =>
    setChosen((now) => now && { ...now, columns: { ...now.columns, ...change }, key: newIdempotencyKey() });
  const clear = () => {
    setChosen(null);
    setPreview({ kind: 'none' });
  };
  const save = async (signal: AbortSignal) => {
    if (chosen === null) return;
    const { file, columns, key } = chosen;
    await api.imports.importMeasurements({ stationId, file, fileName: file.name, columns }, key, signal);
  };
  return { chosen, preview, choose, map, clear, save };
}
