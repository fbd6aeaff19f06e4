import { sheetCsv } from '../../export/csv.ts';
import type { SheetColumn, SheetData } from '../../export/sheet.ts';
import type { ChartSeries } from '../chart-series.ts';
import { type TableBands, tableColumns } from '../data-table/table-columns.ts';
import { tableDates } from '../table-rows.ts';
import { type ChartSpeech, SPANISH_CHARTS } from '../words.ts';

const NOON = 12 * 60;

function isNoon(wallMs: number): boolean {
  const date = new Date(wallMs);
  return date.getUTCHours() * 60 + date.getUTCMinutes() === NOON;
}

/**
 * Every point of the series as a sheet, oldest first: one row per date, and as columns what the chart shows
 * (values, their range, their source, the stage or class of the first series, what lasts). Dates are written as days; if
 * any point has an hour, all are written with hours.
 */
export function seriesSheet(
  name: string,
  series: readonly ChartSeries[],
  bands?: TableBands,
  speech: ChartSpeech = SPANISH_CHARTS,
): SheetData {
  const dates = tableDates(series, bands?.spans).reverse();
  const filled = tableColumns(series, speech, bands);
  const columns: SheetColumn[] = [
    { header: speech.words.data.date, kind: dates.every(isNoon) ? 'date' : 'datetime' },
    ...filled.map(({ header, kind, decimals }) => ({
      header,
      kind,
      ...(decimals === undefined ? {} : { decimals }),
    })),
  ];
  const rows = Array.from(dates, (date) => [date, ...filled.map((column) => column.at(date))]);
  return { name, columns, rows };
}

/** The same data as the text of a CSV file that a Chilean spreadsheet opens. */
export function seriesCsv(series: readonly ChartSeries[], bands?: TableBands): string {
  return sheetCsv(seriesSheet('', series, bands));
}
