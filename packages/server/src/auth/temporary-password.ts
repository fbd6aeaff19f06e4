import { randomInt } from 'node:crypto';
import type { EpochMs } from '@vigia/domain';
import type { FirstPassword } from '../stores/people/users.ts';
import { hashPassword } from './password.ts';

/** Status of an account whose password has to be changed at the first sign-in. */
export const TEMPORARY = 'FORCE_CHANGE_PASSWORD';
export const TEMPORARY_PASSWORD_MS = 72 * 3_600_000;

/** Letters and digits that are not mistaken for others when they are read out. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 79 random bits in groups of four, such as `k3pw-9xta-…`. */
export function newTemporaryPassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** With what the account of a new person begins: a password to be changed at the first sign-in. */
export const firstPassword = async (password: string, now: EpochMs): Promise<FirstPassword> => ({
  status: TEMPORARY,
  passwordHash: await hashPassword(password),
  passwordExpiresAt: now + TEMPORARY_PASSWORD_MS,
  createdAt: now,
});
