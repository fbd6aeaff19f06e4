import type { ChangeWire } from '@vigia/api/contract';
import type { ColumnType } from 'kysely';

/** Who changed what. Triggers write it; requests read it. */
export interface ChangeLogTable {
  client_id: ColumnType<number, never, never>;
  /** A bigint, and so text, in a distributed database: each node counts from a place of its own. */
  change_id: ColumnType<number | string, never, never>;
  changed_at: ColumnType<string, never, never>;
  /** Null for the server's own console. */
  user_id: ColumnType<number | null, never, never>;
  user_email: ColumnType<string, never, never>;
  user_name: ColumnType<string, never, never>;
  kind: ColumnType<ChangeWire['kind'], never, never>;
  action: ColumnType<ChangeWire['action'], never, never>;
  thing_id: ColumnType<string, never, never>;
  thing_name: ColumnType<string, never, never>;
  fields: ColumnType<ChangeWire['fields'], never, never>;
  /** The sectors of the thing before and after the change; null for changes of before migration 0067. */
  sector_ids: ColumnType<number[] | null, never, never>;
}
