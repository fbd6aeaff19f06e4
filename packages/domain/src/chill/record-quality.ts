import { toReadings } from '../climate/readings.ts';
import { fillShortGaps } from './gaps.ts';
import type { HourlyTemperatures } from './hourly-chill.ts';
import type { ChillMetric } from './models.ts';

/** What the record of a stretch of hours, a season so far, consists of. */
export interface RecordCoverage {
  readonly hours: number;
  /** Hours with a measured temperature. */
  readonly present: number;
  /** Missing hours that were bridged by a straight line (`fillShortGaps`). */
  readonly filled: number;
  /** Hours that stay without a temperature and add nothing. */
  readonly missing: number;
  /** Most hours in a row that stay without a temperature. */
  readonly longestGap: number;
  /** Present and filled hours of all hours, 0..1; `NaN` for no hours. */
  readonly coverage: number;
}

export type RecordQuality = 'good' | 'fair' | 'poor';

interface QualityLimit {
  /** Least coverage, 0..1. */
  readonly coverage: number;
  /** Longest gap, hours. */
  readonly gap: number;
}
type QualityLimits = Readonly<Record<Exclude<RecordQuality, 'poor'>, QualityLimit>>;

/** For models that add hours up: a gap loses its own hours only. */
const SUMS: QualityLimits = { good: { coverage: 0.95, gap: 48 }, fair: { coverage: 0.85, gap: 168 } };

/**
 * What a record must have to be called good or fair; a lesser one is poor. The limits are the project's own. The
 * Dynamic model has the narrower ones for gaps: what happens in an hour depends on the hours before it, and a chill
 * portion takes about a day of cold to form, so a longer gap hides whole portions.
 */
export const RECORD_QUALITY_LIMITS: Readonly<Record<ChillMetric, QualityLimits>> = {
  chill_model_weinberger: SUMS,
  chill_model_utah: SUMS,
  chill_model_infruitec: SUMS,
  chill_model_dynamic: { good: { coverage: 0.95, gap: 24 }, fair: { coverage: 0.85, gap: 72 } },
};

/**
 * Coverage and gaps of an hourly record, as the chill models see it: with short gaps bridged.
 *
 * @param hourly as measured, °C, every hour from the start of the stretch to its end listed; `NaN` is missing
 * @throws {RangeError} a value is infinite
 */
export function recordCoverage(hourly: HourlyTemperatures): RecordCoverage {
  const measured = toReadings(hourly, 'hourly');
  const bridged = fillShortGaps(measured);
  let present = 0;
  let missing = 0;
  let gap = 0;
  let longestGap = 0;
  for (let i = 0; i < measured.length; i++) {
    if (!Number.isNaN(measured[i]!)) present++;
    gap = Number.isNaN(bridged[i]!) ? gap + 1 : 0;
    if (gap > 0) missing++;
    longestGap = Math.max(longestGap, gap);
  }
  const hours = measured.length;
  const filled = hours - present - missing;
  return { hours, present, filled, missing, longestGap, coverage: (hours - missing) / hours };
}

/** How reliable a model's sum over such a record is; poor for a record without hours. */
export function recordQuality({ coverage, longestGap }: RecordCoverage, model: ChillMetric): RecordQuality {
  const limits = RECORD_QUALITY_LIMITS[model];
  const meets = (limit: QualityLimit) => coverage >= limit.coverage && longestGap <= limit.gap;
  if (meets(limits.good)) return 'good';
  return meets(limits.fair) ? 'fair' : 'poor';
}
