import { createHash } from 'node:crypto';
import type { UserId } from '@vigia/domain/farm';
import { newTemporaryPassword } from '../temporary-password.ts';

const HOW_MANY = 10;
const WRITTEN = /^[a-z2-9]{16}$/;

/** Codes with 79 random bits each, written like temporary passwords: `k3pw-9xta-…`. */
export const newBackupCodes = (): string[] => Array.from({ length: HOW_MANY }, newTemporaryPassword);

/**
 * What a typed code is checked by: SHA-256 of the account's id and the code. Case, blanks and dashes are ignored.
 *
 * @returns 64 hexadecimal digits; null for a text that cannot be a backup code
 */
export function digestOfBackupCode(userId: UserId, typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return WRITTEN.test(code) ? createHash('sha256').update(`${userId}:${code}`).digest('hex') : null;
}
