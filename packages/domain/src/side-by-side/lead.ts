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

/** Days from one passing to the other: 0 where they share a time, negative where the other one was before. */
export const daysApart = (one: Passing, other: Passing): Days =>
  Math.max(0, other.from - one.to) - Math.max(0, one.from - other.to);

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
 * the day of that record. Where the other one has not come so far, its last sum is taken, which the shown one had before.
 * A sum that stayed for several days was had on each of them, and the closest days count. Both count from their own start
 * and lie on the same days (`yearsLater`, `daysLater`).
 *
 * @param shown degree-days or chill by day; `NaN` is a day without record
 * @param other as `shown`; it may go on longer
 * @throws {RangeError} a value is infinite
 */
export function leadOver(shown: DailySeries, other: DailySeries): Lead {
  const pair = comparable(shown, other);
  if ('reason' in pair) return { days: null, reason: pair.reason };
  const [own, others] = [highestOf(pair.shown), highestOf(pair.other)];
  if (!(own > EQUAL)) return { days: null, reason: 'own-no-sum' };
  if (!(others > EQUAL)) return { days: null, reason: 'no-sum' };
  const last = pair.shown.values.at(-1)!;
  const sum = Math.min(last, others);
  const days = daysApart(passing(pair.shown, sum)!, passing(pair.other, sum)!);
  const end = dayNumberOf(pair.shown.start) + pair.shown.values.length - 1;
  return { days: wholeDays(days), on: isoDateOfDayNumber(end) };
}

const highestOf = ({ values }: DailySeries): number =>
  values.reduce((most, value) => Math.max(most, value), 0);

/** Rounded alike on both sides of 0: half a day ahead and half a day behind are both a day. */
const wholeDays = (days: Days): Days => Math.sign(days) * Math.round(Math.abs(days)) || 0;
