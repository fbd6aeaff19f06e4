import { useRef, useState } from 'react';
import { type ColumnFilter, withFilter } from './column-filter.ts';
import type { DataColumn } from './data-column.ts';
import type { TableQuery } from './data-table-props.ts';
import type { TableIndex } from './table-index.ts';
import { nextOrder } from './table-sort.ts';
import type { TableView } from './table-view.ts';

/** The current state of a table. */
export interface TableNow<Row> {
  readonly query: TableQuery;
  readonly change: (part: Partial<TableQuery>) => void;
  readonly view: TableView;
  readonly setView: (view: TableView) => void;
  readonly index: TableIndex<Row>;
  /** All rows that pass the filters, in order. */
  readonly matching: () => readonly Row[];
}

/**
 * The actions of a table. The functions are always the same objects and use the state at the time of the call,
 * so that parts that use them need not render for each letter that is typed.
 */
export function useTableDoings<Row>(now: TableNow<Row>) {
  const latest = useRef(now);
  latest.current = now;
  const [doings] = useState(() => {
    const change: TableNow<Row>['change'] = (part) => latest.current.change(part);
    const setView: TableNow<Row>['setView'] = (view) => latest.current.setView(view);
    return {
      change,
      setView,
      matching: (): readonly Row[] => latest.current.matching(),
      turnTo: (pageIndex: number) => change({ pageIndex }),
      setPageSize: (pageSize: number) => {
        setView({ ...latest.current.view, pageSize });
        change({ pageSize });
      },
      press: (column: DataColumn<Row>, isAdded: boolean) =>
        change({ order: nextOrder(column, latest.current.query.order, isAdded) }),
      setFilter: (id: string, filter: ColumnFilter | null) =>
        change({ filters: withFilter(latest.current.query.filters, id, filter) }),
      choicesOf: (column: DataColumn<Row>): ReadonlyMap<string, number | null> =>
        column.choices
          ? new Map(column.choices.map((choice) => [choice, null]))
          : latest.current.index.choices(column.id),
    };
  });
  return doings;
}
