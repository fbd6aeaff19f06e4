import type pg from 'pg';

/** Everything of a schema that a migration makes, a line each, in an order of its own. */
const LINES = `
select line from (
  select format('column %s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attidentity, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
  union all select format('relation %s %s %s %s %s', relname, relkind, relrowsecurity, relforcerowsecurity, relacl)
    from pg_class where relnamespace = 'public'::regnamespace
  union all select format('column grant %s.%s %s', attrelid::regclass, attname, attacl)
    from pg_attribute where attacl is not null
  union all select 'index ' || pg_get_indexdef(indexrelid)
    from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
  union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select format('function %s %s', pg_get_functiondef(oid), proacl)
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('policy %s', (tablename, policyname, permissive, roles, cmd, qual, with_check))
    from pg_policies where schemaname = 'public'
) lines order by line`;

export const schemaLines = async (superuser: pg.Client): Promise<string[]> =>
  (await superuser.query<{ line: string }>(LINES)).rows.map(({ line }) => line);

/** How many rows each table has. */
export async function rowCounts(superuser: pg.Client): Promise<Record<string, number>> {
  const { rows } = await superuser.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows)
    counts[name] = (await superuser.query(`select count(*)::int from "${name}"`)).rows[0].count;
  return counts;
}
