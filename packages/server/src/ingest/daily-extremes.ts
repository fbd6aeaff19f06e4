import { endOfDay, hoursInDay, type IsoDate, MIN_DAY_COVERAGE } from '@vigia/domain';
import type { DailyExtreme } from '../stores/measurements/daily-extremes.ts';
import type { ClimateDayRow } from '../stores/measurements/day-rollups.ts';
import type { Target } from '../stores/measurements/readings.ts';

/** Adds imported daily extremes to days with too few hours of readings. Such days count as complete. */
export function withExtremes(
  rows: readonly ClimateDayRow[],
  extremes: readonly DailyExtreme[],
  { clientId, stationId }: Target,
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
