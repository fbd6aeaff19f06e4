import { HOUR_MS, offsetAt } from '@vigia/domain';
import type { ExportTable } from '@vigia/domain/farm';
import { columnsOf } from '../columns.ts';
import type { ExportReader } from '../reader.ts';
import { ROWS_OF } from '../rows-of.ts';
import { type ReadingPiece, readingPieces } from '../tables/readings.ts';
import { type CsvForm, csvLines, headLine, textCell } from './csv.ts';
import { LineWriter } from './line-writer.ts';

/** A table as a CSV, piece by piece. Readings, of which there are millions, are written as bytes. */
export async function* csvTable(
  table: ExportTable,
  reader: ExportReader,
  form: CsvForm,
): AsyncGenerator<string | Uint8Array> {
  const columns = columnsOf(table, form.forPeople);
  yield headLine(columns, form);
  if (table !== 'readings') {
    for await (const rows of ROWS_OF[table](reader)) yield csvLines(rows, columns, form);
    return;
  }
  const lines = new LineWriter(form.forPeople ? ',' : '.');
  for await (const piece of readingPieces(reader)) {
    writeReadings(lines, piece, form);
    yield lines.take();
  }
}

const END = '\n'.charCodeAt(0);
const UTC = 'Z'.charCodeAt(0);

function writeReadings(lines: LineWriter, { times, values, cells }: ReadingPiece, form: CsvForm): void {
  const { forPeople, separator } = form;
  const between = separator.charCodeAt(0);
  const { sector_name, station_id, station_name } = cells;
  const texts = [textCell(sector_name ?? '', form), station_id, textCell(station_name, form), ''];
  const before = Buffer.from(texts.join(separator));
  for (let i = 0; i < times.length; i += 1) {
    const at = times[i]!;
    lines.bytes(before);
    if (forPeople) {
      const offset = offsetAt(at);
      lines.instant(at + offset, ' ');
      lines.sign(between);
      lines.number(offset / HOUR_MS);
    } else {
      lines.instant(at, 'T');
      lines.sign(UTC);
    }
    for (const column of values) {
      lines.sign(between);
      lines.number(column[i]!);
    }
    lines.sign(END);
  }
}
