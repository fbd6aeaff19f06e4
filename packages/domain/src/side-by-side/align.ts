import { addDays, dayNumberOf, daysBetween } from '../calendar/iso-date.ts';
import { sameDayOfYear } from '../climate/past-years.ts';
import type { DailySeries, DayRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/** How another season is laid over the one shown: same day of the year, same day after the biofix, same sum. */
export const ALIGNMENTS = ['calendar', 'biofix', 'degree-days'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/**
 * What the values of a series are, which decides what a 29 February becomes that the other year lacks: a running total
 * goes on, amounts of single days are added up, a reading is left out.
 */
export type ValueKind = 'total' | 'amount' | 'reading';

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/**
 * Whole years from one season to another: the number that brings their first days closest. 0 for seasons of the same
 * year, also where one begins some weeks before the other.
 */
export function yearsBetween(
  { start: from }: Pick<DayRange, 'start'>,
  { start: to }: Pick<DayRange, 'start'>,
): number {
  const roughly = yearOf(to) - yearOf(from);
  const apart = (years: number) => Math.abs(daysBetween(sameDayOfYear(from, yearOf(from) + years), to));
  return [roughly - 1, roughly, roughly + 1].reduce((best, years) =>
    apart(years) < apart(best) ? years : best,
  );
}

/**
 * A daily series on the same days of the year, some years later. Where only the later years have a 29 February, a total
 * stays what it was the day before, and the others have a hole; where only the earlier years have it, its amount is
 * added to the 28th, and a total or a reading of the 29th is left out (the total of 1 March has it).
 *
 * @param years whole years, also negative ones
 */
export function yearsLater({ start, values }: DailySeries, years: number, kind: ValueKind): DailySeries {
  if (years === 0 || values.length === 0) return { start, values: values.slice() };
  const moved = (i: number): IsoDate => {
    const date = addDays(start, i);
    return sameDayOfYear(date, yearOf(date) + years);
  };
  const first = moved(0);
  const length = daysBetween(first, moved(values.length - 1)) + 1;
  const later = new Float64Array(length).fill(Number.NaN);
  const offset = dayNumberOf(first);
  let before = -1;
  values.forEach((value, i) => {
    const at = dayNumberOf(moved(i)) - offset;
    if (at === before) {
      if (kind === 'amount') later[at] = added(later[at]!, value);
      return;
    }
    if (kind === 'total' && at - before > 1 && before >= 0) later[at - 1] = later[before]!;
    later[at] = value;
    before = at;
  });
  return { start: first, values: later };
}

const added = (one: number, other: number): number =>
  Number.isNaN(one) ? other : Number.isNaN(other) ? one : one + other;

/** A daily series some days later. */
export const daysLater = ({ start, values }: DailySeries, days: Days): DailySeries => ({
  start: addDays(start, days),
  values,
});
