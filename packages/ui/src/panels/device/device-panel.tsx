import type { IsoDate } from '@vigia/domain';
import { graphWindow } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { ChartsPanel } from '../charts-panel.tsx';
import { deviceOrigin } from '../origin/device-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import type { PanelView } from '../panel-view.ts';
import { type Samples, sampleSeries } from '../sample-series.ts';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, warnOfWrongPanel } from '../shared-props.ts';
import { usePanelSpeech } from '../words.ts';
import { type DeviceSpeech, useDeviceSpeech } from './words.ts';

/** Measurements of a device about itself and the air around it. A measure that is undefined is not shown. */
export interface DeviceData {
  /** % */
  readonly battery: Samples | null;
  /** °C */
  readonly temperature: Samples | null;
  /** % */
  readonly humidity: Samples | null;
  /** m above sea level, from its pressure; only for super admins. */
  readonly altitude?: Samples | null;
  /** Ω; only for super admins. */
  readonly gas?: Samples | null;
}

export interface DevicePanelProps extends SharedPanelProps {
  /** Null while it is unknown. */
  readonly data: DeviceData | null;
}

const FULL = { min: 0, max: 100 };
/** The charge changes slowly, so that a lower chart is enough, px. */
const BATTERY_HEIGHT = 200;

/** The last thirty days: the first period of a device's graphs. */
export function deviceView(today: IsoDate): PanelView {
  return { period: '30days', window: graphWindow(today), today };
}

/**
 * Battery, temperature and humidity of a device; altitude and gas if they are given. The charge has a chart of
 * its own: on the same axis as the humidity, which is in % too, neither could be read.
 */
export function DevicePanel(props: DevicePanelProps) {
  warnOfWrongPanel('DevicePanel', props);
  const { words } = useDeviceSpeech();
  return (
    <PanelBoundary name={words.device.panel}>
      <DevicePanelBody {...props} />
    </PanelBoundary>
  );
}

function DevicePanelBody(props: DevicePanelProps) {
  const { data } = props;
  const panels = usePanelSpeech();
  const speech = useDeviceSpeech();
  const words = speech.words.device;
  const charts = useMemo(() => chartsOf(data, speech), [data, speech]);
  const shared = { emptyTitle: words.empty, emptyHint: words.emptyHint, ...chartProps(props) };
  return (
    <ChartsPanel {...props} label={words.panel} entries={deviceOrigin(props.source, panels, speech)}>
      <SeriesChart
        {...shared}
        {...charts.climate}
        title={words.climate}
        leftExtent={FULL}
        fileName="equipo-clima"
      />
      <SeriesChart
        {...shared}
        {...charts.battery}
        title={words.battery}
        leftExtent={FULL}
        height={BATTERY_HEIGHT}
        fileName="equipo-bateria"
      />
      {data?.altitude !== undefined && (
        <SeriesChart
          {...shared}
          {...charts.altitude}
          title={words.altitude}
          leftFromZero={false}
          fileName="equipo-altitud"
        />
      )}
      {data?.gas !== undefined && (
        <SeriesChart
          {...shared}
          {...charts.gas}
          title={words.gas}
          leftFromZero={false}
          fileName="equipo-gas"
        />
      )}
    </ChartsPanel>
  );
}

const LINE = { kind: 'line', axis: 'left', decimals: 0, byDay: true } as const;
const BATTERY = { ...LINE, id: 'battery', unit: '%', color: 'battery' } as const;
const TEMPERATURE = {
  ...LINE,
  id: 'temperature',
  unit: '°C',
  color: 'temperature',
  axis: 'right',
  decimals: 1,
} as const;
const HUMIDITY = { ...LINE, id: 'humidity', unit: '%', color: 'humidity' } as const;
const ALTITUDE = { ...LINE, id: 'altitude', unit: 'm', color: 'altitude' } as const;
const GAS = { ...LINE, id: 'gas', unit: 'Ω', color: 'gas' } as const;

/** Series and axes of each chart. */
function chartsOf(data: DeviceData | null, speech: DeviceSpeech) {
  const words = speech.words.device;
  return {
    climate: {
      series: [
        sampleSeries(data?.temperature, { ...TEMPERATURE, label: words.temperature }),
        sampleSeries(data?.humidity, { ...HUMIDITY, label: words.humidity }),
      ],
      leftAxis: { title: words.humidity, unit: HUMIDITY.unit },
      rightAxis: { title: words.temperature, unit: TEMPERATURE.unit },
    },
    battery: {
      series: [sampleSeries(data?.battery, { ...BATTERY, label: words.battery })],
      leftAxis: { title: words.battery, unit: BATTERY.unit },
    },
    altitude: {
      series: [sampleSeries(data?.altitude, { ...ALTITUDE, label: words.altitudeBy })],
      leftAxis: { title: words.altitude, unit: ALTITUDE.unit },
    },
    gas: {
      series: [sampleSeries(data?.gas, { ...GAS, label: words.gas })],
      leftAxis: { title: words.gasAxis, unit: GAS.unit },
    },
  };
}
