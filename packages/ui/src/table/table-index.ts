import { type ColumnFilter, passes } from './column-filter.ts';
import { type CellValue, cellValue, type DataColumn, textOf } from './data-column.ts';
import { searchIndex } from './quick-filter.ts';
import { type Ranks, ranksOf } from './row-order.ts';

/** Data of all rows for sorting, filtering and searching; each part is computed on first use. */
export interface TableIndex<Row> {
  readonly rows: readonly Row[];
  /** All texts of each row, in search form. */
  readonly haystack: () => readonly string[];
  readonly ranks: (columnId: string) => Ranks | undefined;
  /** Whether the row passes the filter of a column. */
  readonly test: (columnId: string, filter: ColumnFilter) => (at: number) => boolean;
  /** Distinct texts of a column in Spanish order, with their number of rows. */
  readonly choices: (columnId: string) => ReadonlyMap<string, number>;
}

export function tableIndex<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): TableIndex<Row> {
  const column = (id: string) => columns.find((each) => each.id === id);
  const haystack = once(() => searchIndex(rows, columns));
  const values = perColumn(column, (each) => rows.map((row) => cellValue(each, row)));
  const texts = perColumn(column, (each) => rows.map((row) => textOf(each, row)));
  const ranks = perColumn(column, (each) => ranksOf(values(each.id) ?? []));
  return {
    rows,
    haystack: () => haystack(),
    ranks,
    test: (id, filter) => {
      const valuesOf: readonly CellValue[] =
        filter.kind === 'number' || filter.kind === 'date' ? (values(id) ?? []) : [];
      const textsOf = filter.kind === 'text' || filter.kind === 'choice' ? (texts(id) ?? []) : [];
      return (at) =>
        passes(
          filter,
          () => valuesOf[at] ?? null,
          () => textsOf[at] ?? '',
        );
    },
    choices: (id) => counts(texts(id) ?? []),
  };
}

function counts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const text of texts) counted.set(text, (counted.get(text) ?? 0) + 1);
  const { of } = ranksOf([...counted.keys()]);
  const keyed = [...counted].map((entry, at) => ({ entry, rank: of[at] as number }));
  return new Map(keyed.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function perColumn<Row, T>(
  columnOf: (id: string) => DataColumn<Row> | undefined,
  make: (column: DataColumn<Row>) => T,
): (id: string) => T | undefined {
  const made = new Map<string, T>();
  return (id) => {
    const column = columnOf(id);
    if (!column) return undefined;
    const known = made.get(id);
    if (known !== undefined) return known;
    const fresh = make(column);
    made.set(id, fresh);
    return fresh;
  };
}
