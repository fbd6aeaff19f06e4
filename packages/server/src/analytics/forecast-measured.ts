import { accumulate, addDays, daysBetween, type IsoDate, RECENT_DAYS } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import { combineStations } from './combine.ts';
import type { ForecastInput, ForecastReader } from './forecast-input.ts';
import { stationDays } from './station-days.ts';

/** Older records do not describe today: neither a running total nor an index continues from them. */
export const FRESH_DAYS = 3;

export interface Measured {
  readonly until: IsoDate | null;
  /** Running total on that day. */
  readonly total: number;
  /** Values of the last days up to it, seven at most; NaN is a hole. */
  readonly recent: Float64Array;
  /** Stations with a value on that day. */
  readonly stations: ReadonlySet<StationId>;
}

/** The stations' last day with a value, and their running total until then. */
export async function measuredSoFar(
  { scope, read }: ForecastReader,
  { metric, query, today, stations }: ForecastInput,
): Promise<Measured> {
  const recent = addDays(today, -FRESH_DAYS);
  const counted = query.per_station_transform === 'accumulated' ? query.acc_from : undefined;
  const start = counted !== undefined && counted < recent ? counted : recent;
  // Charts of the climate show the running day, but it is not over.
  const isWhole = metric.kind === 'climate' || metric.kind === 'mildew';
  const range = { start, end: isWhole ? addDays(today, -1) : today };
  const input = { metric, range, today, asCount: false };
  const own = await read(async (tx) => [...(await stationDays(tx, scope, stations, input))]);
  const daily = combineStations([...new Map(own).values()], query.station_aggregation, range);
  const last = daily.findLastIndex((value) => !Number.isNaN(value));
  const from = counted === undefined ? last + 1 : Math.max(0, daysBetween(start, counted));
  const total = accumulate(daily.subarray(from, last + 1)).total.at(-1) ?? 0;
  const known = [...own].filter(([, values]) => !Number.isNaN(values[last] ?? Number.NaN));
  return {
    until: last < 0 ? null : addDays(start, last),
    total,
    recent: daily.subarray(Math.max(0, last + 1 - RECENT_DAYS), last + 1),
    stations: new Set(known.map(([stationId]) => stationId)),
  };
}
