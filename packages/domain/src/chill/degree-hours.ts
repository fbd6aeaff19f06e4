import { toReadings } from '../climate/readings.ts';
import type { Celsius } from '../units.ts';
import type { HourlyTemperatures } from './hourly-chill.ts';

export interface DegreeHourThresholds {
  /** At and below this temperature an hour adds nothing. */
  readonly base: Celsius;
  /** At and above this temperature an hour adds the most, `optimum − base`. */
  readonly optimum: Celsius;
}

/**
 * Accumulated growing degree-hours: warmth above a base, with a plateau at the optimum.
 *
 * @returns as long as `hourly`, °C·h; `[i]` is the sum of the hours `0..i`. A missing hour adds nothing
 * @throws {RangeError} a temperature is infinite; `optimum` is not above `base`
 * @source Richardson, Seeley, Walker, Anderson & Ashcroft 1975, HortScience 10:236 (base 4.5, optimum 25)
 */
export function growingDegreeHours(
  hourly: HourlyTemperatures,
  { base, optimum }: DegreeHourThresholds,
): Float64Array {
  if (!(Number.isFinite(base) && Number.isFinite(optimum) && base < optimum)) {
    throw new RangeError(`the optimum ${optimum} is not above the base ${base}`);
  }
  const temperatures = toReadings(hourly, 'hourly');
  const total = new Float64Array(temperatures.length);
  let sum = 0;
  for (let i = 0; i < total.length; i++) {
    const t = temperatures[i]!;
    if (t > base) sum += Math.min(t, optimum) - base;
    total[i] = sum;
  }
  return total;
}
