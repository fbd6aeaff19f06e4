import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string, string>;

/** The code of a forgotten password, at most one per person; only its hash is kept. */
export interface PasswordResetTable {
  client_id: number;
  user_id: number;
  /** Where it was sent: an account whose address has changed since is not opened by it. */
  email: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Instant;
}

export interface SignInTables {
  password_reset: PasswordResetTable;
}
