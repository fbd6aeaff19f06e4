import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse';
import { type ColumnChoice, type LineReader, lineReader } from './file-columns.ts';
import { ImportError } from './import-error.ts';
import type { ParsedFile } from './measures.ts';
import type { SourceFile } from './source-file.ts';

/** A longer field means that a quotation mark was never closed. */
const MAX_LINE_CHARACTERS = 20_000;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

export interface ParseOptions {
  /** Epoch ms; later readings are refused. */
  readonly now: number;
  readonly columns?: ColumnChoice;
  /** Whether error codes of loggers (−9999) are read as missing values; false by default. */
  readonly emptyCodes?: boolean;
  /** Minutes from UTC of a clock without summer time; by default local time of America/Santiago. */
  readonly utcOffset?: number | null;
  readonly onProgress?: (bytesRead: number) => void;
}

/**
 * Reads a file of measurements. It is an export of Chile's Red Agrometeorológica, or a plain file of readings
 * or of daily extremes. The exports have hourly lines, write gaps as `NA`, and end with lines without values
 * and two lines of text, which are not errors.
 *
 * @returns the measurements in chronological order
 * @throws {ImportError} `wrong-columns`, `csv-broken`, `no-measurements`, or `bad-lines` with the invalid lines
 */
export async function parseCsv(
  file: SourceFile,
  { now, columns = {}, emptyCodes = false, utcOffset = null, onProgress }: ParseOptions,
): Promise<ParsedFile> {
  const hash = createHash('sha256');
  const source = file.open();
  let bytesRead = 0;
  source.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytesRead += chunk.length;
    onProgress?.(bytesRead);
  });
  const records = source.pipe(
    parse({
      bom: true,
      delimiter: file.delimiter,
      encoding: file.encoding,
      info: true,
      max_record_size: MAX_LINE_CHARACTERS,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }),
  );
  source.on('error', (error) => records.destroy(error));
  let reader: LineReader | undefined;
  try {
    for await (const { record, info } of records as AsyncIterable<CsvRecord>) {
      if (reader === undefined) reader = lineReader(record, { columns, now, emptyCodes, utcOffset });
      else reader.add(record, info.lines);
    }
  } catch (cause) {
    throw explain(cause, file);
  } finally {
    source.destroy();
  }
  if (reader === undefined) throw new ImportError('file-empty', `El archivo «${file.name}» está vacío.`);
  const { format, columns: taken } = reader;
  return { format, columns: taken, ...reader.finish(file.name), sha256: hash.digest('hex') };
}

function explain(cause: unknown, file: SourceFile): unknown {
  if (!(cause instanceof CsvError)) return cause;
  const line = typeof cause.lines === 'number' ? `, cerca de la línea ${cause.lines}` : '';
  return new ImportError(
    'csv-broken',
    `El archivo «${file.name}» no es un CSV legible${line}: hay comillas sin cerrar o una línea demasiado larga.`,
  );
}
