import { addDays } from '../calendar/iso-date.ts';
import { type DailySeries, type DayRange, overRange } from '../series/daily.ts';
import type { Days, IsoDate } from '../units.ts';

/** Captures are compared over this many days and as many before; the climate over so many. */
export const CAPTURE_COMPARISON_DAYS: Days = 15;
export const CLIMATE_COMPARISON_DAYS: Days = 7;

/** A series over a span of days. */
export interface SpanFigures {
  /** Days with a value. */
  readonly known: Days;
  /** Sum and mean of those days; null without any. */
  readonly sum: number | null;
  readonly mean: number | null;
}

/** The last days, the last one `until`, and as many before them. */
export interface Comparison {
  readonly days: Days;
  readonly recent: SpanFigures;
  readonly previous: SpanFigures;
}

function figuresOver(series: DailySeries, range: DayRange): SpanFigures {
  const values = overRange(series, range).values.filter((value) => Number.isFinite(value));
  const known = values.length;
  if (known === 0) return { known, sum: null, mean: null };
  const sum = values.reduce((total, value) => total + value, 0);
  return { known, sum, mean: sum / known };
}

/**
 * The last `days` days of a series beside the `days` before them. A day without a value is left out of both sum and
 * mean and counted as unknown.
 *
 * @throws {RangeError} `days` is not a whole number above 0
 */
export function compareSpans(series: DailySeries, until: IsoDate, days: Days): Comparison {
  if (!Number.isInteger(days) || days < 1) throw new RangeError(`cannot compare ${days} days`);
  const recent = { start: addDays(until, 1 - days), end: until };
  const previous = { start: addDays(until, 1 - 2 * days), end: addDays(until, -days) };
  return { days, recent: figuresOver(series, recent), previous: figuresOver(series, previous) };
}
