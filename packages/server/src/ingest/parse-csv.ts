import { type ColumnChoice, lineReader } from './file-columns.ts';
import type { ParsedFile } from './measures.ts';
import { readLines } from './read-lines.ts';
import type { SourceFile } from './source-file.ts';

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
  const begin = (titles: readonly string[]) => lineReader(titles, { columns, now, emptyCodes, utcOffset });
  const { reader, sha256 } = await readLines(file, begin, onProgress);
  const { format, columns: taken } = reader;
  return { format, columns: taken, ...reader.finish(file.name), sha256 };
}
