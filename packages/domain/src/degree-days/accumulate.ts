import { toReadings } from '../climate/readings.ts';

export interface Accumulated {
  /** Running total after each day; a missing day repeats the total of the day before. */
  readonly total: Float64Array;
  /** How many of the days were missing, and therefore are not in the total. */
  readonly missingDays: number;
}

/**
 * Running total of daily amounts: degree-days, chill units, captures.
 *
 * @param daily one value per day, oldest first; `NaN` is a missing day. Values may be negative (Utah units)
 * @returns `total` as long as `daily`, `total[i]` the sum of the days `0..i` that are there. When `missingDays` is
 *   not 0 the total is a lower bound of what a complete record would have given: show it as partial. To draw the
 *   holes use `withGaps`
 * @throws {RangeError} a value is infinite
 */
export function accumulate(daily: ArrayLike<number>): Accumulated {
  const increments = toReadings(daily, 'daily');
  const total = new Float64Array(increments.length);
  let sum = 0;
  let missingDays = 0;
  for (let i = 0; i < increments.length; i++) {
    const v = increments[i]!;
    if (Number.isNaN(v)) missingDays++;
    else sum += v;
    total[i] = sum;
  }
  return { total, missingDays };
}

/**
 * A running total with a visible break on every day that was missing.
 *
 * @returns a copy of `total` that is `NaN` where `daily` is
 * @throws {RangeError} the two differ in length
 */
export function withGaps(total: Float64Array, daily: Float64Array): Float64Array {
  if (total.length !== daily.length) {
    throw new RangeError(`total has ${total.length} days and daily has ${daily.length}`);
  }
  return total.map((v, i) => (Number.isNaN(daily[i]!) ? Number.NaN : v));
}

/**
 * Daily amounts of a sector from those of its stations.
 *
 * Increments are averaged rather than running totals, so a station that joins late, drops out or misses a day
 * makes the sector's curve neither jump nor lag. Without gaps both ways give the same curve.
 *
 * @param perStation one array per station, all over the same days; `NaN` is a day without a valid value of the station
 * @returns for each day the mean over the stations that have a value, `NaN` when none has; empty for no stations
 * @throws {RangeError} the arrays differ in length, or a value is infinite
 */
export function averageDailyIncrements(perStation: readonly Float64Array[]): Float64Array {
  const days = perStation[0]?.length ?? 0;
  const sum = new Float64Array(days);
  const count = new Uint32Array(days);
  for (const [s, station] of perStation.entries()) {
    if (station.length !== days) {
      throw new RangeError(`station ${s} has ${station.length} days and the first one has ${days}`);
    }
    const values = toReadings(station, `station ${s}`);
    for (let i = 0; i < days; i++) {
      const v = values[i]!;
      if (Number.isNaN(v)) continue;
      sum[i]! += v;
      count[i]! += 1;
    }
  }
  // 0/0 is the NaN of a day that no station has.
  return sum.map((v, i) => v / count[i]!);
}
