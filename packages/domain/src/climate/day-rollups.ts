import { dayOfInstant, endOfDay, hoursInDay, startOfDay } from '../calendar/day.ts';
import { HOUR_MS } from '../calendar/durations.ts';
import { eachDay } from '../calendar/iso-date.ts';
import type { Celsius, IsoDate, Percent } from '../units.ts';
import { MIN_DAY_COVERAGE } from './coverage.ts';
import { type HourlyMeans, hourlyMeans } from './hourly-means.ts';
import { toReadings } from './readings.ts';

export interface ClimateSamples {
  /** Epoch ms, ascending, without repetitions. */
  readonly t: Float64Array;
  /** °C, one per time; `NaN` (or null) is missing. */
  readonly temperature: ArrayLike<number | null>;
  /** %, one per time; `NaN` (or null) is missing. */
  readonly humidity: ArrayLike<number | null>;
}

/** One local day of a station. A figure without readings is `NaN`. */
export interface DayRollup {
  readonly date: IsoDate;
  /** Extremes of the readings themselves, not of hourly means. */
  readonly tMin: Celsius;
  readonly tMax: Celsius;
  /** Mean of the hourly means, so that uneven sampling has no weight. */
  readonly tMean: Celsius;
  readonly rhMin: Percent;
  readonly rhMax: Percent;
  readonly rhMean: Percent;
  /** Hourly means from the first to the last hour of the day: 23, 24 or 25 of them; `NaN` is a missing hour. */
  readonly hourlyTemperature: Float64Array;
  readonly hourlyHumidity: Float64Array;
  /** Hours with a temperature. */
  readonly hoursPresent: number;
  /** At least 20 of 24 hours have a temperature; a day that is not valid gives no degree-days. */
  readonly valid: boolean;
}

/**
 * Summaries of the local days of America/Santiago that samples cover.
 *
 * @returns every day from that of the first sample to that of the last, oldest first; days between them without a
 *   sample are there too, all `NaN` and not valid. Empty for no samples
 * @throws {SampleTimeError} times unsorted, repeated or not finite
 * @throws {RangeError} lengths differ; a reading is infinite
 */
export function dayRollups(samples: ClimateSamples): DayRollup[] {
  const { t } = samples;
  const temperature = toReadings(samples.temperature, 'temperature');
  const humidity = toReadings(samples.humidity, 'humidity');
  const hourlyTemperature = hourlyMeans({ t, value: temperature });
  const hourlyHumidity = hourlyMeans({ t, value: humidity });
  if (t.length === 0) return [];
  let next = 0;
  return eachDay(dayOfInstant(t[0]!), dayOfInstant(t[t.length - 1]!)).map((date) => {
    const from = next;
    const end = endOfDay(date);
    while (next < t.length && t[next]! < end) next++;
    const hours = hoursOf(date, hourlyTemperature);
    const humidHours = hoursOf(date, hourlyHumidity);
    const [tMin, tMax] = extremes(temperature, from, next);
    const [rhMin, rhMax] = extremes(humidity, from, next);
    const t24 = meanOf(hours);
    const rh24 = meanOf(humidHours);
    return {
      date,
      tMin,
      tMax,
      tMean: t24.mean,
      rhMin,
      rhMax,
      rhMean: rh24.mean,
      hourlyTemperature: hours,
      hourlyHumidity: humidHours,
      hoursPresent: t24.count,
      valid: t24.count >= MIN_DAY_COVERAGE * hours.length,
    };
  });
}

function hoursOf(date: IsoDate, { start, values }: HourlyMeans): Float64Array {
  const hours = new Float64Array(hoursInDay(date)).fill(Number.NaN);
  const offset = (startOfDay(date) - start) / HOUR_MS;
  for (let i = 0; i < hours.length; i++) hours[i] = values[offset + i] ?? Number.NaN;
  return hours;
}

function extremes(values: Float64Array, from: number, to: number): [min: number, max: number] {
  let min = Number.NaN;
  let max = Number.NaN;
  for (let i = from; i < to; i++) {
    const v = values[i]!;
    if (Number.isNaN(v)) continue;
    if (!(min <= v)) min = v;
    if (!(max >= v)) max = v;
  }
  return [min, max];
}

function meanOf(values: Float64Array): { mean: number; count: number } {
  let sum = 0;
  let count = 0;
  for (const v of values) {
    if (Number.isNaN(v)) continue;
    sum += v;
    count++;
  }
  // 0/0 is the NaN of a day without an hour.
  return { mean: sum / count, count };
}
