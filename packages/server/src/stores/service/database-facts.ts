import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

export interface DatabaseFacts {
  /** `18.1` */
  readonly version: string;
  readonly major: number;
  readonly bytes: number;
  /** Whether no migration was ever applied. */
  readonly isEmpty: boolean;
}

export async function databaseFacts(owner: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::int / 10000 as major,
      pg_database_size(current_database())::float8 as bytes,
      to_regclass('public.kysely_migration') is null as "isEmpty"`.execute(owner);
  return rows[0] as DatabaseFacts;
}

/** Time of the database's clock, epoch ms. */
export async function databaseClock(owner: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(owner);
  return rows[0]?.at ?? Number.NaN;
}
