import type { ForecastQuery } from '@vigia/api/contract';
import { type DayRange, earlierOf, type IsoDate, LEAST_PAST_YEARS } from '@vigia/domain';
import type { StationId } from '@vigia/domain/farm';
import type { IssuedForecast } from '../stores/measurements/station-weather.ts';
import { type Courses, type CoursesInput, combinedCourses, forecastCourses, pastCourses } from './courses.ts';
import type { ForecastInput, ForecastReader } from './forecast-input.ts';

/** The weather service's forecast, else the course of the same days of past years; null for too few of those. */
export async function coursesAhead(
  { scope, read }: ForecastReader,
  { metric, query, today, stations, issued }: ForecastInput,
  range: DayRange,
): Promise<Courses | null> {
  // A portion of chill in progress continues from the hours before it.
  const since = metric.kind === 'chill' ? countedFrom(query, range) : undefined;
  const input: CoursesInput = { metric, range, today, aggregation: query.station_aggregation, since };
  const [first] = issued;
  if (first) {
    const own = await read((tx) => forecastCourses(tx, scope, stations, issued, input));
    const course = combinedCourses(own, input).flat().find(hasValue);
    if (course) return { ...issuedBy(issued, first), course };
  }
  const own = await read((tx) => pastCourses(tx, scope, stations, input));
  const years = combinedCourses(own, input);
  return years.length >= LEAST_PAST_YEARS ? { provider: 'climatology', years } : null;
}

/**
 * The index of mildew continues from the measured days, at those stations whose mean is the value of the last measured
 * day. It ends with the first day that is not forecast for all of them, or the mean would jump. Past years give no
 * course: the mean of several indices is no index.
 *
 * @param behind stations of the last day; null where the index starts ahead
 */
export async function mildewAhead(
  { scope, read }: ForecastReader,
  { metric, query, today, stations, issued }: ForecastInput,
  range: DayRange,
  behind: ReadonlySet<StationId> | null,
): Promise<Courses | null> {
  const own = stations.filter(({ stationId }) => behind === null || behind.has(stationId));
  const ofOwn = issued.filter(({ stationId }) => own.some((one) => one.stationId === stationId));
  const [first] = ofOwn;
  if (!first || ofOwn.length < own.length) return null;
  const since = countedFrom(query, range) ?? range.start;
  const input: CoursesInput = { metric, range, today, aggregation: query.station_aggregation, since };
  const all = combinedCourses(await read((tx) => forecastCourses(tx, scope, own, ofOwn, input)), input);
  const course = all.flat().map(untilFirstHole).find(hasValue);
  return course ? { ...issuedBy(ofOwn, first), course } : null;
}

const countedFrom = ({ acc_from }: ForecastQuery, { start }: DayRange): IsoDate | undefined =>
  acc_from === undefined ? undefined : earlierOf(acc_from, start);

const issuedBy = (issued: readonly IssuedForecast[], { service }: IssuedForecast) => ({
  provider: service,
  issuedAt: Math.min(...issued.map(({ at }) => at)),
});

/** A day without forecast may be favourable or not: the index after it is not known. */
const untilFirstHole = (values: Float64Array): Float64Array => {
  const hole = values.findIndex((value) => Number.isNaN(value));
  return hole < 0 ? values : values.map((value, i) => (i < hole ? value : Number.NaN));
};

const hasValue = (values: Float64Array): boolean => values.some((value) => !Number.isNaN(value));
