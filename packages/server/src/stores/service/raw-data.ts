import { type IsoDate, startOfDay } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Db } from '../../db/pool.ts';
import { MEASURED_CATEGORIES } from '../../ingest/device-measures.ts';
import { deleteFree } from '../delete-free.ts';
import type { RetentionKind } from './retention.ts';

const MEASURED = MEASURED_CATEGORIES.map((category) => `'${category}'`).join();

interface RawTable {
  readonly table: string;
  /** Column with the age of a row. */
  readonly time: string;
  /** SQL condition for the rows of this kind. */
  readonly only?: string;
  /** Whether requests change or delete stored rows, whatever their age. */
  readonly isEdited?: boolean;
}

/** Tables with the raw data of each kind. */
export const RAW_TABLES: Readonly<Record<RetentionKind, readonly RawTable[]>> = {
  readings: [
    { table: 'reading', time: 't' },
    { table: 'device_report', time: 't', only: `category in (${MEASURED})`, isEdited: true },
    { table: 'set_apart_reading', time: 'received_at', only: `category in (${MEASURED})` },
  ],
  reports: [
    { table: 'device_report', time: 't', only: "category in ('gps', 'signal', 'selftest')", isEdited: true },
    { table: 'connection_attempt', time: 't' },
    { table: 'set_apart_reading', time: 'received_at', only: `category not in (${MEASURED})` },
  ],
  logs: [{ table: 'device_log', time: 'log_datetime' }],
  // Photos of installs belong to their events and stay. The sweep of orphans deletes the files of the others.
  images: [{ table: 'image', time: 'date_created', only: "image_type <> 'device_install'", isEdited: true }],
};
const MONTHLY = ['reading', 'device_report', 'device_log'];

interface Part {
  readonly name: string;
  /** First and last instant of its rows, excluded; null: no limit. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The monthly partitions of a table, oldest first, so that a transaction locks only one; or the table itself.
 */
export async function partsOf(owner: Db, table: string): Promise<Part[]> {
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

interface Older extends RawTable {
  readonly part: Part;
  readonly border: IsoDate;
}

/** Deletes rows that are older than the border. It uses the parent table, which has the row-level policies. */
export async function deleteOlder(
  tx: Tx,
  clientId: ClientId,
  { table, time, only = 'true', isEdited = false, part, border }: Older,
): Promise<number> {
  const before = new Date(startOfDay(border)).toISOString();
  if (part.from !== null && part.from >= before) return 0;
  const until = part.to !== null && part.to < before ? part.to : before;
  const old = sql`client_id = ${clientId} and ${sql.raw(only)} and ${sql.ref(time)} < ${until}::timestamptz
    ${part.from === null ? sql`` : sql`and ${sql.ref(time)} >= ${part.from}::timestamptz`}`;
  if (isEdited) return (await deleteFree(tx, table, old)).length;
  const result = await sql`delete from ${sql.table(table)} where ${old}`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

const LOCK_TIMEOUT = '2s';

/** Drops monthly partitions without rows. One that is in use waits until the next day. */
export async function dropEmptyMonths(owner: Db): Promise<number> {
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
