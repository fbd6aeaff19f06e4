import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { deleteFree } from '../delete-free.ts';

/** Most devices per person: somebody without cookies adds one at every sign-in, so the oldest are deleted. */
const MOST_PER_PERSON = 50;

interface Device {
  readonly client_id: number;
  readonly user_id: number;
  readonly device_hash: string;
  readonly label: string;
}

export async function isKnownDevice(auth: Db, userId: number, hash: string): Promise<boolean> {
  const row = await auth
    .selectFrom('known_device')
    .select('device_hash')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the device is new for the person */
export async function putKnownDevice(auth: Db, device: Device, now: string): Promise<boolean> {
  const { is_new } = await auth
    .insertInto('known_device')
    .values({ ...device, first_used_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'user_id', 'device_hash'])
        .doUpdateSet({ label: device.label, last_used_at: now }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  if (is_new) await forgetOldest(auth, device);
  return is_new;
}

async function forgetOldest(auth: Db, { client_id, user_id }: Device): Promise<void> {
  const own = sql`client_id = ${client_id} and user_id = ${user_id}`;
  const oldest = sql`select device_hash from known_device where ${own}
    order by last_used_at desc offset ${MOST_PER_PERSON}`;
  await deleteFree(auth, 'known_device', sql`${own} and device_hash in (${oldest})`);
}

/** Deletes everybody's devices that were last used before an instant. @returns their number */
export async function forgetDevices(owner: Db, before: string): Promise<number> {
  return (await deleteFree(owner, 'known_device', sql`last_used_at < ${before}`)).length;
}
