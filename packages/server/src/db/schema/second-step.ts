import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<string, string, string>;
type MaybeInstant = ColumnType<string | null, string | null | undefined, string | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;
/** `bigint` is read as text. */
type Count = ColumnType<string, number, number>;

/** A person's authenticator application, at most one; its secrets are encrypted. */
export interface SecondStepAppTable {
  client_id: number;
  user_id: number;
  /** Null until a code has confirmed it. */
  sealed_secret: MaybeText;
  /** Secret of an application that is not confirmed yet. The present one stays valid until then. */
  pending_secret: MaybeText;
  confirmed_at: MaybeInstant;
  /** The last time step whose code was used: no code is accepted twice. */
  last_step: ColumnType<string, number | undefined, number>;
}

export interface PasskeyTable {
  client_id: number;
  passkey_id: Generated<number>;
  user_id: number;
  credential_id: string;
  /** base64url */
  public_key: string;
  counter: Count;
  transports: string[];
  name: string;
  created_at: Instant;
  last_used_at: MaybeInstant;
}

export interface BackupCodeTable {
  client_id: number;
  user_id: number;
  code_hash: string;
}

/** A sign-in or a proof that waits for its second step, or a passkey that is being made. */
export interface StepChallengeTable {
  client_id: number;
  challenge_hash: string;
  user_id: number;
  purpose: 'sign-in' | 'new-passkey' | 'proof';
  /** The bytes that the passkey must sign; null without passkeys. */
  passkey_challenge: MaybeText;
  tries: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
}

export interface SecondStepTables {
  second_step_app: SecondStepAppTable;
  passkey: PasskeyTable;
  backup_code: BackupCodeTable;
  step_challenge: StepChallengeTable;
}
