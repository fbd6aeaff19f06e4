import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * The session's id and a 256-bit secret. With the id in it, any earlier secret of the session is
 * recognised as a reuse, not only the last one.
 */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: string;
}

/** A random secret of 256 bits in base64url. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The stored form: the secret has 256 random bits, so a plain hash is enough. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The token as the cookie contains it: session's id, dot, secret. */
export const writeRefreshToken = ({ sessionId, secret }: RefreshToken): string => `${sessionId}.${secret}`;

/** The token of a cookie; null for none and for text of another form. */
export function readRefreshToken(text: string | undefined): RefreshToken | null {
  const [, sessionId, secret] = SHAPE.exec(text ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}
