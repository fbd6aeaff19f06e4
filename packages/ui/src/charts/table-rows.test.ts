import { describe, expect, it } from 'vitest';
import type { ChartSeries } from './chart-series.ts';
import { tableColumns } from './data-table/table-columns.ts';
import { cellText, tableDates, tableText } from './table-rows.ts';
import { SPANISH_CHARTS as ES } from './words.ts';

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
    expect(tableColumns(all, ES).map((column) => cellText(column, START, ES))).toEqual(['1.234,5', '']);
  });

  it('is copied as columns, figures as they are read', () => {
    const named = [{ ...all[0]!, label: 'A\tB' }, all[1]!];
    expect(tableText(tableDates(named), tableColumns(named, ES), ES)).toBe(
      'Fecha\tA B (adultos)\tB (adultos)\nmar 3 nov 2026\t3,0\t4\ndom 1 nov 2026\t1.234,5\t',
    );
  });
});
