import { addDays, dayNumberOf } from '../calendar/iso-date.ts';
import { type DailySeries, emptyDaily } from '../series/daily.ts';

/** Amounts of another season by its sum, on the days of the season shown. */
export interface AtSameSum {
  /** On the days on which the shown total first had the other one's sum of the day. */
  readonly daily: DailySeries;
  /** Amounts up to the shown total's last sum, those of days before the other total began included. */
  readonly until: number;
  /** Amounts of later days, whose sum the shown total has not had yet. */
  readonly after: number;
}

/**
 * Daily amounts (captures) of another season laid over the shown one by degree-days: what came at a sum stands where the
 * shown season had that sum. A day without a sum of its own takes the one before it; a day before the other total began
 * stands nowhere, as its sum is not known.
 *
 * @param amounts of single days; `NaN` is a day without a count
 * @param otherTotal running total of the same season
 * @param shownTotal running total of the season shown
 */
export function atSameSum(amounts: DailySeries, otherTotal: DailySeries, shownTotal: DailySeries): AtSameSum {
  const last = shownTotal.values.findLast((value) => !Number.isNaN(value)) ?? Number.NEGATIVE_INFINITY;
  const days = shownTotal.values.length;
  const daily = emptyDaily({ start: shownTotal.start, end: addDays(shownTotal.start, days - 1) });
  const offset = dayNumberOf(amounts.start) - dayNumberOf(otherTotal.start);
  let [until, after] = [0, 0];
  amounts.values.forEach((amount, i) => {
    if (Number.isNaN(amount)) return;
    const sum = lastKnown(otherTotal.values, i + offset);
    if (sum > last) after += amount;
    else until += amount;
    const at = shownTotal.values.findIndex((value) => value >= sum);
    if (at >= 0) daily.values[at] = (Number.isNaN(daily.values[at]!) ? 0 : daily.values[at]!) + amount;
  });
  return { daily, until, after };
}

/** The value at an index, or the last known one before it; `NaN` before the first. */
function lastKnown(values: Float64Array, index: number): number {
  for (let i = Math.min(index, values.length - 1); i >= 0; i -= 1) {
    if (!Number.isNaN(values[i]!)) return values[i]!;
  }
  return Number.NaN;
}
