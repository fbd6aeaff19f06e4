import type { BackfillState } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Tx } from '../../access/reach.ts';
import type { SaveReport } from '../../ingest/save-measurements.ts';
import type { BackfillProgress } from '../../station-sources/plan.ts';
import type { PulledStation } from './pulled-stations.ts';

/** A pull of past days that is not done. */
export interface OpenBackfill extends BackfillProgress {
  readonly id: number;
}

const iso = (at: EpochMs): string => new Date(at).toISOString();

/** The open pulls of past days of a station, the oldest first. */
export async function openBackfills(tx: Tx, station: PulledStation): Promise<OpenBackfill[]> {
  const rows = await tx
    .selectFrom('source_backfill')
    .select(['backfill_id', 'to_t', 'done_to'])
    .where('client_id', '=', station.clientId)
    .where('source_id', '=', station.sourceId)
    .where('vendor_station_id', '=', station.vendorStationId)
    .where('backfill_state', '=', 'open')
    .orderBy('backfill_id')
    .execute();
  return rows.map((row) => ({
    id: row.backfill_id,
    to: Date.parse(row.to_t),
    doneTo: Date.parse(row.done_to),
  }));
}

/** Moves a pull of past days on, unless it was moved or ended since it was read. @returns whether it was moved */
export async function moveBackfill(
  tx: Tx,
  clientId: number,
  { id, to, doneTo }: OpenBackfill,
  { doneTo: next, saved, now }: { doneTo: EpochMs; saved: SaveReport; now: EpochMs },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('source_backfill')
    .set((row) => ({
      done_to: iso(next),
      rows_new: row('rows_new', '+', saved.rowsNew),
      rows_changed: row('rows_changed', '+', saved.rowsChanged),
      ...(next >= to && { backfill_state: 'done' as const, ended_at: iso(now) }),
    }))
    .where('client_id', '=', clientId)
    .where('backfill_id', '=', id)
    .where('backfill_state', '=', 'open')
    .where('done_to', '=', iso(doneTo))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends an open pull of past days. @returns whether it was open */
export async function endBackfill(
  tx: Tx,
  { clientId, id }: { clientId: number; id: number },
  state: Exclude<BackfillState, 'open' | 'done'>,
  now: EpochMs,
  failureText: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('source_backfill')
    .set({ backfill_state: state, ended_at: iso(now), failure_text: failureText })
    .where('client_id', '=', clientId)
    .where('backfill_id', '=', id)
    .where('backfill_state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
