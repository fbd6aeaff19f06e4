import {
  addDays,
  type ColumnarSeries,
  type DegreeDays,
  daysBetween,
  type IsoDate,
  nextMilestone,
  PROJECTION_DAYS,
  PROJECTION_HORIZON,
  type ProjectedDate,
  projectedDate,
  type StageThreshold,
} from '@vigia/domain';

/** Records older than this say nothing about today: no forecast is drawn from them. */
const FRESH_DAYS = 3;
const FEWEST_DAYS = 3;

export interface Standing {
  readonly date: IsoDate;
  readonly degreeDays: DegreeDays;
  /** Degree-days of single days up to `date`; NaN where the day or the one before it is missing. */
  readonly daily: Float64Array;
}

/** Where the accumulated curve stands; null without any record. */
export function standingOf({ start, values }: ColumnarSeries): Standing | null {
  const last = values.findLastIndex((value) => value !== null);
  if (last < 0) return null;
  const daily = Float64Array.from({ length: last + 1 }, (_, i) => {
    const before = i === 0 ? null : values[i - 1];
    const here = values[i];
    return typeof before === 'number' && typeof here === 'number' ? here - before : Number.NaN;
  });
  return { date: addDays(start, last), degreeDays: values[last]!, daily };
}

export interface Milestone {
  readonly threshold: StageThreshold;
  readonly missing: DegreeDays;
  /** Null when it lies too far ahead, or too few days are known, to name a date. */
  readonly expected: ProjectedDate | null;
}

/** The next stage of the pest and when it may begin; null past the last one or without a model. */
export function milestoneOf(pestId: number, standing: Standing): Milestone | null {
  const threshold = nextMilestone(pestId, standing.degreeDays);
  if (threshold === null) return null;
  const expected = projectedDate({
    accumulated: standing.degreeDays,
    lastDate: standing.date,
    recentDaily: standing.daily,
    threshold: threshold.dd,
  });
  return { threshold, missing: threshold.dd - standing.degreeDays, expected };
}

export interface Forecast {
  /** Days after the standing, first the day after it, °C·día accumulated. */
  readonly values: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/**
 * The curve of the days to come if they are like the last seven, with the spread of a sum of k such days,
 * s·√(k + k²/n): the curve behind `projectedDate`, whose dates it therefore agrees with.
 *
 * @returns null when the record is not fresh, or there are fewer than three valid days, or no warmth in them
 */
export function forecastOf(standing: Standing, today: IsoDate | null): Forecast | null {
  if (today === null) return null;
  const age = daysBetween(standing.date, today);
  const recent = standing.daily.filter((value) => Number.isFinite(value)).slice(-PROJECTION_DAYS);
  if (age < 0 || age > FRESH_DAYS || recent.length < FEWEST_DAYS) return null;
  const n = recent.length;
  const mean = recent.reduce((sum, value) => sum + value, 0) / n;
  if (!(mean > 0)) return null;
  const deviation = Math.sqrt(recent.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1));
  const curve = (side: -1 | 0 | 1) =>
    Float64Array.from({ length: PROJECTION_HORIZON }, (_, i) => {
      const k = i + 1;
      const at = standing.degreeDays + mean * k + side * deviation * Math.sqrt(k + k ** 2 / n);
      return Math.max(standing.degreeDays, at);
    });
  return { values: curve(0), low: curve(-1), high: curve(1) };
}
