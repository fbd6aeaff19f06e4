import type { ColumnType } from 'kysely';
import type { Instant } from './columns.ts';

export interface ClientLogoTable {
  client_id: number;
  file_name: string;
  png: ColumnType<Buffer, Buffer, Buffer>;
  width: number;
  height: number;
  saved_at: Instant;
}
