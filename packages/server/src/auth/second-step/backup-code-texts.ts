import { createHash } from 'node:crypto';
import type { UserId } from '@vigia/domain/farm';
import { newTemporaryPassword } from '../temporary-password.ts';

const HOW_MANY = 10;

/** Codes with 79 random bits each, written like temporary passwords: `k3pw-9xta-…`. */
export const newBackupCodes = (): string[] => Array.from({ length: HOW_MANY }, newTemporaryPassword);

/**
 * Stored hash of a code: with so many random bits a plain hash is enough. Case, blanks and dashes are ignored.
 */
export const hashOfBackupCode = (userId: UserId, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest('hex');
