import { looksLikeFormula } from '@vigia/domain/farm';
import type { Cell, Sheet as WriterSheet } from 'write-excel-file/universal';
import { type SheetColumn, type SheetData, type SheetValue, wallMsOf } from './sheet.ts';
import { cutText, sheetNames } from './sheet-name.ts';
import { SHEETS } from './words.ts';

/** Limits of the file format; a larger workbook does not open. */
const CELL_LENGTH = 32_767;
const ROWS_OF_SHEET = 1_048_576;

const WIDTH = { least: 8, most: 60, sample: 200 } as const;
const FORMAT = { date: 'dd-mm-yyyy', datetime: 'dd-mm-yyyy hh:mm' } as const;

/**
 * A workbook (.xlsx): headings in bold and always visible, numbers as numbers, dates as dates, texts unchanged.
 * A text that looks like a formula stays a text even when its cell is edited. The writer is loaded on first
 * use.
 *
 * @param words names of sheets without a name; Spanish by default
 */
export async function writeSpreadsheet(sheets: readonly SheetData[], words = SHEETS.spanish): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const parts = (sheets.length > 0 ? sheets : [{ name: '', columns: [], rows: [] }]).flatMap(partsOf);
  const names = sheetNames(
    parts.map(({ name }) => name),
    words,
  );
  return write(parts.map((part, at) => writerSheet(part, names[at] as string))).toBlob();
}

/** A sheet with more rows than the format allows continues in the next sheet. */
function partsOf(sheet: SheetData): SheetData[] {
  const room = ROWS_OF_SHEET - 1;
  const count = Math.max(1, Math.ceil(sheet.rows.length / room));
  if (count === 1) return [sheet];
  return Array.from({ length: count }, (_, at) => ({
    ...sheet,
    rows: sheet.rows.slice(at * room, (at + 1) * room),
  }));
}

function writerSheet(sheet: SheetData, name: string): WriterSheet<Blob> {
  const head = sheet.columns.map(
    ({ header }): Cell => ({ ...textCell(header), fontWeight: 'bold', alignVertical: 'top' }),
  );
  const rows = sheet.rows.map((row) => sheet.columns.map((column, at) => cellOf(row[at], column)));
  return {
    sheet: name,
    data: [head, ...rows],
    columns: sheet.columns.map((column, at) => ({ width: column.width ?? widthOf(sheet, column, at) })),
    stickyRowsCount: 1,
  };
}

function cellOf(value: SheetValue, { kind, decimals }: SheetColumn): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'date' || kind === 'datetime') {
    const ms = wallMsOf(value);
    if (ms !== null) return { type: Date, value: new Date(ms), format: FORMAT[kind] };
  }
  if (typeof value === 'string' || kind === 'text') return textCell(String(value));
  if (!Number.isFinite(value)) return null;
  if (decimals === undefined) return { type: Number, value };
  return { type: Number, value, format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` };
}

/** Format `@` keeps a text a text when its cell is edited. */
function textCell(text: string) {
  const value = cutText(text, CELL_LENGTH);
  return { type: String, value, ...(looksLikeFormula(value) ? { format: '@' } : {}) };
}

function widthOf({ rows }: SheetData, { header, kind, decimals = 2 }: SheetColumn, at: number): number {
  const lengths = rows.slice(0, WIDTH.sample).map((row) => {
    const value = row[at];
    if (kind === 'date') return 10;
    if (kind === 'datetime') return 16;
    return typeof value === 'number' ? value.toFixed(decimals).length : (value?.length ?? 0);
  });
  return Math.min(WIDTH.most, Math.max(WIDTH.least, header.length, ...lengths) + 2);
}
