import type { ChartSeries } from './chart-series.ts';
import { figure } from './time-chart/format.ts';

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

/** A spreadsheet takes text that starts with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string, isFigure = false): string {
  const safe = !isFigure && FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The series as a file that a Chilean spreadsheet opens: byte order mark, semicolons, decimal commas without
 * thousands points, ISO dates, oldest first.
 */
export function seriesCsv(series: readonly ChartSeries[]): string {
  const lookups = valueLookups(series);
  const head = ['Fecha', ...series.map((one) => `${one.label} (${one.unit})`)].map((text) => cell(text));
  const rows = Array.from(tableDates(series))
    .reverse()
    .map((date) => [
      isoText(date),
      ...lookups.map((values, i) => {
        const value = values.get(date);
        return value === undefined ? '' : cell(value.toFixed(series[i]!.decimals).replace('.', ','), true);
      }),
    ]);
  return `\uFEFF${[head, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

function isoText(wallMs: number): string {
  const text = new Date(wallMs).toISOString();
  return text.slice(11, 16) === '12:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}
