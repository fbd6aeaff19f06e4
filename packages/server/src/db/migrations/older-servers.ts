import { type Kysely, sql } from 'kysely';

/** Roles in whose transactions requests are answered. */
const ROLES = ['vigia_app', 'vigia_super_read'];

/**
 * Lets servers of the version before go on reading `select *` of a table that is about to get columns they do not
 * expect: a view with the columns of now, in a schema with the name of each role, which PostgreSQL looks into before
 * `public`. Row-level security, triggers and rights are those of the table. Whoever needs the new columns names
 * `public.…`. Without a client nobody is served yet, and no view is made.
 *
 * The next release drops the two schemas in its first migration (decision 36).
 */
export async function hideNewColumns(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped
    having exists (select from client)`.execute(db);
  for (const { columns } of rows)
    for (const role of ROLES) await sql.raw(viewFor(role, table, columns)).execute(db);
}

const viewFor = (role: string, table: string, columns: string): string => `
  create schema if not exists ${role};
  grant usage on schema ${role} to ${role};
  create view ${role}.${table} with (security_invoker = true) as select ${columns} from public.${table};
  grant select${role === 'vigia_app' ? ', insert, update, delete' : ''} on ${role}.${table} to ${role}`;
