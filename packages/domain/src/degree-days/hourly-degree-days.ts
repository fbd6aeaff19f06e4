import type { HourlyTemperatures } from '../chill/hourly-chill.ts';
import { toReadings } from '../climate/readings.ts';
import { checkedThresholds, type DegreeDayThresholds } from './thresholds.ts';

/** Hours of the degree-day's day: a local day of 23 or 25 hours gives 23 or 25 shares of it. */
const HOURS = 24;

/**
 * Accumulated degree-days from hourly temperatures: a 24th of each hour's excess over the lower threshold. Above
 * the upper one an hour counts as if it were at the threshold (horizontal), not at all (vertical), or as much less
 * as it is above it, never below 0 (intermediate); without an upper threshold all of its excess.
 *
 * @returns as long as `hourly`, °C·day, never falling; `[i]` is the sum of the hours `0..i`. A missing hour adds
 *   nothing
 * @throws {RangeError} a temperature is infinite; thresholds or cutoff as `dailyDegreeDays` refuses them
 * @source Zalom et al. 1983, UC Leaflet 21373, the definition that the daily methods approximate
 */
export function hourlyDegreeDays(hourly: HourlyTemperatures, thresholds: DegreeDayThresholds): Float64Array {
  const { lower, upper, cutoff } = checkedThresholds(thresholds);
  const temperatures = toReadings(hourly, 'hourly');
  const counted = (t: number): number => {
    if (cutoff === 'none' || t <= upper) return t;
    if (cutoff === 'horizontal') return upper;
    return cutoff === 'vertical' ? lower : 2 * upper - t;
  };
  const total = new Float64Array(temperatures.length);
  let sum = 0;
  for (let i = 0; i < total.length; i++) {
    const t = temperatures[i]!;
    if (t > lower) sum += Math.max(0, counted(t) - lower) / HOURS;
    total[i] = sum;
  }
  return total;
}
