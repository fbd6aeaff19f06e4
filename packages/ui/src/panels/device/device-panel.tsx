import { graphWindow, type IsoDate } from '@vigia/domain';
import { useMemo } from 'react';
import { ChartsPanel } from '../charts-panel.tsx';
import { deviceOrigin } from '../origin/device-origins.ts';
import { PanelBoundary } from '../panel-boundary.tsx';
import type { PanelView } from '../panel-view.ts';
import { type Samples, sampleSeries } from '../sample-series.ts';
import { SeriesChart } from '../series-chart.tsx';
import { chartProps, type SharedPanelProps, tellWrongPanel } from '../shared-props.ts';

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

const CHARGE = { title: 'Batería', unit: '%' };
const PERCENT = { title: 'Humedad', unit: '%' };
const CELSIUS = { title: 'Temperatura', unit: '°C' };
const METRES = { title: 'Altitud', unit: 'm' };
const OHMS = { title: 'Resistencia del gas', unit: 'Ω' };
const FULL = { min: 0, max: 100 };
/** A charge changes slowly: less height shows it, px. */
const BATTERY_HEIGHT = 200;
const EMPTY = {
  emptyTitle: 'Sin lecturas del equipo',
  emptyHint: 'El equipo no envió lecturas en este período. Elija un período más largo o revise su conexión.',
};

/** The last thirty days, as graphs of a device start. */
export function deviceView(today: IsoDate): PanelView {
  return { period: '30days', window: graphWindow(today), today };
}

/**
 * Battery, temperature and humidity of a device; altitude and gas where they are given. The charge has a chart of its own:
 * beside the humidity, which is in % too, neither could be read.
 */
export function DevicePanel(props: DevicePanelProps) {
  tellWrongPanel('DevicePanel', props);
  return (
    <PanelBoundary name="Datos del equipo">
      <DevicePanelBody {...props} />
    </PanelBoundary>
  );
}

function DevicePanelBody(props: DevicePanelProps) {
  const { data } = props;
  const climate = useMemo(
    () => [sampleSeries(data?.temperature, TEMPERATURE), sampleSeries(data?.humidity, HUMIDITY)],
    [data],
  );
  const battery = useMemo(() => [sampleSeries(data?.battery, BATTERY)], [data]);
  const altitude = useMemo(() => [sampleSeries(data?.altitude, ALTITUDE)], [data]);
  const gas = useMemo(() => [sampleSeries(data?.gas, GAS)], [data]);
  const shared = { ...EMPTY, ...chartProps(props) };
  return (
    <ChartsPanel {...props} label="Datos del equipo" entries={deviceOrigin(props.source)}>
      <SeriesChart
        {...shared}
        title="Temperatura y humedad"
        series={climate}
        leftAxis={PERCENT}
        leftExtent={FULL}
        rightAxis={CELSIUS}
        fileName="equipo-clima"
      />
      <SeriesChart
        {...shared}
        title="Batería"
        series={battery}
        leftAxis={CHARGE}
        leftExtent={FULL}
        height={BATTERY_HEIGHT}
        fileName="equipo-bateria"
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

const LINE = { kind: 'line', axis: 'left', decimals: 0, byDay: true } as const;
const BATTERY = { ...LINE, id: 'battery', label: 'Batería', unit: '%', color: 'battery' } as const;
const TEMPERATURE = {
  ...LINE,
  id: 'temperature',
  label: 'Temperatura',
  unit: '°C',
  color: 'temperature',
  axis: 'right',
  decimals: 1,
} as const;
const HUMIDITY = { ...LINE, id: 'humidity', label: 'Humedad', unit: '%', color: 'humidity' } as const;
const ALTITUDE = {
  ...LINE,
  id: 'altitude',
  label: 'Altitud por presión',
  unit: 'm',
  color: 'altitude',
} as const;
const GAS = { ...LINE, id: 'gas', label: 'Gas', unit: 'Ω', color: 'gas' } as const;
