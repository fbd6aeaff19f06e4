import type { UserId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';

/** The address of a person, in a transaction of the database's owner; empty when there is none. */
export async function addressOf(tx: Tx, userId: UserId): Promise<string> {
  const row = await tx
    .selectFrom('user_account')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.email ?? '';
}
