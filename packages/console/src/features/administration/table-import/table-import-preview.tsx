import type { TableKind } from '@vigia/api/client';
import { Button, Notice, ProgressBar, useWords } from '@vigia/ui';
import { type PreviewRow, TablePreview } from '@vigia/ui/table-preview';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { titleOf } from './table-kinds.ts';
import type { TableState } from './use-table-import.ts';
import { TABLE_IMPORT, type TableImportWords } from './words.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  &:focus { outline: none; }
`;

/** In the order in which the summary counts them. */
const COUNTED = ['new', 'changed', 'archived', 'same', 'wrong'] as const;

interface TableImportPreviewProps {
  readonly kind: TableKind;
  readonly state: TableState;
  readonly onCell: (row: number, column: string, text: string) => void;
  readonly onRetry: () => void;
}

/** What a table would do, counted and row by row. */
export function TableImportPreview({ kind, state, onCell, onRetry }: TableImportPreviewProps) {
  const words = useWords(TABLE_IMPORT);
  const { table, check, isChecking, failure } = state;
  const rows = useMemo(() => previewRows(state), [state]);
  const columns = useMemo(() => {
    const wrong = check?.rows.flatMap(({ errors }) => Object.keys(errors)) ?? [];
    return [...new Set([...table.columns, ...wrong])].map((id) => ({ id, header: titleOf(kind, id) }));
  }, [table, check, kind]);
  const box = useRef<HTMLDivElement>(null);
  // What was pasted is gone from where the reader was.
  useEffect(() => box.current?.focus(), []);
  return (
    <Box ref={box} role="group" aria-label={words.preview} tabIndex={-1}>
      {failure !== null && (
        <Notice status="error" action={<Button onPress={onRetry}>{words.retry}</Button>}>
          {words.failed(failure)}
        </Notice>
      )}
      {isChecking && <ProgressBar label={words.checking(table.rows.length)} />}
      {check && !isChecking && (
        <Notice status={check.counts.wrong > 0 ? 'error' : 'ok'}>
          {summaryOf(words, state)} {check.counts.wrong > 0 && words.fix}
        </Notice>
      )}
      {table.unused.length > 0 && <Notice status="warning">{words.unused(table.unused)}</Notice>}
      {(kind === 'nodes' || kind === 'users') && (check?.counts.new ?? 0) > 0 && (
        <Notice>{words.afterwards[kind]}</Notice>
      )}
      {check && (
        <TablePreview
          label={words.preview}
          columns={columns}
          rows={rows}
          onChange={onCell}
          isChecking={isChecking}
        />
      )}
    </Box>
  );
}

function summaryOf(words: TableImportWords, { table, check }: TableState): string {
  const counts = check?.counts;
  const parts = COUNTED.flatMap((outcome) => {
    const count = counts?.[outcome] ?? 0;
    return count > 0 ? [words.counts[outcome](count)] : [];
  });
  return words.summary(table.rows.length, parts);
}

/** The rows as they were last compared; a cell that was changed since shows its new text. */
function previewRows({ table, check }: TableState): PreviewRow[] {
  const cellsOf = new Map(table.rows.map(({ row, cells }) => [row, cells]));
  return (check?.rows ?? []).map(({ row, outcome, errors, changes }) => ({
    row,
    outcome,
    cells: cellsOf.get(row) ?? {},
    errors,
    before: Object.fromEntries(changes.map(({ column, before }) => [column, before])),
  }));
}
