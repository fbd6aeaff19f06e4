import {
  addDays,
  type DayRange,
  eachDay,
  isoDate,
  MILDEW_FORECAST_DAYS,
  type MildewDay,
  type MildewMeasure,
  mildewByDay,
  toColumnar,
} from '@vigia/domain';
import type { MildewData } from '../mildew/mildew-series.ts';
import { forecastOf } from './demo-forecast.ts';
import { LAST } from './demo-season.ts';

/** Hours of a warming spring in a vineyard, with a gap without data. */
const RANGE: DayRange = { start: isoDate('2026-09-15'), end: LAST };
const GAP: DayRange = { start: isoDate('2026-10-19'), end: isoDate('2026-10-22') };

const AHEAD = eachDay(addDays(RANGE.end, 1), addDays(RANGE.end, 1 + MILDEW_FORECAST_DAYS));

const days: MildewDay[] = [...eachDay(RANGE.start, RANGE.end), ...AHEAD].map((date, i) => ({
  hourly: Float64Array.from({ length: 24 }, (_, hour) => {
    if (date >= GAP.start && date <= GAP.end) return Number.NaN;
    const mean = 13.5 + i * 0.09 + 2.6 * (Math.sin(i * 0.33) + 0.5 * Math.sin(i * 1.1 + 2));
    return mean + 7.5 * Math.sin(((hour - 9) / 24) * 2 * Math.PI);
  }),
}));

const measured = (measure: MildewMeasure) =>
  toColumnar({ start: RANGE.start, values: mildewByDay(days, measure).subarray(0, -AHEAD.length) });
const ahead = (measure: MildewMeasure) => forecastOf([...mildewByDay(days, measure).subarray(-AHEAD.length)]);

export const MILDEW: MildewData = {
  index: measured('acc_score'),
  longestRun: measured('longest_run'),
  hoursInBand: measured('hours_in_band'),
  missingDays: 4,
};

/** The next week, from hours that a weather service forecasts. */
export const MILDEW_FORECAST = {
  index: ahead('acc_score'),
  longestRun: ahead('longest_run'),
  hoursInBand: ahead('hours_in_band'),
};

/** Data with the index but without the favourable hours. */
export const MILDEW_PARTIAL: MildewData = { ...MILDEW, longestRun: null, hoursInBand: null };

export const MILDEW_SEASON: DayRange = { start: addDays(RANGE.start, -10), end: addDays(RANGE.end, 15) };
