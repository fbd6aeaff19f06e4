import { type ColumnarSeries, GUBLER_RULE, MILDEW_RISK_STARTS, MILDEW_RISKS } from '@vigia/domain';
import type { ChartBand, ChartSeries } from '../../charts/chart-series.ts';
import { inUnits, type Units } from '../../charts/units.ts';
import { MILDEW_STATUS } from '../../controls/status/mildew-status.ts';
import { dailyChartSeries, missingNote } from '../daily-chart-series.ts';
import { type PanelForecast, withForecast } from '../forecast/series-forecast.ts';
import type { PanelSpeech } from '../words.ts';

/** Powdery mildew of a season by day; null is a day that could not be computed. */
export interface MildewData {
  /** Gubler index, 0–100 (`acc_score`). */
  readonly index: ColumnarSeries | null;
  /** Most consecutive hours in the temperature band, h (`longest_run`). */
  readonly longestRun: ColumnarSeries | null;
  /** Hours in the temperature band, consecutive or not, h (`hours_in_band`). */
  readonly hoursInBand: ColumnarSeries | null;
  /** Days that could not be computed. */
  readonly missingDays: number;
}

export const CONDITIONS = ['longestRun', 'hoursInBand'] as const;

/** Forecast of the index and of its conditions. */
export type MildewForecast = PanelForecast<'index' | (typeof CONDITIONS)[number]>;

const LARGEST_INDEX = 100;
const { band, hours } = GUBLER_RULE;

/** The classes of the index along its axis. */
export const riskBands = ({ words }: PanelSpeech): readonly ChartBand[] =>
  MILDEW_RISKS.map((risk, i) => {
    const next = MILDEW_RISKS[i + 1];
    const { name, range } = words.mildew.risks[risk];
    return {
      id: risk,
      from: MILDEW_RISK_STARTS[risk],
      to: next ? MILDEW_RISK_STARTS[next] : LARGEST_INDEX,
      label: `${name} · ${range}`,
      color: MILDEW_STATUS[risk],
    };
  });

/** The number of hours from which a day is favourable, as a band. */
export const conditionBands = ({ words }: PanelSpeech): readonly ChartBand[] => [
  { id: 'favourable', from: hours, to: 24, label: words.mildew.favourable(hours), color: 'warning' },
];

export function indexSeries(
  data: MildewData | null,
  forecast: MildewForecast | undefined,
  speech: PanelSpeech,
): ChartSeries[] {
  const look = {
    id: 'index',
    label: speech.words.mildew.index,
    unit: '',
    color: 'mildew',
    kind: 'line',
    axis: 'left',
    decimals: 0,
  } as const;
  const curve = dailyChartSeries(data?.index, look, missingNote(data?.missingDays ?? 0, speech));
  return [withForecast(curve, forecast?.index)];
}

/**
 * The hours of each day in the temperature band; the names of the series give the band in the reader's units.
 */
export function conditionSeries(
  data: MildewData | null,
  forecast: MildewForecast | undefined,
  units: Units,
  { words }: PanelSpeech,
): ChartSeries[] {
  const { from, to } = bandIn(units);
  const look = { unit: 'h', axis: 'left', decimals: 0 } as const;
  const run = dailyChartSeries(data?.longestRun, {
    ...look,
    id: 'longest-run',
    label: words.mildew.longestRun(from, to),
    color: 'temperature',
    kind: 'bar',
  });
  const inBand = dailyChartSeries(data?.hoursInBand, {
    ...look,
    id: 'hours-in-band',
    label: words.mildew.hoursInBand(from, to),
    color: 'humidity',
    kind: 'line',
  });
  return [withForecast(run, forecast?.longestRun), withForecast(inBand, forecast?.hoursInBand)];
}

/** `21` and `30 °C`, `70` and `86 °F` */
function bandIn(units: Units): { readonly from: string; readonly to: string } {
  const [low, high] = [band.from, band.to].map((celsius) => inUnits(celsius, '°C', units));
  return { from: `${Math.round(low!.value)}`, to: `${Math.round(high!.value)} ${high!.unit}` };
}
