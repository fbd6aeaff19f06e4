import { addDays } from '../calendar/iso-date.ts';
import type { Days, DegreeDays, IsoDate } from '../units.ts';
import { recentPace, spreadOf } from './pace.ts';

/** Charts end fifteen days from today, and so do forecasts by the last days. */
export const PROJECTION_HORIZON: Days = 15;

export interface ProjectionInput {
  /** Degree-days gathered up to and with `lastDate`. */
  readonly accumulated: DegreeDays;
  readonly lastDate: IsoDate;
  /** Degree-days of single days up to `lastDate`, oldest first; `NaN` is a missing day. The last 7 valid count. */
  readonly recentDaily: ArrayLike<number>;
  readonly threshold: DegreeDays;
  /** Days after `lastDate` that the projection may reach. */
  readonly horizonDays?: Days;
}

export interface ProjectedDate {
  readonly date: IsoDate;
  /** The date is uncertain by about this many days either way. */
  readonly plusMinusDays: Days;
}

/**
 * The day a threshold will be reached if the days to come are like the last seven: a forecast, and shown as one.
 *
 * The uncertainty is that of a sum of k days drawn like those n: with s their standard deviation and m their mean,
 * s·√(k + k²/n)/m days, rounded up. It does not cover a change of weather.
 *
 * @returns null when the threshold is reached already, when it lies beyond the horizon, when one of the three is not a
 *   number, and when there are fewer than three valid days or no warmth in them
 * @throws {RangeError} a day of `recentDaily` is infinite
 */
export function projectedDate(input: ProjectionInput): ProjectedDate | null {
  const { accumulated, lastDate, threshold, horizonDays = PROJECTION_HORIZON } = input;
  const pace = recentPace(input.recentDaily);
  const missing = threshold - accumulated;
  if (pace === null || !(missing > 0)) return null;
  const days = Math.ceil(missing / pace.mean);
  if (!(days <= horizonDays)) return null;
  return { date: addDays(lastDate, days), plusMinusDays: Math.ceil(spreadOf(pace, days) / pace.mean) };
}
