import type { ClientId, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';

/** Who sent a write, in the client of their account, and the key that it came with. */
export interface WriteKey {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly key: string;
}

/** Holds the key until the end of the transaction. @returns false when another transaction holds it */
export async function holdKey(tx: Tx, { clientId, userId, key }: WriteKey): Promise<boolean> {
  const name = `${clientId}:${userId}:${key}`;
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`.execute(tx);
  return rows[0]?.mine === true;
}

/** What was answered to the request that the key came with first, and the hash of that request. */
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

/** Forgets keys that came before an instant. @returns how many */
export async function forgetKeys(owner: Db, before: string): Promise<number> {
  const { numDeletedRows } = await owner
    .deleteFrom('idempotency')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
