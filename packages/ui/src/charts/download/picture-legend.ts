import type { ChartSeries } from '../chart-series.ts';
import { textWidth } from '../time-chart/plan/text-width.ts';
import { headerOf } from './series-sheet.ts';

export const LEGEND_FONT = 12;
export const LEGEND_ROW = 20;
const MARK = 20;
const APART = 20;

export interface LegendEntry {
  readonly series: ChartSeries;
  readonly text: string;
  /** Left edge of the mark and middle of the row, px. */
  readonly x: number;
  readonly y: number;
}

/** The names of the series in rows no wider than `width`, px. */
export function legendRows(series: readonly ChartSeries[], width: number): LegendEntry[] {
  let x = 0;
  let row = 0;
  return series.map((one) => {
    const text = headerOf(one);
    const length = MARK + textWidth(text, LEGEND_FONT);
    if (x > 0 && x + length > width) {
      x = 0;
      row += 1;
    }
    const entry = { series: one, text, x, y: row * LEGEND_ROW + LEGEND_ROW / 2 };
    x += length + APART;
    return entry;
  });
}
