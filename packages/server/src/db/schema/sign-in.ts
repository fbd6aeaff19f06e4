import type { Generated } from 'kysely';
import type { DefaultInstant, Instant } from './columns.ts';

/** The code of a forgotten password, at most one per person; only its hash is kept. */
export interface PasswordResetTable {
  client_id: number;
  user_id: number;
  /** Where it was sent: if the account's address has changed since, the code is invalid. */
  email: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Instant;
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
  password_reset: PasswordResetTable;
}
