import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { type AgrometColumns, readAgrometHeader } from './agromet-columns.ts';
import { AgrometRows } from './agromet-rows.ts';
import { ImportError } from './import-error.ts';
import type { ParsedFile } from './measures.ts';
import type { SourceFile } from './source-file.ts';

/** A field longer than this is a quotation mark that was never closed. */
const MAX_LINE_CHARACTERS = 20_000;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

export interface ParseOptions {
  /** Readings later than this are refused, epoch ms. */
  readonly now: number;
  readonly onProgress?: (bytesRead: number) => void;
}

/**
 * Reads an export of Chile's Red Agrometeorológica: hourly lines, gaps as `NA`, and at the end lines without values
 * and two of prose, which are no errors.
 *
 * @returns the measurements in the order of time
 * @throws {ImportError} `wrong-columns`, `csv-broken`, `no-measurements`, or `bad-lines` with each line at fault
 */
export async function parseAgrometCsv(
  file: SourceFile,
  { now, onProgress }: ParseOptions,
): Promise<ParsedFile> {
  const hash = createHash('sha256');
  const source = createReadStream(file.path);
  source.on('data', (chunk) => {
    hash.update(chunk);
    onProgress?.(source.bytesRead);
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
  let columns: AgrometColumns | undefined;
  let rows: AgrometRows | undefined;
  try {
    for await (const { record, info } of records as AsyncIterable<CsvRecord>) {
      if (columns === undefined) {
        columns = readAgrometHeader(record);
        rows = new AgrometRows(columns, now);
      } else {
        rows?.add(record, info.lines);
      }
    }
  } catch (cause) {
    throw explain(cause, file);
  } finally {
    source.destroy();
  }
  if (rows === undefined) throw new ImportError('file-empty', `El archivo «${file.name}» está vacío.`);
  return { ...rows.finish(file.name), sha256: hash.digest('hex') };
}

function explain(cause: unknown, file: SourceFile): unknown {
  if (!(cause instanceof CsvError)) return cause;
  const line = typeof cause.lines === 'number' ? `, cerca de la línea ${cause.lines}` : '';
  return new ImportError(
    'csv-broken',
    `El archivo «${file.name}» no es un CSV legible${line}: hay comillas sin cerrar o una línea demasiado larga.`,
  );
}
