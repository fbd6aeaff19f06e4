import { exportJWK, generateKeyPair } from 'jose';
import type { Db } from '../db/pool.ts';
import { insertSigningKey, readSigningKeys } from '../stores/people/signing-keys.ts';

/** The keys of the installation towards push services (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  /** The point of P-256, uncompressed. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const UNCOMPRESSED = 4;

/**
 * The keys, made at the first use and kept beside those of sessions. Of several servers that make some at the same time,
 * all use the oldest. They are never replaced: browsers subscribe with the public one.
 *
 * @param now epoch ms
 */
export async function pushKeys(auth: Db, now: number): Promise<PushKeys> {
  const [known] = await readSigningKeys(auth, 'push');
  if (known) return keysOf(known.private_jwk as Coordinates);
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { d, ...open } = await exportJWK(privateKey);
  const jwks = { private_jwk: { ...open, d }, public_jwk: open };
  await insertSigningKey(auth, { kid: crypto.randomUUID(), ...jwks, purpose: 'push', madeAt: now });
  return keysOf((await readSigningKeys(auth, 'push'))[0]!.private_jwk as Coordinates);
}

type Coordinates = Readonly<Record<'x' | 'y' | 'd', string>>;

function keysOf({ x, y, d }: Coordinates): PushKeys {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const point = Buffer.concat([Buffer.of(UNCOMPRESSED), bytes(x), bytes(y)]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
