import type { ClientId, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';

/** Idempotency key of a write, with its sender and the client of their account. */
export interface WriteKey {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly key: string;
}

/** Locks the key until the end of the transaction. @returns false when another transaction holds it */
export async function holdKey(tx: Tx, { clientId, userId, key }: WriteKey): Promise<boolean> {
  const name = `${clientId}:${userId}:${key}`;
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`.execute(tx);
  return rows[0]?.mine === true;
}

/** The stored answer to the first request with the key, and the hash of that request. */
export async function keptAnswer(tx: Tx, { clientId, userId, key }: WriteKey) {
  return await tx
    .selectFrom('idempotency')
    .select(['request_hash', 'answer'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function keepAnswer(
  tx: Tx,
  { clientId, userId, key }: WriteKey,
  { hash, answer }: { readonly hash: string; readonly answer: unknown },
): Promise<void> {
  await tx
    .insertInto('idempotency')
    .values({
      client_id: clientId,
      user_id: userId,
      key,
      request_hash: hash,
      answer: JSON.stringify(answer ?? null),
    })
    .execute();
}

/** Deletes keys from before an instant. @returns their number */
export async function forgetKeys(owner: Db, before: string): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('idempotency')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
