import { createColumnHelper, type SortingState, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnFilters } from './column-filter.ts';
import type { DataColumn } from './data-column.ts';
import { features } from './row-models.ts';
import { type TableIndex, tableIndex } from './table-index.ts';
import type { Sort } from './table-sort.ts';

export interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly filter: string;
  readonly filters: ColumnFilters;
  readonly order: readonly Sort[];
  readonly pageIndex: number;
  /** Rows per page; Infinity shows all. */
  readonly pageSize: number;
  /** The rows are already filtered, sorted and paged: they are shown unchanged. */
  readonly isManual: boolean;
}

export interface TableRows<Row> {
  /** The rows to show: filtered, sorted, of this page. */
  readonly shown: readonly Row[];
  /** Their indexes in `rows`. */
  readonly rowIndexes: readonly number[];
  /** All rows that pass the filters, in order. */
  readonly matching: () => readonly Row[];
  /** Number of those rows. */
  readonly total: number;
  /** The page shown: the last one, if there are fewer pages. */
  readonly pageIndex: number;
  readonly index: TableIndex<Row>;
}

const ignore = () => {};

/** Filters, sorts and pages a table's rows; the settings are kept outside. */
export function useTableRows<Row>(options: TableRowsOptions<Row>): TableRows<Row> {
  const { rows, columns, filter, filters, order, pageSize, isManual } = options;
  const index = useMemo(() => tableIndex(rows, columns), [rows, columns]);
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const tableColumns = useMemo(() => {
    const helper = createColumnHelper<typeof features, { readonly row: Row }>();
    return columns.map(({ id, value }) => helper.accessor(({ row }): unknown => value(row), { id }));
  }, [columns]);
  const sorting = useMemo<SortingState>(
    () => order.map(({ id, isDescending }) => ({ id, desc: isDescending })),
    [order],
  );
  const columnFilters = useMemo(
    () => Object.entries(filters).map(([id, value]) => ({ id, value })),
    [filters],
  );
  const pagination = useMemo(
    () => ({ pageIndex: options.pageIndex, pageSize }),
    [options.pageIndex, pageSize],
  );
  const table = useTable({
    features,
    columns: tableColumns,
    data,
    meta: { index: index as TableIndex<unknown> },
    state: { sorting, columnFilters, globalFilter: filter, pagination },
    manualFiltering: isManual,
    manualSorting: isManual,
    manualPagination: isManual,
    autoResetPageIndex: false,
    onPaginationChange: ignore,
  });
  const matching = isManual ? table.getCoreRowModel() : table.getPrePaginatedRowModel();
  const total = matching.rows.length;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const pageIndex = isManual ? options.pageIndex : Math.min(options.pageIndex, lastPage);
  const page =
    pageIndex === options.pageIndex
      ? table.getRowModel().rows
      : matching.rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize);
  const shown = useMemo(() => page.map(({ original }) => original.row), [page]);
  const rowIndexes = useMemo(() => page.map(({ index: at }) => at), [page]);
  const { rows: matchingRows } = matching;
  return {
    shown,
    rowIndexes,
    matching: () => matchingRows.map(({ original }) => original.row),
    total,
    pageIndex,
    index,
  };
}
