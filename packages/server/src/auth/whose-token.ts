import { decodeJwt } from 'jose';
import type { Entitled, Entitlements } from './entitlements.ts';
import type { ExternalPool } from './external-pool.ts';
import { ISSUER, type TokenVerifier } from './issuer.ts';

interface Needs {
  readonly issuer: TokenVerifier;
  readonly pool: ExternalPool | undefined;
  readonly entitlements: Entitlements;
}

/**
 * The person behind a token, with what they may reach, as the database knows them now: each token is verified by the
 * issuer that it names, and by no other.
 *
 * @returns null for a session that is over, somebody disabled, or a person of the pool who has no account
 * @throws {HttpProblem} not-signed-in: the token is invalid; not-ready: the pool does not answer
 */
export async function whoseToken(
  { issuer, pool, entitlements }: Needs,
  token: string,
): Promise<Entitled | null> {
  if (pool && claimedIssuer(token) === pool.issuer)
    return await entitlements.ofClaims(await pool.verify(token));
  const { sessionId } = await issuer.verify(token);
  return await entitlements.of(sessionId);
}

function claimedIssuer(token: string): unknown {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/** The session of a token of ours; null for a token of the user pool, which has none. */
export async function sessionOfToken(issuer: TokenVerifier, token: string): Promise<string | null> {
  if (claimedIssuer(token) !== ISSUER) return null;
  return (await issuer.verify(token)).sessionId;
}
