import { useCallback, useMemo, useState } from 'react';
import { columnsOfCard, textOf } from './data-column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { rowKeys } from './row-keys.ts';
import { defaultView, shownColumns, type TableView } from './table-view.ts';
import { useTableDoings } from './use-table-doings.ts';
import { useTableQuery } from './use-table-query.ts';
import { useTableRows } from './use-table-rows.ts';

const PAGE_SIZES = [10, 50] as const;
/** Cards are always drawn completely, so long tables without pages get pages when they are cards. */
const CARDS_OF_PAGE = [50] as const;

const cardPages = (isNarrow: boolean, rows: number): readonly number[] | false =>
  isNarrow && rows > CARDS_OF_PAGE[0] ? CARDS_OF_PAGE : false;

/**
 * The model of a table that all its parts use: its current rows, its settings and the functions to change them.
 */
export function useDataTable<Row>(props: DataTableProps<Row>, isNarrow: boolean) {
  const { columns, rows, rowId, server } = props;
  const [ownView, setOwnView] = useState<TableView>(() => props.view ?? defaultView(columns));
  const view = props.onViewChange ? (props.view ?? ownView) : ownView;
  const shown = useMemo(() => shownColumns(columns, view), [columns, view]);

  const givenSizes = props.pageSizes ?? PAGE_SIZES;
  const pageSizes = givenSizes || cardPages(isNarrow, server?.total ?? rows.length);
  const chosenSize = pageSizes && view.pageSize !== undefined && pageSizes.includes(view.pageSize);
  const ownSize = chosenSize
    ? (view.pageSize as number)
    : pageSizes
      ? (pageSizes[0] ?? 10)
      : Number.POSITIVE_INFINITY;
  const [query, change] = useTableQuery(props, ownSize);
  const table = useTableRows({ rows, columns, ...query, isManual: server !== undefined });
  const doings = useTableDoings({
    query,
    change,
    view,
    setView: (next) => {
      setOwnView(next);
      props.onViewChange?.(next);
    },
    index: table.index,
    matching: table.matching,
  });
  const keys = useMemo(() => rowKeys(rows, rowId), [rows, rowId]);
  const total = server?.total ?? table.total;

  const [title] = columnsOfCard(columns, 'title');
  const nameOf = useCallback((row: Row) => (title ? textOf(title, row) : ''), [title]);

  return {
    ...props,
    allColumns: columns,
    columns: shown,
    ...doings,
    view,
    query,
    order: query.order,
    filters: query.filters,
    index: table.index,
    /** Rows of the page with their keys; `rowIndexes` are their indexes in `rows`. */
    page: table.shown,
    rowIndexes: table.rowIndexes,
    keys: keys.keys,
    duplicates: keys.duplicates,
    /** Number of rows that pass the filters, and of all rows if it is known. */
    total,
    wholeTotal: server ? null : rows.length,
    pageIndex: table.pageIndex,
    pageSizes,
    isFiltered: query.filter.trim() !== '' || Object.keys(query.filters).length > 0,
    nameOf,
  };
}

export type TableModel<Row> = ReturnType<typeof useDataTable<Row>>;
