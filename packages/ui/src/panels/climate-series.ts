import type { ColumnarSeries } from '@vigia/domain';
import type { ChartSeries, SeriesColor } from '../charts/chart-series.ts';
import { dailyChartSeries, missingNote } from './daily-chart-series.ts';

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

/** Daily maximum and minimum of the temperature, °C. */
export function temperatureSeries(data: ClimateData | null): ChartSeries[] {
  return [
    reading('temperature-max', 'Temperatura máxima', '°C', 1, 'max', data?.temperatureMax, data),
    reading('temperature-min', 'Temperatura mínima', '°C', 1, 'min', data?.temperatureMin, data),
  ];
}

/** Daily maximum and minimum of the humidity, %. */
export function humiditySeries(data: ClimateData | null): ChartSeries[] {
  return [
    reading('humidity-max', 'Humedad máxima', '%', 0, 'humidityMax', data?.humidityMax, data),
    reading('humidity-min', 'Humedad mínima', '%', 0, 'humidityMin', data?.humidityMin, data),
  ];
}

function reading(
  id: string,
  label: string,
  unit: string,
  decimals: number,
  color: SeriesColor,
  values: ColumnarSeries | null | undefined,
  data: ClimateData | null,
): ChartSeries {
  const look = { id, label, unit, decimals, color, kind: 'line', axis: 'left' } as const;
  return dailyChartSeries(values, look, missingNote(data?.missingDays ?? 0));
}
