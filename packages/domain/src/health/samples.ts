import { SampleTimeError } from '../climate/sample-times.ts';
import type { EpochMs } from '../units.ts';

/** Measurements of one quantity without the missing ones, oldest first. */
export interface Samples {
  readonly t: Float64Array;
  readonly value: Float64Array;
}

export interface Span {
  /** Included. */
  readonly from: EpochMs;
  /** Included. */
  readonly to: EpochMs;
}

/**
 * The present values of a column within a span.
 *
 * @throws {RangeError} the column is not as long as `t`, or a value is infinite
 * @throws {SampleTimeError} times are not ascending
 */
export function presentSamples(t: Float64Array, column: Float64Array, { from, to }: Span): Samples {
  if (column.length !== t.length) throw new RangeError(`${column.length} values for ${t.length} times`);
  const kept: number[] = [];
  for (let i = 0; i < t.length; i += 1) {
    if (!Number.isFinite(t[i])) throw new SampleTimeError('not-a-time', i, t[i]!);
    if (i > 0 && t[i]! < t[i - 1]!) throw new SampleTimeError('unsorted', i, t[i]!);
    if (Math.abs(column[i]!) === Number.POSITIVE_INFINITY) throw new RangeError(`value ${i} is infinite`);
    if (!Number.isNaN(column[i]) && t[i]! >= from && t[i]! <= to) kept.push(i);
  }
  return {
    t: Float64Array.from(kept, (i) => t[i]!),
    value: Float64Array.from(kept, (i) => column[i]!),
  };
}

/** The last stretch of this length, counted back from the last sample. */
export function tailOf({ t, value }: Samples, duration: number): Samples {
  const first = t.findIndex((at) => at >= t.at(-1)! - duration);
  return first < 0 ? { t, value } : { t: t.subarray(first), value: value.subarray(first) };
}

/**
 * Those of a list within a span, oldest first.
 *
 * @throws {SampleTimeError} a time is not finite
 */
export function listWithin<Item>(
  list: readonly Item[],
  at: (item: Item) => EpochMs,
  { from, to }: Span,
): Item[] {
  for (const [i, item] of list.entries()) {
    if (!Number.isFinite(at(item))) throw new SampleTimeError('not-a-time', i, at(item));
  }
  return list.filter((item) => at(item) >= from && at(item) <= to).sort((a, b) => at(a) - at(b));
}
