import { useMemo } from 'react';
import { ChartsPanel } from '../charts-panel.tsx';
import { weatherSourcesOrigin } from '../origin/device-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import { type Samples, sampleSeries } from '../sample-series.ts';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, warnOfWrongPanel } from '../shared-props.ts';
import { usePanelSpeech } from '../words.ts';
import { type DeviceSpeech, useDeviceSpeech } from './words.ts';

/** Temperature, °C, and humidity, %, of one source; null if the source has none. */
export interface WeatherSource {
  readonly temperature: Samples | null;
  readonly humidity: Samples | null;
}

export interface WeatherSourcesData {
  /** Measurements of the device. */
  readonly measured: WeatherSource;
  /** Hourly means of the station, with gaps filled from the weather service. */
  readonly consolidated: WeatherSource;
  /** Data of the weather service for past hours. */
  readonly provider: WeatherSource;
}

export interface WeatherSourcesPanelProps extends SharedPanelProps {
  /** Null while it is unknown. */
  readonly data: WeatherSourcesData | null;
}

const SOURCES = [
  { id: 'consolidated', color: 'degreeDays' },
  { id: 'measured', color: 'temperature' },
  { id: 'provider', color: 'humidity' },
] as const;
const FULL = { min: 0, max: 100 };

/** Temperature and humidity of a station by source: its device, the weather service, and both combined. */
export function WeatherSourcesPanel(props: WeatherSourcesPanelProps) {
  warnOfWrongPanel('WeatherSourcesPanel', props);
  const { words } = useDeviceSpeech();
  return (
    <PanelBoundary name={words.sources.panel}>
      <Body {...props} />
    </PanelBoundary>
  );
}

function Body(props: WeatherSourcesPanelProps) {
  const { data } = props;
  const panels = usePanelSpeech();
  const speech = useDeviceSpeech();
  const words = speech.words.sources;
  const temperature = useMemo(() => chartOf(data, 'temperature', speech), [data, speech]);
  const humidity = useMemo(() => chartOf(data, 'humidity', speech), [data, speech]);
  const shared = { emptyTitle: words.empty, emptyHint: words.emptyHint, ...chartProps(props) };
  return (
    <ChartsPanel {...props} label={words.panel} entries={weatherSourcesOrigin(props.source, panels, speech)}>
      <SeriesChart
        {...shared}
        {...temperature}
        title={words.temperature}
        leftFromZero={false}
        fileName="clima-fuentes-temperatura"
      />
      <SeriesChart
        {...shared}
        {...humidity}
        title={words.humidity}
        leftExtent={FULL}
        fileName="clima-fuentes-humedad"
      />
    </ChartsPanel>
  );
}

/** Series and axis of a measure, source by source. */
function chartOf(data: WeatherSourcesData | null, measure: keyof WeatherSource, { words }: DeviceSpeech) {
  const unit = measure === 'temperature' ? '°C' : '%';
  const series = SOURCES.map(({ id, color }) =>
    sampleSeries(data?.[id][measure], {
      kind: 'line',
      axis: 'left',
      byDay: true,
      decimals: measure === 'temperature' ? 1 : 0,
      id,
      label: words.sources[id],
      unit,
      color,
    }),
  );
  return { series, leftAxis: { title: words.device[measure], unit } };
}
