import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { JOSEError } from 'jose/errors';
import { secondsOf } from './clock.ts';
import { TOKEN_SECONDS } from './key-life.ts';
import { ALGORITHM, type SigningKeys } from './signing-keys.ts';

export const ISSUER = 'vigia';
const CLOCK_TOLERANCE_S = 5;
const MOST_PROVEN = 10_000;

/** One kind of token: what distinguishes it from the others, and its claims. */
export interface TokenKind<C> {
  readonly audience: string;
  readonly type: string;
  /** Claims beside issuer, audience, subject and times. */
  readonly required: readonly string[];
  write(claims: C): { readonly subject: string } & JWTPayload;
  /** Null for any token that this service would not write. */
  read(payload: JWTPayload): C | null;
}

export interface Tokens<C> {
  issue(claims: C): Promise<string>;
  /** Null for any invalid token. */
  verify(token: string): Promise<C | null>;
}

interface Proven<C> {
  readonly claims: C;
  readonly kid: string;
  /** When the token expires, epoch ms. */
  readonly until: number;
}

/** Short tokens, signed with Ed25519. One whose signature was checked is not checked again until it expires. */
export function tokensOf<C>(kind: TokenKind<C>, keys: SigningKeys, now: () => number): Tokens<C> {
  const proven = new Map<string, Proven<C>>();
  return {
    async issue(claims) {
      const { kid, key } = await keys.current();
      const issuedAt = secondsOf(now());
      const { subject, ...more } = kind.write(claims);
      return await new SignJWT(more)
        .setProtectedHeader({ alg: ALGORITHM, typ: kind.type, kid })
        .setIssuer(ISSUER)
        .setAudience(kind.audience)
        .setSubject(subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_SECONDS)
        .sign(key);
    },
    async verify(token) {
      try {
        const kept = proven.get(token);
        if (kept && now() < kept.until && (await keys.verifying(kept.kid)) !== null) return kept.claims;
        const fresh = await provenOf(kind, token, keys, now());
        if (fresh === null) return null;
        if (proven.size >= MOST_PROVEN) proven.clear();
        proven.set(token, fresh);
        return fresh.claims;
      } catch (error) {
        if (error instanceof JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
  };
}

async function provenOf<C>(
  { type, audience, required, read }: TokenKind<C>,
  token: string,
  keys: SigningKeys,
  at: number,
): Promise<Proven<C> | null> {
  const { kid } = decodeProtectedHeader(token);
  const key = typeof kid === 'string' ? await keys.verifying(kid) : null;
  if (key === null) return null;
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience,
    typ: type,
    requiredClaims: ['exp', 'iat', 'sub', ...required],
    maxTokenAge: TOKEN_SECONDS,
    clockTolerance: CLOCK_TOLERANCE_S,
    currentDate: new Date(at),
  });
  const claims = read(payload);
  if (claims === null) return null;
  const until = Math.min(payload.exp as number, (payload.iat as number) + TOKEN_SECONDS) * 1000;
  return { claims, kid: kid as string, until };
}
