import { addDays, type ClientId, dayOfInstant, type IsoDate, startOfDay } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Db } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { MEASURED_CATEGORIES } from '../ingest/device-measures.ts';
import {
  moveBorder,
  RETENTION_KINDS,
  type RetentionKind,
  readRetention,
} from '../stores/service/retention.ts';
import { eachClient } from './each-client.ts';
import type { Job, JobContext } from './job.ts';

const MEASURED = MEASURED_CATEGORIES.map((category) => `'${category}'`).join();

/** Tables that hold a kind, with what tells its rows from those of another kind. */
const TABLES: Readonly<Record<RetentionKind, readonly { table: string; time: string; only?: string }[]>> = {
  readings: [
    { table: 'reading', time: 't' },
    { table: 'device_report', time: 't', only: `category in (${MEASURED})` },
    { table: 'set_apart_reading', time: 'received_at', only: `category in (${MEASURED})` },
  ],
  reports: [
    { table: 'device_report', time: 't', only: "category in ('gps', 'signal', 'selftest')" },
    { table: 'connection_attempt', time: 't' },
    { table: 'set_apart_reading', time: 'received_at', only: `category not in (${MEASURED})` },
  ],
  logs: [{ table: 'device_log', time: 'log_datetime' }],
  // Photos of installs belong to their reports. The files go with the sweep of files that no row names.
  images: [{ table: 'image', time: 'date_created', only: "image_type <> 'device_install'" }],
};
const MONTHLY = ['reading', 'device_report', 'device_log'];

/** Drops what clients do not want to keep any longer; sums by the hour and day, and counts of photos, stay. */
export const retention: Job = {
  name: 'retention',
  cron: '23 2 * * *',
  run: async (context) => {
    const due: { clientId: ClientId; kind: RetentionKind; border: IsoDate }[] = [];
    const today = dayOfInstant(context.now());
    // The border moves first and by itself: from then on nothing older comes in.
    await eachClient(context, async (tx, clientId) => {
      for (const { kind, keep_days } of await readRetention(tx, clientId)) {
        if (keep_days === null) continue;
        const border = addDays(today, -keep_days);
        await moveBorder(tx, clientId, kind, border);
        due.push({ clientId, kind, border });
      }
    });
    const dropped: Record<string, number> = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 0]));
    for (const { clientId, kind, border } of due) {
      dropped[kind] = (dropped[kind] ?? 0) + (await dropOlder(context, clientId, kind, border));
    }
    return { ...dropped, months: due.length === 0 ? 0 : await dropEmptyMonths(context.databases.owner) };
  },
};

async function dropOlder(
  { databases, signal }: JobContext,
  clientId: ClientId,
  kind: RetentionKind,
  border: IsoDate,
): Promise<number> {
  let count = 0;
  for (const { table, time, only = 'true' } of TABLES[kind]) {
    for (const part of await partsOf(databases.owner, table)) {
      signal.throwIfAborted();
      count += await asClient(databases.background, clientId, (tx) =>
        deleteOlder(tx, clientId, { table, time, only, part, border }),
      );
    }
  }
  return count;
}

interface Part {
  readonly name: string;
  /** First and last instant of its rows, excluded; null: not bounded. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The months of a table, oldest first, so that no transaction holds more than one; the table itself if it has none. */
async function partsOf(owner: Db, table: string): Promise<Part[]> {
  if (!MONTHLY.includes(table)) return [{ name: table, from: null, to: null }];
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${table}::regclass order by relname`.execute(owner);
  return rows.flatMap(({ name }) => {
    const [, year, month] = /_(\d{4})_(\d\d)$/.exec(name) ?? [];
    if (year === undefined || month === undefined) return [];
    const first = (add: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + add, 1)).toISOString();
    return [{ name, from: first(0), to: first(1) }];
  });
}

interface Older {
  readonly table: string;
  readonly time: string;
  readonly only: string;
  readonly part: Part;
  readonly border: IsoDate;
}

/** Through the parent: the policies of its months are the parent's. */
async function deleteOlder(
  tx: Tx,
  clientId: ClientId,
  { table, time, only, part, border }: Older,
): Promise<number> {
  const before = new Date(startOfDay(border)).toISOString();
  if (part.from !== null && part.from >= before) return 0;
  const until = part.to !== null && part.to < before ? part.to : before;
  const result = await sql`
    delete from ${sql.table(table)}
    where client_id = ${clientId} and ${sql.raw(only)} and ${sql.ref(time)} < ${until}::timestamptz
      ${part.from === null ? sql`` : sql`and ${sql.ref(time)} >= ${part.from}::timestamptz`}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

const LOCK_TIMEOUT = '2s';

/** A month that nobody has rows of any more is given back whole; one that is in use just now waits for tomorrow. */
async function dropEmptyMonths(owner: Db): Promise<number> {
  let count = 0;
  for (const table of MONTHLY) {
    for (const { name } of await partsOf(owner, table)) {
      if (!(await isEmpty(owner, name))) continue;
      count += await owner
        .transaction()
        .execute(async (tx) => {
          await sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`).execute(tx);
          await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
          if (!(await isEmpty(tx, name))) return 0;
          await sql`drop table ${sql.table(name)}`.execute(tx);
          return 1;
        })
        .catch((error: { code?: string }) => {
          if (error.code === LOCK_NOT_AVAILABLE) return 0;
          throw error;
        });
    }
  }
  return count;
}
const LOCK_NOT_AVAILABLE = '55P03';

async function isEmpty(db: Db | Tx, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
  return rows.length === 0;
}
