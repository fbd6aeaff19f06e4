import type { ListedCount } from '@vigia/api/client';
import type { Pest } from '@vigia/domain/farm';
import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction } from '@vigia/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { UnsentMark } from '../../../shared/outbox/unsent-mark.tsx';
import type { UnsentCorrection } from './use-station-counts.ts';
import { STATION_COUNTS, type StationCountWords } from './words.ts';

const Hint = styled.p`
  max-width: 900px;
  margin: 0 0 12px;
  color: ${({ theme }) => theme.color.muted};
`;
const Line = styled.span`
  display: block;
  margin-top: 4px;
`;
const columnsOf = (
  words: StationCountWords,
  pests: readonly Pest[],
  { photosOf, ownOf }: Pick<StationCountsViewProps, 'photosOf' | 'ownOf'>,
): readonly DataColumn<ListedCount>[] => [
  { id: 'date', header: words.columns.date, kind: 'date', value: ({ date }) => date, card: 'title' },
  {
    id: 'pest',
    header: words.columns.pest,
    value: ({ pestId }) => pests.find(({ id }) => id === pestId)?.name ?? String(pestId),
    card: 'head',
  },
  {
    id: 'found',
    header: words.columns.found,
    kind: 'number',
    decimals: 0,
    value: ({ found }) => found,
    cell: (count) => {
      const own = ownOf(count);
      if (!own) return words.insects(count.found);
      return (
        <>
          {words.insects(count.found)}
          <Line>
            <strong>{words.becomes(own.found)}</strong>
          </Line>
          <Line>
            <UnsentMark unsent={own.unsent} />
          </Line>
        </>
      );
    },
    card: 'head',
  },
  {
    id: 'summed',
    header: words.columns.summed,
    value: ({ isSummed }) => (isSummed ? words.summed : words.notSummed),
    card: 'head',
  },
  {
    id: 'photos',
    header: words.columns.photos,
    kind: 'number',
    value: ({ imageIds = [] }) => imageIds.length || null,
    cell: photosOf,
    card: 'head',
  },
  { id: 'author', header: words.columns.author, value: ({ createdBy }) => createdBy },
  {
    id: 'enteredAt',
    header: words.columns.enteredAt,
    kind: 'datetime',
    value: ({ createdAt }) => createdAt,
  },
  {
    id: 'earlier',
    header: words.columns.earlier,
    value: ({ earlier }) =>
      earlier
        .map(({ found, createdBy, createdAt }) => words.earlierNumber(found, createdBy, createdAt))
        .join('; ') || null,
    isSortable: false,
  },
  { id: 'note', header: words.columns.note, value: ({ note }) => note, isSortable: false },
  { id: 'file', header: words.columns.file, value: ({ sourceFile }) => sourceFile },
];

export interface StationCountsViewProps {
  /** Newest first. */
  readonly rows: readonly ListedCount[];
  readonly state: 'ready' | 'loading' | 'error';
  readonly onRetry: () => void;
  readonly pests: readonly Pest[];
  readonly stationName: string;
  /** The photos of a count, to be opened. */
  readonly photosOf: (count: ListedCount) => ReactNode;
  /** The correction of a count that only this device has; null: none. */
  readonly ownOf: (count: ListedCount) => UnsentCorrection | null;
  /** Absent for those who may not report. */
  readonly edits?:
    | {
        readonly onCorrect: (count: ListedCount) => void;
        readonly onRemove: (count: ListedCount) => void;
      }
    | undefined;
}

const rowId = ({ stationId, pestId, date }: ListedCount): string => `${stationId}/${pestId}/${date}`;

/** What people counted in the trap of a station: number, author, corrections, and what the curve makes of it. */
export function StationCountsView({
  rows,
  state,
  onRetry,
  pests,
  stationName,
  photosOf,
  ownOf,
  edits,
}: StationCountsViewProps) {
  const words = useWords(STATION_COUNTS);
  const columns = useMemo(
    () => columnsOf(words, pests, { photosOf, ownOf }),
    [words, pests, photosOf, ownOf],
  );
  const actions = useCallback(
    (count: ListedCount): RowAction[] =>
      edits
        ? [
            { id: 'correct', icon: Pencil, label: words.correct, onAction: () => edits.onCorrect(count) },
            { id: 'remove', icon: Trash2, label: words.remove, onAction: () => edits.onRemove(count) },
          ]
        : [],
    [edits, words],
  );
  const hasUnsummed = rows.some(({ isSummed }) => !isSummed);
  return (
    <>
      <Hint>
        {words.hint} {hasUnsummed && words.notSummedHint}
      </Hint>
      <DataTable
        label={words.table}
        columns={columns}
        rows={rows}
        rowId={rowId}
        state={state}
        onRetry={onRetry}
        {...(edits && { rowActions: actions })}
        pageSizes={[10, 50]}
        exportName={`${words.title} ${stationName}`}
        hasColumns
        empty={<EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      />
    </>
  );
}
