import type pg from 'pg';

/** What differs between two runs of the same calls: made up anew, or taken from PostgreSQL's or this machine's clock. */
const MADE_UP = new Set([
  ...['password_hash', 'key', 'key_hash', 'key_prefix', 'blob_key', 'parked_photo_id', 'change_id', 'due_at'],
  ...['token_hash', 'replaced_hash', 'token_start', 'secret_hash', 'secret_start'],
  ...['sealed_keys', 'push_auth'], // sealed with another number each time
  'earlier_numbers', // say when they were entered
  'expire', // of counted tries
  ...['sealed_secret', 'old_sealed_secret', 'message_id', 'message_body', 'occasion', 'subject'], // of messages
]);
/** Ids that were given since the farm was made, and how keys begin. */
const NEW = /\b1\d{5}\b|pk_live_[\w-]{8}|(?:svc|upl)_[\w-]{6}/g;

interface Column {
  readonly table: string;
  readonly names: readonly string[];
}

/** Reads what the tables hold, with every id that was given since the farm was made as the same word. */
export async function stateReader(superuser: pg.Client) {
  const { rows } = await superuser.query<Column>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as names
     from pg_class c join pg_attribute a on a.attrelid = c.oid
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and coalesce(pg_get_expr(d.adbin, d.adrelid) not like '%now()%', true)
     group by c.relname`,
  );
  const columns = new Map(
    rows.map(({ table, names }) => [table, names.filter((name) => !MADE_UP.has(name))]),
  );
  return async (tables: readonly string[]): Promise<string> => {
    const contents: string[] = [];
    for (const table of tables) {
      const selected = columns.get(table)!.map((name) => `"${name}"`);
      const { rows: lines } = await superuser.query<{ line: string }>(
        `select row_to_json(r)::text as line from (select ${selected.join(', ')} from ${table}) r`,
      );
      contents.push(table, ...lines.map(({ line }) => line.replaceAll(NEW, 'new')).sort());
    }
    return contents.join('\n');
  };
}
