import {
  COLUMN_MEASURES,
  DATA_COLUMNS,
  MAX_SET_APART,
  type MeasureColumn,
  type SetApartAnswer,
  type SetApartItem,
} from '@vigia/api/contract';
import type { DayRange, EpochMs } from '@vigia/domain';
import type { SetApartCounts, SetApartReason } from '@vigia/domain/devices';
import type { StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { MEASURED_CATEGORIES } from '../../ingest/device-measures.ts';
import type { ApartReading } from '../../ingest/sift-batch.ts';
import { within } from '../devices/health-subject.ts';
import type { KeyedNode } from '../devices/node-keys.ts';
import { type DataSubject, reportedBy } from './data-columns.ts';
import { isImplausible, measureColumns, someImplausible } from './implausible.ts';

/** Stores readings that no other table can hold, each once. @returns the number of new ones */
export async function saveSetApart(
  tx: Tx,
  { clientId, serial }: KeyedNode,
  stationId: StationId | null,
  apart: readonly ApartReading[],
  now: EpochMs,
): Promise<number> {
  if (apart.length === 0) return 0;
  const lines = apart.map(({ reading: { category, t, ...content }, reason }) => ({
    category,
    t,
    reason,
    content: JSON.stringify(content),
  }));
  const { rows } = await sql`
    insert into set_apart_reading (client_id, serial_number, reading_hash, category, sent_t, reason, station_id,
      received_at, content)
    select ${clientId}::int, ${serial}::text, md5(line.category || ' ' || line.t || ' ' || line.content)::uuid,
      line.category, line.t, line.reason, ${stationId}::int, ${new Date(now).toISOString()}::timestamptz,
      line.content::jsonb
    from unnest(${lines.map((line) => line.category)}::text[], ${lines.map((line) => line.t)}::text[],
      ${lines.map((line) => line.reason)}::text[], ${lines.map((line) => line.content)}::text[])
      as line (category, t, reason, content)
    on conflict do nothing returning 1`.execute(tx);
  return rows.length;
}

/** Number of a category's readings within some days that no other table can hold, by reason. */
export async function readSetApartCounts(
  tx: Tx,
  _scope: Scope,
  subject: DataSubject,
  days: DayRange,
  category: string,
): Promise<SetApartCounts> {
  const { rows } = await sql<{ reason: SetApartReason; count: number }>`
    select reason, count(*)::int as count from set_apart_reading
    where ${ofSubject(subject)} and category = ${category} and ${within('received_at', days)}
    group by reason`.execute(tx);
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

const ofSubject = (subject: DataSubject) =>
  'stationId' in subject
    ? sql`client_id = ${subject.clientId}::int and station_id = ${subject.stationId}::int`
    : sql`client_id = ${subject.clientId}::int and ${reportedBy(subject)}`;

/** Categories that everybody may see. The others are for people who look after devices. */
const OPEN_CATEGORIES = [...MEASURED_CATEGORIES, 'gps'] as const;
const OPEN_COLUMNS = [
  'ambient_temperature_c',
  'ambient_humidity_rh',
  'battery_percentage',
  ...DATA_COLUMNS.weather,
] as const;
const ALL_COLUMNS = measureColumns(Object.keys(COLUMN_MEASURES));

/**
 * The latest readings of some days that are stored and not used, for any reason. The caller has checked the
 * scope.
 */
export async function readSetApart(
  tx: Tx,
  _scope: Scope,
  subject: DataSubject,
  days: DayRange,
  internal: boolean,
): Promise<SetApartAnswer> {
  const columns = internal ? ALL_COLUMNS : OPEN_COLUMNS;
  const { rows } = await sql<SetApartItem>`
    select date_created, received_at, serial_number, category, reason, content as values from (
      ${outOfRange(subject, days, columns)}
      union all
      select sent_t as date_created, to_char(received_at at time zone 'UTC', ${ISO}) as received_at, serial_number,
        category, reason, content, received_at as at
      from set_apart_reading where ${ofSubject(subject)} and ${within('received_at', days)}
        ${internal ? sql`` : sql`and category = any(${[...OPEN_CATEGORIES]}::text[])`}
    ) apart order by at desc, date_created desc, category limit ${MAX_SET_APART + 1}`.execute(tx);
  return { items: rows.slice(0, MAX_SET_APART), truncated: rows.length > MAX_SET_APART };
}

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/**
 * Impossible sensor values at possible instants, in the format of a device's readings: only these values, by
 * column.
 */
function outOfRange(subject: DataSubject, days: DayRange, columns: readonly MeasureColumn[]) {
  const when = sql`${within('t', days)} and ${someImplausible(columns)}`;
  const fields = (serial: string) => sql`select
      to_char(t at time zone 'UTC', ${ISO}) as date_created, null::text as received_at,
      ${sql.ref(serial)} as serial_number, sent.category, 'out-of-range' as reason, sent.content, t as at`;
  const lines = MEASURED_CATEGORIES.map((category) => {
    const own: readonly string[] = DATA_COLUMNS[category];
    return sql`(${category}::text, ${implausibleValues(columns.filter((column) => own.includes(column)))})`;
  });
  const split = sql`cross join lateral (values ${sql.join(lines)}) as sent (category, content)`;
  const inClient = sql`client_id = ${subject.clientId}::int`;
  const some = sql`sent.content <> '{}'`;
  if ('stationId' in subject) {
    return sql`${fields('node_sn')} from reading ${split}
      where ${inClient} and station_id = ${subject.stationId}::int and ${when} and ${some}`;
  }
  return sql`${fields('node_sn')} from reading ${split}
    where ${inClient} and station_id = any(${[...subject.stationIds]}::int[]) and node_sn = ${subject.serial}
      and ${when} and ${some}
    union all ${fields('serial_number')} from device_report ${split}
    where ${inClient} and ${reportedBy(subject)}
      and device_report.category = any(${[...MEASURED_CATEGORIES]}::text[]) and ${when} and ${some}`;
}

const implausibleValues = (columns: readonly MeasureColumn[]) =>
  sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    columns.map(
      (column) => sql`${column}::text, case when ${isImplausible(column)} then ${sql.ref(column)} end`,
    ),
  )}))`;
