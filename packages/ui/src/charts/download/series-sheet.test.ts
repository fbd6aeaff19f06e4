import { describe, expect, it } from 'vitest';
import { writeSpreadsheet } from '../../export/spreadsheet.ts';
import { readWorkbook } from '../../export/unzip.fixture.ts';
import type { ChartSeries } from '../chart-series.ts';
import { seriesCsv, seriesSheet } from './series-sheet.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 1, 12);

function series(label: string, values: number[], decimals = 1, step = 24 * HOUR): ChartSeries {
  return {
    id: label,
    label,
    unit: 'adultos',
    color: 'captures',
    kind: 'bar',
    axis: 'right',
    x: Float64Array.from(values, (_, i) => START + i * step),
    y: Float64Array.from(values),
    decimals,
  };
}

describe('CSV of a chart', () => {
  it('is written for a Chilean spreadsheet, oldest first', () => {
    const all = [series('A', [1234.5, Number.NaN, 3]), series('B', [Number.NaN, Number.NaN, 4], 0)];
    expect(seriesCsv(all)).toBe(
      '\uFEFFFecha;A (adultos);B (adultos)\r\n2026-11-01;1234,5;\r\n2026-11-03;3,0;4\r\n',
    );
  });

  it('keeps negative figures and defuses formulas in names', () => {
    expect(seriesCsv([series('=HYPERLINK("x")', [-2.5])])).toBe(
      '\uFEFFFecha;"\'=HYPERLINK(""x"") (adultos)"\r\n2026-11-01;-2,5\r\n',
    );
  });

  it('writes hours as soon as one point has one', () => {
    expect(seriesCsv([series('A', [1, 2], 0, HOUR)])).toContain(
      '2026-11-01 12:00;1\r\n2026-11-01 13:00;2\r\n',
    );
  });

  it('has every point, not the thinned ones', () => {
    const many = series(
      'A',
      Array.from({ length: 10_000 }, (_, i) => i),
      0,
    );
    expect(seriesCsv([many]).trim().split('\r\n')).toHaveLength(10_001);
  });
});

it('becomes a workbook with real dates and numbers under a sheet name of at most 31 characters', async () => {
  const title = 'Grados día y capturas de Polilla del racimo de la vid';
  const book = await readWorkbook(await writeSpreadsheet([seriesSheet(title, [series('A', [12.25, -3])])]));
  const [name] = book.keys();
  expect(name).toBe('Grados día y capturas de Polill');
  const cells = book.get(name!)!;
  expect(cells.get('A1')?.value).toBe('Fecha');
  expect(cells.get('B1')?.value).toBe('A (adultos)');
  expect(cells.get('B2')?.value).toBe(12.25);
  expect(cells.get('B3')?.value).toBe(-3);
  // 1 November 2026 as the spreadsheet's number of days
  expect(Math.floor(Number(cells.get('A2')?.value))).toBe(46_327);
});
