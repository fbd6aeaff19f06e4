import { wholeCourse } from '../climate/past-course.ts';
import { accumulate } from '../degree-days/accumulate.ts';
import type { DailySeries } from '../series/daily.ts';

/**
 * A running total up to its last record, without holes. A total does not grow on a day without record, so it is taken
 * apart into its days and added up again, with up to three missing days in a row drawn across.
 *
 * @param total `NaN` is a day without record
 * @returns null without a record, and with gaps that are too long or too many, by the rule of `wholeCourse`
 * @throws {RangeError} a value is infinite
 */
export function wholeTotal({ start, values }: DailySeries): DailySeries | null {
  const length = values.findLastIndex((value) => !Number.isNaN(value)) + 1;
  let before = 0;
  const daily = values.subarray(0, length).map((value) => {
    if (Number.isNaN(value)) return value;
    const amount = value - before;
    before = value;
    return amount;
  });
  const whole = wholeCourse(daily);
  return whole && { start, values: accumulate(whole).total };
}
