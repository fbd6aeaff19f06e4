import type pg from 'pg';
import type { Head } from './format.ts';

/** A table as the database describes it. */
export interface TableFacts {
  readonly name: string;
  readonly columns: readonly string[];
  /** `order by` of its primary key, the same on every server whatever its collation. */
  readonly order: string;
  readonly partitions: Head['tables'][number]['partitions'];
  /** Whether its policies apply to its owner too, which COPY then refuses. */
  readonly forced: boolean;
}

const TABLES = `
select c.relname as name, c.relforcerowsecurity as forced,
  array(select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum) as columns,
  array(select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
    from pg_index i, unnest(i.indkey::int[]) with ordinality as k (attnum, place), pg_attribute a
    where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum
    order by k.place) as key,
  array(select distinct f.confrelid::regclass::text from pg_constraint f
    where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname not in ('kysely_migration', 'kysely_migration_lock')
order by c.relname collate "C"`;

const PARTITIONS = `
select p.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
where p.relnamespace = 'public'::regnamespace and p.relkind = 'p' and c.relkind = 'r'
order by c.relname collate "C"`;
const BOUND = /^FOR VALUES FROM \('([^']+)'\) TO \('([^']+)'\)$/;

/** Every table of the service, referenced tables first. */
export async function tablesOf(client: pg.ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<{
    name: string;
    forced: boolean;
    columns: string[];
    key: string[];
    needs: string[];
  }>(TABLES);
  const bounds = await client.query<{ parent: string; name: string; bound: string }>(PARTITIONS);
  const partitionsOf = (parent: string) =>
    bounds.rows.filter((row) => row.parent === parent).map(({ name, bound }) => ({ name, ...range(bound) }));
  const names = new Set(rows.map(({ name }) => name));
  const tables = rows.map((row) => ({
    ...row,
    needs: [...new Set([...row.needs, ...lostReferences(row)])].filter((name) => names.has(name)),
    order: row.key.join(', '),
    partitions: partitionsOf(row.name),
  }));
  return inLoadOrder(tables);
}

/** What a table refers to also where the database is distributed, which drops some foreign keys. */
function lostReferences({ name, columns }: Pick<TableFacts, 'name' | 'columns'>): string[] {
  if (name === 'client') return [];
  const owner = columns.includes('client_id') ? ['client'] : [];
  const person = columns.includes('user_id') && name !== 'user_account' ? ['user_account'] : [];
  return [...owner, ...person, ...(name === 'node_key' ? ['node'] : [])];
}

function range(bound: string): { from: string; to: string } {
  const [, from, to] = BOUND.exec(bound) ?? [];
  if (from === undefined || to === undefined) throw new Error(`a partition by something else: ${bound}`);
  return { from, to };
}

function inLoadOrder<T extends { name: string; needs: readonly string[] }>(tables: readonly T[]): T[] {
  const ordered: T[] = [];
  const done = new Set<string>();
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((name) => done.has(name)));
    if (ready.length === 0) throw new Error(`tables that need each other: ${waiting.map((t) => t.name)}`);
    for (const table of ready) done.add(table.name);
    ordered.push(...ready);
    waiting = waiting.filter(({ name }) => !done.has(name));
  }
  return ordered;
}

/** Columns whose numbers come from a sequence, each with the name of that sequence. */
export async function numberedColumns(
  client: pg.ClientBase,
): Promise<{ table: string; column: string; sequence: string }[]> {
  const { rows } = await client.query(`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
    order by 1, 2`);
  return rows;
}

/** Names of the applied migrations, oldest first; empty for a database without a schema. */
export async function schemaOf(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') as name`);
  if (found[0].name === null) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
