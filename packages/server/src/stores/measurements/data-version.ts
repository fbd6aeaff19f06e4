import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';

/** Gives a station a new version of its measurements, so that cached answers become invalid. */
export async function bumpDataVersion(tx: Tx, clientId: number, stationId: number): Promise<void> {
  await tx
    .updateTable('station')
    .set({ data_version: sql`data_version + 1` })
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .execute();
}
