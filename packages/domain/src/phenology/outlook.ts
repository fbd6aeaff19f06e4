import { addDays, daysBetween } from '../calendar/iso-date.ts';
import type { PestId } from '../entities/ids.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import type { Days, DegreeDays, IsoDate } from '../units.ts';
import type { DatesAhead } from './dates-ahead.ts';
import { beyondOf, type Expectation } from './expectation.ts';
import { recentPace, spreadOf } from './pace.ts';
import { PROJECTION_HORIZON, projectedDate } from './projection.ts';
import { nextMilestone, type StageThreshold, stageThresholds } from './stages.ts';

/** Records older than this are no basis for today: no forecast is drawn from them. */
export const FRESH_DAYS: Days = 3;

/** The last point of an accumulated curve. */
export interface Standing {
  readonly date: IsoDate;
  readonly degreeDays: DegreeDays;
  /** Degree-days of single days up to `date`; `NaN` where the day or the one before it is missing. */
  readonly daily: Float64Array;
}

/** The last record of an accumulated curve; null without any. */
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

export interface Milestone extends Expectation {
  readonly threshold: StageThreshold;
  /** Degree-days still missing, above 0. */
  readonly missing: DegreeDays;
}

/**
 * The next stage of the pest and when it may begin; null past the last one or without a model.
 *
 * @param today null for a season that is over: there is no forecast then
 * @param ahead past years' course from the same standing; null or left out where it was not requested
 */
export function milestoneOf(
  pestId: PestId,
  standing: Standing,
  today: IsoDate | null,
  ahead?: DatesAhead | null,
): Milestone | null {
  const threshold = nextMilestone(pestId, standing.degreeDays);
  return threshold && milestoneAt(threshold, standing, today, ahead);
}

/**
 * Every stage of the pest that is to come, in order, and when it may begin; empty past the last one and without a model.
 *
 * @param today as for `milestoneOf`
 * @param ahead as for `milestoneOf`
 */
export function milestonesAhead(
  pestId: PestId,
  standing: Standing,
  today: IsoDate | null,
  ahead?: DatesAhead | null,
): Milestone[] {
  return stageThresholds(pestId)
    .filter(({ dd }) => dd > standing.degreeDays)
    .map((threshold) => milestoneAt(threshold, standing, today, ahead));
}

/**
 * The start of the next generation and when it may be, where another stage comes before it; null where none does, past
 * the last generation and without a model.
 *
 * @param today as for `milestoneOf`
 * @param ahead as for `milestoneOf`
 */
export function generationAfter(
  pestId: PestId,
  standing: Standing,
  today: IsoDate | null,
  ahead?: DatesAhead | null,
): Milestone | null {
  const next = milestoneOf(pestId, standing, today, ahead);
  if (next === null || next.threshold.stage === 'adult') return null;
  const threshold = stageThresholds(pestId).find(
    ({ stage, dd }) => stage === 'adult' && dd > next.threshold.dd,
  );
  if (!threshold) return null;
  return milestoneAt(threshold, standing, today, ahead);
}

/** By past years where these tell it; else by the last seven days. */
function milestoneAt(
  threshold: StageThreshold,
  standing: Standing,
  today: IsoDate | null,
  ahead: DatesAhead | null | undefined,
): Milestone {
  const missing = threshold.dd - standing.degreeDays;
  const beyond = beyondOf(threshold.dd, ahead);
  if (beyond?.reason === null) return { threshold, missing, expected: null, beyond };
  const expected = !isFresh(standing, today)
    ? null
    : projectedDate({
        accumulated: standing.degreeDays,
        lastDate: standing.date,
        recentDaily: standing.daily,
        threshold: threshold.dd,
      });
  return { threshold, missing, expected, beyond: expected ? null : beyond };
}

/** The days after a standing, first the day after it: accumulated °C·day. */
export interface Forecast {
  readonly values: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/**
 * The curve of the 15 days to come if they are like the last seven, with the spread of a sum of such days on either
 * side, never below the standing: the curve behind `projectedDate`, whose dates it agrees with.
 *
 * @param today null for a season that is over
 * @returns null when the record is older than three days or later than today, and when there are fewer than three
 *   valid days or no warmth in them
 */
export function forecastOf(standing: Standing, today: IsoDate | null): Forecast | null {
  const pace = recentPace(standing.daily);
  if (!isFresh(standing, today) || pace === null) return null;
  const curve = (side: -1 | 0 | 1) =>
    Float64Array.from({ length: PROJECTION_HORIZON }, (_, i) => {
      const gathered = pace.mean * (i + 1) + side * spreadOf(pace, i + 1);
      return standing.degreeDays + Math.max(0, gathered);
    });
  return { values: curve(0), low: curve(-1), high: curve(1) };
}

/**
 * The curve of the days to come: that of past years where they tell dates, so that both agree, else `forecastOf`.
 *
 * @param today as for `forecastOf`
 * @param ahead past years' course from the same standing; null or left out where it was not requested
 */
export function curveAhead(
  standing: Standing,
  today: IsoDate | null,
  ahead?: DatesAhead | null,
): Forecast | null {
  const curve = ahead?.curve;
  if (today === null || curve?.start !== addDays(standing.date, 1)) return forecastOf(standing, today);
  const of = (values: readonly number[]) => Float64Array.from(values);
  return { values: of(curve.values), low: of(curve.low), high: of(curve.high) };
}

/** Recent enough for a forecast; never so in a season that is over. */
export function isFresh(standing: Pick<Standing, 'date'>, today: IsoDate | null): boolean {
  if (today === null) return false;
  const age = daysBetween(standing.date, today);
  return age >= 0 && age <= FRESH_DAYS;
}
