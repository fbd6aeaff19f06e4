/** As `toReadings`, but infinite readings pass: for loops that look at every reading anyway. */
export function asReadings(values: ArrayLike<number | null | undefined>): Float64Array {
  return values instanceof Float64Array ? values : Float64Array.from(values, (v) => v ?? Number.NaN);
}

/**
 * Numbers as they come from a caller, made safe for arithmetic.
 *
 * @param values one reading per step; `NaN`, `null` and `undefined` mean missing
 * @param name what the caller calls the series, for the message
 * @returns the same readings with every missing one as `NaN`; a Float64Array is returned as it is, not copied
 * @throws {RangeError} a reading is infinite; the message names the index
 */
export function toReadings(values: ArrayLike<number | null | undefined>, name: string): Float64Array {
  const readings = asReadings(values);
  for (let i = 0; i < readings.length; i++) {
    const v = readings[i]!;
    if (v === Number.POSITIVE_INFINITY || v === Number.NEGATIVE_INFINITY) {
      throw new RangeError(`${name}[${i}] is infinite`);
    }
  }
  return readings;
}
