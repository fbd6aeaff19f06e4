import { type Kysely, sql } from 'kysely';

/**
 * The service's own state, of no client: findings of its checks, notes of the running service, and the free
 * space on its disk day by day. Its owner writes them; super administrators read findings and notes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLES).execute(db);
  await sql.raw('grant select on service_check, service_note to vigia_super_read').execute(db);
}

const TABLES = `
create table service_check (
  name text primary key,
  state text not null check (state in ('well', 'attention', 'failure')),
  sentence text not null,
  advice text,
  figures jsonb not null,
  faults jsonb not null,
  checked_at timestamptz not null,
  since timestamptz not null
);
create table service_note (
  name text primary key,
  value jsonb not null,
  noted_at timestamptz not null
);
create table disk_sample (
  volume text not null,
  day date not null,
  free_bytes bigint not null,
  total_bytes bigint not null,
  primary key (volume, day)
);
`;
