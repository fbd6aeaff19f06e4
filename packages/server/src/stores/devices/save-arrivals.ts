import { arrival, toWire } from '@vigia/api/contract';
import type { ClientId, NodeSerial } from '@vigia/domain/farm';
import type { Insertable } from 'kysely';
import type { NewArrival } from '../../arrivals/new-arrival.ts';
import type { Db } from '../../db/pool.ts';
import type { DeviceArrivalTable } from '../../db/schema/arrivals.ts';
import { forgetSurplus } from './forget-arrivals.ts';
import { saveUnknownDevices } from './unknown-devices.ts';

/** One in this many requests has its device's record cut to what is kept; the nightly job cuts all of them. */
const CUT_EVERY = 20;

/**
 * Writes down requests of devices of any clients, as the role that checks their keys. One without a key goes to the
 * device in service that it names; if there is none, to the devices that nobody knows.
 */
export async function saveArrivals(auth: Db, arrivals: readonly NewArrival[]): Promise<void> {
  const owners = await ownersOf(auth, arrivals);
  const known: Insertable<DeviceArrivalTable>[] = [];
  const unknown: NewArrival[] = [];
  for (const each of arrivals) {
    const clientId = each.clientId ?? owners.get(each.serial);
    if (clientId === undefined) unknown.push(each);
    else known.push(rowOf(clientId, each));
  }
  if (unknown.length > 0) await saveUnknownDevices(auth, unknown);
  if (known.length === 0) return;
  const rows = await auth
    .insertInto('device_arrival')
    .values(known)
    .returning(['client_id', 'serial_number', 'arrival_id'])
    .execute();
  for (const { client_id: clientId, serial_number: serial, arrival_id: id } of rows) {
    if (Number(id) % CUT_EVERY === 0) await forgetSurplus(auth, { clientId, serial });
  }
}

/** The clients of the devices that are named without a key, by serial number. */
async function ownersOf(
  auth: Db,
  arrivals: readonly NewArrival[],
): Promise<ReadonlyMap<NodeSerial, ClientId>> {
  const serials = arrivals.flatMap(({ clientId, serial }) => (clientId === null ? [serial] : []));
  if (serials.length === 0) return new Map();
  const rows = await auth
    .selectFrom('device_in_service')
    .select(['serial_number', 'client_id'])
    .where('serial_number', 'in', [...new Set(serials)])
    .execute();
  return new Map(rows.map((row) => [row.serial_number, row.client_id]));
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function rowOf(
  clientId: ClientId,
  { clientId: _, serial, ...fields }: NewArrival,
): Insertable<DeviceArrivalTable> {
  return {
    ...toWire(arrival, fields),
    client_id: clientId,
    serial_number: serial,
    arrived_at: new Date(fields.at).toISOString(),
    earliest_at: iso(fields.earliestAt),
    latest_at: iso(fields.latestAt),
    problems: JSON.stringify(fields.problems),
    parts: JSON.stringify(fields.parts.map(({ category, count }) => ({ category, part_count: count }))),
  };
}
