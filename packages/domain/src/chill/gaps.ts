import { toReadings } from '../climate/readings.ts';

/** Longest run of missing hours that may be bridged by a straight line. */
export const LONGEST_FILLED_GAP = 3;

/**
 * Hourly values with short gaps bridged by a straight line between their neighbours.
 *
 * @param hourly values in order, one per hour; `NaN` is a missing hour
 * @param maxHours longest gap to fill, hours
 * @returns a new array; longer gaps, and gaps at either end, stay `NaN`
 * @throws {RangeError} a value is infinite; `maxHours` is not a whole number ≥ 0
 */
export function fillShortGaps(hourly: ArrayLike<number | null>, maxHours = LONGEST_FILLED_GAP): Float64Array {
  if (!Number.isInteger(maxHours) || maxHours < 0) {
    throw new RangeError(`maxHours (${maxHours}) is not a whole number of hours`);
  }
  const filled = toReadings(hourly, 'hourly').slice();
  // No hour is a short gap away from "none yet".
  let last = Number.NaN;
  for (let i = 0; i < filled.length; i++) {
    if (Number.isNaN(filled[i]!)) continue;
    if (i - last - 1 <= maxHours) bridge(filled, last, i);
    last = i;
  }
  return filled;
}

function bridge(values: Float64Array, from: number, to: number): void {
  const start = values[from]!;
  const step = (values[to]! - start) / (to - from);
  for (let i = from + 1; i < to; i++) values[i] = start + step * (i - from);
}
