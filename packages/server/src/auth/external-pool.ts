import { type JWTPayload, jwtVerify } from 'jose';
import { JOSEError } from 'jose/errors';
import { HttpProblem } from '../http/problem.ts';
import { type PoolNeeds, poolKeys } from './pool-keys.ts';
import type { PoolSettings } from './pool-settings.ts';

/** Signatures with a public key only: with a shared secret anybody who can verify could sign. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256'];
const CLOCK_TOLERANCE_S = 60;
/** Cognito's longest-lived ID tokens. */
const OLDEST_TOKEN_S = 24 * 3600;
const LONGEST_SUBJECT = 255;
const REQUIRED = ['iss', 'aud', 'exp', 'iat', 'sub'];

/** The person that a pool confirms. Their rights are never in a token; they are read from the database. */
export interface PoolClaims {
  readonly issuer: string;
  /** The person's id in the pool, which stays when their address changes. */
  readonly subject: string;
  /** In lower case; null when the pool has not verified it. */
  readonly email: string | null;
  /** Epoch s. */
  readonly issuedAt: number;
}

/** Verifies the ID tokens of a company's own user pool. */
export interface ExternalPool {
  readonly issuer: string;
  /** @throws {HttpProblem} not-signed-in, whatever is wrong with the token; not-ready: the pool does not answer */
  verify(token: string): Promise<PoolClaims>;
}

/** Verifies tokens with the pool's public keys, which are fetched and renewed as needed. */
export function externalPool(needs: PoolNeeds): ExternalPool {
  const { settings, now } = needs;
  const keyOf = poolKeys(needs);
  return {
    issuer: settings.issuer,
    async verify(token) {
      try {
        const { payload, protectedHeader } = await jwtVerify(
          token,
          async (header, jws) => {
            if (typeof header.kid !== 'string') throw refused();
            return await keyOf(header, jws);
          },
          {
            algorithms: ALGORITHMS,
            issuer: settings.issuer,
            audience: settings.clientId,
            requiredClaims: REQUIRED,
            maxTokenAge: OLDEST_TOKEN_S,
            clockTolerance: CLOCK_TOLERANCE_S,
            currentDate: new Date(now()),
          },
        );
        if (!isTypeOfJwt(protectedHeader.typ) || !isIdToken(payload, settings)) throw refused();
        return claimsOf(payload, settings);
      } catch (error) {
        if (error instanceof JOSEError || error instanceof TypeError) throw refused();
        throw error;
      }
    },
  };
}

/** ID tokens name no type or this one; access and logout tokens have types of their own. */
const isTypeOfJwt = (typ: unknown): boolean =>
  typ === undefined || (typeof typ === 'string' && typ.toUpperCase() === 'JWT');

/** A pool signs other tokens with the same keys, some for the same audience: none of those may sign anybody in. */
function isIdToken(payload: JWTPayload, { clientId, needsTokenUse }: PoolSettings): boolean {
  const { aud, azp, token_use: use, events } = payload;
  if (events !== undefined) return false; // a logout token
  if (use === undefined ? needsTokenUse : use !== 'id') return false;
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined) return false;
  return azp === undefined || azp === clientId;
}

function claimsOf(payload: JWTPayload, { issuer }: PoolSettings): PoolClaims {
  const { sub, iat, email, email_verified: verified } = payload;
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > LONGEST_SUBJECT || /\p{Cc}/u.test(sub))
    throw refused();
  return {
    issuer,
    subject: sub,
    email: verified === true && typeof email === 'string' ? email.toLowerCase() : null,
    issuedAt: iat as number,
  };
}

const refused = () => new HttpProblem('not-signed-in', { headers: { 'www-authenticate': 'Bearer' } });
