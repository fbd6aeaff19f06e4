import { looksLikeFormula } from '@vigia/domain/farm';
import { type SheetColumn, type SheetData, type SheetValue, wallMsOf } from './sheet.ts';

/**
 * One text cell, quoted if RFC 4180 requires it. A text that a spreadsheet would read as a formula gets an
 * apostrophe, so that a name typed by a stranger never runs on a reader's computer.
 */
export function csvText(text: string): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number with a decimal comma and without thousands separators; empty if it is not finite. */
export function csvNumber(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return '';
  return (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('.', ',');
}

/** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` in a column of date and time. */
function csvDate(wallMs: number, withTime: boolean): string {
  const text = new Date(wallMs).toISOString();
  return withTime ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text.slice(0, 10);
}

function csvCell(value: SheetValue, { kind, decimals }: SheetColumn): string {
  if (value === null || value === undefined) return '';
  if (kind === 'date' || kind === 'datetime') {
    const ms = wallMsOf(value);
    if (ms !== null) return csvDate(ms, kind === 'datetime');
  }
  return typeof value === 'number' ? csvNumber(value, decimals) : csvText(value);
}

/**
 * A sheet as the text of a file that a Chilean spreadsheet opens directly: byte order mark, semicolons, decimal
 * commas, ISO dates, RFC 4180 quotes and line ends.
 */
export function sheetCsv({ columns, rows }: Omit<SheetData, 'name'>): string {
  const lines = [
    columns.map(({ header }) => csvText(header)),
    ...rows.map((row) => columns.map((column, at) => csvCell(row[at], column))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(';')}\r\n`).join('')}`;
}

/** The same as a file to save. */
export const writeCsv = (sheet: Omit<SheetData, 'name'>): Blob =>
  new Blob([sheetCsv(sheet)], { type: 'text/csv;charset=utf-8' });
