import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../notice/empty-state.tsx';
import { ErrorState } from '../notice/error-state.tsx';
import { Select } from '../select/select.tsx';
import { RADIUS } from '../theme/tokens.ts';
import { useNarrow } from '../theme/use-narrow.ts';
import { WORDS } from '../words.ts';
import type { DataColumn } from './data-column.ts';
import { nextSort } from './sort-header.tsx';
import { SkeletonCards, TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TablePager } from './table-pager.tsx';
import { type Sort, useTableRows } from './use-table-rows.ts';

/** `clip` and not `hidden`: the head must stay sticky to the page. */
const Frame = styled.div`
  --vigia-table-top: var(--vigia-sticky-top, 0px);
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.surface};
  overflow: clip;
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const PAGE_SIZES = [10, 50] as const;

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string;
  /** Keep the same array between renders: sorting and searching are prepared from it. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  /** `empty` needs no saying: it is `ready` without rows. */
  readonly state?: 'loading' | 'error' | 'ready';
  /** Quick filter: rows with every one of these words. */
  readonly filter?: string;
  readonly initialSort?: Sort;
  /** False shows all rows; past a hundred only those in sight are drawn. */
  readonly pageSizes?: readonly number[] | false;
  /** Why there is nothing, and what to do. */
  readonly empty?: ReactNode;
  /** What went wrong, and the way out. */
  readonly error?: ReactNode;
}

/** A table that sorts in Spanish, filters, pages, and turns to cards under 800 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    state = 'ready',
    filter = '',
    initialSort,
    pageSizes = PAGE_SIZES,
  } = props;
  const narrow = useNarrow();
  const [pageSize, setPageSize] = useState(pageSizes ? (pageSizes[0] ?? 10) : Number.POSITIVE_INFINITY);
  const table = useTableRows({ rows, columns, filter, initialSort, pageSize });
  const shown = state === 'ready' ? table.shown : [];
  const notice = noticeOf(state, table.total, props.empty, props.error);
  const pager = pageSizes && state === 'ready' && table.total > 0 && (
    <TablePager
      total={table.total}
      pageIndex={table.pageIndex}
      onPage={table.setPageIndex}
      pageSize={pageSize}
      pageSizes={pageSizes}
      onPageSize={(size) => {
        setPageSize(size);
        table.setPageIndex(0);
      }}
    />
  );

  if (narrow)
    return (
      <Stack>
        {shown.length > 1 && <CardSort columns={columns} sort={table.sort} onSort={table.setSort} />}
        {state === 'loading' && <SkeletonCards label={label} />}
        {notice !== null && <Frame>{notice}</Frame>}
        {shown.length > 0 && <TableCards label={label} columns={columns} rows={shown} rowId={rowId} />}
        {pager}
      </Stack>
    );
  return (
    <Frame>
      <TableGrid
        label={label}
        columns={columns}
        rows={shown}
        rowId={rowId}
        sort={table.sort}
        onSort={table.setSort}
        isLoading={state === 'loading'}
        notice={notice}
      />
      {pager}
    </Frame>
  );
}

function noticeOf(state: string, total: number, empty: ReactNode, error: ReactNode): ReactNode | null {
  if (state === 'error') return error ?? <ErrorState title={WORDS.tableFailed} />;
  if (state === 'ready' && total === 0) return empty ?? <EmptyState title={WORDS.noRows} />;
  return null;
}

interface CardSortProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

/** Cards have no headings to press, so their order is chosen from a list. */
function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const sortable = columns.filter((column) => column.isSortable !== false);
  return (
    <Select
      label={WORDS.sortBy}
      options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
      value={sort?.id ?? null}
      placeholder="—"
      onChange={(id) => {
        const column = sortable.find((each) => each.id === id);
        if (column) onSort(nextSort(column, null));
      }}
    />
  );
}
