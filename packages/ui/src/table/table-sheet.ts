import { type EpochMs, wallMsOfInstant } from '@vigia/domain';
import type { SheetColumn, SheetData, SheetKind, SheetValue } from '../export/sheet.ts';
import { cellValue, type DataColumn, textOf } from './data-column.ts';

/**
 * Rows as a sheet of a workbook: numbers as numbers, dates as dates (local time), and text for values shown as
 * words.
 */
export function tableSheet<Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): SheetData {
  const written = columns.filter(({ sheet }) => sheet !== false);
  return {
    name,
    columns: written.map(sheetColumn),
    rows: rows.map((row) => written.map((column) => sheetValue(column, row))),
  };
}

/** A column with its own text for a value is written as text, unless it defines its spreadsheet value. */
function isInWords<Row>({ text, sheet, kind }: DataColumn<Row>): boolean {
  return typeof sheet !== 'function' && (kind === undefined || kind === 'text') && text !== undefined;
}

function sheetColumn<Row>(column: DataColumn<Row>): SheetColumn {
  const kind: SheetKind | undefined = isInWords(column) ? 'text' : column.kind;
  return {
    header: column.header,
    ...(kind === undefined ? {} : { kind }),
    ...(column.decimals === undefined ? {} : { decimals: column.decimals }),
  };
}

function sheetValue<Row>(column: DataColumn<Row>, row: Row): SheetValue {
  if (typeof column.sheet === 'function') {
    try {
      return column.sheet(row);
    } catch {
      return null;
    }
  }
  const value = cellValue(column, row);
  if (isInWords(column)) return textOf(column, row);
  if (column.kind === 'datetime' && typeof value === 'number' && Math.abs(value) <= 8.64e15)
    return wallMsOfInstant(value as EpochMs);
  return value;
}
