import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './import-error.ts';
import type { SourceFile } from './source-file.ts';

/** A longer field means that a quotation mark was never closed. */
const MAX_LINE_CHARACTERS = 20_000;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Takes the lines after the header. */
interface TakesLines {
  add(cells: readonly string[], line: number): void;
}

/**
 * Reads a CSV line by line.
 *
 * @param begin makes the reader of the lines from the titles of the first one
 * @throws {ImportError} `csv-broken` or `file-empty`, or what the reader throws
 */
export async function readLines<Reader extends TakesLines>(
  file: SourceFile,
  begin: (titles: readonly string[]) => Reader,
  onProgress?: (bytesRead: number) => void,
): Promise<{ readonly reader: Reader; readonly sha256: string }> {
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
  let reader: Reader | undefined;
  try {
    for await (const { record, info } of records as AsyncIterable<CsvRecord>) {
      if (reader === undefined) reader = begin(record);
      else reader.add(record, info.lines);
    }
  } catch (cause) {
    throw explain(cause, file);
  } finally {
    source.destroy();
  }
  if (reader === undefined) throw new ImportError('file-empty', `El archivo «${file.name}» está vacío.`);
  return { reader, sha256: hash.digest('hex') };
}

function explain(cause: unknown, file: SourceFile): unknown {
  if (!(cause instanceof CsvError)) return cause;
  const line = typeof cause.lines === 'number' ? `, cerca de la línea ${cause.lines}` : '';
  return new ImportError(
    'csv-broken',
    `El archivo «${file.name}» no es un CSV legible${line}: hay comillas sin cerrar o una línea demasiado larga.`,
  );
}
