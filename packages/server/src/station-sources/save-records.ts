import type { EpochMs } from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import { MEASURES } from '../ingest/measures.ts';
import { type SaveReport, saveMeasurements } from '../ingest/save-measurements.ts';
import type { SavedRow } from '../stores/measurements/readings.ts';
import type { PulledStation } from '../stores/sources/pulled-stations.ts';
import { keepApart } from '../stores/sources/source-apart.ts';
import type { Translated, VendorRow } from './vendor.ts';

const NOTHING: SaveReport = { rowsNew: 0, rowsSame: 0, rowsChanged: 0 };

/** Stores what an answer says of a station: its measurements, and what cannot be any. */
export async function saveTranslated(
  tx: Tx,
  station: PulledStation,
  { rows, apart }: Translated,
  now: EpochMs,
): Promise<SaveReport> {
  const saved = await saveRows(tx, station, rows);
  await keepApart(tx, station, apart, now);
  return saved;
}

/**
 * Stores measurements of a station of the client.
 *
 * @param rows in chronological order, each instant once
 */
export const saveRows = async (
  tx: Tx,
  { clientId, stationId }: Pick<PulledStation, 'clientId' | 'stationId'>,
  rows: readonly VendorRow[],
): Promise<SaveReport> =>
  rows.length === 0 ? NOTHING : await saveMeasurements(tx, { clientId, stationId }, rows.map(savedRow));

const savedRow = ({ t, values }: VendorRow): SavedRow => ({
  t,
  values: MEASURES.map((measure) => values[measure] ?? null),
});
