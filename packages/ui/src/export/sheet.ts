/** Content of a cell. Null, undefined and numbers that are not finite are empty cells. */
export type SheetValue = string | number | null | undefined;

/** Content of a column; it decides how cells are written. */
export type SheetKind = 'text' | 'number' | 'date' | 'datetime';

export interface SheetColumn {
  readonly header: string;
  /**
   * By default each cell by its type: a number is a number, everything else is text. `date` and `datetime` take
   * wall ms (local time written as UTC) or texts `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`.
   */
  readonly kind?: SheetKind;
  /** Decimals shown. The spreadsheet keeps the full number; the CSV is rounded. */
  readonly decimals?: number;
  /** Characters; by default computed from the first rows. */
  readonly width?: number;
}

export interface SheetData {
  /** Any text; it is changed into a valid, unique name of at most 31 characters. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** One array per row, in the order of the columns; a short row ends in empty cells. */
  readonly rows: readonly (readonly SheetValue[])[];
}

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/;

/** Wall ms of a date cell; null if it contains no date. */
export function wallMsOf(value: SheetValue): number | null {
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 ? value : null;
  if (typeof value !== 'string' || !ISO.test(value)) return null;
  const ms = Date.parse(value.length === 10 ? value : `${value}Z`);
  return Number.isNaN(ms) ? null : ms;
}
