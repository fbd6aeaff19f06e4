import type { Assignment, EpochMs, StationId } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { KeyedNode } from '../stores/devices/node-keys.ts';
import { DEVICE_MEASURES, MEASURED_CATEGORIES } from './device-measures.ts';
import { type SavedRow, saveMeasurements } from './save-measurements.ts';

/**
 * Gives stations what their device sent before its install was reported: people write the report in the evening of
 * the day, the device sends from the morning on.
 *
 * @returns the stations that got something
 */
export async function adoptReports(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  assignments: readonly Assignment[],
): Promise<Set<StationId>> {
  const stations = new Set<StationId>();
  const waiting = await tx
    .selectFrom('device_report')
    .select('t')
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .where('station_id', 'is', null)
    .limit(1)
    .execute();
  if (waiting.length === 0) return stations;
  for (const assignment of assignments) {
    const rows = await takeReadings(tx, { clientId, serial }, assignment);
    const target = { clientId, stationId: assignment.stationId };
    if (rows.length > 0) await saveMeasurements(tx, target, rows, { columns: DEVICE_MEASURES, node: serial });
    if (rows.length + (await nameStation(tx, { clientId, serial }, assignment)) > 0) {
      stations.add(assignment.stationId);
    }
  }
  return stations;
}

const inStretch = ({ from, until }: Assignment) =>
  sql<boolean>`t >= to_timestamp(${finite(from)}::float8 / 1000) and t < to_timestamp(${finite(until)}::float8 / 1000)`;
const FAR: EpochMs = Date.UTC(2300, 0, 1);
const finite = (at: EpochMs): number => Math.min(FAR, Math.max(0, at));

/** Takes climate, weather and battery out of the device's reports, one row per instant, oldest first. */
async function takeReadings(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  assignment: Assignment,
): Promise<SavedRow[]> {
  const { rows } = await sql<{ ms: number; values: (number | null)[] }>`
    with taken as (
      delete from device_report
      where client_id = ${clientId} and serial_number = ${serial} and station_id is null
        and category = any(${[...MEASURED_CATEGORIES]}::text[]) and ${inStretch(assignment)}
      returning *
    )
    select (extract(epoch from t) * 1000)::float8 as ms,
      json_build_array(${sql.join(DEVICE_MEASURES.map((column) => sql`max(${sql.ref(column)})`))}) as values
    from taken group by t order by t`.execute(tx);
  return rows.map(({ ms, values }) => ({ t: ms, values }));
}

/** Position, signal and self-tests stay with the device, but know their station from now on. */
async function nameStation(tx: Tx, { clientId, serial }: KeyedNode, assignment: Assignment): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('device_report')
    .set({ station_id: assignment.stationId })
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .where('station_id', 'is', null)
    .where(inStretch(assignment))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) {
    await tx
      .updateTable('station')
      .set({ report_version: sql`report_version + 1` })
      .where('client_id', '=', clientId)
      .where('station_id', '=', assignment.stationId)
      .execute();
  }
  return Number(numUpdatedRows);
}
