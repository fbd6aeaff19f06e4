import type { SignInOutcome, SignInRefusal } from '@vigia/domain/farm';
import type { Generated } from 'kysely';
import type { DefaultInstant, Instant } from './columns.ts';

/** A letter for a forgotten password, with hashes of its link's token and of its code. */
export interface ResetLetterTable {
  client_id: number;
  user_id: number;
  token_hash: string;
  /** Where it was sent: if the account's address has changed since, the letter is invalid. */
  email: string;
  code_hash: string;
  /** Wrong codes so far; they do not affect the link. */
  tries: Generated<number>;
  asked_at: Instant;
  code_expires_at: Instant;
  /** End of the link. */
  expires_at: Instant;
}

/** A browser from which a person has signed in. */
export interface KnownDeviceTable {
  client_id: number;
  user_id: number;
  device_hash: string;
  label: string;
  first_used_at: Instant;
  last_used_at: Instant;
}

/** An entry of the log of sign-ins. */
export interface SignInTable {
  client_id: number;
  sign_in_id: Generated<number>;
  user_id: number;
  at: Instant;
  outcome: SignInOutcome;
  reason: SignInRefusal | null;
  address: string;
  device: string;
}

/** Counters of attempts; `expire` in epoch ms. */
export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}

/** Which person of a user pool outside an account belongs to. */
export interface UserIdentityTable {
  client_id: number;
  user_id: number;
  issuer: string;
  subject: string;
  linked_at: DefaultInstant;
}

export interface SignInTables {
  user_identity: UserIdentityTable;
  reset_letter: ResetLetterTable;
  known_device: KnownDeviceTable;
  sign_in: SignInTable;
  rate_limit: RateLimitTable;
}
