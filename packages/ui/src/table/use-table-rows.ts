import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn } from './data-column.ts';
import { quickFilter, searchIndex } from './quick-filter.ts';
import { spanishRanks } from './spanish-order.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic },
});

export interface Sort {
  readonly id: string;
  readonly isDescending: boolean;
}

/** A column's sort keys: numbers as they are, texts as their place in Spanish order; built at the first sort. */
function sortKeys<Row>(column: DataColumn<Row>, rows: readonly Row[]): (row: Row) => number | undefined {
  let ranks: ReadonlyMap<string, number> | undefined;
  return (row) => {
    const value = column.value(row);
    if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
    if (value === null) return undefined;
    ranks ??= spanishRanks(rows.map(column.value).filter((each) => typeof each === 'string'));
    return ranks.get(value);
  };
}

export interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
  readonly filter: string;
  readonly initialSort: Sort | undefined;
  /** Rows of a page; Infinity shows all. */
  readonly pageSize: number;
}

export interface TableRows<Row> {
  /** Rows to show now: filtered, sorted, of this page. */
  readonly shown: readonly Row[];
  readonly total: number;
  readonly sort: Sort | null;
  readonly setSort: (sort: Sort | null) => void;
  readonly pageIndex: number;
  readonly setPageIndex: (index: number) => void;
}

/** Filter, sort and page of a table's rows. The page goes back to the first when the filter changes. */
export function useTableRows<Row>(options: TableRowsOptions<Row>): TableRows<Row> {
  const { rows, columns, filter, initialSort, pageSize } = options;
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null);
  const [pageIndex, setPageIndex] = useState(0);
  const [pagedFilter, setPagedFilter] = useState(filter);
  if (filter !== pagedFilter) {
    setPagedFilter(filter);
    setPageIndex(0);
  }

  const index = useMemo(() => searchIndex(rows, columns), [rows, columns]);
  const data = useMemo(() => quickFilter(rows, index, filter).map((row) => ({ row })), [rows, index, filter]);
  const tableColumns = useMemo(() => {
    const helper = createColumnHelper<typeof features, { readonly row: Row }>();
    return columns.map((column) => {
      const key = sortKeys(column, rows);
      return helper.accessor(({ row }): unknown => key(row), {
        id: column.id,
        sortFn: 'basic',
        sortUndefined: 'last',
      });
    });
  }, [columns, rows]);

  const lastPage = Math.max(0, Math.ceil(data.length / pageSize) - 1);
  const page = Math.min(pageIndex, lastPage);
  const sorting: SortingState = sort ? [{ id: sort.id, desc: sort.isDescending }] : [];
  const table = useTable({
    features,
    columns: tableColumns,
    data,
    state: {
      sorting,
      pagination: {
        pageIndex: page,
        pageSize: Number.isFinite(pageSize) ? pageSize : Math.max(1, data.length),
      },
    },
    autoResetPageIndex: false,
  });
  const shown = table.getRowModel().rows.map(({ original }) => original.row);
  return { shown, total: data.length, sort, setSort, pageIndex: page, setPageIndex };
}
