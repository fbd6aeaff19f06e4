import {
  type ColumnarSeries,
  GUBLER_RULE,
  MILDEW_RISK_STARTS,
  MILDEW_RISK_WORDS,
  MILDEW_RISKS,
} from '@vigia/domain';
import type { ChartBand, ChartSeries } from '../../charts/chart-series.ts';
import { MILDEW_STATUS } from '../../controls/status/mildew-status.ts';
import { dailyChartSeries, missingNote } from '../daily-chart-series.ts';
import { type PanelForecast, withForecast } from '../forecast/series-forecast.ts';

/** Powdery mildew of a season by day; null is a day that could not be told. */
export interface MildewData {
  /** Gubler index, 0–100 (`acc_score`). */
  readonly index: ColumnarSeries | null;
  /** Most consecutive hours in the band, h (`longest_run`). */
  readonly longestRun: ColumnarSeries | null;
  /** Hours in the band, consecutive or not, h (`hours_in_band`). */
  readonly hoursInBand: ColumnarSeries | null;
  /** Days that could not be told. */
  readonly missingDays: number;
}

export const CONDITIONS = ['longestRun', 'hoursInBand'] as const;

/** The index and the conditions of the days to come. */
export type MildewForecast = PanelForecast<'index' | (typeof CONDITIONS)[number]>;

const LARGEST_INDEX = 100;
const { band, hours } = GUBLER_RULE;
const BAND_TEXT = `entre ${band.from} y ${band.to} °C`;

/** The classes of the index along its axis. */
export const RISK_BANDS: readonly ChartBand[] = MILDEW_RISKS.map((risk, i) => {
  const next = MILDEW_RISKS[i + 1];
  return {
    id: risk,
    from: MILDEW_RISK_STARTS[risk],
    to: next ? MILDEW_RISK_STARTS[next] : LARGEST_INDEX,
    label: `${MILDEW_RISK_WORDS[risk].name} · ${MILDEW_RISK_WORDS[risk].range}`,
    color: MILDEW_STATUS[risk],
  };
});

/** From where a day is favourable. */
export const CONDITION_BANDS: readonly ChartBand[] = [
  { id: 'favourable', from: hours, to: 24, label: `favorable desde ${hours} h seguidas`, color: 'warning' },
];

export function indexSeries(data: MildewData | null, forecast?: MildewForecast): ChartSeries[] {
  const look = {
    id: 'index',
    label: 'Índice de oídio',
    unit: '',
    color: 'mildew',
    kind: 'line',
    axis: 'left',
    decimals: 0,
  } as const;
  const curve = dailyChartSeries(data?.index, look, missingNote(data?.missingDays ?? 0));
  return [withForecast(curve, forecast?.index)];
}

export function conditionSeries(data: MildewData | null, forecast?: MildewForecast): ChartSeries[] {
  const look = { unit: 'h', axis: 'left', decimals: 0 } as const;
  const run = dailyChartSeries(data?.longestRun, {
    ...look,
    id: 'longest-run',
    label: `Horas seguidas ${BAND_TEXT}`,
    color: 'temperature',
    kind: 'bar',
  });
  const inBand = dailyChartSeries(data?.hoursInBand, {
    ...look,
    id: 'hours-in-band',
    label: `Horas ${BAND_TEXT}`,
    color: 'humidity',
    kind: 'line',
  });
  return [withForecast(run, forecast?.longestRun), withForecast(inBand, forecast?.hoursInBand)];
}
