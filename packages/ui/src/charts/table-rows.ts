import type { ChartSeries } from './chart-series.ts';
import type { TableColumn } from './data-table/table-columns.ts';
import { isKnown } from './provenance.ts';
import type { ChartSpeech } from './words.ts';

/** Every date on which any of the series has an entry, latest first, wall ms. */
export function tableDates(series: readonly ChartSeries[]): Float64Array {
  const dates = new Set<number>();
  for (const one of series) {
    for (let i = 0; i < one.x.length; i++) if (isKnown(one, i)) dates.add(one.x[i]!);
  }
  return Float64Array.from(dates).sort().reverse();
}

/** What stands in the row of this date, as it is read; empty where nothing does. */
export function cellText({ at, decimals = 0 }: TableColumn, date: number, { figures }: ChartSpeech): string {
  const value = at(date);
  return typeof value === 'number' ? figures.number(value, decimals) : (value ?? '');
}

export function valueLookups(series: readonly ChartSeries[]): Map<number, number>[] {
  return series.map(({ x, y }) => {
    const values = new Map<number, number>();
    for (let i = 0; i < x.length; i++) if (Number.isFinite(y[i]!)) values.set(x[i]!, y[i]!);
    return values;
  });
}

/** All rows as they are pasted into a spreadsheet: tabs between cells, figures as they are read. */
export function tableText(dates: Float64Array, columns: readonly TableColumn[], speech: ChartSpeech): string {
  const { words, figures } = speech;
  const heads = [words.data.date, ...columns.map(({ header }) => header)];
  const rows = Array.from(dates, (date) => [
    figures.longDay(date),
    ...columns.map((column) => cellText(column, date, speech)),
  ]);
  return [heads, ...rows].map((row) => row.map(plain).join('\t')).join('\n');
}

/** A name may hold what would break the columns apart. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
