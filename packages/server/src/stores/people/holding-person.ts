import type { UserId } from '@vigia/domain/farm';
import type { Tx } from '../../access/reach.ts';
import { oneTransaction } from '../../db/again.ts';
import type { Db } from '../../db/pool.ts';
import { lockRow } from '../lock-row.ts';

/**
 * Runs `work` in one transaction that locks the row of a person. Whoever ends several of a person's sessions, letters,
 * challenges or factors locks the person first, so that two who do so never wait for each other.
 */
export const holdingPerson = <T>(auth: Db, userId: UserId, work: (tx: Tx) => Promise<T>): Promise<T> =>
  oneTransaction(auth, async (tx) => {
    await lockRow(tx, 'user_account', 'user_id', userId);
    return await work(tx);
  });
