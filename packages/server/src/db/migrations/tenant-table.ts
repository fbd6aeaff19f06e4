import { type Kysely, sql } from 'kysely';

/** What `vigia_app` may do with a tenant table; the policies narrow each to the rows of one client. */
export interface TenantGrants {
  readonly app?: string;
  /** Whether a super administrator's reads see the table across clients (default true). */
  readonly superRead?: boolean;
  /** Which rows are the client's own (default: as until migration 0061, which altered all policies). */
  readonly ownClient?: string;
}

const UNTIL_0061 = "client_id = (select nullif(current_setting('app.client', true), '')::int)";

/** The condition of `own_client` on every table since migration 0061. Citus refuses policies with a subquery. */
export const OWN_CLIENT = 'client_id = current_client()';

/**
 * Protects a new table by row-level security: enforced policies, then the grants. The table must have `client_id`.
 * Migrations since 0061 pass `OWN_CLIENT`.
 */
export async function protectTenantTable(
  db: Kysely<unknown>,
  table: string,
  { app = 'select, insert, update, delete', superRead = true, ownClient = UNTIL_0061 }: TenantGrants = {},
): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table ${table} enable row level security`);
  await run(`alter table ${table} force row level security`);
  await run(
    `create policy own_client on ${table} to vigia_app using (${ownClient}) with check (${ownClient})`,
  );
  await run(`create policy owner on ${table} to vigia_owner using (true) with check (true)`);
  await run(`grant ${app} on ${table} to vigia_app`);
  if (!superRead) return;
  await run(`create policy super_read on ${table} for select to vigia_super_read using (true)`);
  await run(`grant select on ${table} to vigia_super_read`);
}
