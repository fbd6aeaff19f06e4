import type { ExportKind } from '@vigia/api/contract';
import type { ExportTable } from '@vigia/domain/farm';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { columnsOf, type ExportColumn } from '../columns.ts';
import type { ExportReader, ExportRow } from '../reader.ts';
import { ROWS_OF } from '../rows-of.ts';

/** Rows of a group, the unit that is held in memory and that readers skip. */
const ROWS_OF_GROUP = 50_000;

type Element = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

const TYPES: Readonly<Record<ExportKind, Omit<Element, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  code: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  whole: { type: 'INT32' },
  day: { type: 'INT32', converted_type: 'DATE' },
  instant: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  'yes-no': { type: 'BOOLEAN' },
};

/** A table as Parquet, group by group: names of the wire, codes, instants in UTC. */
export async function* parquetTable(table: ExportTable, reader: ExportReader): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(table, false);
  const bytes = new ByteWriter();
  const schema: Element[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ name, kind }): Element => ({ name, ...TYPES[kind], repetition_type: 'OPTIONAL' })),
  ];
  const file = new ParquetWriter({ writer: bytes, schema, createdBy: 'Vigía' });
  for await (const rows of groupsOf(ROWS_OF[table](reader))) {
    file.write({ columnData: columns.map((column) => columnOf(column, rows)), rowGroupSize: rows.length });
    yield taken(bytes);
  }
  file.finish();
  yield taken(bytes);
}

/** What was written since the last time; the writer goes on at the beginning of its memory. */
function taken(bytes: ByteWriter): Uint8Array {
  const written = bytes.getBytes().slice();
  bytes.index = 0;
  return written;
}

async function* groupsOf(pieces: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<readonly ExportRow[]> {
  let group: ExportRow[] = [];
  for await (const rows of pieces) {
    group = group.concat(rows);
    if (group.length < ROWS_OF_GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

const columnOf = ({ name, kind }: ExportColumn, rows: readonly ExportRow[]) => ({
  name,
  data: rows.map((row) => typedValue(row[name] ?? null, kind)),
});

const typedValue = (value: ExportRow[string], kind: ExportKind) =>
  value !== null && (kind === 'day' || kind === 'instant') ? new Date(String(value)) : value;
