import type pg from 'pg';
import { FOREIGN_CANARY } from './small-farm.ts';

/** A column of a tenant table that holds text, or a document with text in it. */
interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** One value of a check that allows some words only; such a column cannot hold a canary. */
  readonly word: string | null;
}

interface Column extends TextColumn {
  readonly needed: boolean;
}

const FOREIGN_CLIENT = 3;
/** What ids of the foreign client's rows are called, wherever they stand (`small-farm.ts`). */
const IDS: Readonly<Record<string, number>> = {
  client_id: FOREIGN_CLIENT,
  sector_id: 31,
  season_id: 301,
  station_id: 3001,
  user_id: 54,
  event_id: 5,
  image_id: 503,
  notification_id: 603,
  scheduled_id: 703,
  pest_id: 1,
  crop_id: 1,
};
const TEXTS = ['text', 'text[]', 'jsonb', 'character varying'];

/**
 * Plants the canary in every text of every tenant table for the foreign client, whatever tables there are: rows it has
 * are overwritten, and where it has none one is made. References and triggers are off, so rows need not make sense.
 *
 * @returns the columns that no canary fits into, since a check names the words they may hold
 */
export async function plantCanaries(superuser: pg.Client): Promise<string[]> {
  await superuser.query(
    `select ensure_reading_month('2026-11-01'), ensure_device_month('2026-11-01'), ensure_device_month('2026-10-01')`,
  );
  const columns = await columnsOf(superuser);
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table);
    await insertIfNone(superuser, table, own);
    for (const column of own.filter((one) => isText(one) && one.word === null))
      await plant(superuser, column);
  }
  return columns.filter((one) => isText(one) && one.word !== null).map((one) => `${one.table}.${one.column}`);
}

/** The columns of tenant tables that should hold a canary and do not. */
export async function columnsWithoutCanary(superuser: pg.Client): Promise<string[]> {
  const missing: string[] = [];
  for (const one of (await columnsOf(superuser)).filter((column) => isText(column) && column.word === null)) {
    if (!(await hasCanary(superuser, one))) missing.push(`${one.table}.${one.column}`);
  }
  return missing;
}

const isText = ({ type }: TextColumn): boolean => TEXTS.includes(type);

async function columnsOf(superuser: pg.Client): Promise<Column[]> {
  const { rows } = await superuser.query<Column>(`
    select t.relname as table, quote_ident(a.attname) as column, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as needed,
      (select (regexp_match(pg_get_constraintdef(k.oid), '(?:= ANY \\(|<@ )ARRAY\\[''([^'']*)'))[1] from pg_constraint k
        where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '(= ANY \\(|<@ )ARRAY' limit 1) as word
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and exists (select from pg_attribute c where c.attrelid = t.oid and c.attname = 'client_id')
    order by 1, a.attnum`);
  return rows;
}

const canaryOf = (type: string, text = FOREIGN_CANARY): string => {
  if (type === 'text[]') return `{${text}}`;
  return type === 'jsonb' ? JSON.stringify({ canary: text }) : text;
};

function fillerOf({ column, type, word }: Column): string | number {
  if (word !== null) return type === 'text[]' ? `{${word}}` : word;
  if (TEXTS.includes(type)) return canaryOf(type);
  if (type === 'uuid') return '3c3c3c3c-3c3c-4c3c-8c3c-3c3c3c3c3c3c';
  if (type === 'boolean') return 'false';
  if (type === 'date') return '2026-11-20';
  if (type.startsWith('timestamp')) return '2026-11-20T12:00:00Z';
  if (type === 'integer[]') return '{1}';
  if (type.endsWith('[]')) return '{}';
  return IDS[column] ?? 1;
}

async function insertIfNone(superuser: pg.Client, table: string, columns: readonly Column[]): Promise<void> {
  const { rowCount } = await superuser.query(`select from ${table} where client_id = $1 limit 1`, [
    FOREIGN_CLIENT,
  ]);
  if (rowCount) return;
  const filled = columns.filter((one) => one.needed || one.column in IDS);
  const names = filled.map(({ column }) => column).join(', ');
  const places = filled.map((_, i) => `$${i + 1}`).join(', ');
  await writeAnything(superuser, `insert into ${table} (${names}) values (${places})`, filled.map(fillerOf));
}

/** Without references and triggers, also on the nodes of a Citus, which are told by `set local` only. */
async function writeAnything(
  superuser: pg.Client,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  await superuser.query('begin');
  try {
    await superuser.query('set local session_replication_role = replica');
    await superuser.query(statement, [...values]);
  } catch (refused) {
    await superuser.query('rollback');
    throw refused;
  }
  await superuser.query('commit');
}

async function hasCanary(superuser: pg.Client, { table, column }: TextColumn): Promise<boolean> {
  const { rowCount } = await superuser.query(
    `select from ${table} where client_id = $1 and ${column}::text ilike $2 limit 1`,
    [FOREIGN_CLIENT, `%${FOREIGN_CANARY}%`],
  );
  return Boolean(rowCount);
}

/** E-mail addresses are in small letters: there the canary is too. */
async function plant(superuser: pg.Client, column: TextColumn): Promise<void> {
  if (await hasCanary(superuser, column)) return;
  const set = `update ${column.table} set ${column.column} = $2 where ctid = (select ctid from ${column.table}
    where client_id = $1 limit 1) and client_id = $1`;
  const values = [canaryOf(column.type), canaryOf(column.type, FOREIGN_CANARY.toLowerCase())];
  for (const value of values) {
    try {
      return await writeAnything(superuser, set, [FOREIGN_CLIENT, value]);
    } catch (refused) {
      if (value === values.at(-1)) throw refused;
    }
  }
}
