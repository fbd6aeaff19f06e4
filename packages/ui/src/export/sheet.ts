/** Null, undefined and numbers that are not finite are empty cells. */
export type SheetValue = string | number | null | undefined;

/** What a column holds; decides how its cells are written. */
export type SheetKind = 'text' | 'number' | 'date' | 'datetime';

export interface SheetColumn {
  readonly header: string;
  /**
   * Without it, each cell by what it is: a number is a number, the rest text. `date` and `datetime` take wall ms
   * (local time written as UTC) or `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` texts.
   */
  readonly kind?: SheetKind;
  /** Decimal places shown; the spreadsheet keeps the whole number, the CSV is rounded to them. */
  readonly decimals?: number;
  /** Characters; without it, from the texts of the first rows. */
  readonly width?: number;
}

export interface SheetData {
  /** Any text; it is made legal, unique and at most 31 characters long. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  /** One array per row, in the order of the columns; a short row ends in empty cells. */
  readonly rows: readonly (readonly SheetValue[])[];
}

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/;

/** Wall ms of a date cell; null when it holds no date. */
export function wallMsOf(value: SheetValue): number | null {
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 ? value : null;
  if (typeof value !== 'string' || !ISO.test(value)) return null;
  const ms = Date.parse(value.length === 10 ? value : `${value}Z`);
  return Number.isNaN(ms) ? null : ms;
}

/**
 * Does a spreadsheet take this text for a formula? Also after spaces, and with the full-width signs that some of them
 * read as the plain ones.
 */
export const looksLikeFormula = (text: string): boolean => /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text);
