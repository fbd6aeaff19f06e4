import { dayOfInstant, type IsoDate } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import { lockStation } from '../stores/farm/stations.ts';
import { ensureMonths } from '../stores/measurements/months.ts';
import {
  putReadings,
  type ReadingColumn,
  type SavedRow,
  storedValues,
  type Target,
} from '../stores/measurements/readings.ts';
import { MEASURES } from './measures.ts';
import { refreshRollups } from './rollups.ts';

const ROWS_PER_STATEMENT = 5000;

export interface SaveReport {
  /** Instants without a stored reading. */
  readonly rowsNew: number;
  /** Instants whose stored values are equal. */
  readonly rowsSame: number;
  /** Instants whose stored values are replaced. */
  readonly rowsChanged: number;
}

export interface SaveOptions {
  /** Columns of the values; by default those of imported files. */
  readonly columns?: readonly ReadingColumn[];
  /** Serial number of the device that measured. */
  readonly node?: string;
  /** Compares with the stored values and writes nothing. */
  readonly dryRun?: boolean;
  readonly onProgress?: (rowsSaved: number, rowsToSave: number) => void;
}

/**
 * Stores measurements of one station and refreshes the roll-ups of their days. A different value replaces the
 * stored one; a missing value never erases one. Equal rows are not written again, so a repeated import changes
 * nothing, not even the station's data version.
 *
 * @param rows in chronological order, each instant once, at least one
 */
export async function saveMeasurements(
  tx: Tx,
  target: Target,
  rows: readonly SavedRow[],
  options: SaveOptions = {},
): Promise<SaveReport> {
  const { columns = MEASURES, node = null, dryRun, onProgress } = options;
  // Months come before rows, as everywhere.
  if (!dryRun)
    await ensureMonths(
      tx,
      rows.map((row) => row.t),
      'reading',
    );
  // One import per station at a time. Events that refer to the station may be written at the same time.
  await lockStation(tx, target.stationId, target.clientId);
  const stored = await storedValues(tx, target, rows, columns);
  const fresh = rows.filter((row) => !stored.has(row.t));
  const changed = rows.filter((row) => differs(row, stored.get(row.t)));
  const report = {
    rowsNew: fresh.length,
    rowsSame: rows.length - fresh.length - changed.length,
    rowsChanged: changed.length,
  };
  if (dryRun) return report;
  const toSave = [...fresh, ...changed];
  for (let i = 0; i < toSave.length; i += ROWS_PER_STATEMENT) {
    await putReadings(tx, target, toSave.slice(i, i + ROWS_PER_STATEMENT), columns, node);
    onProgress?.(Math.min(i + ROWS_PER_STATEMENT, toSave.length), toSave.length);
  }
  await refreshRollups(tx, target, daysOf(toSave));
  return report;
}

function daysOf(rows: readonly SavedRow[]): IsoDate[] {
  return [...new Set(rows.map((row) => dayOfInstant(row.t)))];
}

function differs(row: SavedRow, stored: readonly (number | null)[] | undefined): boolean {
  return stored !== undefined && row.values.some((value, i) => value !== null && value !== stored[i]);
}
