import { ARRIVALS_KEPT, STRANGERS_KEPT } from '@vigia/domain/devices';
import { type RawBuilder, sql } from 'kysely';
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
  await deleteFree(auth, 'device_arrival', sql`${own} and ${surplus(own)}`);
}

/**
 * Deletes everybody's requests from before an instant, those beyond the number that is kept, and those of devices that
 * are no longer in service with the client. @returns their number
 */
export async function forgetArrivals(owner: Db, before: string): Promise<number> {
  const gone = sql`not exists (select from device_in_service as device
    where device.client_id = device_arrival.client_id and device.serial_number = device_arrival.serial_number)`;
  const old = sql`(arrived_at < ${before}::timestamptz or ${gone} or ${surplus(sql`true`)})`;
  return (await deleteFree(owner, 'device_arrival', old)).length;
}
