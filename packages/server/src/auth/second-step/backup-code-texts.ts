import { createHash } from 'node:crypto';
import type { UserId } from '@vigia/domain/farm';
import { newTemporaryPassword } from '../temporary-password.ts';

const HOW_MANY = 10;

/** Each has 79 bits of chance, written as temporary passwords are: `k3pw-9xta-…`. */
export const newBackupCodes = (): string[] => Array.from({ length: HOW_MANY }, newTemporaryPassword);

/** What is stored: a code has so much chance that a plain hash is enough. Capitals, blanks and dashes do not matter. */
export const hashOfBackupCode = (userId: UserId, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`)
    .digest('hex');
