import type { IsoDate } from '@vigia/domain';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { ClimateDayTable } from '../../db/schema.ts';
import type { Target } from './readings.ts';

export type ClimateDayRow = Insertable<ClimateDayTable>;

/** The columns of a roll-up beside its station, each with the type of its values. */
const COLUMNS = {
  day: 'date',
  t_min: 'float8',
  t_max: 'float8',
  t_mean: 'float8',
  rh_min: 'float8',
  rh_max: 'float8',
  rh_mean: 'float8',
  battery_min: 'float8',
  last_reading: 'timestamptz',
  hours_present: 'int2',
  hourly_t: 'float8[]',
  hourly_rh: 'float8[]',
  from_extremes: 'boolean',
} as const satisfies Record<Exclude<keyof ClimateDayTable, 'client_id' | 'station_id'>, string>;
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** An array as PostgreSQL reads it from text: `unnest` would take an array of arrays apart. */
const arrayText = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;

/**
 * Replaces a station's roll-ups of some days, in one statement of an array a column: a parameter for each value would
 * keep the thread that answers busy for as long as the database. What it returns nobody reads: without it Citus would copy
 * the rows to their node, which it may not where there is a policy.
 */
export async function replaceClimateDays(
  tx: Tx,
  { clientId, stationId }: Target,
  days: readonly IsoDate[],
  rows: readonly ClimateDayRow[],
): Promise<void> {
  await tx
    .deleteFrom('climate_day')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where(sql<boolean>`day = any(${days}::date[])`)
    .execute();
  if (rows.length === 0) return;
  const column = (name: keyof typeof COLUMNS) => {
    const hours = name === 'hourly_t' || name === 'hourly_rh';
    const values = rows.map((row) => (hours ? arrayText(row[name] as number[]) : (row[name] ?? null)));
    return sql`${values}::${sql.raw(hours ? 'text' : COLUMNS[name])}[]`;
  };
  const names = sql.join(NAMES.map((name) => sql.ref(name)));
  const typed = sql.join(NAMES.map((name) => sql`${sql.ref(name)}::${sql.raw(COLUMNS[name])}`));
  await sql`
    insert into climate_day (client_id, station_id, ${names})
    select ${clientId}::int, ${stationId}::int, ${typed}
    from unnest(${sql.join(NAMES.map(column))}) as line (${names})
    returning 1
  `.execute(tx);
}
