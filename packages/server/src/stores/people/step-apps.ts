import type { UserId } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';
import { columnsOf, type Owner } from './second-step.ts';

/** A person's authenticator application; its secrets are encrypted. */
export async function stepAppOf(auth: Db, userId: UserId) {
  const row = await auth
    .selectFrom('second_step_app')
    .select(['sealed_secret', 'pending_secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the secret of an application that is not confirmed yet. The present one stays valid until then. */
export async function putPendingSecret(auth: Db, owner: Owner, sealed: string): Promise<void> {
  await auth
    .insertInto('second_step_app')
    .values({ ...columnsOf(owner), pending_secret: sealed })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'user_id']).doUpdateSet({ pending_secret: sealed }),
    )
    .execute();
}

/**
 * Confirms the application, which replaces the present one.
 *
 * @returns false when another one was begun in the meantime
 */
export async function confirmApp(
  tx: Db,
  { userId }: Owner,
  { pending, step, now }: { pending: string; step: number; now: string },
): Promise<boolean> {
  const confirmed = await tx
    .updateTable('second_step_app')
    .set({ sealed_secret: pending, pending_secret: null, confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('pending_secret', '=', pending)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Uses up the code of a time step. @returns false when it or a later one was used before */
export async function useStep(auth: Db, userId: UserId, step: number): Promise<boolean> {
  const used = await auth
    .updateTable('second_step_app')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** A sealed secret of somebody's application, confirmed or not. */
export interface SealedSecret {
  readonly owner: Owner;
  readonly column: 'sealed_secret' | 'pending_secret';
  readonly sealed: string;
}

/** Everybody's sealed secrets, in the order of their rows. */
export async function sealedSecrets(db: Db): Promise<SealedSecret[]> {
  const rows = await db
    .selectFrom('second_step_app')
    .select(['client_id', 'user_id', 'sealed_secret', 'pending_secret'])
    .orderBy('client_id')
    .orderBy('user_id')
    .execute();
  return rows.flatMap(({ client_id: clientId, user_id: userId, ...secrets }) =>
    (['sealed_secret', 'pending_secret'] as const).flatMap((column) => {
      const sealed = secrets[column];
      return sealed === null ? [] : [{ owner: { clientId, userId }, column, sealed }];
    }),
  );
}

/** Replaces a sealed secret, unless it was changed meanwhile. @returns whether it was replaced */
export async function replaceSealed(
  db: Db,
  { clientId, userId }: Owner,
  { column, from, to }: { column: SealedSecret['column']; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_step_app')
    .set({ [column]: to })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where(column, '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteApp(tx: Db, { userId }: Owner): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_step_app')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
