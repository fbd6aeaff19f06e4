import { addDays, daysBetween, earlierOf, laterOf } from '../calendar/iso-date.ts';
import { courseAfter } from '../climate/past-course.ts';
import { afterRecentDays, RECENT_DAYS, recentDifference } from '../climate/recent-weather.ts';
import { accumulate, withGaps } from '../degree-days/accumulate.ts';
import { datesOn, LEAST_YEARS_AHEAD, totalAhead } from '../phenology/dates-ahead.ts';
import { FRESH_DAYS, isFresh } from '../phenology/outlook.ts';
import { dateReached } from '../phenology/reached.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import type { DegreeDays, IsoDate } from '../units.ts';
import type { Scenario, WeatherAhead } from './scenario.ts';
import { daysWithin, type SeasonDays, type YearCourse } from './season-days.ts';

/** The sums of the days to come. */
export interface SumsAhead {
  /** First of the days to come. */
  readonly start: IsoDate;
  readonly values: Float64Array;
  /** Two of ten further years lie outside of these; the values themselves where one year is supposed. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** The past years behind it, newest first. */
  readonly years: readonly number[];
}

/** When a threshold is reached. */
export interface PlayedDate {
  readonly threshold: DegreeDays;
  /** Null: not before the end of the season, or nobody knows. */
  readonly date: IsoDate | null;
  /** One of ten further years comes before; the date itself where it is measured, or of one supposed year. */
  readonly earliest: IsoDate | null;
  /** One of ten further years comes after. */
  readonly latest: IsoDate | null;
  readonly isMeasured: boolean;
}

export interface PlayedSeason {
  /** Running total up to the last measured day, `NaN` on missing days; empty where it starts later. */
  readonly measured: DailySeries;
  /** Null for a season that is over, with fewer than three past years, and after a record that ended days ago. */
  readonly ahead: SumsAhead | null;
  /** One for each threshold, in their order. */
  readonly dates: readonly PlayedDate[];
}

/** Where a season stands. */
export interface SeasonPlace {
  /** Last measured day with degree-days. */
  readonly until: IsoDate;
  /** Last day of the season. */
  readonly end: IsoDate;
  /** Null for a season that is over. */
  readonly today: IsoDate | null;
}

/** Whether a season that goes on was measured too long ago to go on from there. */
export const isStale = ({ until, today }: SeasonPlace): boolean =>
  today !== null && !isFresh({ date: until }, today);

/**
 * A season as it would go in a scenario: its sums up to today and on to the end of the season, and when they reach
 * thresholds. A scenario equal to the truth gives the sums and dates of the service.
 *
 * @param thresholds °C·day, above 0
 */
export function playSeason(
  days: SeasonDays,
  { until, end, today }: SeasonPlace,
  { start, weather }: Pick<Scenario, 'start' | 'weather'>,
  thresholds: readonly DegreeDays[],
): PlayedSeason {
  const daily = daysWithin(days.measured, { start, end: earlierOf(until, end) });
  const { total } = accumulate(daily.values);
  const measured = { start, values: withGaps(total, daily.values) };
  const before = total.at(-1) ?? 0;
  const first = laterOf(addDays(until, 1), start);
  const goesOn = today !== null && first <= end && (start > until || !isStale({ until, end, today }));
  const years = goesOn ? pastYears(days, { start: first, end }) : [];
  const difference = start > addDays(until, 1) ? 0 : differenceOf(days, { start, until, today }, years);
  const supposed = supposedYears(years, weather);
  const courses = supposed.map(({ values }) =>
    courseAfter(forecastFrom(days, until, first), afterRecentDays(values, difference)),
  );
  const sums = totalAhead({ before, courses });
  const dates = new Map(
    (sums ? datesOn(sums, { start: first, before }, thresholds) : []).map((date) => [date.threshold, date]),
  );
  return {
    measured,
    ahead: sums && {
      ...{ start: first, values: sums.mean, low: sums.low, high: sums.high },
      years: supposed.map(({ year }) => year),
    },
    dates: thresholds.map((threshold) => {
      const reached = dateReached(measured, threshold)?.date ?? null;
      if (reached !== null)
        return { threshold, date: reached, earliest: reached, latest: reached, isMeasured: true };
      const { date = null, earliest = null, latest = null } = dates.get(threshold) ?? {};
      return { threshold, date, earliest, latest, isMeasured: false };
    }),
  };
}

/** How much more the last measured days brought than the same days of past years, as the service reckons it. */
function differenceOf(
  days: SeasonDays,
  {
    start,
    until,
    today,
  }: { readonly start: IsoDate; readonly until: IsoDate; readonly today: IsoDate | null },
  years: readonly YearCourse[],
): DegreeDays {
  const oldest = earlierOf(start, addDays(today ?? until, -FRESH_DAYS));
  const from = laterOf(addDays(until, 1 - RECENT_DAYS), oldest);
  const recent = daysWithin(days.asMeasured, { start: from, end: until }).values;
  return recentDifference(
    recent,
    years.map(({ before }) => before.subarray(RECENT_DAYS - recent.length)),
  );
}

const forecastFrom = ({ forecast }: SeasonDays, until: IsoDate, first: IsoDate): Float64Array =>
  forecast.subarray(Math.max(0, daysBetween(addDays(until, 1), first)));

/** The past years on the days to come; none where they are too few. */
function pastYears(days: SeasonDays, range: DayRange): readonly YearCourse[] {
  const years = days.yearsOn(range);
  return years.length < LEAST_YEARS_AHEAD ? [] : years;
}

/** Those of them that are supposed to stand for the days to come. */
function supposedYears(years: readonly YearCourse[], weather: WeatherAhead): readonly YearCourse[] {
  if (weather === 'past-years') return years;
  const sums = years.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const wanted = weather === 'warm-year' ? Math.max(...sums) : Math.min(...sums);
  return years.filter((_, i) => i === sums.indexOf(wanted));
}
