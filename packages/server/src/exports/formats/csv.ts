import { wallMsOfInstant } from '@vigia/domain';
import { looksLikeFormula } from '@vigia/domain/farm';
import { type ExportColumn, wordOfCode } from '../columns.ts';
import type { ExportRow } from '../reader.ts';
import { YES_NO } from '../words.ts';

/**
 * A CSV in one of two forms. For programs: comma, decimal points, UTC, names of the wire, codes. For people, as a
 * spreadsheet in Spanish opens it with a double click: byte order mark, semicolon, decimal comma, the clock of Chile,
 * headings and words in Spanish.
 */
export interface CsvForm {
  readonly forPeople: boolean;
  readonly separator: ',' | ';';
}
export const FOR_PROGRAMS: CsvForm = { forPeople: false, separator: ',' };
export const FOR_PEOPLE: CsvForm = { forPeople: true, separator: ';' };

const BYTE_ORDER_MARK = '\uFEFF';

/** The first line of a table, before which a spreadsheet looks for the mark of UTF-8. */
export const headLine = (columns: readonly ExportColumn[], form: CsvForm): string =>
  (form.forPeople ? BYTE_ORDER_MARK : '') +
  lineOf(
    columns.map(({ name, heading }) => textCell(form.forPeople ? heading : name, form)),
    form,
  );

export const csvLines = (
  rows: readonly ExportRow[],
  columns: readonly ExportColumn[],
  form: CsvForm,
): string =>
  rows
    .map((row) =>
      lineOf(
        columns.map((column) => cellOf(row[column.name] ?? null, column, form)),
        form,
      ),
    )
    .join('');

const lineOf = (cells: readonly string[], { separator }: CsvForm): string => `${cells.join(separator)}\n`;

function cellOf(value: ExportRow[string], { name, kind }: ExportColumn, form: CsvForm): string {
  if (value === null) return '';
  if (typeof value === 'number') return form.forPeople ? String(value).replace('.', ',') : String(value);
  if (typeof value === 'boolean') return form.forPeople ? YES_NO[`${value}`] : String(value);
  if (kind === 'instant') return form.forPeople ? onClockOfChile(value) : value;
  return textCell(form.forPeople && kind === 'code' ? wordOfCode(name, value) : value, form);
}

/** `YYYY-MM-DD HH:mm:ss` in Chile. */
const onClockOfChile = (instant: string): string =>
  new Date(wallMsOfInstant(Date.parse(instant))).toISOString().slice(0, 19).replace('T', ' ');

/**
 * A text, quoted where RFC 4180 requires it. One that a spreadsheet would take for a formula gets an apostrophe, for
 * programs too: nobody can tell which program opens the file.
 */
export function textCell(text: string, { separator }: Pick<CsvForm, 'separator'>): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text;
  const isPlain = !safe.includes(separator) && !/["\n\r]/.test(safe);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}
