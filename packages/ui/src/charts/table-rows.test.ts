import { describe, expect, it } from 'vitest';
import type { ChartSeries } from './chart-series.ts';
import { seriesCsv, tableCells, tableDates, valueLookups } from './table-rows.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1, 12);

function series(label: string, values: number[], decimals = 1): ChartSeries {
  return {
    id: label,
    label,
    unit: 'adultos',
    color: 'captures',
    kind: 'bar',
    axis: 'right',
    x: Float64Array.from(values, (_, i) => START + i * DAY),
    y: Float64Array.from(values),
    decimals,
  };
}

describe('data table', () => {
  const all = [series('A', [1234.5, Number.NaN, 3]), series('B', [Number.NaN, Number.NaN, 4], 0)];

  it('lists the dates that have a value, latest first', () => {
    expect(Array.from(tableDates(all))).toEqual([START + 2 * DAY, START]);
    expect(tableCells(valueLookups(all), all, START)).toEqual(['1.234,5', '']);
  });

  it('is written for a Chilean spreadsheet, oldest first', () => {
    expect(seriesCsv(all)).toBe(
      '\uFEFFFecha;A (adultos);B (adultos)\r\n2026-11-01;1234,5;\r\n2026-11-03;3,0;4\r\n',
    );
  });

  it('keeps negative figures and defuses formulas in names', () => {
    expect(seriesCsv([series('=HYPERLINK("x")', [-2.5])])).toBe(
      '\uFEFFFecha;"\'=HYPERLINK(""x"") (adultos)"\r\n2026-11-01;-2,5\r\n',
    );
  });
});
