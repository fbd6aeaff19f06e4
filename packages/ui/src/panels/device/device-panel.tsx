import { graphWindow, type IsoDate } from '@vigia/domain';
import { useMemo } from 'react';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { ChartsPanel } from '../charts-panel.tsx';
import { deviceOrigin } from '../origin/device-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import type { PanelView } from '../panel-view.ts';
import { type Samples, sampleSeries } from '../sample-series.ts';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps } from '../shared-props.ts';

/** What a device says of itself and of the air around it. A measure that is not given at all is not shown. */
export interface DeviceData {
  /** % */
  readonly battery: Samples | null;
  /** °C */
  readonly temperature: Samples | null;
  /** % */
  readonly humidity: Samples | null;
  /** m above sea level, by its pressure; only for super admins. */
  readonly altitude?: Samples | null;
  /** Ω; only for super admins. */
  readonly gas?: Samples | null;
}

export interface DevicePanelProps extends SharedPanelProps {
  /** Null while it is not known. */
  readonly data: DeviceData | null;
}

const PERCENT = { title: 'Batería y humedad', unit: '%' };
const CELSIUS = { title: 'Temperatura', unit: '°C' };
const METRES = { title: 'Altitud', unit: 'm' };
const OHMS = { title: 'Resistencia del gas', unit: 'Ω' };
const FULL = { min: 0, max: 100 };
const EMPTY = {
  emptyTitle: 'Sin lecturas del equipo',
  emptyHint: 'El equipo no envió lecturas en este período. Elija un período más largo o revise su conexión.',
};

/** The last thirty days, as graphs of a device start. */
export function deviceView(today: IsoDate): PanelView {
  return { period: '30days', window: graphWindow(today), today };
}

/** Battery, temperature and humidity of a device; altitude and gas where they are given. */
export function DevicePanel(props: DevicePanelProps) {
  return (
    <PanelBoundary name="Datos del equipo">
      <DevicePanelBody {...props} />
    </PanelBoundary>
  );
}

function DevicePanelBody(props: DevicePanelProps) {
  const { data } = props;
  const series = useMemo(() => readings(data), [data]);
  const altitude = useMemo(() => [sampleSeries(data?.altitude, ALTITUDE)], [data]);
  const gas = useMemo(() => [sampleSeries(data?.gas, GAS)], [data]);
  const shared = { ...EMPTY, ...chartProps(props) };
  return (
    <ChartsPanel {...props} label="Datos del equipo" entries={deviceOrigin(props.source)}>
      <SeriesChart
        {...shared}
        title="Batería, temperatura y humedad"
        series={series}
        leftAxis={PERCENT}
        leftExtent={FULL}
        rightAxis={CELSIUS}
        fileName="equipo"
      />
      {data?.altitude !== undefined && (
        <SeriesChart
          {...shared}
          title="Altitud"
          series={altitude}
          leftAxis={METRES}
          leftFromZero={false}
          fileName="equipo-altitud"
        />
      )}
      {data?.gas !== undefined && (
        <SeriesChart
          {...shared}
          title="Gas"
          series={gas}
          leftAxis={OHMS}
          leftFromZero={false}
          fileName="equipo-gas"
        />
      )}
    </ChartsPanel>
  );
}

const LINE = { kind: 'line', axis: 'left', decimals: 0 } as const;
const ALTITUDE = {
  ...LINE,
  id: 'altitude',
  label: 'Altitud por presión',
  unit: 'm',
  color: 'altitude',
} as const;
const GAS = { ...LINE, id: 'gas', label: 'Gas', unit: 'Ω', color: 'gas' } as const;

function readings(data: DeviceData | null): ChartSeries[] {
  return [
    sampleSeries(data?.battery, { ...LINE, id: 'battery', label: 'Batería', unit: '%', color: 'battery' }),
    sampleSeries(data?.temperature, {
      ...LINE,
      id: 'temperature',
      label: 'Temperatura',
      unit: '°C',
      color: 'temperature',
      axis: 'right',
      decimals: 1,
    }),
    sampleSeries(data?.humidity, { ...LINE, id: 'humidity', label: 'Humedad', unit: '%', color: 'humidity' }),
  ];
}
