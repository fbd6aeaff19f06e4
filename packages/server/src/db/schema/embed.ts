import type { EmbedMetric } from '@vigia/domain/published';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Instant, MaybeInstant } from './columns.ts';

type List<T> = ColumnType<T[], readonly T[] | undefined, readonly T[]>;

/** Publishable keys: what partners' pages show, and where. */
export interface EmbedKeyTable {
  client_id: number;
  key_id: Generated<number>;
  name: Generated<string>;
  key_prefix: string;
  key_hash: string;
  /** Null for keys made before they were stored. */
  key: ColumnType<string | null, string | undefined, string>;
  sector_ids: ColumnType<number[], readonly number[], readonly number[]>;
  station_ids: List<number>;
  metrics: ColumnType<EmbedMetric[], readonly EmbedMetric[], readonly EmbedMetric[]>;
  allowed_origins: List<string>;
  created_at: DefaultInstant;
  created_by: ColumnType<string | null, string | null | undefined, never>;
  expires_at: MaybeInstant;
  revoked_at: MaybeInstant;
  /** The key that replaces it. */
  replaced_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** When and where a key was last used, to the minute. */
export interface EmbedKeyUseTable {
  client_id: number;
  key_id: number;
  last_used_at: Instant;
  origin: string;
}

/** The build of the widgets that a site of a key was last seen with, to the hour. */
export interface EmbedBuildSeenTable {
  client_id: number;
  key_id: number;
  origin: string;
  build: string;
  seen_at: Instant;
}

export interface EmbedTables {
  embed_build_seen: EmbedBuildSeenTable;
  embed_key: EmbedKeyTable;
  embed_key_use: EmbedKeyUseTable;
}
