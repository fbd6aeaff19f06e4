import { arrival, fromWire } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { Arrival } from '@vigia/domain/devices';
import type { Selectable } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { DeviceArrivalTable } from '../../db/schema/arrivals.ts';
import type { KeyedNode } from './node-keys.ts';

interface Wanted {
  /** Only requests that came after this one. */
  readonly afterId?: number | undefined;
  readonly limit: number;
}

/** Requests of a device, newest first. The caller has checked the rights of `scope`. */
export async function arrivalsOf(
  tx: Tx,
  _scope: Scope,
  device: KeyedNode,
  { afterId, limit }: Wanted,
): Promise<Arrival[]> {
  const rows = await ofDevice(tx, device)
    .selectAll()
    .$if(afterId !== undefined, (query) => query.where('arrival_id', '>', String(afterId)))
    .limit(limit)
    .execute();
  return rows.map(read);
}

/** When the device last sent something with its own key, epoch ms; null before the first time. */
export async function lastContactOf(tx: Tx, _scope: Scope, device: KeyedNode): Promise<EpochMs | null> {
  const row = await ofDevice(tx, device)
    .select('arrived_at')
    .where('key_fault', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row ? Date.parse(row.arrived_at) : null;
}

const ofDevice = (tx: Tx, { clientId, serial }: KeyedNode) =>
  tx
    .selectFrom('device_arrival')
    .where('client_id', '=', clientId)
    .where('serial_number', '=', serial)
    .orderBy('arrival_id', 'desc');

const instantOf = (text: string | null): EpochMs | null => (text === null ? null : Date.parse(text));

function read(row: Selectable<DeviceArrivalTable>): Arrival {
  const { client_id: _, serial_number: __, ...fields } = row;
  return {
    ...fromWire(arrival, { ...fields, arrival_id: Number(row.arrival_id) }),
    at: Date.parse(row.arrived_at),
    earliestAt: instantOf(row.earliest_at),
    latestAt: instantOf(row.latest_at),
    parts: row.parts.map(({ category, part_count: count }) => ({ category, count })),
  };
}
