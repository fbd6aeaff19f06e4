import type { UserId } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';
import { columnsOf, type Owner } from './second-step.ts';

export async function countBackupCodes(auth: Db, userId: UserId): Promise<number> {
  const { left } = await auth
    .selectFrom('backup_code')
    .select((row) => row.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Replaces all backup codes of a person. */
export async function replaceBackupCodes(tx: Db, owner: Owner, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('backup_code').where('user_id', '=', owner.userId).execute();
  await tx
    .insertInto('backup_code')
    .values(hashes.map((code_hash) => ({ ...columnsOf(owner), code_hash })))
    .execute();
}

/** The stored forms of a person's unused codes. */
export async function backupCodeHashes(auth: Db, userId: UserId): Promise<string[]> {
  const rows = await auth
    .selectFrom('backup_code')
    .select('code_hash')
    .where('user_id', '=', userId)
    .orderBy('code_hash')
    .execute();
  return rows.map(({ code_hash }) => code_hash);
}

/** Replaces the stored form of a code, unless it was used meanwhile. */
export async function rehashBackupCode(
  auth: Db,
  userId: UserId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await auth
    .updateTable('backup_code')
    .set({ code_hash: to })
    .where('user_id', '=', userId)
    .where('code_hash', '=', from)
    .execute();
}

/** Uses up a code. @returns false for an unknown or used one */
export async function useBackupCode(auth: Db, userId: UserId, hash: string): Promise<boolean> {
  const { numDeletedRows } = await auth
    .deleteFrom('backup_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
