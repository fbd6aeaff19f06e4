import { dayNumberOf, isoDateOfDayNumber } from '../calendar/iso-date.ts';
import type { DailySeries } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';
import { wholeTotal } from './whole-total.ts';

/** Why two running totals are not compared: one has no record, too many gaps, or no sum yet; `own`: the shown one. */
export type NoLead = 'no-record' | 'own-gaps' | 'gaps' | 'own-no-sum' | 'no-sum';

/** How far a running total is ahead of another one. */
export type Lead =
  | {
      /** Whole days; negative where it is behind. */
      readonly days: Days;
      /** The day of the shown total's last record. */
      readonly on: IsoDate;
    }
  | { readonly days: null; readonly reason: NoLead };

const EQUAL = 1e-9;

/** The times, in days since 1970, between which a total has a sum; null if it never does. */
export interface Passing {
  readonly from: Days;
  readonly to: Days;
}

/**
 * When a total passes a sum: a moment between two days on the straight line between them, or all days on which it stays
 * there. Before its first day it is 0.
 *
 * @param total without holes
 */
export function passing({ start, values }: DailySeries, sum: number): Passing | null {
  const first = dayNumberOf(start);
  const at = values.findIndex((value) => value >= sum - EQUAL);
  if (at < 0) return null;
  const [before, here] = [values[at - 1] ?? 0, values[at]!];
  if (here > sum + EQUAL) {
    const moment = first + at - 1 + Math.max(0, sum - before) / (here - before);
    return { from: moment, to: moment };
  }
  const after = values.findIndex((value, i) => i > at && Math.abs(value - sum) > EQUAL);
  return { from: first + at, to: first + (after < 0 ? values.length : after) - 1 };
}

/** Days from a moment to the closest time of a passing; 0 within it, negative where it was before. */
export const daysUntil = (moment: Days, { from, to }: Passing): Days =>
  Math.min(Math.max(moment, from), to) - moment;

interface Pair {
  readonly shown: DailySeries;
  readonly other: DailySeries;
}

/** The two totals without holes, or why they are not compared. */
export function comparable(shown: DailySeries, other: DailySeries): Pair | { readonly reason: NoLead } {
  const isEmpty = ({ values }: DailySeries) => values.every(Number.isNaN);
  if (isEmpty(shown) || isEmpty(other)) return { reason: 'no-record' };
  const [own, others] = [wholeTotal(shown), wholeTotal(other)];
  if (own === null) return { reason: 'own-gaps' };
  return others === null ? { reason: 'gaps' } : { shown: own, other: others };
}

/**
 * Days by which a running total is ahead of another: the day on which the other one had the sum of its last record, less
 * the day of that record. Where the other one has not come so far, what is compared is its last sum: the day on which it
 * came to it, less the day on which the shown one had it. Both count from their own start and lie on the same days
 * (`yearsLater`, `daysLater`).
 *
 * @param shown degree-days or chill by day; `NaN` is a day without record
 * @param other as `shown`; it may go on longer
 * @throws {RangeError} a value is infinite
 */
export function leadOver(shown: DailySeries, other: DailySeries): Lead {
  const pair = comparable(shown, other);
  if ('reason' in pair) return { days: null, reason: pair.reason };
  const [own, theirs] = [lastOf(pair.shown), lastOf(pair.other)];
  if (!(own.sum > EQUAL)) return { days: null, reason: 'own-no-sum' };
  if (!(theirs.sum > EQUAL)) return { days: null, reason: 'no-sum' };
  const had = passing(pair.other, own.sum);
  const days = had === null ? behindOf(pair) : daysUntil(own.day, had);
  return { days: wholeDays(days), on: isoDateOfDayNumber(own.day) };
}

const lastOf = ({ start, values }: DailySeries) => ({
  day: dayNumberOf(start) + values.length - 1,
  sum: values.at(-1)!,
});

/** Days after the shown total that the other one came to its last sum, which is the lower one. */
function behindOf({ shown, other }: Pair): Days {
  const { sum } = lastOf(other);
  return -daysUntil(passing(other, sum)!.from, passing(shown, sum)!);
}

/** Rounded alike on both sides of 0: half a day ahead and half a day behind are both a day. */
const wholeDays = (days: Days): Days => Math.sign(days) * Math.round(Math.abs(days)) || 0;
