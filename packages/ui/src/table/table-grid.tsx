import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import styled, { css, useTheme } from 'styled-components';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { MEDIA, textSize } from '../theme/mixins.ts';
import { cellOf, type DataColumn } from './data-column.ts';
import { SortHeader } from './sort-header.tsx';
import type { Sort } from './use-table-rows.ts';

/** Past this many rows on one page only those in sight are drawn. */
const VIRTUAL_FROM = 100;
const SKELETON_ROWS = 6;

const Scroller = styled.div<{ $bounded: boolean }>`
  ${({ $bounded }) =>
    $bounded
      ? css`
          --vigia-table-top: 0px;
          max-height: 70vh;
          overflow: auto;
        `
      : css`
          ${MEDIA.medium} { --vigia-table-top: 0px; overflow-x: auto; }
        `}
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  thead th {
    position: sticky;
    z-index: 2;
    top: var(--vigia-table-top, 0);
    height: 40px;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${textSize('compact')};
    font-weight: 600;
  }

  tbody td {
    height: ${({ theme }) => theme.density.row}px;
    padding: 6px 16px;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
  }

  td.end { text-align: right; }
  td.title { white-space: nowrap; }
  tbody tr:hover td { background: ${({ theme }) => theme.color.sunken}; }
`;

export interface TableGridProps<Row> {
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
  readonly isLoading: boolean;
  /** Stands in the place of the rows. */
  readonly notice: ReactNode;
}

/** The wide form: a real table whose head stays in view. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, columns, rows, rowId, sort, onSort, isLoading, notice } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  const isVirtual = rows.length > VIRTUAL_FROM;
  const virtual = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => theme.density.row,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const drawn = isVirtual ? items.map(({ index }) => index) : rows.map((_, index) => index);

  return (
    <Scroller
      ref={scroller}
      $bounded={isVirtual}
      {...(isVirtual ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      <Grid aria-label={label} aria-busy={isLoading} aria-rowcount={isVirtual ? rows.length + 1 : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <SkeletonRows columns={columns.length} />}
          {!isLoading && notice !== null && (
            <tr>
              <td colSpan={columns.length}>{notice}</td>
            </tr>
          )}
          {isVirtual && <Gap height={before} columns={columns.length} />}
          {drawn.map((at) => {
            const row = rows[at] as Row;
            return (
              <tr key={rowId(row)} aria-rowindex={isVirtual ? at + 2 : undefined}>
                {columns.map((column) => (
                  <td key={column.id} className={classOf(column)}>
                    {cellOf(column, row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {isVirtual && <Gap height={after} columns={columns.length} />}
        </tbody>
      </Grid>
    </Scroller>
  );
}

function classOf<Row>({ kind, card }: DataColumn<Row>): string | undefined {
  if (kind === 'number') return 'end';
  return card === 'title' ? 'title' : undefined;
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <td key={column}>
          <Skeleton $width={`${50 + ((row * 3 + column * 5) % 5) * 10}%`} />
        </td>
      ))}
    </tr>
  ));
}

/** Room of the rows that are not drawn. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
}
