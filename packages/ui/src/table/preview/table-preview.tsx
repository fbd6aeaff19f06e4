import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { styled } from '../../theme/styled.ts';
import type { Status } from '../../theme/tokens.ts';
import { useNarrow } from '../../theme/use-narrow.ts';
import { useWords } from '../../words/language.tsx';
import type { DataColumn } from '../data-column.ts';
import { DataTable } from '../data-table.tsx';
import { PreviewCell, type PreviewCellProps } from './preview-cell.tsx';
import { outcomesOf, type PreviewColumn, type PreviewOutcome, type PreviewRow } from './preview-row.ts';
import { TABLE_PREVIEW, type TablePreviewWords } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;
const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  vertical-align: middle;
  white-space: nowrap;
`;

const STATUS: Readonly<Record<PreviewOutcome, Status>> = {
  wrong: 'error',
  new: 'ok',
  changed: 'warning',
  archived: 'warning',
  same: 'neutral',
};

export interface TablePreviewProps {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** Keep the same array between renders. */
  readonly columns: readonly PreviewColumn[];
  /** Keep the same array between renders. */
  readonly rows: readonly PreviewRow[];
  /** Called with another text for a wrong cell. Keep the same function between renders. */
  readonly onChange: PreviewCellProps['onChange'];
  /** The rows are being compared again. */
  readonly isChecking?: boolean;
}

/**
 * A table before it is taken: what becomes of each row, old and new values where something changes, and a field
 * with its message at each wrong cell. It opens with the wrong rows.
 */
export function TablePreview({ label, columns, rows, onChange, isChecking = false }: TablePreviewProps) {
  const words = useWords(TABLE_PREVIEW);
  const isNarrow = useNarrow();
  const outcomes = useMemo(() => outcomesOf(rows), [rows]);
  const [wanted, setWanted] = useState<PreviewOutcome | 'all' | null>(null);
  const first = outcomes[0]?.outcome === 'wrong' ? 'wrong' : 'all';
  const isThere = wanted === 'all' || outcomes.some(({ outcome }) => outcome === wanted);
  const shown = wanted !== null && isThere ? wanted : first;
  const visible = useMemo(
    () => (shown === 'all' ? rows : rows.filter(({ outcome }) => outcome === shown)),
    [rows, shown],
  );
  const tableColumns = useMemo(
    () => columnsOf(words, { columns, rows: visible, onChange, isNarrow }),
    [words, columns, visible, onChange, isNarrow],
  );
  return (
    <Stack>
      {outcomes.length > 1 && (
        <SegmentedControl
          label={words.shown}
          value={shown}
          onChange={setWanted}
          options={[
            { value: 'all' as PreviewOutcome | 'all', label: words.all(rows.length) },
            ...outcomes.map(({ outcome, count }) => ({ value: outcome, label: words.some[outcome](count) })),
          ]}
        />
      )}
      <DataTable
        label={label}
        columns={tableColumns}
        rows={visible}
        rowId={({ row }) => row}
        state={isChecking ? 'loading' : 'ready'}
        pageSizes={[10, 50]}
      />
    </Stack>
  );
}

interface Shown extends Pick<TablePreviewProps, 'columns' | 'rows' | 'onChange'> {
  readonly isNarrow: boolean;
}

function columnsOf(
  words: TablePreviewWords,
  { columns, rows, onChange, isNarrow }: Shown,
): DataColumn<PreviewRow>[] {
  const isWrong = (id: string) => rows.some(({ errors }) => errors[id] !== undefined);
  /** What names the row, then what is wrong in some, then the rest. */
  const placeOf = ({ id }: PreviewColumn, at: number) => (at < 2 ? 0 : isWrong(id) ? 1 : 2);
  const placed = columns.map((column, at) => ({ column, place: placeOf(column, at) }));
  placed.sort((one, other) => one.place - other.place);
  return [
    {
      id: 'row',
      header: words.row,
      kind: 'number',
      value: ({ row }) => row,
      ...(isNarrow && { cell: ({ row }: PreviewRow) => words.numbered(row) }),
      card: 'title',
    },
    {
      id: 'outcome',
      header: words.outcome,
      value: ({ outcome }) => words.outcomes[outcome],
      cell: ({ outcome }) => (
        <State>
          <StatusIcon status={STATUS[outcome]} />
          {words.outcomes[outcome]}
        </State>
      ),
      card: 'head',
    },
    ...placed.map(
      ({ column, place }): DataColumn<PreviewRow> => ({
        id: column.id,
        header: column.header,
        value: ({ cells }) => cells[column.id] ?? '',
        cell: (row) => (
          <PreviewCell row={row} column={column} onChange={onChange} isNamed={isNarrow && place < 2} />
        ),
        // On a card what is wrong is always visible.
        card: place < 2 ? 'head' : 'detail',
      }),
    ),
  ];
}
