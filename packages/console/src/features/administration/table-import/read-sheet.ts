import { formatPlain } from '@vigia/domain/es';

/** The texts of a sheet, row by row. */
export type Sheet = readonly (readonly string[])[];

/** Largest file that is read in the browser, bytes. */
export const LARGEST_SHEET = 8 * 1024 * 1024;

/** A file that is neither a workbook nor a text. */
export class UnreadableSheet extends Error {}

const SEPARATORS = ['\t', ';', ','] as const;
/** The separator that divides the first line most often; a tab, as spreadsheets copy, before the others. */
function separatorOf(text: string): string {
  const line = text.split(/\r?\n/).find((each) => each.trim() !== '') ?? '';
  const parts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return parts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** Line breaks within a cell become spaces. */
const oneLine = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

/**
 * Cells of a text: pasted from a spreadsheet, or a CSV with semicolons or commas.
 *
 * @throws {UnreadableSheet} a quotation mark is never closed
 */
export async function readText(text: string): Promise<Sheet> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
    });
    return (rows as string[][]).map((row) => row.map(oneLine));
  } catch (cause) {
    throw new UnreadableSheet('not a table', { cause });
  }
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/**
 * Cells of a file: the first sheet of a workbook (.xlsx), or a text in UTF-8 or, as old spreadsheets write it,
 * in Windows-1252.
 *
 * @throws {UnreadableSheet} it is neither
 */
export async function readFile(file: Blob): Promise<Sheet> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ZIP.every((byte, i) => bytes[i] === byte)) return await readWorkbook(file);
  if (bytes.includes(0)) throw new UnreadableSheet('binary');
  return await readText(decoded(bytes));
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readWorkbook(file: Blob): Promise<Sheet> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(file);
    return rows.map((row) => row.map((cell) => oneLine(cellText(cell))));
  } catch (cause) {
    throw new UnreadableSheet('no workbook', { cause });
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return formatPlain(cell);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
