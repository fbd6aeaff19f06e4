import { type ColumnarSeries, chartArrays, fromColumnar, lastRecord } from '@vigia/domain';
import type { ChartSeries, LastRecord } from '../charts/chart-series.ts';
import type { PanelSpeech } from './words.ts';

export type Look = Omit<ChartSeries, 'x' | 'y' | 'lastRecord'>;

const EMPTY = new Float64Array(0);

/** A daily series from the service as a series of a chart, with its last record. */
export function dailyChartSeries(
  values: ColumnarSeries | null | undefined,
  look: Look,
  note?: string,
): ChartSeries {
  if (!values) return { ...look, x: EMPTY, y: EMPTY };
  const arrays = chartArrays(fromColumnar(values));
  const last = lastRecord(arrays);
  if (last === null) return { ...look, ...arrays };
  const record: LastRecord = { x: last.x, y: last.y, ...(note === undefined ? {} : { note }) };
  return { ...look, ...arrays, lastRecord: record };
}

/** 'faltan 3 días'; undefined when none is missing. */
export const missingNote = (missingDays: number, { words }: PanelSpeech): string | undefined =>
  missingDays === 0 ? undefined : words.missing(missingDays);
