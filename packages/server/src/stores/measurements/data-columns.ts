import { endOfDay, type IsoDate, startOfDay } from '@vigia/domain';
import type { SetApartCounts } from '@vigia/domain/devices';
import type { ClientId, NodeSerial, StationId } from '@vigia/domain/farm';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { isMeasured, type MeasuredCategory } from '../../ingest/device-measures.ts';
import { plausibleOnly, someImplausible } from './implausible.ts';

/** Points by column, each column as the JSON text of the answer, so that no object is made per point. */
export interface ColumnText {
  /** First instant, ISO UTC; null without points. */
  readonly start: string | null;
  /** List of milliseconds since the previous point; the first is 0. */
  readonly stepMs: string;
  /** null for a column without values. */
  readonly columns: Readonly<Record<string, string | null>>;
  readonly truncated: boolean;
  /** Number of readings with an impossible value, which is null here; absent without any. */
  readonly setApart?: SetApartCounts;
}

/** Subject of the data: a station, or a device with the stations where it ever stood. */
export type DataSubject = { readonly clientId: ClientId; readonly stationId: StationId } | DeviceSubject;

interface DeviceSubject {
  readonly clientId: ClientId;
  readonly serial: NodeSerial;
  readonly stationIds: readonly StationId[];
  /** Whether its reports are used from everywhere, or only from these stations. */
  readonly everywhere: boolean;
}

/** SQL condition for the reports of a device that are used. */
export const reportedBy = ({ serial, stationIds, everywhere }: DeviceSubject) =>
  everywhere
    ? sql`serial_number = ${serial}::text`
    : sql`serial_number = ${serial}::text and station_id = any(${[...stationIds]}::int[])`;

export interface DataRange {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly limit: number;
}

/** A category of stored points: the columns of its table, and their names in answers if they differ. */
export interface StoredCategory {
  readonly category: MeasuredCategory | 'gps' | 'signal' | 'selftest';
  readonly columns: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
}

interface Row {
  start: number | null;
  steps: string | null;
  truncated: boolean;
  apart: number;
  [column: `c${number}`]: string | null;
}

/**
 * The latest points of some days, oldest first. Impossible values are null and counted: one of them would
 * flatten a chart. The caller has checked the scope.
 */
export async function readColumns(
  tx: Tx,
  _scope: Scope,
  subject: DataSubject,
  range: DataRange,
  { category, columns, names = {} }: StoredCategory,
): Promise<ColumnText> {
  const refs = columns.map((column) => sql.ref(column));
  const source = sourceOf(subject, range, category, columns, refs);
  const arrays = refs.map(
    (ref, i) =>
      sql`case when count(${ref}) > 0 then array_to_json(array_agg(${ref}))::text end as ${sql.ref(`c${i}`)}`,
  );
  const { rows } = await sql<Row>`
    with newest as materialized (${source} order by t desc limit ${range.limit + 1}::int),
    kept as (
      select (extract(epoch from t) * 1000)::bigint as ms, ${sql.join(columns.map(plausibleOnly))},
        ${someImplausible(columns)} as is_apart
      from newest order by t desc limit ${range.limit}::int
    ),
    points as (select ms, ms - lag(ms, 1, ms) over (order by ms) as step, ${sql.join(refs)}, is_apart
      from kept order by ms)
    select min(ms)::float8 as start, array_to_json(array_agg(step))::text as steps,
      (select count(*) > ${range.limit}::int from newest) as truncated,
      (count(*) filter (where is_apart))::int as apart, ${sql.join(arrays)}
    from points`.execute(tx);
  const row = rows[0] as Row;
  return {
    start: row.start === null ? null : new Date(row.start).toISOString(),
    stepMs: row.steps ?? '[]',
    columns: Object.fromEntries(columns.map((column, i) => [names[column] ?? column, row[`c${i}`] ?? null])),
    truncated: row.truncated,
    setApart: { 'out-of-range': row.apart },
  };
}

function sourceOf(
  subject: DataSubject,
  { start, end }: DataRange,
  category: StoredCategory['category'],
  columns: readonly string[],
  refs: readonly RawBuilder<unknown>[],
) {
  const [from, to] = [new Date(startOfDay(start)).toISOString(), new Date(endOfDay(end)).toISOString()];
  const when = sql`t >= ${from}::timestamptz and t < ${to}::timestamptz`;
  const present = sql`coalesce(${sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))}) is not null`;
  const values = sql.join([...refs]);
  const inClient = sql`client_id = ${subject.clientId}::int`;
  const measured = isMeasured(category);
  if ('stationId' in subject) {
    const own = sql`${inClient} and station_id = ${subject.stationId}::int and ${when}`;
    return measured
      ? sql`select t, ${values} from reading where ${own} and ${present}`
      : sql`select t, ${values} from device_report where ${own} and category = ${category}`;
  }
  const reported = sql`select t, ${values} from device_report
    where ${inClient} and ${reportedBy(subject)} and ${when} and category = ${category}`;
  if (!measured) return reported;
  return sql`select t, ${values} from (
    select t, ${values} from reading
    where ${inClient} and station_id = any(${[...subject.stationIds]}::int[]) and ${when}
      and node_sn = ${subject.serial} and ${present}
    union all ${reported}) both_tables`;
}
