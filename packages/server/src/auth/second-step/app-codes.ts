import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** A clock may be one step behind or ahead. */
const STEPS_ASIDE = 1;
const ISSUER = 'Vigía';
/** The library compares bytes: six characters that are no digits may be more than six. */
const SIX_DIGITS = /^\d{6}$/;

const codesOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/**
 * Secret of 160 bits in base32, for RFC 6238 with six digits, SHA-1 and 30 s, which every application supports.
 */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Content of the QR code: `otpauth://totp/…`. @param email name of the account in the application */
export const appUri = (secret: string, email: string): string => codesOf(secret, email).toString();

/**
 * The time step of a code, counted from 1970.
 *
 * @param now epoch ms
 * @returns null for a code of no valid step
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!SIX_DIGITS.test(code)) return null;
  const codes = codesOf(secret);
  const aside = codes.validate({ token: code, timestamp: now, window: STEPS_ASIDE });
  return aside === null ? null : codes.counter({ timestamp: now }) + aside;
}
