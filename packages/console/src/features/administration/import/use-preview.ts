import { ApiError, newIdempotencyKey, type StationsImportColumns } from '@vigia/api/client';
import { LARGEST_IMPORT } from '@vigia/domain/devices';
import { useWords } from '@vigia/ui';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import { REASONS, type ReasonWords } from '../../../shared/reason-words.ts';
import { useFirstFile } from '../use-first-file.ts';
import { columnTitles } from './column-titles.ts';
import { IMPORT } from './words.ts';

/** The result of reading a file without storing it. */
export type Preview<Report> =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'ready'; readonly report: Report }
  | Refusal;
export type Refusal = {
  readonly kind: 'refused';
  readonly reason: string;
  readonly lines: readonly string[];
};

/** How the file is read, where it differs from the usual way. */
export interface ReadOptions {
  readonly columns: StationsImportColumns;
  readonly emptyCodes: boolean;
  /** Null: the clock of America/Santiago. */
  readonly utcOffset: string | null;
}
export const USUAL: ReadOptions = { columns: {}, emptyCodes: false, utcOffset: null };

export interface ChosenFile {
  readonly file: File;
  readonly titles: readonly string[];
  readonly options: ReadOptions;
  /** Idempotency key of the import. */
  readonly key: string;
}

/** First line of a file, with any number of columns. */
const HEAD_BYTES = 16_384;

/** Messages about the file as a whole are shown in the reason, and not repeated among its lines. */
function refused(reasons: ReasonWords, error: unknown): Refusal {
  const reason = reasonOf(reasons, error);
  const messages =
    error instanceof ApiError ? (error.problem?.errors ?? []).map(({ message }) => message) : [];
  return { kind: 'refused', reason, lines: messages.filter((message) => message !== reason) };
}

/** A file as it is sent. */
export interface FileToSend extends Omit<ReadOptions, 'utcOffset'> {
  readonly file: File;
  readonly fileName: string;
  readonly utcOffset: string | undefined;
}

/** How a file is tried and stored; keep it the same between renders. */
export interface FileSender<Report> {
  readonly preview: (file: FileToSend, signal: AbortSignal) => Promise<Report>;
  readonly save: (file: FileToSend, key: string, signal: AbortSignal) => Promise<unknown>;
}

const asSent = ({ file, options }: ChosenFile): FileToSend => {
  const { columns, emptyCodes, utcOffset } = options;
  return { file, fileName: file.name, columns, emptyCodes, utcOffset: utcOffset ?? undefined };
};

/**
 * The file of measurements to be imported, tried again with each choice of columns.
 *
 * @param first a file that is chosen already
 */
export function usePreview<Report>(sender: FileSender<Report>, first: File | undefined) {
  const words = useWords(IMPORT);
  const reasons = useWords(REASONS);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [preview, setPreview] = useState<Preview<Report>>({ kind: 'none' });
  useEffect(() => {
    if (chosen === null) return;
    if (chosen.file.size > LARGEST_IMPORT) {
      setPreview({ kind: 'refused', reason: words.tooLarge(chosen.file, LARGEST_IMPORT), lines: [] });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setPreview({ kind: 'reading' });
    sender.preview(asSent(chosen), signal).then(
      (report) => signal.aborted || setPreview({ kind: 'ready', report }),
      (error: unknown) => signal.aborted || setPreview(refused(reasons, error)),
    );
    return () => controller.abort();
  }, [sender, chosen, words.tooLarge, reasons]);
  const choose = async (file: File) => {
    const titles = columnTitles(await file.slice(0, HEAD_BYTES).text());
    setChosen({ file, titles, options: USUAL, key: newIdempotencyKey() });
  };
  useFirstFile(first, choose);
  const readAs = (change: Partial<ReadOptions>) =>
    setChosen((now) => now && { ...now, options: { ...now.options, ...change }, key: newIdempotencyKey() });
  const clear = () => {
    setChosen(null);
    setPreview({ kind: 'none' });
  };
  const save = async (signal: AbortSignal) => {
    if (chosen === null) return;
    await sender.save(asSent(chosen), chosen.key, signal);
  };
  return { chosen, preview, choose, readAs, clear, save };
}
