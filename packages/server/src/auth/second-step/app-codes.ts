import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** A clock may be a step behind or ahead. */
const STEPS_ASIDE = 1;
const ISSUER = 'Vigía';

const codesOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** 160 bits in base32: RFC 6238 with six digits of SHA-1 every 30 s, which every application knows. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says: `otpauth://totp/…`. @param email names the account in the application */
export const appUri = (secret: string, email: string): string => codesOf(secret, email).toString();

/**
 * The step of time whose code this is, counted from 1970.
 *
 * @param now epoch ms
 * @returns null for a code of none that counts now
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const codes = codesOf(secret);
  const aside = codes.validate({ token: code, timestamp: now, window: STEPS_ASIDE });
  return aside === null ? null : codes.counter({ timestamp: now }) + aside;
}
