import type { PasskeyOfOwner } from '@vigia/api/contract';
import type { UserId } from '@vigia/domain/farm';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { PasskeyTable } from '../../db/schema/second-step.ts';
import { columnsOf, type Owner } from './second-step.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

/** A person's passkeys, oldest first. */
export function passkeysOf(auth: Db, userId: UserId): Promise<PasskeyRow[]> {
  return auth.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('passkey_id').execute();
}

/** A passkey as its owner sees it. */
export const shownPasskey = ({ passkey_id, name, created_at, last_used_at }: PasskeyRow): PasskeyOfOwner => ({
  id: passkey_id,
  name,
  createdAt: Date.parse(created_at),
  lastUsedAt: last_used_at === null ? null : Date.parse(last_used_at),
});

export interface NewPasskey {
  readonly credentialId: string;
  /** base64url */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
}

/** @returns false when the passkey is registered already */
export async function insertPasskey(tx: Db, owner: Owner, made: NewPasskey, now: string): Promise<boolean> {
  const inserted = await tx
    .insertInto('passkey')
    .values({
      ...columnsOf(owner),
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: [...made.transports],
      name: made.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('passkey_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Records the use of a passkey and its own counter. */
export async function touchPasskey(auth: Db, passkeyId: number, counter: number, now: string): Promise<void> {
  await auth
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('passkey_id', '=', passkeyId)
    .execute();
}

export async function deletePasskey(tx: Db, { userId }: Owner, passkeyId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
