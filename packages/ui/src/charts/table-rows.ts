import type { ChartSeries } from './chart-series.ts';
import { figure, longDay } from './time-chart/format.ts';

/** Every date on which any of the series has an entry, latest first, wall ms. */
export function tableDates(series: readonly ChartSeries[]): Float64Array {
  const dates = new Set<number>();
  for (const { x, y } of series) {
    for (let i = 0; i < x.length; i++) if (Number.isFinite(y[i]!)) dates.add(x[i]!);
  }
  return Float64Array.from(dates).sort().reverse();
}

/** Value of each series on exactly this date, written for a table; empty where it has none. */
export function tableCells(
  lookups: readonly ReadonlyMap<number, number>[],
  series: readonly ChartSeries[],
  date: number,
): string[] {
  return series.map((one, i) => {
    const value = lookups[i]!.get(date);
    return value === undefined ? '' : figure(value, one.decimals);
  });
}

export function valueLookups(series: readonly ChartSeries[]): Map<number, number>[] {
  return series.map(({ x, y }) => {
    const values = new Map<number, number>();
    for (let i = 0; i < x.length; i++) if (Number.isFinite(y[i]!)) values.set(x[i]!, y[i]!);
    return values;
  });
}

/** All rows as they are pasted into a spreadsheet: tabs between cells, figures as they are read. */
export function tableText(
  heads: readonly string[],
  dates: Float64Array,
  series: readonly ChartSeries[],
): string {
  const lookups = valueLookups(series);
  const rows = Array.from(dates, (date) => [longDay(date), ...tableCells(lookups, series, date)]);
  return [heads, ...rows].map((row) => row.map(plain).join('\t')).join('\n');
}

/** A name may hold what would break the columns apart. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
