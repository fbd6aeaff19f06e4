import { createHash } from 'node:crypto';
import { fromWire, toWire, unknownDevice } from '@vigia/api/contract';
import type { UnknownDevice } from '@vigia/domain/devices';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { NewArrival } from '../../arrivals/new-arrival.ts';
import type { Db } from '../../db/pool.ts';
import { deleteFree } from '../delete-free.ts';

/**
 * Places for devices that nobody knows. Each device and address has one; who comes later to the same place takes it
 * over, so that strangers fill the table once and never more.
 */
const PLACES = 4_096;
/** The most that are listed. */
const LISTED = 200;

const placeOf = ({ serial, address }: NewArrival): number =>
  createHash('sha256')
    .update(JSON.stringify([serial, address]))
    .digest()
    .readUInt32BE() % PLACES;

/** Notes requests of devices that nobody knows, each place once and in order. */
export async function saveUnknownDevices(auth: Db, arrivals: readonly NewArrival[]): Promise<void> {
  const rows = new Map<number, NewArrival>();
  for (const each of arrivals) {
    const place = placeOf(each);
    const before = rows.get(place);
    const times = before?.serial === each.serial ? before.times : 0;
    rows.set(place, { ...each, times: each.times + times });
  }
  const values = [...rows].sort(([a], [b]) => a - b).map(([place, each]) => rowOf(place, each));
  const isSame = sql`(unknown_device.serial_number, unknown_device.network_address)
    = (excluded.serial_number, excluded.network_address)`;
  await auth
    .insertInto('unknown_device')
    .values(values)
    .onConflict((row) =>
      row.column('place').doUpdateSet((old) => ({
        serial_number: old.ref('excluded.serial_number'),
        network_address: old.ref('excluded.network_address'),
        device_call: old.ref('excluded.device_call'),
        key_fault: old.ref('excluded.key_fault'),
        program: old.ref('excluded.program'),
        times: sql<number>`excluded.times + case when ${isSame} then unknown_device.times else 0 end`,
        first_arrived_at: sql<string>`case when ${isSame}
          then unknown_device.first_arrived_at else excluded.first_arrived_at end`,
        last_arrived_at: old.ref('excluded.last_arrived_at'),
      })),
    )
    .execute();
}

function rowOf(place: number, { serial, address, call, keyFault, program, times, at }: NewArrival) {
  const instant = new Date(at).toISOString();
  const device = { serial, address, call, keyFault: keyFault ?? 'unknown', program, times } as const;
  return {
    ...toWire(unknownDevice, device),
    place,
    first_arrived_at: instant,
    last_arrived_at: instant,
  };
}

/** The devices that nobody knows, the last one first. */
export async function unknownDevices(tx: Tx): Promise<UnknownDevice[]> {
  const rows = await tx
    .selectFrom('unknown_device')
    .selectAll()
    .orderBy('last_arrived_at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(({ place: _, ...row }) => ({
    ...fromWire(unknownDevice, row),
    firstAt: Date.parse(row.first_arrived_at),
    lastAt: Date.parse(row.last_arrived_at),
  }));
}

/** Deletes devices that were last heard of before an instant. @returns their number */
export async function forgetUnknownDevices(owner: Db, before: string): Promise<number> {
  const old = sql`last_arrived_at < ${before}::timestamptz`;
  return (await deleteFree(owner, 'unknown_device', old)).length;
}
