import {
  addDays,
  averageDailyIncrements,
  type DayRange,
  extremesOfDays,
  type IsoDate,
  LEAST_YEARS_AHEAD,
  type NeighbourCorrection,
  neighbourCorrection,
  sameDayOfYear,
} from '@vigia/domain';
import { type Neighbour, neighboursOf } from '../stores/farm/neighbours.ts';
import type { SeriesStation } from '../stores/farm/stations.ts';
import {
  type ExtremesRow,
  extremesQuery,
  extremesRows,
  firstDay,
} from '../stores/measurements/climate-days.ts';
import type { ForecastReader } from './forecast-input.ts';
import type { ClimateBased } from './metric.ts';
import { type ClimateSource, inTransaction } from './station-days.ts';

/** The last days of both records that are compared: two years have each season twice. */
const COMPARED_DAYS = 730;

/** The oldest day that a record must have for as many past years as dates need. */
function longEnough(today: IsoDate): IsoDate {
  return sameDayOfYear(today, Number(today.slice(0, 4)) - LEAST_YEARS_AHEAD);
}

/**
 * Stations whose past years may stand in for those of others, the nearest first; none where the others have a record
 * that is long enough, and for sums of hours, whose differences are not known.
 */
export async function neighboursAhead(
  { scope, read }: ForecastReader,
  stations: readonly SeriesStation[],
  metric: ClimateBased,
  today: IsoDate,
): Promise<Neighbour[]> {
  if (metric.kind !== 'degree-days' || stations.length === 0) return [];
  if (new Set(stations.map(({ clientId }) => clientId)).size > 1) return [];
  const since = longEnough(today);
  const [first] = await read(async (tx) => [(await firstDay(tx, scope, stations)) ?? []].flat());
  if (first !== undefined && first <= since) return [];
  return await read((tx) => neighboursOf(tx, scope, stations, since));
}

/** How much warmer the stations are than a neighbour; null where too few days were measured at both. */
export async function correctionTo(
  { scope, read }: ForecastReader,
  stations: readonly SeriesStation[],
  neighbour: Neighbour,
  today: IsoDate,
): Promise<NeighbourCorrection | null> {
  const days = { start: addDays(today, -COMPARED_DAYS), end: addDays(today, -1) };
  const all = [...stations, neighbour];
  const rows = await read(async (tx) =>
    extremesRows(await inTransaction(tx)(extremesQuery(scope, all, days))),
  );
  const of = (ids: readonly number[]) =>
    meanExtremes(
      ids.map((id) => rows.filter(({ stationId }) => stationId === id)),
      days,
    );
  return neighbourCorrection(of(stations.map(({ stationId }) => stationId)), of([neighbour.stationId]));
}

/** The daily extremes of several stations as their mean over those that measured. */
function meanExtremes(stations: readonly ExtremesRow[][], days: DayRange) {
  const each = stations.map((rows) => extremesOfDays(rows, days));
  const mean = (of: 'min' | 'max') => averageDailyIncrements(each.map((one) => one[of]));
  return { min: mean('min'), max: mean('max') };
}

/** What a neighbour measured as it would have been at the stations: its extremes with their mean difference. */
export const correctedClimate = (
  source: ClimateSource,
  { max, min }: NeighbourCorrection,
): ClimateSource => ({
  ...source,
  extremes: async (range) =>
    (await source.extremes(range)).map((row) => ({
      ...row,
      tMax: row.tMax + max,
      // A day of hardly any range would have its minimum above its maximum.
      tMin: Math.min(row.tMin + min, row.tMax + max),
    })),
});
