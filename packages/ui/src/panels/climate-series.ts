import type { ColumnarSeries } from '@vigia/domain';
import type { ChartSeries } from '../charts/chart-series.ts';
import { dailyChartSeries, type Look, missingNote } from './daily-chart-series.ts';
import { type PanelForecast, withForecast } from './forecast/series-forecast.ts';
import type { PanelSpeech } from './words.ts';

/** Daily extremes over the stations of a sector; null is a day without data. */
export interface ClimateData {
  /** °C */
  readonly temperatureMax: ColumnarSeries | null;
  /** °C */
  readonly temperatureMin: ColumnarSeries | null;
  /** % */
  readonly humidityMax: ColumnarSeries | null;
  /** % */
  readonly humidityMin: ColumnarSeries | null;
  /** Number of days without data of any station. */
  readonly missingDays: number;
}

export const TEMPERATURES = ['temperatureMax', 'temperatureMin'] as const;
export const HUMIDITIES = ['humidityMax', 'humidityMin'] as const;
type Extreme = (typeof TEMPERATURES | typeof HUMIDITIES)[number];

/** Forecast of the extremes. */
export type ClimateForecast = PanelForecast<Extreme>;

const CELSIUS = { unit: '°C', decimals: 1, kind: 'line', axis: 'left' } as const;
const PERCENT = { unit: '%', decimals: 0, kind: 'line', axis: 'left' } as const;
const LOOKS: Readonly<Record<Extreme, Omit<Look, 'label'>>> = {
  temperatureMax: { ...CELSIUS, id: 'temperature-max', color: 'max' },
  temperatureMin: { ...CELSIUS, id: 'temperature-min', color: 'min' },
  humidityMax: { ...PERCENT, id: 'humidity-max', color: 'humidityMax' },
  humidityMin: { ...PERCENT, id: 'humidity-min', color: 'humidityMin' },
};

/** Daily maximum and minimum of the temperature, °C, with their forecast. */
export const temperatureSeries = (
  data: ClimateData | null,
  forecast: ClimateForecast | undefined,
  speech: PanelSpeech,
): ChartSeries[] => extremesOf(TEMPERATURES, data, forecast, speech);

/** Daily maximum and minimum of the humidity, %, with their forecast. */
export const humiditySeries = (
  data: ClimateData | null,
  forecast: ClimateForecast | undefined,
  speech: PanelSpeech,
): ChartSeries[] => extremesOf(HUMIDITIES, data, forecast, speech);

function extremesOf(
  names: readonly Extreme[],
  data: ClimateData | null,
  forecast: ClimateForecast | undefined,
  speech: PanelSpeech,
): ChartSeries[] {
  const note = missingNote(data?.missingDays ?? 0, speech);
  return names.map((name) => {
    const look = { ...LOOKS[name], label: speech.words.climate.extremes[name] };
    return withForecast(dailyChartSeries(data?.[name], look, note), forecast?.[name]);
  });
}
