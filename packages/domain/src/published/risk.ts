import { addDays } from '../calendar/iso-date.ts';
import type { ChipLevel } from '../captures/chip-level.ts';
import { chipLevel } from '../captures/chip-level.ts';
import type { PestId } from '../entities/ids.ts';
import { mildewRisk } from '../mildew/risk.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import type { PublishedLevel } from './charts.ts';

/** A risk is not stated from older data; for captures, this many days are summed. */
export const RISK_DAYS: Days = 7;

export interface FollowedRisk {
  readonly level: PublishedLevel;
  /** First of the consecutive days with this level; null while it is unknown. */
  readonly since: IsoDate | null;
  /** Last day with data; null without any. */
  readonly asOf: IsoDate | null;
  /** Insects of the last seven days, or the Gubler index. */
  readonly value: number | null;
}

const OF_CHIP: Readonly<Record<ChipLevel, PublishedLevel>> = {
  ok: 'low',
  warning: 'moderate',
  error: 'high',
  neutral: 'unknown',
};
const OF_MILDEW = { none: 'low', moderate: 'moderate', high: 'high' } as const;

/** The level that a count of captures of seven days has for a pest; unknown without a count or a rule. */
export const captureLevel = (pestId: PestId, count: number | null): PublishedLevel =>
  OF_CHIP[chipLevel(pestId, count ?? undefined) ?? 'neutral'];

/**
 * The risk by captures on the last day of a series: what its last seven days added.
 *
 * @param daily insects that each day's photos add, until today; `NaN` is a day without a photo
 */
export function captureRisk(daily: DailySeries, pestId: PestId): FollowedRisk {
  const weeks = Float64Array.from(daily.values, (_, i) => weekUntil(daily.values, i));
  return followed(daily, weeks, (count) => captureLevel(pestId, Number.isNaN(count) ? null : count));
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

/** The sum over seven days until a day; `NaN` when none of them has a photo. */
export function weekUntil(values: Float64Array, day: number): number {
  const known = values
    .slice(Math.max(0, day + 1 - RISK_DAYS), day + 1)
    .filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : known.reduce((sum, value) => sum + value, 0);
}

function lastWithin(values: Float64Array, day: number): number {
  const week = values.slice(Math.max(0, day + 1 - RISK_DAYS), day + 1);
  return week.findLast((value) => !Number.isNaN(value)) ?? Number.NaN;
}

function followed(
  { start, values }: DailySeries,
  judged: Float64Array,
  levelOf: (value: number) => PublishedLevel,
): FollowedRisk {
  const lastData = values.findLastIndex((value) => !Number.isNaN(value));
  const asOf = lastData < 0 ? null : addDays(start, lastData);
  const now = judged.at(-1) ?? Number.NaN;
  const level = levelOf(now);
  if (level === 'unknown') return { level, since: null, asOf, value: Number.isNaN(now) ? null : now };
  const before = judged.findLastIndex((value) => levelOf(value) !== level);
  return { level, since: addDays(start, before + 1), asOf, value: now };
}
