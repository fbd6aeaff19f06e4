import type { ClientId, NodeSerial } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/pool.ts';
import { notFound } from '../../http/problem.ts';

/** A device that showed its key. */
export interface KeyedNode {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
}

/** Reached by the sign-in role alone: the key identifies the client. Null for unknown keys and retired devices. */
export async function nodeByKeyHash(auth: Db, keyHash: string): Promise<KeyedNode | null> {
  const row = await auth
    .selectFrom('node_key')
    .innerJoin('node', (join) =>
      join
        .onRef('node.client_id', '=', 'node_key.client_id')
        .onRef('node.serial_number', '=', 'node_key.serial_number'),
    )
    .select(['node.client_id', 'node.serial_number'])
    .where('node_key.key_hash', '=', keyHash)
    .where('node.node_is_decommissioned', '=', false)
    .executeTakeFirst();
  return row ? { clientId: row.client_id, serial: row.serial_number } : null;
}

/** Gives a device a key; the one it had before opens nothing from now on. The caller has asked what `scope` may do. */
export async function putNodeKey(
  tx: Tx,
  _scope: Scope,
  node: KeyedNode,
  keyHash: string,
  now: number,
): Promise<void> {
  const { clientId: client_id, serial: serial_number } = node;
  const ofNode = { client_id, serial_number };
  // Two at once would both find no key to replace; a client that has just been archived has no device to be seen.
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
