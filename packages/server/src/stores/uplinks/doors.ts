import { type NewUplinkDoor, type UplinkDoor, UplinkDoorWire } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import type { Updateable } from 'kysely';
import * as z from 'zod/mini';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { NewSecret } from '../../auth/random-secret.ts';
import type { UplinkDoorTable } from '../../db/schema/uplinks.ts';
import { lockRow } from '../lock-row.ts';
import { devicesOfDoor } from './devices.ts';

type DoorName = Pick<UplinkDoor, 'clientId' | 'id'>;
const iso = (at: EpochMs): string => new Date(at).toISOString();

/** Without hashes, which only the check of a secret reads. */
const NAMED = ['door_id', 'client_id', 'network', 'door_name'] as const;
const SHOWN = [...NAMED, 'secret_start', 'replaced_until', 'created_at'] as const;
const rows = (tx: Tx) => tx.selectFrom('uplink_door').select(SHOWN).orderBy('door_id');
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** A door of which nothing was heard yet. */
const unheard = (row: Row): UplinkDoor =>
  z.decode(UplinkDoorWire, { ...row, refused_at: null, door_refusal: null, uplink_devices: [] });

/** The client's doors, by id. The caller must check who may read them: administrators, who see all stations. */
export async function doorsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<UplinkDoor[]> {
  return await withDevices(tx, scope, await rows(tx).where('client_id', '=', clientId).execute());
}

/** A door of a client in the scope; null without one. The caller must check who may read it. */
export async function doorById(tx: Tx, scope: Scope, id: number): Promise<UplinkDoor | null> {
  return (await withDevices(tx, scope, await rows(tx).where('door_id', '=', id).execute()))[0] ?? null;
}

async function withDevices(tx: Tx, scope: Scope, found: readonly Row[]): Promise<UplinkDoor[]> {
  const own = visible(scope, 'season.read', found, (row) => ({ clientId: row.client_id }));
  const doors: UplinkDoor[] = [];
  for (const row of own) {
    const refused = await refusalOf(tx, row);
    const uplink_devices = await devicesOfDoor(tx, row.client_id, row.door_id);
    doors.push(z.decode(UplinkDoorWire, { ...row, ...refused, uplink_devices }));
  }
  return doors;
}

async function refusalOf(tx: Tx, { client_id, door_id }: Row) {
  const row = await tx
    .selectFrom('uplink_refusal')
    .select(['refused_at', 'door_refusal'])
    .where('client_id', '=', client_id)
    .where('door_id', '=', door_id)
    .executeTakeFirst();
  return row ?? { refused_at: null, door_refusal: null };
}

export const lockDoor = (tx: Tx, id: number) => lockRow(tx, 'uplink_door', 'door_id', id);

// What lies on the nodes of a Citus cannot be read in a transaction that has written a door: these answer what they wrote.

export async function insertDoor(
  tx: Tx,
  { clientId, network, name }: NewUplinkDoor,
  { start, hash }: Pick<NewSecret, 'start' | 'hash'>,
  now: EpochMs,
): Promise<UplinkDoor> {
  const row = await tx
    .insertInto('uplink_door')
    .values({
      ...{ client_id: clientId, network, door_name: name, created_at: iso(now) },
      ...{ secret_start: start, secret_hash: hash },
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  return unheard(row);
}

/** Gives a door another secret. The one before is accepted until an instant (a trigger keeps its hash). */
export const rotateDoor = <Door extends DoorName>(
  tx: Tx,
  door: Door,
  { start, hash }: Pick<NewSecret, 'start' | 'hash'>,
  replacedUntil: EpochMs,
): Promise<Door> =>
  changed(tx, door, { secret_start: start, secret_hash: hash, replaced_until: iso(replacedUntil) });

export const renameDoor = <Door extends DoorName>(tx: Tx, door: Door, name: string): Promise<Door> =>
  changed(tx, door, { door_name: name });

/** @returns the door as it was, with what was changed of it */
async function changed<Door extends DoorName>(
  tx: Tx,
  door: Door,
  set: Updateable<UplinkDoorTable>,
): Promise<Door> {
  const row = await tx
    .updateTable('uplink_door')
    .set(set)
    .where('client_id', '=', door.clientId)
    .where('door_id', '=', door.id)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
  const { refusedAt, refusal, devices, ...now } = unheard(row);
  return { ...door, ...now };
}

/** Ends a door with what is known of its devices (a trigger forgets them); what was measured stays. */
export async function deleteDoor(tx: Tx, { clientId, id }: DoorName): Promise<void> {
  await tx.deleteFrom('uplink_door').where('client_id', '=', clientId).where('door_id', '=', id).execute();
}
