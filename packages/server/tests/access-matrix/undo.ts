import type pg from 'pg';

/** Puts a test's database back as it was, whatever a request did to it. */
export interface Undo {
  /** Tables that differ from when the undo was made. */
  changed(): Promise<string[]>;
  /** Makes every table what it was. @param differing what `changed` has just told */
  restore(differing?: readonly string[]): Promise<void>;
}

/** Signing in, being seen, and what the service notes of itself meanwhile are no effects of a call. */
const BESIDE = [
  ...['session', 'signing_key', 'embed_key_use', 'embed_build_seen', 'service_token_use'],
  ...['service_check', 'service_note', 'disk_sample', 'device_arrival', 'unknown_device'],
  'uplink_refusal',
];

/** @param superuser a connection to the test's database that may switch off its triggers */
export async function undoFor(superuser: pg.Client): Promise<Undo> {
  const tables = await tablesOf(superuser);
  await superuser.query('create schema kept');
  for (const { name } of tables) await superuser.query(`create table kept.${name} as select * from ${name}`);
  // Named: a hundred tables are planned once.
  const all = { name: 'marks', text: marksText(tables) };
  const asKept = await marksOf(superuser, all);
  const changed = async () => {
    const now = await marksOf(superuser, all);
    return tables.map(({ name }) => name).filter((name) => now.get(name) !== asKept.get(name));
  };
  const restore = async (differing?: readonly string[]) => {
    const names = new Set(differing ?? (await changed()));
    const restored = tables.filter(({ name }) => names.has(name));
    if (restored.length === 0) return;
    // By itself: Citus repeats on its nodes the whole message that contains a `set local`.
    await superuser.query('begin');
    await superuser.query('set local session_replication_role = replica');
    await superuser.query(
      [
        ...restored.flatMap(({ name, columns }) => [
          `delete from ${name}`,
          `insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
        ]),
        // Who was signed in goes on.
        'update session set revoked_at = null where revoked_at is not null',
        'commit',
      ].join(';\n'),
    );
    for (const [name, mark] of await marksOf(superuser, { text: marksText(restored) }))
      asKept.set(name, mark);
  };
  return { changed, restore };
}

interface Table {
  readonly name: string;
  readonly columns: string;
}

async function tablesOf(superuser: pg.Client): Promise<Table[]> {
  const { rows } = await superuser.query<Table>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  return rows.filter(({ name }) => !BESIDE.includes(name) && !name.startsWith('kysely_'));
}

/** What distinguishes one state of each table from another: the number of its rows and the writes that made them. */
const marksText = (tables: readonly Table[]): string =>
  tables
    .map(
      ({ name }) =>
        `select '${name}' as name, concat_ws('/', count(*), sum(xmin::text::bigint)) as mark from ${name}`,
    )
    .join(' union all ');

async function marksOf(superuser: pg.Client, query: pg.QueryConfig): Promise<Map<string, string>> {
  const { rows } = await superuser.query<{ name: string; mark: string }>(query);
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}
