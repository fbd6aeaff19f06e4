import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * Writes that never double: the key of a POST and its answer, inserted in the same transaction as the effect.
 * `client_id` is the caller's own client, whichever client the effect lies in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table idempotency (
  client_id int not null references client,
  user_id int not null,
  key text not null check (length(key) between 1 and 200),
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (client_id, user_id, key)
);
create index idempotency_by_age on idempotency (created_at);
`)
    .execute(db);
  await protectTenantTable(db, 'idempotency', { app: 'select, insert', superRead: false });
}
