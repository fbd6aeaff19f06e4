import { type AheadAnswer, FORECAST_DAYS } from '@vigia/api/contract';
import {
  addDays,
  afterRecentDays,
  type CoursesAhead,
  courseAfter,
  datesAhead,
  daysBetween,
  earlierOf,
  type IsoDate,
  LEAST_YEARS_AHEAD,
  laterOf,
  type NoForecastReason,
  totalAhead,
} from '@vigia/domain';
import type { AheadInput } from './ahead-input.ts';
import { differenceOf, pastYears, type StandIn } from './ahead-years.ts';
import { type CoursesInput, combinedCourses, forecastCourses } from './courses.ts';
import { type ForecastReader, hasRecord } from './forecast-input.ts';
import { FRESH_DAYS, measuredSoFar } from './forecast-measured.ts';

const AVERAGE = {
  station_aggregation: 'avg',
  per_station_transform: 'accumulated',
  format: 'columns',
} as const;

/**
 * When a running total reaches thresholds: it continues from what was measured, for fifteen days as the weather service
 * forecasts them and answered lately, and then until the end as each past year went on the same days, warmer or cooler
 * at first as the last seven days were. Says why when there is nothing to go by.
 */
export async function ahead(reader: ForecastReader, input: AheadInput): Promise<AheadAnswer> {
  const { query, thresholds, today, stations } = input;
  const end = query.date_end;
  const measured = await measuredSoFar(reader, { ...input, query: { ...AVERAGE, acc_from: query.acc_from } });
  const fresh = measured.until !== null && daysBetween(measured.until, today) <= FRESH_DAYS;
  const next = fresh ? addDays(measured.until, 1) : today;
  const start = laterOf(next, query.acc_from);
  const meta: AheadAnswer['meta'] = {
    provider: null,
    told_at: null,
    years: null,
    stations: stations.length,
    measured_until: measured.until,
    measured_total: fresh ? measured.total : null,
    reason: null,
    date_end: end,
  };
  const without = async (reason: NoForecastReason): Promise<AheadAnswer> => {
    const known = await hasRecord(reader, stations);
    return { dates: [], meta: { ...meta, reason: known ? reason : 'no_record' } };
  };
  if (!fresh && query.acc_from < start) return await without('stale_record');
  const { years: past, standIn } = await pastYears(reader, input, { start, end });
  if (past.length < LEAST_YEARS_AHEAD) return await without('too_few_years');
  const near = await nextDays(reader, input, start);
  const difference = start === next ? differenceOf(measured.recent, past) : 0;
  const courses = past.map(({ course }) => courseAfter(near.days, afterRecentDays(course, difference)));
  const coursesAhead = { start, before: measured.total, courses };
  return {
    dates: datesAhead(coursesAhead, thresholds),
    curve: shownCurve(coursesAhead, shownUntil(input)),
    meta: {
      ...meta,
      ...near.saidBy,
      years: past.length,
      ...(standIn && { neighbour: neighbourOf(standIn) }),
    },
  };
}

const neighbourOf = ({ neighbour, correction, years }: StandIn) => ({
  station_id: neighbour.stationId,
  station_name: neighbour.name,
  distance_m: Math.round(neighbour.metres),
  years,
  correction_max: correction.max,
  correction_min: correction.min,
  common_days: correction.days,
});

/** Last of the days to come that charts show. */
const shownUntil = ({ query, today }: AheadInput): IsoDate =>
  earlierOf(query.date_end, addDays(today, FORECAST_DAYS));

/** The sum of the days that charts show. */
function shownCurve(courses: CoursesAhead, until: IsoDate): NonNullable<AheadAnswer['curve']> {
  const { mean, low, high } = totalAhead(courses)!;
  const shown = (curve: Float64Array) => [...curve.subarray(0, daysBetween(courses.start, until) + 1)];
  return { start: courses.start, values: shown(mean), low: shown(low), high: shown(high) };
}

/** The days that charts show, as a service forecasts them; none if it has not answered lately or lacks the first day. */
async function nextDays({ scope, read }: ForecastReader, input: AheadInput, start: IsoDate) {
  const { metric, today, stations, issued } = input;
  const range = { start, end: shownUntil(input) };
  const courseInput: CoursesInput = { metric, range, today, aggregation: 'avg' };
  const own =
    issued.length === 0 ? [] : await read((tx) => forecastCourses(tx, scope, stations, issued, courseInput));
  const days = combinedCourses(own, courseInput).flat()[0] ?? new Float64Array();
  const [first] = issued;
  if (!first || Number.isNaN(days[0] ?? Number.NaN))
    return { days: new Float64Array(), saidBy: { provider: 'climatology' as const, told_at: null } };
  const at = Math.min(...issued.map((one) => one.at));
  return { days, saidBy: { provider: first.service, told_at: new Date(at).toISOString() } };
}
