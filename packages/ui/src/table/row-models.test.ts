import { expect, it } from 'vitest';
import type { ColumnFilter } from './column-filter.ts';
import type { DataColumn } from './data-column.ts';
import { features } from './row-models.ts';
import { tableIndex } from './table-index.ts';

interface Trap {
  readonly name: string;
  readonly pest: string;
}
const TRAPS: readonly Trap[] = [
  { name: 'Casablanca 2', pest: 'Lobesia botrana' },
  { name: 'Apalta 1', pest: 'Cydia pomonella' },
  { name: 'Casablanca 1', pest: 'Cydia pomonella' },
];
const NAME: DataColumn<Trap> = { id: 'name', header: 'Estación', value: ({ name }) => name };
const PEST: DataColumn<Trap> = { id: 'pest', header: 'Plaga', value: ({ pest }) => pest };
const ONE_PEST: ColumnFilter = { kind: 'choice', chosen: ['Lobesia botrana'] };

interface Model {
  readonly rows: readonly { readonly index: number }[];
}
/** A slot of `tableFeatures`, called as the table does. */
const slot = (model: unknown, table: unknown) => (model as (table: unknown) => () => Model)(table);

/** A table sorted by name whose rows are requested repeatedly, as on a page. */
function openTable() {
  const rows = TRAPS.map((_, index) => ({ index }));
  const core = { rows, flatRows: rows, rowsById: {} };
  const state = { text: '', filters: [] as unknown, index: tableIndex(TRAPS, [NAME, PEST]) };
  const sorting = [{ id: 'name', desc: false }];
  const table = {
    options: {
      get meta() {
        return { index: state.index };
      },
    },
    atoms: {
      sorting: { get: () => sorting },
      columnFilters: { get: () => state.filters },
      globalFilter: { get: () => state.text },
    },
    getCoreRowModel: () => core,
    getPreFilteredRowModel: () => core,
    getPreSortedRowModel: (): Model => filtered(),
  };
  const filtered = slot(features.filteredRowModel, table);
  const sorted = slot(features.sortedRowModel, table);
  return (text: string, change: Partial<typeof state> = {}): Model => {
    Object.assign(state, { text, ...change });
    return sorted();
  };
}
const namesIn = ({ rows }: Model) => rows.map(({ index }) => TRAPS[index]?.name);

it('keeps the order if a longer word leaves the same rows', () => {
  const show = openTable();
  const first = show('c');
  expect(namesIn(first)).toEqual(['Apalta 1', 'Casablanca 1', 'Casablanca 2']);
  const longer = show('ca');
  expect(namesIn(longer)).toEqual(['Casablanca 1', 'Casablanca 2']);
  expect(show('casa')).toBe(longer);
  expect(show('casablanca')).toBe(longer);
  expect(namesIn(show('casablanca 2'))).toEqual(['Casablanca 2']);
});

it('finds the rows again that a shorter word, other filters and other columns bring back', () => {
  const show = openTable();
  expect(namesIn(show('casablanca'))).toHaveLength(2);
  expect(namesIn(show('a'))).toHaveLength(3);
  expect(namesIn(show('a', { filters: [{ id: 'pest', value: ONE_PEST }] }))).toEqual(['Casablanca 2']);
  expect(namesIn(show('a', { filters: [] }))).toHaveLength(3);
  expect(namesIn(show('lob', { index: tableIndex(TRAPS, [NAME]) }))).toEqual([]);
  expect(namesIn(show('lobesia', { index: tableIndex(TRAPS, [NAME, PEST]) }))).toEqual(['Casablanca 2']);
});
