import { dayOfInstant, endOfDay, startOfDay } from '@vigia/domain';
import { counted } from '@vigia/domain/es';
import type { Tx } from '../access/reach.ts';
import { allowLongStatements, noteImport } from '../stores/measurements/import-runs.ts';
import type { Target } from '../stores/measurements/readings.ts';
import { readBorder } from '../stores/service/retention.ts';
import { ImportError } from './import-error.ts';
import { MAX_BAD_LINES } from './line-report.ts';
import type { ParsedFile, ParsedRows } from './measures.ts';
import { saveExtremes } from './save-extremes.ts';
import { type SaveReport, saveMeasurements } from './save-measurements.ts';

export interface LoadOptions {
  readonly fileName: string;
  /** Compares with the stored data and writes nothing. */
  readonly dryRun: boolean;
  /** Id of the user who loads it; null on the command line. */
  readonly userId: number | null;
  readonly onProgress?: ((rowsSaved: number, rowsToSave: number) => void) | undefined;
}

/**
 * Stores the contents of a file in the transaction and records the import, unless it changed nothing.
 *
 * @throws {ImportError} `bad-lines`: lines of days whose raw data was deleted, so that their sums cannot be
 *     computed anew
 */
export async function loadFile(
  tx: Tx,
  target: Target,
  parsed: ParsedFile,
  { fileName, dryRun, userId, onProgress }: LoadOptions,
): Promise<SaveReport> {
  await allowLongStatements(tx);
  refuseDropped([parsed], fileName, await readBorder(tx, 'readings'));
  const saved =
    parsed.format === 'extremes'
      ? await saveExtremes(tx, target, parsed.extremes, { dryRun })
      : await saveMeasurements(tx, target, parsed.rows, { dryRun, ...(onProgress && { onProgress }) });
  if (!dryRun && saved.rowsNew + saved.rowsChanged > 0) {
    await noteImport(tx, importRun(target, fileName, parsed, saved, userId));
  }
  return saved;
}

/** Measurements with what is said before their faults: the name of their station. */
interface NamedRows extends Pick<ParsedRows, 'rows' | 'extremes'> {
  readonly prefix?: string;
}

/** @throws {ImportError} `bad-lines`: lines of days whose raw data was deleted */
export function refuseDropped(all: readonly NamedRows[], fileName: string, border: number | null): void {
  if (border === null) return;
  const since = dayOfInstant(border);
  const early = all
    .flatMap(({ rows, extremes, prefix = '' }) =>
      [...rows.filter(({ t }) => t < border), ...extremes.filter(({ day }) => day < since)].map(
        ({ line }) => ({
          line,
          reason: `${prefix}es anterior al ${since}, desde cuando se guardan las mediciones`,
        }),
      ),
    )
    .sort((a, b) => a.line - b.line);
  if (early.length === 0) return;
  const message = `El archivo «${fileName}» tiene ${counted(early.length, 'línea', 'líneas')} de días cuyo detalle ya se borró; no se cargó nada.`;
  throw new ImportError('bad-lines', message, {
    lines: early.slice(0, MAX_BAD_LINES),
    badLineCount: early.length,
  });
}

/** The row that records an import. */
export function importRun(
  target: Target,
  fileName: string,
  parsed: Pick<ParsedFile, 'rows' | 'extremes' | 'rowsRead' | 'sha256'> & { readonly format: string },
  saved: SaveReport,
  userId: number | null,
) {
  const { firstT, lastT } = spanOf(parsed);
  return {
    client_id: target.clientId,
    station_id: target.stationId,
    file_name: fileName,
    file_sha256: parsed.sha256,
    format: parsed.format,
    user_id: userId,
    rows_read: parsed.rowsRead,
    rows_new: saved.rowsNew,
    rows_changed: saved.rowsChanged,
    rows_same: saved.rowsSame,
    first_t: firstT,
    last_t: lastT,
  };
}

/**
 * First and last instant, ISO UTC; for daily extremes, the beginning of the first day and the end of the last.
 */
export function spanOf({ rows, extremes }: Pick<ParsedRows, 'rows' | 'extremes'>): {
  firstT: string;
  lastT: string;
} {
  const [first, last] = [extremes[0], extremes.at(-1)];
  const from = first ? startOfDay(first.day) : rows[0]?.t;
  const to = last ? endOfDay(last.day) - 1 : rows.at(-1)?.t;
  const iso = (at: number | undefined) => new Date(at ?? Number.NaN).toISOString();
  return { firstT: iso(from), lastT: iso(to) };
}
