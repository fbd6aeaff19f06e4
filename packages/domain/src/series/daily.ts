import { addDays, dayNumberOf, earlierOf, isoDateOfDayNumber, laterOf } from '../calendar/iso-date.ts';
import type { IsoDate } from '../units.ts';

/** Calendar days from `start` to `end`, both included. */
export interface DayRange {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** One value per calendar day, `values[i]` on day `start + i`; NaN is a hole. The form that models compute with. */
export interface DailySeries {
  readonly start: IsoDate;
  readonly values: Float64Array;
}

/** The same on the wire (`?format=columns`); null is a hole. */
export interface ColumnarSeries {
  readonly start: IsoDate;
  readonly step: 'day';
  readonly values: readonly (number | null)[];
}

/** One point on the wire; null is a hole. */
export interface SeriesItem {
  readonly date: IsoDate;
  readonly value: number | null;
}

const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Days in the range; 0 when `end` is before `start`. */
export function lengthOfRange(range: DayRange): number {
  return Math.max(0, dayNumberOf(range.end) - dayNumberOf(range.start) + 1);
}

/** A series of holes over the range, to be filled. */
export function emptyDaily(range: DayRange): DailySeries {
  return { start: range.start, values: new Float64Array(lengthOfRange(range)).fill(Number.NaN) };
}

export function toColumnar(series: DailySeries): ColumnarSeries {
  return { start: series.start, step: 'day', values: Array.from(series.values, orNull) };
}

export function fromColumnar(series: ColumnarSeries): DailySeries {
  return { start: series.start, values: Float64Array.from(series.values, (value) => value ?? Number.NaN) };
}

/** Every day of the series as a point, holes included. */
export function toItems(series: ColumnarSeries): SeriesItem[] {
  const first = dayNumberOf(series.start);
  return series.values.map((value, i) => ({ date: isoDateOfDayNumber(first + i), value }));
}

/**
 * Points in any order as one value per day; days without a point are holes, points outside `range` are left out.
 * Without a range it spans the points, and no points at all give null.
 *
 * @throws {RangeError} two points on one day
 */
export function fromItems(items: readonly SeriesItem[], range: DayRange): ColumnarSeries;
export function fromItems(items: readonly SeriesItem[], range?: DayRange): ColumnarSeries | null;
export function fromItems(items: readonly SeriesItem[], range = rangeOfItems(items)): ColumnarSeries | null {
  if (range === null) return null;
  const first = dayNumberOf(range.start);
  const values = new Array<number | null>(lengthOfRange(range)).fill(null);
  const seen = new Set<IsoDate>();
  for (const { date, value } of items) {
    if (seen.has(date)) throw new RangeError(`two values on ${date}`);
    seen.add(date);
    const index = dayNumberOf(date) - first;
    if (index >= 0 && index < values.length) values[index] = value;
  }
  return { start: range.start, step: 'day', values };
}

function rangeOfItems(items: readonly SeriesItem[]): DayRange | null {
  const head = items[0];
  if (!head) return null;
  return items.reduce<DayRange>(
    (range, { date }) => ({ start: earlierOf(range.start, date), end: laterOf(range.end, date) }),
    { start: head.date, end: head.date },
  );
}

/** Cuts or pads a series to exactly the range. */
export function overRange(series: DailySeries, range: DayRange): DailySeries {
  const out = emptyDaily(range);
  const shift = dayNumberOf(range.start) - dayNumberOf(series.start);
  for (let i = 0; i < out.values.length; i += 1) out.values[i] = series.values[i + shift] ?? Number.NaN;
  return out;
}

/** Brings series to one common range, from the earliest start to the latest end (or the one given). */
export function alignDaily(
  list: readonly DailySeries[],
  range = commonRange(list),
): { range: DayRange; series: DailySeries[] } | null {
  return range && { range, series: list.map((series) => overRange(series, range)) };
}

function commonRange(list: readonly DailySeries[]): DayRange | null {
  const filled = list.filter((series) => series.values.length > 0);
  if (filled.length === 0) return null;
  const ends = filled.map((series) => addDays(series.start, series.values.length - 1));
  return { start: filled.map((series) => series.start).reduce(earlierOf), end: ends.reduce(laterOf) };
}

/** Sum over series, day by day. A day where none has a value stays a hole. */
export function sumDaily(list: readonly DailySeries[], range: DayRange): DailySeries {
  const out = emptyDaily(range);
  for (const { values } of list.map((series) => overRange(series, range))) {
    values.forEach((value, i) => {
      if (!Number.isNaN(value)) out.values[i] = (Number.isNaN(out.values[i]!) ? 0 : out.values[i]!) + value;
    });
  }
  return out;
}
