import type { TableKind } from '@vigia/api/client';
import { recogniseColumns, type TableRow } from '@vigia/domain/tables';
import type { Sheet } from './read-sheet.ts';
import { TABLE_KINDS } from './table-kinds.ts';

/** A table whose columns are recognised. */
export interface PastedTable {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow<string>[];
  /** Titles that are not used. */
  readonly unused: readonly string[];
}

export type TableProblem = 'empty' | 'no-rows' | 'no-titles' | 'too-many';

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** The first row that is not blank has the titles; rows keep their number in the sheet, and blank ones are left out. */
export function pastedTable(kind: TableKind, sheet: Sheet): PastedTable | { readonly problem: TableProblem } {
  const head = sheet.findIndex((row) => !isBlank(row));
  if (head < 0) return { problem: 'empty' };
  const { words, name, mostRows } = TABLE_KINDS[kind];
  const { columns, unused } = recogniseColumns(sheet[head] ?? [], words);
  if (!columns.includes(name)) return { problem: 'no-titles' };
  const rows = sheet.flatMap((row, i): TableRow<string>[] => {
    if (i <= head || isBlank(row)) return [];
    const cells = columns.flatMap((column, at) => (column === null ? [] : [[column, row[at] ?? '']]));
    return [{ row: i + 1, cells: Object.fromEntries(cells) }];
  });
  if (rows.length === 0) return { problem: 'no-rows' };
  if (rows.length > mostRows) return { problem: 'too-many' };
  return { columns: columns.filter((column) => column !== null), rows, unused };
}

/** The same table with another text in a cell, also of a column that it did not have. */
export function withCell(table: PastedTable, row: number, column: string, text: string): PastedTable {
  return {
    ...table,
    columns: table.columns.includes(column) ? table.columns : [...table.columns, column],
    rows: table.rows.map((each) =>
      each.row === row ? { ...each, cells: { ...each.cells, [column]: text } } : each,
    ),
  };
}
