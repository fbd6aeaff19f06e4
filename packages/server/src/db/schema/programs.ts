import type { ProgramScope } from '@vigia/domain/access';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant, MaybeText } from './columns.ts';

/** A program of a client, with the hash of its secret. */
export interface ServiceTokenTable {
  client_id: number;
  token_id: Generated<number>;
  token_name: string;
  scopes: ColumnType<ProgramScope[], readonly ProgramScope[], never>;
  /** Null: every sector of the client. */
  sector_ids: ColumnType<number[] | null, readonly number[] | null, never>;
  token_start: string;
  token_hash: string;
  /** Hash of the secret before, which a trigger keeps, and until when that one is accepted. */
  replaced_hash: ColumnType<string | null, never, never>;
  replaced_until: MaybeInstant;
  expires_at: Instant;
  ended_at: MaybeInstant;
  created_at: Instant;
  created_by: MaybeText;
}

/** When a token was last used, to some minutes. */
export interface ServiceTokenUseTable {
  client_id: number;
  token_id: number;
  last_used_at: Instant;
}

export interface ProgramTables {
  service_token: ServiceTokenTable;
  service_token_use: ServiceTokenUseTable;
}
