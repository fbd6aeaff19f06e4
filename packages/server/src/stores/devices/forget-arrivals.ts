import { ARRIVALS_KEPT, STRANGERS_KEPT } from '@vigia/domain/devices';
import type { ClientId } from '@vigia/domain/farm';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';
import { deleteFree } from '../delete-free.ts';
import type { KeyedNode } from './node-keys.ts';

/** Requests beyond those that are kept of each device: of those without its key fewer are kept. */
const surplus = (where: RawBuilder<unknown>) => sql`
  (client_id, serial_number, arrival_id) in (
    select client_id, serial_number, arrival_id from (
      select client_id, serial_number, arrival_id, key_fault, row_number() over (
        partition by client_id, serial_number, key_fault is null order by arrival_id desc) as place
      from device_arrival where ${where}
    ) as numbered
    where place > case when key_fault is null then ${ARRIVALS_KEPT}::int else ${STRANGERS_KEPT}::int end)`;

/** Deletes the oldest requests of a device beyond those that are kept. */
export async function forgetSurplus(auth: Db, { clientId, serial }: KeyedNode): Promise<void> {
  const own = sql`client_id = ${clientId}::int and serial_number = ${serial}::text`;
  await deleteFree(auth, 'device_arrival', sql`${own} and ${surplus(own)}`, { clientId });
}

/**
 * Deletes requests of a client's devices from before an instant, those beyond the number that is kept, and those of devices that
 * are no longer in service with the client. @returns their number
 */
export async function forgetArrivals(tx: Tx, clientId: ClientId, before: string): Promise<number> {
  // Queried apart: in a distributed database that table lies on the coordinator, the requests on the client's node.
  const inService = await tx
    .selectFrom('device_in_service')
    .select('serial_number')
    .where('client_id', '=', clientId)
    .execute();
  const gone = sql`serial_number <> all(${inService.map((row) => row.serial_number)}::text[])`;
  const own = sql`client_id = ${clientId}::int`;
  const old = sql`${own} and (arrived_at < ${before}::timestamptz or ${gone} or ${surplus(own)})`;
  return (await deleteFree(tx, 'device_arrival', old)).length;
}
