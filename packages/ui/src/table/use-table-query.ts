import { useState } from 'react';
import type { DataTableProps, TableQuery } from './data-table-props.ts';
import type { Sort } from './table-sort.ts';

const NO_SORT: readonly Sort[] = [];

const orderOf = (sort: Sort | readonly Sort[] | undefined): readonly Sort[] =>
  sort === undefined ? NO_SORT : 'id' in sort ? [sort] : sort;

type QueryProps = Pick<
  DataTableProps<never>,
  'filter' | 'onFilterChange' | 'initialFilters' | 'initialSort' | 'server'
>;

/** The table's query, kept here or outside. Any change except that of the page goes back to the first page. */
export function useTableQuery(
  props: QueryProps,
  pageSize: number,
): readonly [TableQuery, (change: Partial<TableQuery>) => void] {
  const { server, filter: outside, onFilterChange } = props;
  const [own, setOwn] = useState<TableQuery>(() => ({
    filter: '',
    filters: props.initialFilters ?? {},
    order: orderOf(props.initialSort),
    pageIndex: 0,
    pageSize,
  }));
  const [pagedFilter, setPagedFilter] = useState(outside);
  if (outside !== pagedFilter) {
    setPagedFilter(outside);
    setOwn((query) => ({ ...query, pageIndex: 0 }));
  }
  const query = server?.query ?? { ...own, filter: outside ?? own.filter, pageSize };
  const change = (part: Partial<TableQuery>) => {
    const next = { ...query, pageIndex: 0, ...part };
    if (part.filter !== undefined) onFilterChange?.(part.filter);
    if (server) server.onQueryChange(next);
    else setOwn(next);
  };
  return [query, change];
}
