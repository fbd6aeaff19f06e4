import {
  type DayRollup,
  dayRollups,
  daysBetween,
  endOfDay,
  type IsoDate,
  plausibleHumidity,
  plausibleTemperature,
} from '@vigia/domain';
import type { Tx } from '../access/reach.ts';
import { lockStation } from '../stores/farm/stations.ts';
import { readExtremes } from '../stores/measurements/daily-extremes.ts';
import { bumpDataVersion } from '../stores/measurements/data-version.ts';
import { type ClimateDayRow, replaceClimateDays } from '../stores/measurements/day-rollups.ts';
import { readReadings, type StationReadings, type Target } from '../stores/measurements/readings.ts';
import { withExtremes } from './daily-extremes.ts';

/** Days at most this far apart are read with one query. */
const JOIN_DAYS = 7;

/**
 * The `climate_day` rows of the days with readings, oldest first. Impossible values stay in `reading`, where
 * the health check sees them, and are left out here, so that the models do not use them.
 */
export function climateDays(clientId: number, stationId: number, readings: StationReadings): ClimateDayRow[] {
  const { t, battery } = readings;
  const temperature = readings.temperature.map(plausibleTemperature);
  const humidity = readings.humidity.map(plausibleHumidity);
  const rows: ClimateDayRow[] = [];
  let next = 0;
  for (const day of dayRollups({ t, temperature, humidity })) {
    const from = next;
    const end = endOfDay(day.date);
    while (next < t.length && (t[next] as number) < end) next += 1;
    if (next === from) continue;
    rows.push({
      client_id: clientId,
      station_id: stationId,
      ...columnsOf(day),
      battery_min: smallest(battery.subarray(from, next)),
      last_reading: new Date(t[next - 1] as number).toISOString(),
      from_extremes: false,
    });
  }
  return rows;
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

function columnsOf(day: DayRollup) {
  return {
    day: day.date,
    t_min: orNull(day.tMin),
    t_max: orNull(day.tMax),
    t_mean: orNull(day.tMean),
    rh_min: orNull(day.rhMin),
    rh_max: orNull(day.rhMax),
    rh_mean: orNull(day.rhMean),
    hours_present: day.hoursPresent,
    hourly_t: Array.from(day.hourlyTemperature, orNull),
    hourly_rh: Array.from(day.hourlyHumidity, orNull),
  };
}

function smallest(values: Float64Array): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (const value of values) if (value < least) least = value;
  return Number.isFinite(least) ? least : null;
}

/**
 * Updates the daily roll-ups of a station from its readings of some days. The station is locked before its
 * roll-ups, and gets a new data version, so that cached answers become invalid. Without days it does nothing.
 */
export async function refreshRollups(tx: Tx, target: Target, days: readonly IsoDate[]): Promise<void> {
  const wanted = [...new Set(days)].sort();
  if (wanted.length === 0) return;
  const { clientId, stationId } = target;
  await lockStation(tx, stationId, clientId);
  const rows: ClimateDayRow[] = [];
  for (const [first, last] of stretchesOf(wanted)) {
    const readings = await readReadings(tx, target, first, last);
    rows.push(...climateDays(clientId, stationId, readings));
  }
  const touched = new Set<string>(wanted);
  const extremes = await readExtremes(tx, target, wanted);
  const measured = rows.filter((row) => touched.has(row.day));
  await replaceClimateDays(tx, target, wanted, withExtremes(measured, extremes, target));
  await bumpDataVersion(tx, clientId, stationId);
}

/** Groups sorted days into spans of first and last day. */
function stretchesOf(days: readonly IsoDate[]): [first: IsoDate, last: IsoDate][] {
  const stretches: [IsoDate, IsoDate][] = [];
  for (const day of days) {
    const current = stretches.at(-1);
    if (current && daysBetween(current[1], day) <= JOIN_DAYS) current[1] = day;
    else stretches.push([day, day]);
  }
  return stretches;
}
