import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import { HttpProblem } from '../http/problem.ts';
import { secondsOf } from './clock.ts';
import { ALGORITHM, type SigningKeys } from './signing-keys.ts';

export const ISSUER = 'vigia';
export const AUDIENCE = 'vigia-console';
export const TOKEN_TYPE = 'at+jwt';
export const ACCESS_TOKEN_SECONDS = 600;
const CLOCK_TOLERANCE_S = 5;

/** What a token says: who, in which session. What they may do is never in it; that is read from the database. */
export interface Claims {
  readonly userId: number;
  readonly sessionId: string;
}

/** What the gate asks of an issuer, ours or a company's own. */
export interface TokenVerifier {
  /** @throws {HttpProblem} `not-signed-in`, whatever is wrong with the token */
  verify(token: string): Promise<Claims>;
}

export interface Issuer extends TokenVerifier {
  issue(claims: Claims): Promise<string>;
}

const REQUIRED = ['exp', 'iat', 'sub', 'sid'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const USER_ID = /^[1-9]\d{0,9}$/;

/** The embedded issuer: short access tokens, signed with Ed25519. */
export function embeddedIssuer(keys: SigningKeys, now: () => number): Issuer {
  return {
    async issue({ userId, sessionId }) {
      const { kid, key } = await keys.current();
      const issuedAt = secondsOf(now());
      return await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TOKEN_TYPE, kid })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    async verify(token) {
      try {
        return await claimsOf(token, keys, now());
      } catch (error) {
        if (error instanceof JOSEError || error instanceof TypeError) throw refused();
        throw error;
      }
    },
  };
}

async function claimsOf(token: string, keys: SigningKeys, at: number): Promise<Claims> {
  const { kid } = decodeProtectedHeader(token);
  const key = typeof kid === 'string' ? await keys.verifying(kid) : null;
  if (key === null) throw refused();
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
    typ: TOKEN_TYPE,
    requiredClaims: REQUIRED,
    maxTokenAge: ACCESS_TOKEN_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_S,
    currentDate: new Date(at),
  });
  const { sub, sid } = payload;
  if (typeof sub !== 'string' || !USER_ID.test(sub)) throw refused();
  if (typeof sid !== 'string' || !UUID.test(sid)) throw refused();
  return { userId: Number(sub), sessionId: sid };
}

const refused = () => new HttpProblem('not-signed-in', { headers: { 'www-authenticate': 'Bearer' } });
