import { sheetCsv } from '../../export/csv.ts';
import type { SheetColumn, SheetData } from '../../export/sheet.ts';
import type { ChartSeries } from '../chart-series.ts';
import { tableDates, valueLookups } from '../table-rows.ts';

const NOON = 12 * 60;

function isNoon(wallMs: number): boolean {
  const date = new Date(wallMs);
  return date.getUTCHours() * 60 + date.getUTCMinutes() === NOON;
}

/** `Humedad máxima (%)`; the bare name of a series without unit. */
export function headerOf({ label, unit }: Pick<ChartSeries, 'label' | 'unit'>): string {
  return unit === '' ? label : `${label} (${unit})`;
}

/**
 * Every point of the series as a sheet, oldest first: one row per date, one column per series. Days are written as
 * days; as soon as one point has an hour, all are written with theirs.
 */
export function seriesSheet(name: string, series: readonly ChartSeries[]): SheetData {
  const dates = tableDates(series).reverse();
  const lookups = valueLookups(series);
  const columns: SheetColumn[] = [
    { header: 'Fecha', kind: dates.every(isNoon) ? 'date' : 'datetime' },
    ...series.map((one) => ({ header: headerOf(one), kind: 'number' as const, decimals: one.decimals })),
  ];
  const rows = Array.from(dates, (date) => [date, ...lookups.map((values) => values.get(date) ?? null)]);
  return { name, columns, rows };
}

/** The same as the text of a CSV file that a Chilean spreadsheet opens. */
export function seriesCsv(series: readonly ChartSeries[]): string {
  return sheetCsv(seriesSheet('', series));
}
