import type { ColumnarSeries } from '@vigia/domain';
import type { ChartSeries } from '../charts/chart-series.ts';
import { dailyChartSeries, type Look, missingNote } from './daily-chart-series.ts';
import { type PanelForecast, withForecast } from './forecast/series-forecast.ts';

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
  /** Days that no station measured. */
  readonly missingDays: number;
}

export const TEMPERATURES = ['temperatureMax', 'temperatureMin'] as const;
export const HUMIDITIES = ['humidityMax', 'humidityMin'] as const;
type Extreme = (typeof TEMPERATURES | typeof HUMIDITIES)[number];

/** The extremes of the days to come. */
export type ClimateForecast = PanelForecast<Extreme>;

const CELSIUS = { unit: '°C', decimals: 1, kind: 'line', axis: 'left' } as const;
const PERCENT = { unit: '%', decimals: 0, kind: 'line', axis: 'left' } as const;
const LOOKS: Readonly<Record<Extreme, Look>> = {
  temperatureMax: { ...CELSIUS, id: 'temperature-max', label: 'Temperatura máxima', color: 'max' },
  temperatureMin: { ...CELSIUS, id: 'temperature-min', label: 'Temperatura mínima', color: 'min' },
  humidityMax: { ...PERCENT, id: 'humidity-max', label: 'Humedad máxima', color: 'humidityMax' },
  humidityMin: { ...PERCENT, id: 'humidity-min', label: 'Humedad mínima', color: 'humidityMin' },
};

/** Daily maximum and minimum of the temperature, °C, and those to come. */
export const temperatureSeries = (data: ClimateData | null, forecast?: ClimateForecast): ChartSeries[] =>
  extremesOf(TEMPERATURES, data, forecast);

/** Daily maximum and minimum of the humidity, %, and those to come. */
export const humiditySeries = (data: ClimateData | null, forecast?: ClimateForecast): ChartSeries[] =>
  extremesOf(HUMIDITIES, data, forecast);

function extremesOf(
  names: readonly Extreme[],
  data: ClimateData | null,
  forecast: ClimateForecast | undefined,
): ChartSeries[] {
  const note = missingNote(data?.missingDays ?? 0);
  return names.map((name) =>
    withForecast(dailyChartSeries(data?.[name], LOOKS[name], note), forecast?.[name]),
  );
}
