import type { DailySeries } from '../series/daily.ts';
import type { Days } from '../units.ts';
import { comparable, daysApart, type NoLead, passing } from './lead.ts';

/** With fewer compared days a likeness would say nothing. */
export const LEAST_COMPARED_DAYS: Days = 14;
/** Least share of the days with a sum that the other total must have had, too. */
const LEAST_SHARE = 0.9;

/** How alike two running totals are: how many days apart they had the same sums. */
export interface Likeness {
  /** Mean over the compared days, by which seasons are ranked; in tenths of a day. */
  readonly meanDays: Days;
  /** On the day on which they were farthest apart; whole days. */
  readonly mostDays: Days;
  /** Days with a record and a sum above 0 on which the other one had that sum, too. */
  readonly comparedDays: Days;
}

/** `not-reached`: the other one did not have enough of the sums. */
export type NoLikeness = NoLead | 'too-few-days' | 'not-reached';

/**
 * The likeness of two running totals on the same days: on each day of the shown one, how many days before or after the
 * other one had that sum.
 *
 * @param shown degree-days or chill by day; `NaN` is a day without record
 * @param other as `shown`; it may go on longer
 * @throws {RangeError} a value is infinite
 */
export function likeness(shown: DailySeries, other: DailySeries): Likeness | { readonly reason: NoLikeness } {
  const pair = comparable(shown, other);
  if ('reason' in pair) return pair;
  const days = pair.shown.values.filter((sum) => sum > 0);
  const apart = Array.from(days).flatMap((sum) => {
    const had = passing(pair.other, sum);
    return had === null ? [] : [Math.abs(daysApart(passing(pair.shown, sum)!, had))];
  });
  if (days.length < LEAST_COMPARED_DAYS) return { reason: 'too-few-days' };
  if (apart.length < LEAST_SHARE * days.length) return { reason: 'not-reached' };
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  return {
    meanDays: Math.round(mean * 10) / 10,
    mostDays: Math.round(Math.max(...apart)),
    comparedDays: apart.length,
  };
}

/** A season, or another field, and how alike it is. */
export interface Likened<Key> {
  readonly key: Key;
  readonly likeness: Likeness;
}

/**
 * The most alike ones: those with the smallest mean distance, all of them where several have the same. Empty for fewer
 * than two, as one alone is most alike to nothing.
 */
export function mostAlike<Key>(all: readonly Likened<Key>[]): Likened<Key>[] {
  if (all.length < 2) return [];
  const least = Math.min(...all.map(({ likeness }) => likeness.meanDays));
  return all.filter(({ likeness }) => likeness.meanDays === least);
}
