import type { UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';

/** Owner of a second step. */
export interface Owner {
  readonly clientId: number;
  readonly userId: UserId;
}
export const columnsOf = ({ clientId, userId }: Owner) => ({ client_id: clientId, user_id: userId });

/**
 * Whether the person signs in with a second step, and whether a client that they have a role on requires one.
 */
export async function secondStepOf(auth: Db, userId: UserId) {
  const required = sql<boolean>`exists (
    select 1 from client c where c.client_requires_second_step and not c.client_is_archived
      and (c.client_id = user_account.client_id
        or user_account.entities_under_client ? c.client_id::text))`;
  const row = await auth
    .selectFrom('user_account')
    .select(['client_id', 'email', 'second_step_since', required.as('required')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Records since when the person signs in with a second step; an earlier time stays.
 *
 * @returns whether it is new
 */
export async function beginSecondStep(tx: Db, { userId }: Owner, now: string): Promise<boolean> {
  const begun = await tx
    .updateTable('user_account')
    .set({ second_step_since: now })
    .where('user_id', '=', userId)
    .where('second_step_since', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/**
 * Ends the second step, with its backup codes, when the person has neither application nor passkey.
 *
 * @param tx a transaction that locks the person: of two simultaneous removals of the last two factors the second one
 *     sees the first
 */
export async function endSecondStepWithoutFactor(tx: Tx, { userId }: Owner): Promise<boolean> {
  const left = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('second_step_app')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('confirmed_at', 'is not', null),
        ),
        row.exists(row.selectFrom('passkey').select('user_id').where('user_id', '=', userId)),
      ]),
    )
    .executeTakeFirst();
  return left === undefined && (await forgetSecondStep(tx, userId));
}

/** Deletes a person's whole second step. @returns whether there was one */
export async function forgetSecondStep(tx: Db, userId: UserId): Promise<boolean> {
  for (const table of ['second_step_app', 'passkey', 'backup_code', 'step_challenge'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  const ended = await tx
    .updateTable('user_account')
    .set({ second_step_since: null })
    .where('user_id', '=', userId)
    .where('second_step_since', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
}
