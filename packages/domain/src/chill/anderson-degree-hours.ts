import { toReadings } from '../climate/readings.ts';
import type { Celsius } from '../units.ts';
import type { HourlyTemperatures } from './hourly-chill.ts';

export interface AsymmetricThresholds {
  /** Below this temperature an hour adds nothing. */
  readonly base: Celsius;
  /** Here an hour adds the most, `optimum − base`. */
  readonly optimum: Celsius;
  /** Above this temperature an hour adds nothing. */
  readonly critical: Celsius;
}

/** The thresholds the curve was published with. */
export const ANDERSON_THRESHOLDS: AsymmetricThresholds = { base: 4, optimum: 25, critical: 36 };

/**
 * Accumulated growing degree-hours with a curve that rises slowly, peaks at the optimum and falls to nothing at the
 * critical temperature: the alternative to `growingDegreeHours`, which has a plateau instead.
 *
 * @returns as long as `hourly`, °C·h; `[i]` is the sum of the hours `0..i`. A missing hour adds 0
 * @throws {RangeError} a temperature is infinite; the thresholds do not ascend
 * @source Anderson, Richardson & Kesner 1986, Acta Hortic. 184:71
 */
export function andersonDegreeHours(
  hourly: HourlyTemperatures,
  thresholds: AsymmetricThresholds = ANDERSON_THRESHOLDS,
): Float64Array {
  const { base, optimum, critical } = thresholds;
  if (!(base < optimum && optimum < critical && Number.isFinite(critical - base))) {
    throw new RangeError(`${base}, ${optimum} and ${critical} do not ascend`);
  }
  const temperatures = toReadings(hourly, 'hourly');
  const range = optimum - base;
  const total = new Float64Array(temperatures.length);
  let sum = 0;
  for (let i = 0; i < total.length; i++) {
    const t = temperatures[i]!;
    if (t >= base && t <= optimum) {
      sum += (range / 2) * (1 + Math.cos(Math.PI + (Math.PI * (t - base)) / range));
    } else if (t > optimum && t <= critical) {
      sum += range * (1 + Math.cos(Math.PI / 2 + ((Math.PI / 2) * (t - optimum)) / (critical - optimum)));
    }
    total[i] = sum;
  }
  return total;
}
