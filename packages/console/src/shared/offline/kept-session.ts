import type { EpochMs } from '@vigia/domain';
import type { User } from '@vigia/domain/farm';
import { readStored, removeStored, writeStored } from '../storage.ts';

const KEY = 'kept-user';
/** How long a person may read what this device keeps without the service having confirmed their session, ms. */
const LONGEST_MS = 30 * 24 * 3_600_000;

interface KeptUser {
  readonly user: User;
  readonly confirmedAt: EpochMs;
}

/** Keeps who is signed in, as the service has just confirmed it; null: nobody. */
export function keepUser(user: User | null): void {
  if (user) writeStored(KEY, { user, confirmedAt: Date.now() } satisfies KeptUser);
  else removeStored(KEY);
}

/** Who was signed in on this device when the service was last reached; null if that is too long ago. */
export function keptUser(): User | null {
  const kept = readStored(KEY) as Partial<KeptUser> | null;
  if (!kept?.user || typeof kept.confirmedAt !== 'number') return null;
  return Math.abs(Date.now() - kept.confirmedAt) <= LONGEST_MS ? kept.user : null;
}
