import type { UserId } from '@vigia/domain/farm';
import type { Db } from '../../db/pool.ts';
import { backupCodeHashes, rehashBackupCode, useBackupCode } from '../../stores/people/backup-codes.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { digestOfBackupCode, newBackupCodes } from './backup-code-texts.ts';

/** New backup codes, and what is stored of each. */
export interface MadeBackupCodes {
  readonly codes: readonly string[];
  /** argon2id of each code's digest, with a random salt of its own (PHC strings). */
  readonly hashes: readonly string[];
}

/** Codes made by earlier versions are stored as their digest alone. */
const isDigest = (hash: string): boolean => !hash.startsWith('$');

/** Makes the codes of a person. One hash after the other, so that people who sign in meanwhile wait for one only. */
export async function makeBackupCodes(userId: UserId): Promise<MadeBackupCodes> {
  const codes = newBackupCodes();
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(digestOfBackupCode(userId, code) as string));
  return { codes, hashes };
}

/** Checks a typed code and uses it up. @returns false for an unknown or used one */
export async function takeBackupCode(auth: Db, userId: UserId, typed: string): Promise<boolean> {
  const digest = digestOfBackupCode(userId, typed);
  if (digest === null) return false;
  for (const hash of await backupCodeHashes(auth, userId)) {
    const isIt = isDigest(hash) ? hash === digest : await verifyPassword(hash, digest);
    if (isIt) return await useBackupCode(auth, userId, hash);
  }
  return false;
}

/** Hashes what is left of codes that an earlier version stored as digests. The codes stay good. */
export async function rehashBackupCodes(auth: Db, userId: UserId): Promise<void> {
  const digests = (await backupCodeHashes(auth, userId)).filter(isDigest);
  for (const from of digests) await rehashBackupCode(auth, userId, { from, to: await hashPassword(from) });
}
