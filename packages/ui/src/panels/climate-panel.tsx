import { useMemo } from 'react';
import type { ChartAxis } from '../charts/chart-series.ts';
import { useEmbedded } from '../charts/embedded.tsx';
import { hasValues } from '../charts/time-chart/plan/check-series.ts';
import { seriesInUnits, unitIn } from '../charts/units.ts';
import { ChartsPanel } from './charts-panel.tsx';
import {
  type ClimateData,
  type ClimateForecast,
  HUMIDITIES,
  humiditySeries,
  TEMPERATURES,
  temperatureSeries,
} from './climate-series.ts';
import { forecastNote } from './forecast/forecast-note.ts';
import { climateOrigin } from './origin/model-origins.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { SeriesChart } from './series-chart.tsx';
import { chartProps, type SharedPanelProps, tellWrongPanel } from './shared-props.ts';
import { Y_TICKS } from './y-ticks.ts';

export type { ClimateData, ClimateForecast };

export interface ClimatePanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: ClimateData | null;
  /** The days to come: null while they are on their way, left out for a past season. */
  readonly forecast?: ClimateForecast | undefined;
}

const CELSIUS: ChartAxis = { title: 'Temperatura', unit: '°C' };
const PERCENT: ChartAxis = { title: 'Humedad relativa', unit: '%' };
const FULL = { min: 0, max: 100 };
const EMPTY = {
  emptyTitle: 'Sin mediciones de clima',
  emptyHint:
    'Ninguna estación del campo midió clima en la temporada. Elija otra temporada o importe mediciones.',
};

/** Daily maximum and minimum of temperature and humidity. */
export function ClimatePanel(props: ClimatePanelProps) {
  tellWrongPanel('ClimatePanel', props);
  return (
    <PanelBoundary name="Clima">
      <ClimatePanelBody {...props} />
    </PanelBoundary>
  );
}

function ClimatePanelBody(props: ClimatePanelProps) {
  const { data, forecast, units = 'metric' } = props;
  const temperature = useMemo(
    () => seriesInUnits(temperatureSeries(data, forecast), units),
    [data, forecast, units],
  );
  const humidity = useMemo(() => humiditySeries(data, forecast), [data, forecast]);
  const axis = useMemo(() => ({ ...CELSIUS, unit: unitIn(CELSIUS.unit, units) }), [units]);
  const embedded = useEmbedded();
  // A picture draws the charts that have something to show.
  const hasHumidity = !embedded || hasValues(humidity);
  const hasTemperature = !hasHumidity || !embedded || hasValues(temperature);
  const shared = { ...EMPTY, ...chartProps(props) };
  const known = {
    ...props.origin,
    missingDays: data?.missingDays ?? 0,
    source: props.source,
    forecasts: Object.values(forecast ?? {}),
  };
  return (
    <ChartsPanel {...props} label="Clima" entries={climateOrigin(known)}>
      {hasTemperature && (
        <SeriesChart
          {...shared}
          title="Temperatura diaria"
          series={temperature}
          forecast={forecastNote(forecast, TEMPERATURES)}
          leftAxis={axis}
          leftFromZero={false}
          yTicks={Y_TICKS.other}
          fileName="temperatura"
        />
      )}
      {hasHumidity && (
        <SeriesChart
          {...shared}
          title="Humedad diaria"
          series={humidity}
          forecast={forecastNote(forecast, HUMIDITIES)}
          leftAxis={PERCENT}
          leftExtent={FULL}
          yTicks={Y_TICKS.humidity}
          fileName="humedad"
        />
      )}
    </ChartsPanel>
  );
}
