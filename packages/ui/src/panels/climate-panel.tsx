import { useMemo } from 'react';
import type { ChartSeries } from '../charts/chart-series.ts';
import { useEmbedded } from '../charts/embedded.tsx';
import { hasValues } from '../charts/time-chart/plan/check-series.ts';
import { seriesInUnits } from '../charts/units.ts';
import { ChartsPanel } from './charts-panel.tsx';
import { climateCharts } from './climate-charts.ts';
import type { ClimateData, ClimateForecast } from './climate-series.ts';
import { climateOrigin } from './origin/model-origins.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { SeriesChart } from './series-chart.tsx';
import { chartProps, type SharedPanelProps, warnOfWrongPanel } from './shared-props.ts';
import { NO_LINES } from './side-by-side/season-lines.ts';
import { usePanelSpeech } from './words.ts';

export type { ClimateData, ClimateForecast };

export interface ClimatePanelProps extends SharedPanelProps {
  /** Null while it is unknown. */
  readonly data: ClimateData | null;
  /** The forecast: null while it is loading, undefined for a past season. */
  readonly forecast?: ClimateForecast | undefined;
  /** Extremes of other seasons or fields by chart, °C and %, from `seasonLines`; memoised. */
  readonly compared?: Readonly<Record<'temperature' | 'humidity', readonly ChartSeries[]>>;
}

const NOTHING = { temperature: NO_LINES, humidity: NO_LINES };

/** Daily maximum and minimum of temperature and humidity. */
export function ClimatePanel(props: ClimatePanelProps) {
  warnOfWrongPanel('ClimatePanel', props);
  const { words } = usePanelSpeech();
  return (
    <PanelBoundary name={words.climate.panel}>
      <ClimatePanelBody {...props} />
    </PanelBoundary>
  );
}

function ClimatePanelBody(props: ClimatePanelProps) {
  const { data, forecast, units = 'metric', compared = NOTHING } = props;
  const speech = usePanelSpeech();
  const words = speech.words.climate;
  const { temperature, humidity } = useMemo(() => {
    const charts = climateCharts(data, forecast, units, speech);
    const lines = seriesInUnits(compared.temperature, units);
    return {
      temperature: { ...charts.temperature, series: [...charts.temperature.series, ...lines] },
      humidity: { ...charts.humidity, series: [...charts.humidity.series, ...compared.humidity] },
    };
  }, [data, forecast, compared, units, speech]);
  const embedded = useEmbedded();
  // As in the picture, an embedded panel leaves out a chart without values.
  const hasHumidity = !embedded || hasValues(humidity.series);
  const hasTemperature = !hasHumidity || !embedded || hasValues(temperature.series);
  const shared = { emptyTitle: words.empty, emptyHint: words.emptyHint, ...chartProps(props) };
  const known = {
    ...props.origin,
    missingDays: data?.missingDays ?? 0,
    source: props.source,
    forecasts: Object.values(forecast ?? {}),
  };
  return (
    <ChartsPanel {...props} label={words.panel} entries={climateOrigin(known, speech)}>
      {hasTemperature && (
        <SeriesChart {...shared} {...temperature} fileName="temperatura" below={props.said} />
      )}
      {hasHumidity && <SeriesChart {...shared} {...humidity} fileName="humedad" />}
    </ChartsPanel>
  );
}
