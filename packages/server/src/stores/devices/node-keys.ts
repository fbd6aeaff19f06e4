import type { ClientId, NodeSerial } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/pool.ts';
import { notFound } from '../../http/problem.ts';

/** A device that authenticated itself by its key. */
export interface KeyedNode {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
}

/**
 * The device with a key, read by the sign-in role, as the client is not known before. Null for unknown keys and
 * decommissioned devices.
 */
export async function nodeByKeyHash(auth: Db, keyHash: string): Promise<KeyedNode | null> {
  const row = await auth
    .selectFrom('node_key')
    .innerJoin('device_in_service as device', (join) =>
      join
        .onRef('device.client_id', '=', 'node_key.client_id')
        .onRef('device.serial_number', '=', 'node_key.serial_number'),
    )
    .select(['device.client_id', 'device.serial_number'])
    .where('node_key.key_hash', '=', keyHash)
    .executeTakeFirst();
  return row ? { clientId: row.client_id, serial: row.serial_number } : null;
}

/** Gives a device a key, which invalidates its previous one. The caller has checked the rights of `scope`. */
export async function putNodeKey(
  tx: Tx,
  _scope: Scope,
  node: KeyedNode,
  keyHash: string,
  now: number,
): Promise<void> {
  const { clientId: client_id, serial: serial_number } = node;
  const ofNode = { client_id, serial_number };
  // Without the lock, two calls at the same time would both find no key to replace. A client that was just
  // archived has no visible device.
  await tx
    .selectFrom('node')
    .select('serial_number')
    .where((row) => row.and(ofNode))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  const key = { key_hash: keyHash, issued_at: new Date(now).toISOString() };
  const replaced = await tx
    .updateTable('node_key')
    .set(key)
    .where((row) => row.and(ofNode))
    .executeTakeFirst();
  if (replaced.numUpdatedRows > 0n) return;
  await tx
    .insertInto('node_key')
    .values({ ...ofNode, ...key })
    .execute();
}
