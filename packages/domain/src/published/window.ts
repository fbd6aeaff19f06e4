import { addDays, earlierOf, laterOf } from '../calendar/iso-date.ts';
import { chartWindow, type Period } from '../periods/periods.ts';
import type { ColumnarSeries, DayRange } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import type { PublishedHead } from './charts.ts';

/** First and last day with a value over several series; null without any. */
export function daysWithData(all: readonly (ColumnarSeries | null)[]): DayRange | null {
  let range: DayRange | null = null;
  for (const series of all) {
    const own = series && ownDays(series);
    if (own) range = range ? wider(range, own) : own;
  }
  return range;
}

/** Days a published chart shows in a period: the same as the console's. */
export function publishedChartWindow(
  { season, today }: Pick<PublishedHead, 'season' | 'today'>,
  all: readonly (ColumnarSeries | null)[],
  period: Period,
): DayRange {
  const range = daysWithData(all);
  return chartWindow({ period, season, today, dataStart: range?.start ?? null, dataEnd: range?.end ?? null });
}

/** The last value of a series and its day; null without any. */
export function lastValueOf(series: ColumnarSeries | null): { date: IsoDate; value: number } | null {
  const last = series?.values.findLastIndex((value) => value !== null) ?? -1;
  return series === null || last < 0
    ? null
    : { date: addDays(series.start, last), value: series.values[last]! };
}

function ownDays({ start, values }: ColumnarSeries): DayRange | null {
  const first = values.findIndex((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  return first < 0 ? null : { start: addDays(start, first), end: addDays(start, last) };
}

const wider = (a: DayRange, b: DayRange): DayRange => ({
  start: earlierOf(a.start, b.start),
  end: laterOf(a.end, b.end),
});
