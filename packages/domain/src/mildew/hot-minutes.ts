import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import type { TimedSamples } from '../climate/hourly-means.ts';
import { toReadings } from '../climate/readings.ts';
import { checkSampleTimes } from '../climate/sample-times.ts';
import type { Celsius, EpochMs } from '../units.ts';

/**
 * Minutes of one day at or above a temperature. A sample stands until the next one, an hour at most, and not
 * beyond the end of the day; a missing one counts as no time.
 *
 * @param samples of the day, ascending
 * @param end first instant after the day
 * @returns minutes; 0 for no samples
 * @throws {SampleTimeError} times unsorted, repeated or not finite
 * @throws {RangeError} lengths differ; a value is infinite; a sample at or after `end`; `from` is not finite
 */
export function hotMinutes({ t, value }: TimedSamples, end: EpochMs, from: Celsius): number {
  if (!Number.isFinite(from)) throw new RangeError(`${from} is not a temperature`);
  checkSampleTimes(t);
  if (value.length !== t.length) throw new RangeError(`${value.length} values for ${t.length} times`);
  const readings = toReadings(value, 'value');
  if (t.length > 0 && !(t[t.length - 1]! < end)) throw new RangeError('a sample lies after the day');
  let ms = 0;
  for (let i = 0; i < t.length; i++) {
    if (readings[i]! >= from) ms += Math.min((t[i + 1] ?? end) - t[i]!, HOUR_MS);
  }
  return ms / MINUTE_MS;
}
