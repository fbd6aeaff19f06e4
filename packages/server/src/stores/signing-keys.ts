import type { Db } from '../db/pool.ts';

/** Keys of the embedded issuer, oldest first. Reached by the sign-in role alone. */
export function readSigningKeys(auth: Db) {
  return auth.selectFrom('signing_key').selectAll().orderBy('created_at').orderBy('kid').execute();
}

export async function insertSigningKey(
  auth: Db,
  key: { kid: string; private_jwk: object; public_jwk: object },
): Promise<void> {
  const { kid, private_jwk, public_jwk } = key;
  await auth
    .insertInto('signing_key')
    .values({ kid, private_jwk: JSON.stringify(private_jwk), public_jwk: JSON.stringify(public_jwk) })
    .execute();
}
