import type { ClientId, NodeSerial } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { Db } from '../db/pool.ts';

/** A device that showed its key. */
export interface KeyedNode {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
}

/** Reached by the sign-in role alone: the key is what tells the client. Null for unknown keys and retired devices. */
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
  const issued = new Date(now).toISOString();
  await sql`
    insert into node_key (client_id, serial_number, key_hash, issued_at)
    values (${node.clientId}, ${node.serial}, ${keyHash}, ${issued})
    on conflict (client_id, serial_number) do update set key_hash = excluded.key_hash, issued_at = excluded.issued_at
  `.execute(tx);
}
