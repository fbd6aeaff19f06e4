import { dayNumberOf, type IsoDate, wallMsOfInstant } from '@vigia/domain';
import { looksLikeFormula } from '@vigia/domain/farm';
import { type ExportColumn, wordOfCode } from '../columns.ts';
import type { ExportRow } from '../reader.ts';
import { YES_NO } from '../words.ts';

/** Limits of the file format; a larger sheet does not open. */
export const ROWS_OF_SHEET = 1_048_576;
const CELL_LENGTH = 32_767;

/** Formats of cells, by their place in `styles.xml`. */
const STYLE = { head: 1, day: 2, instant: 3, text: 4 } as const;
export const STYLES_XML = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const MOST_WIDE = 60;
const WIDTHS = { day: 12, instant: 20, text: 24, code: 24 } as const;

/** What stands before the rows: a head that stays visible, and the widths of the columns. */
export function sheetBegins(columns: readonly ExportColumn[]): string {
  const widths = columns.map(({ heading, kind }, at) => {
    const least = kind in WIDTHS ? WIDTHS[kind as keyof typeof WIDTHS] : 0;
    const width = Math.min(MOST_WIDE, Math.max(least, heading.length + 2));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const head = columns.map(({ heading }, at) => textXml(heading, `${letters(at)}1`, STYLE.head));
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head.join('')}</row>`;
}

export const SHEET_ENDS = '</sheetData></worksheet>';

/** Rows from the one with this number on, which counts the head as 1. */
export function rowsXml(rows: readonly ExportRow[], columns: readonly ExportColumn[], first: number): string {
  const places = columns.map((_, at) => letters(at));
  return rows
    .map((row, i) => {
      const number = first + i;
      const cells = columns.map((column, at) =>
        cellXml(row[column.name] ?? null, column, `${places[at]}${number}`),
      );
      return `<row r="${number}">${cells.join('')}</row>`;
    })
    .join('');
}

function cellXml(value: ExportRow[string], { name, kind }: ExportColumn, at: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? numberXml(value, at) : '';
  if (typeof value === 'boolean') return textXml(YES_NO[`${value}`], at);
  if (kind === 'day' && value >= FIRST_SAFE_DAY)
    return numberXml(dayNumberOf(value as IsoDate) + EPOCH_SERIAL, at, STYLE.day);
  if (kind === 'instant') return numberXml(serialOfInstant(value), at, STYLE.instant);
  return textXml(kind === 'code' ? wordOfCode(name, value) : value, at);
}

const DAY_MS = 86_400_000;
/** 1 January 1970 as spreadsheets count days. */
const EPOCH_SERIAL = 25_569;
/** Spreadsheets believe in a 29 February 1900: earlier days are texts. */
const FIRST_SAFE_DAY = '1900-03-01';

/** The clock of Chile, as a spreadsheet counts days. */
const serialOfInstant = (instant: string): number =>
  wallMsOfInstant(Date.parse(instant)) / DAY_MS + EPOCH_SERIAL;

const numberXml = (value: number, at: string, style?: number): string =>
  `<c r="${at}"${style === undefined ? '' : ` s="${style}"`}><v>${value}</v></c>`;

/** A text that looks like a formula is formatted as text, so that it stays one when its cell is edited. */
function textXml(text: string, at: string, style?: number): string {
  const format = style ?? (looksLikeFormula(text) ? STYLE.text : undefined);
  const attributes = format === undefined ? '' : ` s="${format}"`;
  return `<c r="${at}"${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without what XML does not allow; what looks like an escape of the format stays what it is. */
const escaped = (text: string): string =>
  text
    .slice(0, CELL_LENGTH)
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>]/g, (mark) => ENTITIES[mark]!);

/** `A` … `Z`, `AA` … of a column, counted from 0. */
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
