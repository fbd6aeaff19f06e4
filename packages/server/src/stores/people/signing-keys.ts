import type { Db } from '../../db/pool.ts';

/**
 * What a key is for: sessions of people, sessions of partners' pages, encryption of stored secrets (`seal`), or messages to
 * browsers (`push`).
 */
export type KeyPurpose = 'session' | 'embed' | 'seal' | 'push';

/** Keys of the embedded issuer, oldest first, read by the sign-in role only. */
export function readSigningKeys(auth: Db, purpose: KeyPurpose) {
  return auth
    .selectFrom('signing_key')
    .selectAll()
    .where('purpose', '=', purpose)
    .orderBy('created_at')
    .orderBy('kid')
    .execute();
}

/** @param key.madeAt epoch ms; without it the database's own time */
export async function insertSigningKey(
  auth: Db,
  key: { kid: string; private_jwk: object; public_jwk: object; purpose: KeyPurpose; madeAt?: number },
): Promise<void> {
  const { kid, private_jwk, public_jwk, purpose, madeAt } = key;
  await auth
    .insertInto('signing_key')
    .values({
      kid,
      purpose,
      private_jwk: JSON.stringify(private_jwk),
      public_jwk: JSON.stringify(public_jwk),
      ...(madeAt !== undefined && { created_at: new Date(madeAt).toISOString() }),
    })
    .execute();
}

/** Deletes keys; only the owner of the database may. */
export async function deleteSigningKeys(owner: Db, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await owner.deleteFrom('signing_key').where('kid', 'in', kids).execute();
}
