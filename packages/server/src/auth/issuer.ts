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
  const proven = provenTokens();
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
        const kept = proven.get(token);
        if (kept && now() < kept.until && (await keys.verifying(kept.kid)) !== null) return kept.claims;
        const fresh = await claimsOf(token, keys, now());
        proven.keep(token, fresh);
        return fresh.claims;
      } catch (error) {
        if (error instanceof JOSEError || error instanceof TypeError) throw refused();
        throw error;
      }
    },
  };
}

interface Proven {
  readonly claims: Claims;
  readonly kid: string;
  /** When the token's time is over, epoch ms. */
  readonly until: number;
}

const MOST_PROVEN = 10_000;

/** Tokens whose signature has been checked: until their time is over it need not be checked again. */
function provenTokens() {
  const known = new Map<string, Proven>();
  return {
    get: (token: string) => known.get(token),
    keep(token: string, proven: Proven) {
      if (known.size >= MOST_PROVEN) known.clear();
      known.set(token, proven);
    },
  };
}

async function claimsOf(token: string, keys: SigningKeys, at: number): Promise<Proven> {
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
  const { sub, sid, exp } = payload;
  if (typeof sub !== 'string' || !USER_ID.test(sub)) throw refused();
  if (typeof sid !== 'string' || !UUID.test(sid)) throw refused();
  const until = Math.min(exp as number, (payload.iat as number) + ACCESS_TOKEN_SECONDS) * 1000;
  return { claims: { userId: Number(sub), sessionId: sid }, kid: kid as string, until };
}

const refused = () => new HttpProblem('not-signed-in', { headers: { 'www-authenticate': 'Bearer' } });
