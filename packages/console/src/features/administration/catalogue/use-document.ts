import { ApiError, type PreviewedSeason } from '@vigia/api/client';
import type { StationId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useEffect, useState } from 'react';
import { useFirstFile } from '../use-first-file.ts';
import { CATALOGUE } from './words.ts';

/** A fault of a document: its path in it, empty for the whole. */
export interface DocumentFault {
  readonly path: string;
  readonly message: string;
}
/** How far the chosen document is looked at. */
export type DocumentCheck =
  | { readonly kind: 'none' | 'reading' }
  | { readonly kind: 'refused'; readonly faults: readonly DocumentFault[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly seasons: readonly PreviewedSeason[] };

export interface ChosenDocument {
  readonly fileName: string;
  /** What the file contains; undefined if it is no JSON. */
  readonly document: unknown;
}

/** Checks a document without taking it; `stationId` null: without trying it on a station. */
export type Preview = (
  document: unknown,
  stationId: StationId | null,
  signal: AbortSignal,
) => Promise<readonly PreviewedSeason[]>;

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names the service gives to the request's own fields: what is wrong is the document as a whole. */
const WHOLE = 'document';

function outcomeOf(error: unknown): DocumentCheck {
  if (!(error instanceof ApiError) || error.kind !== 'invalid') return { kind: 'failed' };
  const faults = (error.problem?.errors ?? []).map(({ field, message }) => ({
    path: field === WHOLE ? '' : field,
    message,
  }));
  return { kind: 'refused', faults };
}

/**
 * The document of a chosen file, checked and tried on a station, and again on another one.
 *
 * @param first a file that is chosen already
 */
export function useDocument(preview: Preview, stationId: StationId | null, first: File | undefined) {
  const words = useWords(CATALOGUE).document;
  const [chosen, setChosen] = useState<ChosenDocument | null>(null);
  const [check, setCheck] = useState<DocumentCheck>({ kind: 'none' });
  useEffect(() => {
    if (chosen === null) return setCheck({ kind: 'none' });
    if (chosen.document === undefined) {
      return setCheck({ kind: 'refused', faults: [{ path: '', message: words.noJson }] });
    }
    const controller = new AbortController();
    const { signal } = controller;
    setCheck({ kind: 'reading' });
    preview(chosen.document, stationId, signal).then(
      (seasons) => signal.aborted || setCheck({ kind: 'ready', seasons }),
      (error: unknown) => signal.aborted || setCheck(outcomeOf(error)),
    );
    return () => controller.abort();
  }, [chosen, preview, stationId, words]);
  const choose = async (file: File) => setChosen({ fileName: file.name, document: read(await file.text()) });
  useFirstFile(first, choose);
  return {
    chosen,
    check,
    choose,
    clear: () => setChosen(null),
  };
}
