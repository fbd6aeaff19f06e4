import {
  columnFilteringFeature,
  globalFilteringFeature,
  metaHelper,
  type RowModel,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
} from '@tanstack/react-table';
import { type ColumnFilter, wordsOf } from './column-filter.ts';
import { type OrderKey, orderBy } from './row-order.ts';
import type { TableIndex } from './table-index.ts';

interface EngineRow {
  readonly index: number;
}
interface EngineModel {
  readonly rows: EngineRow[];
  readonly flatRows: EngineRow[];
  readonly rowsById: Record<string, EngineRow>;
}
interface Slice<T> {
  readonly get: () => T;
}

/** The part of the table that the row models use. */
interface Engine {
  readonly options: { readonly meta?: { readonly index: TableIndex<unknown> } };
  readonly atoms: {
    readonly sorting: Slice<SortingState>;
    readonly columnFilters: Slice<readonly { readonly id: string; readonly value: unknown }[]>;
    readonly globalFilter: Slice<unknown>;
    readonly pagination: Slice<{ readonly pageIndex: number; readonly pageSize: number }>;
  };
  readonly getCoreRowModel: () => EngineModel;
  readonly getPreFilteredRowModel: () => EngineModel;
  readonly getPreSortedRowModel: () => EngineModel;
  readonly getPrePaginatedRowModel: () => EngineModel;
}

// biome-ignore lint/suspicious/noExplicitAny: `tableFeatures` types its slots in this way
type Model = () => RowModel<any, any>;

/** Returns the same result until one of the dependencies changes. */
function memo<D extends [unknown, ...unknown[]]>(
  deps: () => D,
  make: (...deps: NoInfer<D>) => EngineModel,
): Model {
  let last: { readonly deps: D; readonly model: EngineModel } | undefined;
  return (() => {
    const now = deps();
    if (!last?.deps.every((dep, at) => dep === now[at])) last = { deps: now, model: make(...now) };
    return last.model;
  }) as Model;
}

const modelOf = (rows: EngineRow[], { rowsById }: EngineModel): EngineModel => ({
  rows,
  flatRows: rows,
  rowsById,
});

/**
 * Rows with every word of the quick filter that pass all column filters. If the filter only became longer
 * ("lob", "lobe"), it searches the previous result instead of all rows. If all of those remain, the model is
 * the same object, so that nothing is sorted again.
 */
function filteredRows(table: Engine): Model {
  let last:
    | {
        readonly from: EngineModel;
        readonly filters: unknown;
        readonly index: unknown;
        readonly text: string;
        readonly model: EngineModel;
      }
    | undefined;
  return memo(
    () => [
      table.getPreFilteredRowModel(),
      table.atoms.columnFilters.get(),
      String(table.atoms.globalFilter.get() ?? ''),
      table.options.meta?.index,
    ],
    (from, filters, text, index) => {
      const words = wordsOf(text);
      if (!index || (words.length === 0 && filters.length === 0)) return from;
      const tests = filters.map(({ id, value }) => index.test(id, value as ColumnFilter));
      const haystack = words.length > 0 ? index.haystack() : [];
      const isSame = last?.from === from && last.filters === filters && last.index === index;
      const before = last && isSame && text.startsWith(last.text) ? last.model : from;
      const rows = before.rows.filter(
        ({ index: at }) =>
          words.every((word) => haystack[at]?.includes(word)) && tests.every((test) => test(at)),
      );
      const model = rows.length === before.rows.length ? before : modelOf(rows, from);
      last = { from, filters, index, text, model };
      return model;
    },
  );
}

function indexesOf(rows: readonly EngineRow[]): Uint32Array {
  const indexes = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) indexes[at] = (rows[at] as EngineRow).index;
  return indexes;
}

/** Rows in the order of the chosen columns, by ranks that are computed once per column. */
function rankedRows(table: Engine): Model {
  return memo(
    () => [table.getPreSortedRowModel(), table.atoms.sorting.get(), table.options.meta?.index],
    (from, sorting, index) => {
      const keys = sorting.flatMap(({ id, desc }): OrderKey[] => {
        const ranks = index?.ranks(id);
        return ranks ? [{ ranks, isDescending: desc }] : [];
      });
      if (keys.length === 0) return from;
      const { rows } = table.getCoreRowModel();
      const order = orderBy(indexesOf(from.rows), keys);
      const ordered: EngineRow[] = [];
      for (const at of order) ordered.push(rows[at] as EngineRow);
      return modelOf(ordered, from);
    },
  );
}

/** Rows of the page. */
function pageOfRows(table: Engine): Model {
  return memo(
    () => [table.getPrePaginatedRowModel(), table.atoms.pagination.get()],
    (from, { pageIndex, pageSize }) =>
      pageSize >= from.rows.length && pageIndex === 0
        ? from
        : modelOf(from.rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), from),
  );
}

/** The features of TanStack Table that are used, with row models for tens of thousands of rows. */
export const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  filteredRowModel: filteredRows,
  sortedRowModel: rankedRows,
  paginatedRowModel: pageOfRows,
  tableMeta: metaHelper<{ readonly index: TableIndex<unknown> }>(),
});
