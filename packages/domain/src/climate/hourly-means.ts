import { HOUR_MS } from '../calendar/durations.ts';
import type { EpochMs } from '../units.ts';
import { toReadings } from './readings.ts';
import { checkSampleTimes } from './sample-times.ts';

export interface TimedSamples {
  /** Epoch ms, ascending, without repetitions. */
  readonly t: Float64Array;
  /** One value per time; `NaN` (or null) is a missing value. */
  readonly value: ArrayLike<number | null>;
}

export interface HourlyMeans {
  /** Where the first hour begins, epoch ms. */
  readonly start: EpochMs;
  /** One mean per hour, without steps left out; `NaN` for an hour without a value. */
  readonly values: Float64Array;
}

/**
 * Means over whole hours of absolute time, each named by the instant it begins. The zone's offsets are whole
 * hours, so these are hours of the local clock too, and an hour that occurs twice is two hours.
 *
 * @returns from the hour of the first sample to that of the last; no hours (and start 0) for no samples
 * @throws {SampleTimeError} times unsorted, repeated or not finite
 * @throws {RangeError} lengths differ; a value is infinite
 */
export function hourlyMeans({ t, value }: TimedSamples): HourlyMeans {
  if (value.length !== t.length) throw new RangeError(`${value.length} values for ${t.length} times`);
  if (t.length === 0) return { start: 0, values: new Float64Array(0) };
  checkSampleTimes(t);
  const readings = toReadings(value, 'value');
  const first = Math.floor(t[0]! / HOUR_MS);
  const hours = Math.floor(t[t.length - 1]! / HOUR_MS) - first + 1;
  const sum = new Float64Array(hours);
  const count = new Uint32Array(hours);
  for (let i = 0; i < t.length; i++) {
    const v = readings[i]!;
    if (Number.isNaN(v)) continue;
    const hour = Math.floor(t[i]! / HOUR_MS) - first;
    sum[hour]! += v;
    count[hour]! += 1;
  }
  // 0/0 is the NaN of an hour without a value.
  const values = sum.map((total, i) => total / count[i]!);
  return { start: first * HOUR_MS, values };
}
