import { useMemo } from 'react';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { ChartsPanel } from '../charts-panel.tsx';
import { weatherSourcesOrigin } from '../origin/device-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { type Samples, sampleSeries } from '../sample-series.ts';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, tellWrongPanel } from '../shared-props.ts';

/** Temperature, °C, and humidity, %, as one source tells them; null where it tells none. */
export interface WeatherSource {
  readonly temperature: Samples | null;
  readonly humidity: Samples | null;
}

export interface WeatherSourcesData {
  /** As the device measured them. */
  readonly measured: WeatherSource;
  /** Hourly means of the station, its gaps filled from the weather service. */
  readonly consolidated: WeatherSource;
  /** What the weather service said of hours that are over. */
  readonly provider: WeatherSource;
}

export interface WeatherSourcesPanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: WeatherSourcesData | null;
}

const SOURCES = [
  { id: 'consolidated', label: 'Clima consolidado', color: 'degreeDays' },
  { id: 'measured', label: 'Estación', color: 'temperature' },
  { id: 'provider', label: 'Proveedor', color: 'humidity' },
] as const;
const CELSIUS = { title: 'Temperatura', unit: '°C' };
const PERCENT = { title: 'Humedad', unit: '%' };
const FULL = { min: 0, max: 100 };
const EMPTY = {
  emptyTitle: 'Sin clima de ninguna fuente',
  emptyHint: 'Ni la estación ni el proveedor tienen datos de este período. Elija un período más largo.',
};

/** The air of a station as its device, the weather service and both together tell it, one over the other. */
export function WeatherSourcesPanel(props: WeatherSourcesPanelProps) {
  tellWrongPanel('WeatherSourcesPanel', props);
  return (
    <PanelBoundary name="Comparación de clima">
      <Body {...props} />
    </PanelBoundary>
  );
}

function Body(props: WeatherSourcesPanelProps) {
  const { data } = props;
  const temperature = useMemo(() => seriesOf(data, 'temperature'), [data]);
  const humidity = useMemo(() => seriesOf(data, 'humidity'), [data]);
  const shared = { ...EMPTY, ...chartProps(props) };
  return (
    <ChartsPanel {...props} label="Comparación de clima" entries={weatherSourcesOrigin(props.source)}>
      <SeriesChart
        {...shared}
        title="Temperatura por fuente"
        series={temperature}
        leftAxis={CELSIUS}
        leftFromZero={false}
        fileName="clima-fuentes-temperatura"
      />
      <SeriesChart
        {...shared}
        title="Humedad por fuente"
        series={humidity}
        leftAxis={PERCENT}
        leftExtent={FULL}
        fileName="clima-fuentes-humedad"
      />
    </ChartsPanel>
  );
}

function seriesOf(data: WeatherSourcesData | null, measure: keyof WeatherSource): ChartSeries[] {
  const unit = measure === 'temperature' ? '°C' : '%';
  return SOURCES.map(({ id, label, color }) =>
    sampleSeries(data?.[id][measure], {
      kind: 'line',
      axis: 'left',
      byDay: true,
      decimals: measure === 'temperature' ? 1 : 0,
      id,
      label,
      unit,
      color,
    }),
  );
}
