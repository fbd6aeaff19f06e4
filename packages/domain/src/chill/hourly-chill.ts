import { toReadings } from '../climate/readings.ts';
import type { Celsius } from '../units.ts';

/** Hourly mean temperatures in order, °C; `NaN` is a missing hour. */
export type HourlyTemperatures = ArrayLike<number | null>;

/** The specification's base: an hour counts when it is colder than this. Weinberger 1950 used 7.2 °C. */
export const CHILL_BASE: Celsius = 7;

export interface ChillingHoursOptions {
  /** An hour counts below this temperature, not at it. */
  readonly below?: Celsius;
  /** An hour counts from this temperature upwards; no lower bound when left out (Bennett 1949 has 0 °C). */
  readonly from?: Celsius;
}

/**
 * Accumulated chilling hours, "Horas Frío": hours colder than a base.
 *
 * @returns as long as `hourly`; `[i]` counts the hours `0..i`. A missing hour adds nothing
 * @throws {RangeError} a temperature is infinite; `from` is not below `below`
 * @source Weinberger 1950, Proc. Am. Soc. Hortic. Sci. 56:122, with the base and the open lower end of the product
 */
export function chillingHours(hourly: HourlyTemperatures, options: ChillingHoursOptions = {}): Float64Array {
  const { below = CHILL_BASE, from = Number.NEGATIVE_INFINITY } = options;
  if (!(from < below)) throw new RangeError(`no temperature lies from ${from} up to below ${below}`);
  const temperatures = toReadings(hourly, 'hourly');
  const total = new Float64Array(temperatures.length);
  let count = 0;
  for (let i = 0; i < total.length; i++) {
    const t = temperatures[i]!;
    if (t < below && t >= from) count++;
    total[i] = count;
  }
  return total;
}

/**
 * Utah chill units of one hour: most between 2.5 and 9.1 °C, negative when it is warm; 0 for a missing hour.
 *
 * @source Richardson, Seeley & Walker 1974, HortScience 9:331, table 1
 */
export function utahUnitOfHour(t: Celsius): number {
  if (!(t > 1.4)) return 0;
  if (t <= 2.4) return 0.5;
  if (t <= 9.1) return 1;
  if (t <= 12.4) return 0.5;
  if (t <= 15.9) return 0;
  return t <= 18 ? -0.5 : -1;
}

/**
 * Accumulated Utah chill units. The sum is not reset when it turns negative: it runs from the chosen start date.
 *
 * @returns as long as `hourly`; `[i]` is the sum of the hours `0..i`. A missing hour adds nothing
 * @throws {RangeError} a temperature is infinite
 * @source Richardson, Seeley & Walker 1974, HortScience 9:331
 */
export function utahUnits(hourly: HourlyTemperatures): Float64Array {
  const temperatures = toReadings(hourly, 'hourly');
  const total = new Float64Array(temperatures.length);
  let sum = 0;
  for (let i = 0; i < total.length; i++) {
    sum += utahUnitOfHour(temperatures[i]!);
    total[i] = sum;
  }
  return total;
}

/**
 * Accumulated positive Utah units (Infruitec, daily positive chill units): the Utah units of each local day are
 * summed and a day that ends below zero counts as zero, so warm hours undo the chill of their own day alone. (Some
 * programs zero each negative hour instead, which gives some 40 % more.)
 *
 * @param dayOf for each hour the number of its local day, never falling: a day may have 23, 24 or 25 hours
 * @returns as long as `hourly`; at an hour within a day, the days before plus this day's sum so far if positive:
 *   the curve may fall within a day, never from the end of one day to the end of the next
 * @throws {RangeError} `dayOf` has another length, or falls; a temperature is infinite
 * @source Linsley-Noakes, Allan & Matthee 1994, J. S. Afr. Soc. Hortic. Sci. 4:13
 */
export function positiveUtahUnits(hourly: HourlyTemperatures, dayOf: ArrayLike<number>): Float64Array {
  const temperatures = toReadings(hourly, 'hourly');
  checkDays(dayOf, temperatures.length);
  const total = new Float64Array(temperatures.length);
  let finished = 0;
  let today = 0;
  for (let i = 0; i < total.length; i++) {
    if (i > 0 && dayOf[i] !== dayOf[i - 1]) {
      finished += Math.max(0, today);
      today = 0;
    }
    today += utahUnitOfHour(temperatures[i]!);
    total[i] = finished + Math.max(0, today);
  }
  return total;
}

/** @throws {RangeError} not one day number per hour, or a day number that falls or is not a number */
export function checkDays(dayOf: ArrayLike<number>, hours: number): void {
  if (dayOf.length !== hours) throw new RangeError(`dayOf has ${dayOf.length} entries for ${hours} hours`);
  for (let i = 0; i < hours; i++) {
    const previous = i === 0 ? Number.NEGATIVE_INFINITY : dayOf[i - 1]!;
    if (!(dayOf[i]! >= previous)) throw new RangeError(`dayOf[${i}] (${dayOf[i]}) comes after ${previous}`);
  }
}
