import type { DoorRefusal, UplinkNetwork } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';

/** A door as whoever shows its secret finds it. */
export interface PresentedDoor {
  readonly clientId: ClientId;
  readonly id: number;
  readonly network: UplinkNetwork;
}

const iso = (at: EpochMs): string => new Date(at).toISOString();
const SHOWN = ['client_id', 'door_id', 'network'] as const;
const doorOf = (row: { client_id: number; door_id: number; network: UplinkNetwork }): PresentedDoor => ({
  clientId: row.client_id,
  id: row.door_id,
  network: row.network,
});

/** The door with this secret, or with it until now as the one before; null without one. Its client is known by it alone. */
export async function doorByHash(auth: Db, hash: string, now: EpochMs): Promise<PresentedDoor | null> {
  const row = await auth
    .selectFrom('uplink_door')
    .select(SHOWN)
    .where((own) =>
      own.or([
        own('secret_hash', '=', hash),
        own.and([own('replaced_hash', '=', hash), own('replaced_until', '>', iso(now))]),
      ]),
    )
    .executeTakeFirst();
  return row ? doorOf(row) : null;
}

/** The door with an id, for noting that somebody knocked without its secret. */
export async function doorByIdAlone(auth: Db, id: number): Promise<PresentedDoor | null> {
  const row = await auth.selectFrom('uplink_door').select(SHOWN).where('door_id', '=', id).executeTakeFirst();
  return row ? doorOf(row) : null;
}

/** Notes why a request was refused, unless one was within so many ms. */
export async function noteDoorRefusal(
  tx: Tx,
  { clientId, id }: Pick<PresentedDoor, 'clientId' | 'id'>,
  refusal: DoorRefusal,
  { now, everyMs }: { now: EpochMs; everyMs: number },
): Promise<void> {
  const told = { refused_at: iso(now), door_refusal: refusal };
  await tx
    .insertInto('uplink_refusal')
    .values({ client_id: clientId, door_id: id, ...told })
    .onConflict((row) =>
      row
        .columns(['client_id', 'door_id'])
        .doUpdateSet(told)
        .where((own) =>
          own.or([
            own('uplink_refusal.refused_at', '<', iso(now - everyMs)),
            own('uplink_refusal.door_refusal', '!=', refusal),
          ]),
        ),
    )
    .execute();
}
