import {
  newIdempotencyKey,
  type TableCheck,
  type TableKind,
  type TakenTable,
  tableCalls,
} from '@vigia/api/client';
import type { ClientId } from '@vigia/domain/farm';
import { useWords } from '@vigia/ui';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import { REASONS } from '../../../shared/reason-words.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { useFirstFile } from '../use-first-file.ts';
import { type PastedTable, pastedTable, type TableProblem, withCell } from './pasted-table.ts';
import { LARGEST_SHEET, readFile, readText, type Sheet } from './read-sheet.ts';

/** What the dialog shows of a table. */
export type ImportState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly problem: TableProblem | 'unreadable' | 'too-large' }
  | TableState;

/** A table, with the last answer to it. */
export interface TableState {
  readonly kind: 'table';
  readonly table: PastedTable;
  /** Idempotency key of these rows. */
  readonly key: string;
  /** Null before the first answer. */
  readonly check: TableCheck | null;
  readonly isChecking: boolean;
  /** Why the rows could not be compared. */
  readonly failure: string | null;
}

const toCheck = (table: PastedTable, check: TableCheck | null = null): TableState => ({
  ...{ kind: 'table', table, check, isChecking: true, failure: null },
  key: newIdempotencyKey(),
});

/**
 * A table that is pasted or read, compared with what is there after each change, and stored.
 *
 * @param first a file that is chosen already
 */
export function useTableImport(kind: TableKind, clientId: ClientId, first: File | undefined) {
  const reasons = useWords(REASONS);
  const calls = useCalls(tableCalls);
  const [source, setSource] = useState<string | null>(null);
  const [state, setState] = useState<ImportState>({ kind: 'none' });
  const waiting = state.kind === 'table' && state.isChecking ? state : null;
  useEffect(() => {
    if (waiting === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const answer = (more: Partial<TableState>) =>
      setState((now) => (now === waiting ? { ...waiting, isChecking: false, ...more } : now));
    calls.checkTable(kind, clientId, waiting.table.rows, signal).then(
      (check) => signal.aborted || answer({ check }),
      (error: unknown) => signal.aborted || answer({ failure: reasonOf(reasons, error) }),
    );
    return () => controller.abort();
  }, [waiting, calls, kind, clientId, reasons]);

  const read = async (sheet: Promise<Sheet>) => {
    setState({ kind: 'reading' });
    const made = await sheet.then(
      (rows) => pastedTable(kind, rows),
      () => ({ problem: 'unreadable' as const }),
    );
    setState('problem' in made ? { kind: 'refused', problem: made.problem } : toCheck(made));
  };
  const choose = (file: File) => {
    setSource(file.name);
    if (file.size <= LARGEST_SHEET) return read(readFile(file));
    setState({ kind: 'refused', problem: 'too-large' });
    return Promise.resolve();
  };
  useFirstFile(first, choose);
  const changed = (change: (now: TableState) => TableState) =>
    setState((now) => (now.kind === 'table' ? change(now) : now));
  return {
    state,
    /** Name of the file; null for what was pasted, or before anything was. */
    source,
    paste: (text: string) => {
      setSource(null);
      return read(readText(text));
    },
    choose,
    changeCell: (row: number, column: string, text: string) =>
      changed(({ table, check }) => toCheck(withCell(table, row, column, text), check)),
    checkAgain: () => changed(({ table, check }) => toCheck(table, check)),
    clear: () => {
      setSource(null);
      setState({ kind: 'none' });
    },
    /** @throws {ApiError} it was not stored */
    save: async (signal: AbortSignal): Promise<TakenTable | null> => {
      if (state.kind !== 'table' || state.check === null) return null;
      const { key, check, table } = state;
      return await calls.takeTable(kind, clientId, table.rows, { seen: check.seen, key, signal });
    },
    undo: calls.undoTable,
  };
}
