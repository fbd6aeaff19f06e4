import { type ExportTables, exportedFile } from '@vigia/api/contract';
import { EXPORT_TABLE_WORDS } from '@vigia/domain/es';
import type { ExportTable } from '@vigia/domain/farm';
import type { ExportFile } from './answer-export.ts';
import { DICTIONARY_COLUMNS, dictionaryRows } from './dictionary.ts';
import { csvLines, FOR_PEOPLE, FOR_PROGRAMS, headLine } from './formats/csv.ts';
import { csvTable } from './formats/csv-table.ts';
import { parquetTable } from './formats/parquet.ts';
import { workbook } from './formats/workbook.ts';
import { oneText, type ZipEntry, zipOf } from './formats/zip.ts';
import type { ExportReader } from './reader.ts';
import { DICTIONARY_WORDS, FILE_WORDS } from './words.ts';

/** A format that any table has. */
export type TableFormat = Exclude<ExportTables['format'], 'pdf'>;

type Write = (table: ExportTable, reader: ExportReader) => ExportFile['chunks'];
const WRITE: Readonly<Record<Exclude<TableFormat, 'xlsx'>, Write>> = {
  csv: (table, reader) => csvTable(table, reader, FOR_PROGRAMS),
  'csv-es': (table, reader) => csvTable(table, reader, FOR_PEOPLE),
  parquet: parquetTable,
};

/** The file of some tables: one table is a file of its own, several are a workbook or an archive with a dictionary. */
export function tablesFile(
  { tables: asked, format }: { readonly tables: readonly ExportTable[]; readonly format: TableFormat },
  reader: ExportReader,
): ExportFile {
  const tables = [...new Set(asked)];
  const { type, extension } = exportedFile(tables.length, format);
  const title = tables.length === 1 ? EXPORT_TABLE_WORDS[tables[0]!] : FILE_WORDS.season;
  return {
    title,
    type,
    extension,
    isText: type.startsWith('text/'),
    chunks: chunksOf(tables, format, reader),
  };
}

function chunksOf(
  tables: readonly ExportTable[],
  format: TableFormat,
  reader: ExportReader,
): ExportFile['chunks'] {
  if (format === 'xlsx') return workbook(tables, reader);
  const write = WRITE[format];
  if (tables.length === 1) return write(tables[0]!, reader);
  return zipOf(filesOf(tables, reader, write, exportedFile(1, format).extension));
}

async function* filesOf(
  tables: readonly ExportTable[],
  reader: ExportReader,
  write: Write,
  extension: string,
): AsyncGenerator<ZipEntry> {
  for (const table of tables)
    yield { name: `${EXPORT_TABLE_WORDS[table]}.${extension}`, content: write(table, reader) };
  const rows = csvLines(dictionaryRows(tables), DICTIONARY_COLUMNS, FOR_PEOPLE);
  yield {
    name: `${DICTIONARY_WORDS.title}.csv`,
    content: oneText(headLine(DICTIONARY_COLUMNS, FOR_PEOPLE) + rows),
  };
}
