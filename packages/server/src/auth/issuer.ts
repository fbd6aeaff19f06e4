import { HttpProblem } from '../http/problem.ts';
import { TOKEN_SECONDS } from './key-life.ts';
import type { SigningKeys } from './signing-keys.ts';
import { type TokenKind, tokensOf } from './tokens.ts';

export { ISSUER } from './tokens.ts';
export const AUDIENCE = 'vigia-console';
export const TOKEN_TYPE = 'at+jwt';
export const ACCESS_TOKEN_SECONDS = TOKEN_SECONDS;

/** The content of a token: who, in which session. Rights are never in it; they are read from the database. */
export interface Claims {
  readonly userId: number;
  readonly sessionId: string;
}

/** What the gate needs of an issuer, ours or a company's own. */
export interface TokenVerifier {
  /** @throws {HttpProblem} `not-signed-in`, whatever is wrong with the token */
  verify(token: string): Promise<Claims>;
}

export interface Issuer extends TokenVerifier {
  issue(claims: Claims): Promise<string>;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const USER_ID = /^[1-9]\d{0,9}$/;

const ACCESS: TokenKind<Claims> = {
  audience: AUDIENCE,
  type: TOKEN_TYPE,
  required: ['sid'],
  write: ({ userId, sessionId }) => ({ subject: String(userId), sid: sessionId }),
  read: ({ sub, sid }) => {
    if (typeof sub !== 'string' || !USER_ID.test(sub)) return null;
    if (typeof sid !== 'string' || !UUID.test(sid)) return null;
    return { userId: Number(sub), sessionId: sid };
  },
};

/** The embedded issuer: short access tokens of people's sessions. */
export function embeddedIssuer(keys: SigningKeys, now: () => number): Issuer {
  const tokens = tokensOf(ACCESS, keys, now);
  return {
    issue: tokens.issue,
    async verify(token) {
      const claims = await tokens.verify(token);
      if (claims === null) throw refused();
      return claims;
    },
  };
}

const refused = () => new HttpProblem('not-signed-in', { headers: { 'www-authenticate': 'Bearer' } });
