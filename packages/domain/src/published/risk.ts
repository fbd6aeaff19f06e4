import { addDays } from '../calendar/iso-date.ts';
import { type ChipLevel, type ChipRule, chipLevel, USUAL_CHIP_DAYS } from '../captures/chip-rule.ts';
import { mildewRisk } from '../mildew/risk.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import type { PublishedLevel } from './charts.ts';

/** A risk is not stated from older data. */
const RISK_DAYS: Days = 7;

export interface FollowedRisk {
  readonly level: PublishedLevel;
  /** First of the consecutive days with this level; null while it is unknown. */
  readonly since: IsoDate | null;
  /** Last day with data; null without any. */
  readonly asOf: IsoDate | null;
  /** Insects of the last days, or the Gubler index. */
  readonly value: number | null;
}

const OF_CHIP: Readonly<Record<ChipLevel, PublishedLevel>> = {
  ok: 'low',
  warning: 'moderate',
  error: 'high',
  neutral: 'unknown',
};
const OF_MILDEW = { none: 'low', moderate: 'moderate', high: 'high' } as const;

/**
 * The risk by captures on the last day of a series: what the last days of its rule added.
 *
 * @param daily insects that each day's photos add, until today; `NaN` is a day without a photo
 * @param ruleOn the rule of the pest's chip on a day, see `chipRule`
 */
export function captureRisk(daily: DailySeries, ruleOn: (date: IsoDate) => ChipRule | null): FollowedRisk {
  const rules = Array.from(daily.values, (_, i) => ruleOn(addDays(daily.start, i)));
  const sums = Float64Array.from(rules, (rule, i) =>
    sumUntil(daily.values, i, rule?.days ?? USUAL_CHIP_DAYS),
  );
  return followed(daily, sums, (count, i) => OF_CHIP[chipLevel(rules[i] ?? null, count) ?? 'neutral']);
}

/** The level that a Gubler index has; unknown without one. */
export function mildewLevel(index: number | null): PublishedLevel {
  const risk = mildewRisk(index);
  return risk === null ? 'unknown' : OF_MILDEW[risk];
}

/**
 * The risk by mildew on the last day of a series: the class of the last index that is known.
 *
 * @param index Gubler index by day, until today or yesterday; `NaN` is a day that could not be computed
 */
export function mildewFollowed(index: DailySeries): FollowedRisk {
  const lastKnown = Float64Array.from(index.values, (_, i) => lastWithin(index.values, i));
  return followed(index, lastKnown, (value) => mildewLevel(Number.isNaN(value) ? null : value));
}

const RANK: Readonly<Record<PublishedLevel, number>> = { unknown: 0, low: 1, moderate: 2, high: 3 };

/** The highest of several risks, the first of equal ones; null without risks. */
export function worstRisk<R extends Pick<FollowedRisk, 'level'>>(risks: readonly R[]): R | null {
  return risks.reduce<R | null>(
    (worst, risk) => (worst === null || RANK[risk.level] > RANK[worst.level] ? risk : worst),
    null,
  );
}

/** The sum over some days until a day; `NaN` when none of them has a photo. */
export function sumUntil(values: Float64Array, day: number, days: Days): number {
  const [from, to] = [Math.max(0, day + 1 - days), Math.max(0, day + 1)];
  const known = values.slice(from, to).filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}

function lastWithin(values: Float64Array, day: number): number {
  const week = values.slice(Math.max(0, day + 1 - RISK_DAYS), day + 1);
  return week.findLast((value) => !Number.isNaN(value)) ?? Number.NaN;
}

function followed(
  { start, values }: DailySeries,
  judged: Float64Array,
  levelOf: (value: number, day: number) => PublishedLevel,
): FollowedRisk {
  const lastData = values.findLastIndex((value) => !Number.isNaN(value));
  const asOf = lastData < 0 ? null : addDays(start, lastData);
  const now = judged.at(-1) ?? Number.NaN;
  const level = levelOf(now, judged.length - 1);
  if (level === 'unknown') return { level, since: null, asOf, value: Number.isNaN(now) ? null : now };
  const before = judged.findLastIndex((value, i) => levelOf(value, i) !== level);
  return { level, since: addDays(start, before + 1), asOf, value: now };
}
