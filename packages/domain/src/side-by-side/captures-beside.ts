import { daysBetween } from '../calendar/iso-date.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Alignment } from './align.ts';
import { laidOver } from './laid-over.ts';
import { comparable } from './lead.ts';
import { type AtSameSum, atSameSum } from './same-sum.ts';
import type { NoBeside, PestSeason } from './season-beside.ts';

/** Why captures are not compared; `own`: of the season shown. */
export type NoCaptures = NoBeside | 'own-no-biofix' | 'own-no-counts';

/** Captures of another season laid over the days of the one shown. */
export interface CapturesBeside {
  /** Insects by day; null where they are not drawn. */
  readonly daily: DailySeries | null;
  /** Insects as far as the season shown has come, and after that; null where they are not compared. */
  readonly caught: Pick<AtSameSum, 'until' | 'after'> | null;
  /** Why `caught` is null; null with it. */
  readonly reason: NoCaptures | null;
}

const without = (reason: NoCaptures): CapturesBeside => ({ daily: null, caught: null, reason });

/**
 * Lays captures of another season over those shown: on the same days of the year, on the same days after each one's
 * biofix, or where the season shown had the same sum. By sum only those are drawn whose sums are known: both from a
 * biofix or neither, without the gaps that a comparison of sums does not take.
 *
 * @param shown `caught` is split at its last count, or by sum at its last sum
 * @param other its sum is that of the rule of the season shown
 * @throws {RangeError} a value of a sum is infinite
 */
export function capturesBeside(shown: PestSeason, other: PestSeason, alignment: Alignment): CapturesBeside {
  if (!hasCounts(other.captures)) return without('no-record');
  if (alignment === 'degree-days') return bySum(shown, { ...other, captures: other.captures });
  if (alignment === 'biofix' && other.start.reason !== 'biofix') return without('no-biofix');
  if (alignment === 'biofix' && shown.start.reason !== 'biofix') return without('own-no-biofix');
  const [from, to] = [other, shown].map(({ season, start }) => ({ season, start: start.date }));
  const daily = laidOver(other.captures, 'amount', from!, to!, alignment);
  if (!hasCounts(shown.captures)) return { daily, caught: null, reason: 'own-no-counts' };
  return { daily, caught: splitAtLastCount(daily, shown.captures), reason: null };
}

const hasCounts = (captures: DailySeries | null): captures is DailySeries =>
  captures?.values.some((value) => !Number.isNaN(value)) ?? false;

function bySum(shown: PestSeason, other: PestSeason & { readonly captures: DailySeries }): CapturesBeside {
  if (!shown.curve || !other.curve) return without('no-record');
  if (other.start.reason !== shown.start.reason) return without('other-start');
  const pair = comparable(shown.curve, other.curve);
  if ('reason' in pair) return without(pair.reason);
  const { daily, ...caught } = atSameSum(other.captures, other.curve, shown.curve);
  return { daily, caught, reason: null };
}

/** What came up to the day of the last count of `own`, and later. */
function splitAtLastCount({ start, values }: DailySeries, own: DailySeries) {
  const last = own.values.findLastIndex((value) => !Number.isNaN(value));
  const known = daysBetween(start, own.start) + last;
  const sum = (part: Float64Array) =>
    part.reduce((total, value) => total + (Number.isNaN(value) ? 0 : value), 0);
  const split = Math.max(0, known + 1);
  return { until: sum(values.subarray(0, split)), after: sum(values.subarray(split)) };
}
