import type pg from 'pg';
import { STAYING } from './tables.ts';

/** As migrations write it, and as PostgreSQL writes it back. */
const EQUAL = 'client_id = current_client()';
const ANY = 'client_id = any (array[current_client()])';

interface Policy {
  readonly table: string;
  readonly name: string;
  readonly qual: string;
  readonly check: string;
}

const POLICIES = `
select quote_ident(tablename) as table, quote_ident(policyname) as name, qual, with_check as check from pg_policies
where schemaname = 'public' and tablename <> all($1::text[]) and strpos(qual, $2) > 0
order by tablename collate "C", policyname collate "C"`;

/**
 * Writes the policies of tables on nodes with `any`, which says the same. From `client_id = current_client()` and the
 * client that a statement names, PostgreSQL concludes that the two are equal, a condition on no table; before PostgreSQL 17
 * Citus refuses outer joins of a query that has one.
 *
 * @param owner in a transaction
 */
export async function writePolicies(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<Policy>(POLICIES, [STAYING, EQUAL]);
  for (const { table, name, qual, check } of rows) {
    const [using, withCheck] = [qual, check].map((condition) => condition.replaceAll(EQUAL, ANY));
    await owner.query(`alter policy ${name} on ${table} using (${using}) with check (${withCheck})`);
  }
}
