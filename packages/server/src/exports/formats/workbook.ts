import { EXPORT_TABLE_WORDS } from '@vigia/domain/es';
import type { ExportTable } from '@vigia/domain/farm';
import { columnsOf, type ExportColumn } from '../columns.ts';
import { DICTIONARY_COLUMNS, dictionaryRows } from '../dictionary.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { ROWS_OF } from '../rows-of.ts';
import { continued, DICTIONARY_WORDS, LOGBOOK_WORDS } from '../words.ts';
import { logbookCover } from './logbook-cover.ts';
import { ROWS_OF_SHEET, rowsXml, SHEET_ENDS, STYLES_XML, sheetBegins } from './sheet-xml.ts';
import { oneText, type ZipEntry, zipOf } from './zip.ts';

/** A workbook (.xlsx) with a sheet for each table and one with their dictionary, for people; a logbook alone has a cover. */
export const workbook = (tables: readonly ExportTable[], reader: ExportReader): AsyncGenerator<Uint8Array> =>
  zipOf(partsOf(tables, reader));

async function* partsOf(tables: readonly ExportTable[], reader: ExportReader): AsyncGenerator<ZipEntry> {
  const names: string[] = [];
  const part = (name: string): string => `xl/worksheets/sheet${names.push(name)}.xml`;
  if (tables.every((table) => table === 'logbook'))
    yield { name: part(LOGBOOK_WORDS.cover.title), content: logbookCover(reader) };
  for (const table of tables) {
    const columns = columnsOf(table, true);
    const rows = piecesWithin(ROWS_OF[table](reader), ROWS_OF_SHEET - 1);
    for (let sheet = 1, hasMore = true; hasMore; sheet += 1) {
      const content = sheetOf(rows, columns, sheet === 1 ? EMPTY_ROW[table] : undefined);
      yield { name: part(continued(EXPORT_TABLE_WORDS[table], sheet)), content };
      hasMore = rows.hasMore();
    }
  }
  const known = piecesWithin(dictionaryPieces(tables), ROWS_OF_SHEET - 1);
  yield { name: part(DICTIONARY_WORDS.title), content: sheetOf(known, DICTIONARY_COLUMNS) };
  yield* partsAround(names);
}

async function* dictionaryPieces(tables: readonly ExportTable[]) {
  yield dictionaryRows(tables);
}

interface Pieces {
  /** The pieces of the next sheet. */
  next(): AsyncGenerator<readonly ExportRow[]>;
  hasMore(): boolean;
}

/** Pieces of at most so many rows together; the rest goes to the next sheet. */
function piecesWithin(source: AsyncIterable<readonly ExportRow[]>, most: number): Pieces {
  const iterator = source[Symbol.asyncIterator]();
  let left: readonly ExportRow[] = [];
  let isOver = false;
  return {
    hasMore: () => left.length > 0,
    async *next() {
      let room = most;
      try {
        while (room > 0 && !isOver) {
          const rows = left.length > 0 ? left : await fresh();
          left = rows.slice(room);
          room -= Math.min(room, rows.length);
          yield left.length > 0 ? rows.slice(0, rows.length - left.length) : rows;
        }
        if (!isOver && left.length === 0) left = await fresh();
      } finally {
        if (isOver) await iterator.return?.();
      }
    },
  };

  async function fresh(): Promise<readonly ExportRow[]> {
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) {
        isOver = true;
        return [];
      }
      if (value.length > 0) return value;
    }
  }
}

/** The only row of a sheet without rows, where an empty one could be taken for a fault. */
const EMPTY_ROW: Readonly<Partial<Record<ExportTable, ExportRow>>> = {
  logbook: { season_name: LOGBOOK_WORDS.none },
};

async function* sheetOf(
  pieces: Pieces,
  columns: readonly ExportColumn[],
  emptyRow?: ExportRow,
): AsyncGenerator<string> {
  yield sheetBegins(columns);
  let next = 2;
  for await (const rows of pieces.next()) {
    yield rowsXml(rows, columns, next);
    next += rows.length;
  }
  if (next === 2 && emptyRow !== undefined) yield rowsXml([emptyRow], columns, next);
  yield SHEET_ENDS;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that tell which sheets there are. */
function* partsAround(names: readonly string[]): Generator<ZipEntry> {
  const sheets = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`);
  const related = names.map(
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const types = names.map(
    (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${MAIN}.worksheet+xml"/>`,
  );
  const parts = {
    'xl/styles.xml': STYLES_XML,
    'xl/workbook.xml': `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}<Relationship Id="rId0" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/>${types.join('')}</Types>`,
  };
  for (const [name, text] of Object.entries(parts)) yield { name, content: oneText(text) };
}
