import { asReadings, toReadings } from '../climate/readings.ts';
import { type DayShape, flatDay, sineDay, triangleDay, twoStepDay } from './day-shapes.ts';
import type { DegreeDayCutoff, DegreeDayMethod } from './rule.ts';
import { checkedThresholds, type DegreeDayThresholds } from './thresholds.ts';

/** One value per day, oldest first, °C; `NaN` (or null) is a missing day. */
export interface DailyExtremes {
  readonly min: ArrayLike<number | null>;
  readonly max: ArrayLike<number | null>;
  /**
   * Minimum of the following day, used by the double methods alone. Left out, it is `min` moved up by one; where
   * it is missing, as on the last day, the day's own minimum is used.
   */
  readonly nextMin?: ArrayLike<number | null>;
}

export interface DegreeDayOptions extends DegreeDayThresholds {
  readonly method: DegreeDayMethod;
}

const INFINITY = Number.POSITIVE_INFINITY;

const SHAPES: Readonly<Record<DegreeDayMethod, DayShape>> = {
  'simple-average': flatDay,
  'simple-average-clamped': twoStepDay,
  'single-triangle': triangleDay,
  'double-triangle': triangleDay,
  'single-sine': sineDay,
  'double-sine': sineDay,
};

/**
 * Degree-days of each day from its minimum and maximum temperature.
 *
 * With a_L and a_U the areas of the day's curve above the lower and upper threshold and f the share of the day
 * above the upper one: horizontal a_L − a_U; vertical a_L − a_U − (U−L)·f; intermediate a_L − a_U −
 * min(a_U, (U−L)·f), never below 0; without an upper threshold a_L. For the two simple averages the vertical and
 * intermediate cutoffs are these same definitions applied to a day of one or two flat steps: the literature has
 * the horizontal form only.
 *
 * Any unit of temperature will do as long as thresholds and temperatures share it.
 *
 * @returns a new array as long as `min`, °C·day, each value ≥ 0; `NaN` where the minimum or maximum is missing
 * @throws {RangeError} series of different lengths; an infinite temperature or a minimum above its maximum (the
 *   message names the index); a threshold that is not finite; `upper` not above `lower`; a cutoff other than
 *   `none` without `upper`; an unknown method or cutoff
 * @source Zalom et al. 1983, UC Leaflet 21373; McMaster & Wilhelm 1997, Agric. For. Meteorol. 87:291
 */
export function dailyDegreeDays(extremes: DailyExtremes, options: DegreeDayOptions): Float64Array {
  const { lower, upper, cutoff } = checkedThresholds(options);
  const shape = SHAPES[options.method];
  if (shape === undefined) throw new RangeError(`unknown method ${options.method}`);
  const { min, max, nextMin } = checkedExtremes(extremes);
  const dayDegreeDays = inOneCurve(shape, lower, upper, cutoff);
  const double = options.method === 'double-sine' || options.method === 'double-triangle';
  const result = new Float64Array(min.length);
  for (let i = 0; i < min.length; i++) {
    const n = min[i]!;
    const x = max[i]!;
    // One comparison accepts every complete day; the others are examined afterwards.
    if (n <= x && n > -INFINITY && x < INFINITY) {
      result[i] = dayDegreeDays(n, x, double ? secondMinimum(nextMin[i], n) : n);
    } else result[i] = missingDay(n, x, i);
  }
  return result;
}

/** @returns `NaN` for a day without one of its extremes */
function missingDay(n: number, x: number, i: number): number {
  if (Math.abs(n) === INFINITY) throw new RangeError(`min[${i}] is infinite`);
  if (Math.abs(x) === INFINITY) throw new RangeError(`max[${i}] is infinite`);
  if (n > x) throw new RangeError(`min[${i}] (${n}) is above max[${i}] (${x})`);
  return Number.NaN;
}

function secondMinimum(next: number | undefined, own: number): number {
  return next === undefined || Number.isNaN(next) ? own : next;
}

/**
 * The combination of areas that a cutoff uses, as a function of one day. A double curve is two half days, so
 * areas and share are averaged over both before they are combined. A night warmer than the day before it (`n2`
 * above `x`, as a warm front brings) is a second half that rises instead of falling.
 */
function inOneCurve(shape: DayShape, lower: number, upper: number, cutoff: DegreeDayCutoff) {
  const area = (n: number, x: number, n2: number, t: number) =>
    n === n2
      ? shape.area(n, x, t)
      : (shape.area(n, x, t) + shape.area(Math.min(n2, x), Math.max(n2, x), t)) / 2;
  const share = (n: number, x: number, n2: number) =>
    n === n2
      ? shape.share(n, x, upper)
      : (shape.share(n, x, upper) + shape.share(Math.min(n2, x), Math.max(n2, x), upper)) / 2;
  const range = upper - lower;
  return (n: number, x: number, n2: number): number => {
    const aboveLower = area(n, x, n2, lower);
    if (cutoff === 'none' || aboveLower === 0) return aboveLower;
    const aboveUpper = area(n, x, n2, upper);
    const horizontal = Math.max(0, aboveLower - aboveUpper);
    if (cutoff === 'horizontal' || aboveUpper === 0) return horizontal;
    const lost = range * share(n, x, n2);
    return Math.max(0, horizontal - (cutoff === 'vertical' ? lost : Math.min(aboveUpper, lost)));
  };
}

function checkedExtremes(extremes: DailyExtremes) {
  const min = asReadings(extremes.min);
  const max = asReadings(extremes.max);
  if (max.length !== min.length) {
    throw new RangeError(`max has ${max.length} days and min has ${min.length}`);
  }
  if (extremes.nextMin === undefined) return { min, max, nextMin: min.subarray(1) };
  const nextMin = toReadings(extremes.nextMin, 'nextMin');
  if (nextMin.length !== min.length) {
    throw new RangeError(`nextMin has ${nextMin.length} days and min has ${min.length}`);
  }
  return { min, max, nextMin };
}
