import type { EpochMs } from '@vigia/domain';
import type { Assignment } from '@vigia/domain/devices';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { DEVICE_MEASURES, MEASURED_CATEGORIES } from '../../ingest/device-measures.ts';
import type { SavedRow } from '../measurements/readings.ts';
import { nextReportVersion } from './device-reports.ts';
import type { KeyedNode } from './node-keys.ts';

/** Whether the device sent data while its station was unknown. */
export async function hasWaitingReports(tx: Tx, { clientId, serial }: KeyedNode): Promise<boolean> {
  const waiting = await tx
    .selectFrom('device_report')
    .select('t')
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .where('station_id', 'is', null)
    .limit(1)
    .execute();
  return waiting.length > 0;
}

/** An instant of each month in which the device sent data while its station was unknown, epoch ms. */
export async function waitingTimes(tx: Tx, { clientId, serial }: KeyedNode): Promise<EpochMs[]> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from min(t)) * 1000)::float8 as ms from device_report
    where client_id = ${clientId} and serial_number = ${serial} and station_id is null
    group by date_trunc('month', t)`.execute(tx);
  return rows.map(({ ms }) => ms);
}

const inStretch = ({ from, until }: Assignment) =>
  sql<boolean>`t >= to_timestamp(${finite(from)}::float8 / 1000) and t < to_timestamp(${finite(until)}::float8 / 1000)`;
const FAR: EpochMs = Date.UTC(2300, 0, 1);
const finite = (at: EpochMs): number => Math.min(FAR, Math.max(0, at));

/**
 * Removes climate, weather and battery from the device's reports and returns them, one row per instant, oldest
 * first.
 */
export async function takeReadings(
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

/**
 * Sets the station of reports that stay with the device: position, signal and self-tests.
 *
 * @returns their number
 */
export async function nameStation(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  assignment: Assignment,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('device_report')
    .set({ station_id: assignment.stationId })
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .where('station_id', 'is', null)
    .where(inStretch(assignment))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await nextReportVersion(tx, clientId, [assignment.stationId]);
  return Number(numUpdatedRows);
}
