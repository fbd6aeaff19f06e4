import type { BackfillBody, StationSource, TieBody } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Tx } from '../../access/reach.ts';

type Source = Pick<StationSource, 'clientId' | 'id'>;
const iso = (at: EpochMs): string => new Date(at).toISOString();

/**
 * Makes a maker's station one of ours, pulled from an instant on. Moved to another station it is pulled from there anew.
 *
 * @throws {DatabaseError} 23505: our station is another one of a maker already
 */
export async function putTie(
  tx: Tx,
  { clientId, id }: Source,
  vendorStationId: string,
  { stationId, vendorStationName, timeZone }: TieBody,
  { pulledTo, now }: { pulledTo: EpochMs; now: EpochMs },
): Promise<void> {
  const told = { station_id: stationId, vendor_station_name: vendorStationName, time_zone: timeZone };
  const anew = {
    ...{ pulled_to: iso(pulledTo), looked_back_at: null, looked_back_to: null, last_reading: null },
    ...{ failures: 0, failure: null, failure_text: null, failed_at: null, next_at: iso(now) },
  };
  await tx
    .insertInto('source_station')
    .values({ client_id: clientId, source_id: id, vendor_station_id: vendorStationId, ...told, ...anew })
    .onConflict((row) =>
      row.columns(['client_id', 'source_id', 'vendor_station_id']).doUpdateSet({ ...told, ...anew }),
    )
    .execute();
}

/** Ends a tie; what was measured stays. @returns whether it was there */
export async function deleteTie(tx: Tx, { clientId, id }: Source, vendorStationId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('source_station')
    .where('client_id', '=', clientId)
    .where('source_id', '=', id)
    .where('vendor_station_id', '=', vendorStationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Asks for past days of a station. */
export async function insertBackfill(
  tx: Tx,
  { clientId, id }: Source,
  vendorStationId: string,
  { from, to }: BackfillBody,
  now: EpochMs,
): Promise<number> {
  const row = await tx
    .insertInto('source_backfill')
    .values({
      ...{ client_id: clientId, source_id: id, vendor_station_id: vendorStationId },
      ...{ from_t: iso(from), to_t: iso(to), done_to: iso(from), created_at: iso(now) },
    })
    .returning('backfill_id')
    .executeTakeFirstOrThrow();
  return row.backfill_id;
}
