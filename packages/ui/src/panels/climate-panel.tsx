import type { ColumnarSeries } from '@vigia/domain';
import { useMemo } from 'react';
import type { ChartAxis, ChartSeries, SeriesColor } from '../charts/chart-series.ts';
import { ChartsPanel } from './charts-panel.tsx';
import { dailyChartSeries, missingNote } from './daily-chart-series.ts';
import { climateOrigin } from './origin/model-origins.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { SeriesChart } from './series-chart.tsx';
import { chartProps, type SharedPanelProps } from './shared-props.ts';

/** Daily extremes over the stations of a sector; null is a day without data. */
export interface ClimateData {
  readonly temperatureMax: ColumnarSeries | null;
  readonly temperatureMin: ColumnarSeries | null;
  readonly humidityMax: ColumnarSeries | null;
  readonly humidityMin: ColumnarSeries | null;
  readonly missingDays: number;
}

export interface ClimatePanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: ClimateData | null;
}

const CELSIUS: ChartAxis = { title: 'Temperatura', unit: '°C' };
const PERCENT: ChartAxis = { title: 'Humedad relativa', unit: '%' };
const FULL = { min: 0, max: 100 };
/** The specification's numbers of ticks. */
const TICKS = { temperature: 12, humidity: 11 };
const EMPTY = {
  emptyTitle: 'Sin mediciones de clima',
  emptyHint:
    'Ninguna estación del campo midió clima en la temporada. Elija otra temporada o importe mediciones.',
};

/** Daily maximum and minimum of temperature and humidity. */
export function ClimatePanel(props: ClimatePanelProps) {
  return (
    <PanelBoundary name="Clima">
      <ClimatePanelBody {...props} />
    </PanelBoundary>
  );
}

function ClimatePanelBody(props: ClimatePanelProps) {
  const { data } = props;
  const temperature = useMemo(() => temperatureSeries(data), [data]);
  const humidity = useMemo(() => humiditySeries(data), [data]);
  const shared = { ...EMPTY, ...chartProps(props) };
  const known = { ...props.origin, missingDays: data?.missingDays ?? 0, source: props.source };
  return (
    <ChartsPanel {...props} label="Clima" entries={climateOrigin(known)}>
      <SeriesChart
        {...shared}
        title="Temperatura diaria"
        series={temperature}
        leftAxis={CELSIUS}
        leftFromZero={false}
        yTicks={TICKS.temperature}
        fileName="temperatura"
      />
      <SeriesChart
        {...shared}
        title="Humedad diaria"
        series={humidity}
        leftAxis={PERCENT}
        leftExtent={FULL}
        yTicks={TICKS.humidity}
        fileName="humedad"
      />
    </ChartsPanel>
  );
}

function temperatureSeries(data: ClimateData | null): ChartSeries[] {
  return [
    reading('temperature-max', 'Temperatura máxima', '°C', 1, 'max', data?.temperatureMax, data),
    reading('temperature-min', 'Temperatura mínima', '°C', 1, 'min', data?.temperatureMin, data),
  ];
}

function humiditySeries(data: ClimateData | null): ChartSeries[] {
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
