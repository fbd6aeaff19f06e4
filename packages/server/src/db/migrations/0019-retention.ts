import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from './tenant-table.ts';

/**
 * How long each client keeps what was sent in detail. `dropped_before` is the first local day whose data is complete:
 * no older data is accepted, because its sums could not be computed again. It never decreases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(RETENTION).execute(db);
  await protectTenantTable(db, 'retention', { app: 'select, insert, update' });
}

const RETENTION = `
drop table raw_data_border;
create table retention (
  client_id int not null references client,
  kind text not null check (kind in ('readings', 'reports', 'logs', 'images')),
  keep_days int check (keep_days between 90 and 36500),
  dropped_before date,
  primary key (client_id, kind)
);
`;
