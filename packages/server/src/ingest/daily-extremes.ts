import { endOfDay, hoursInDay, type IsoDate, MIN_DAY_COVERAGE } from '@vigia/domain';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { ClimateDayTable, Database } from '../db/schema.ts';

export type ClimateDayRow = Insertable<ClimateDayTable>;

export interface DailyExtreme {
  readonly day: IsoDate;
  readonly t_min: number;
  readonly t_max: number;
}

/** What was imported for some days. */
export async function readExtremes(
  tx: Transaction<Database>,
  clientId: number,
  stationId: number,
  days: readonly IsoDate[],
): Promise<DailyExtreme[]> {
  const rows = await tx
    .selectFrom('daily_extreme')
    .select(['day', 't_min', 't_max'])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where(sql<boolean>`day = any(${days}::date[])`)
    .execute();
  return rows as DailyExtreme[];
}

/** Days with too few hours of their own take the extremes that were imported for them, and count as whole. */
export function withExtremes(
  rows: readonly ClimateDayRow[],
  extremes: readonly DailyExtreme[],
  { clientId, stationId }: { clientId: number; stationId: number },
): ClimateDayRow[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  for (const { day, t_min, t_max } of extremes) {
    const row = byDay.get(day);
    const hours = hoursInDay(day);
    if (row && row.hours_present >= MIN_DAY_COVERAGE * hours) continue;
    const imported = { t_min, t_max, t_mean: (t_min + t_max) / 2, hours_present: hours, from_extremes: true };
    byDay.set(day, { ...(row ?? emptyDay(clientId, stationId, day)), ...imported });
  }
  return [...byDay.values()];
}

function emptyDay(clientId: number, stationId: number, day: IsoDate) {
  const missing = new Array<null>(hoursInDay(day)).fill(null);
  return {
    client_id: clientId,
    station_id: stationId,
    day,
    rh_min: null,
    rh_max: null,
    rh_mean: null,
    battery_min: null,
    last_reading: new Date(endOfDay(day) - 1).toISOString(),
    hourly_t: missing,
    hourly_rh: missing,
  };
}
