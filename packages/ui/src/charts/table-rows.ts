import type { ChartSeries, ChartSpan } from './chart-series.ts';
import type { TableColumn } from './data-table/table-columns.ts';
import { isKnown } from './provenance.ts';
import type { ChartSpeech } from './words.ts';

/** Every date on which any of the series has an entry or a span begins, latest first, wall ms. */
export function tableDates(series: readonly ChartSeries[], spans: readonly ChartSpan[] = []): Float64Array {
  const dates = new Set(spans.map(({ from }) => from));
  for (const one of series) {
    for (let i = 0; i < one.x.length; i++) if (isKnown(one, i)) dates.add(one.x[i]!);
  }
  return Float64Array.from(dates).sort().reverse();
}

/** Content of the cell in the row of this date, formatted for readers; empty when there is none. */
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

/** All rows as text for pasting into a spreadsheet: tabs between cells, numbers formatted for readers. */
export function tableText(dates: Float64Array, columns: readonly TableColumn[], speech: ChartSpeech): string {
  const { words, figures } = speech;
  const heads = [words.data.date, ...columns.map(({ header }) => header)];
  const rows = Array.from(dates, (date) => [
    figures.longDay(date),
    ...columns.map((column) => cellText(column, date, speech)),
  ]);
  return [heads, ...rows].map((row) => row.map(plain).join('\t')).join('\n');
}

/** A tab or line break inside a name would break the columns apart. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
