import { useMemo } from 'react';
import type { ChartAxis, ChartSeries, ChartState } from '../../charts/chart-series.ts';
import { TimeChart } from '../../charts/time-chart/time-chart.tsx';
import { seriesInUnits, type Units, unitIn } from '../../charts/units.ts';
import { type PanelView, useChartView } from '../panel-view.ts';
import type { DegreeDayData } from './degree-day-data.ts';
import {
  DEGREE_DAY_UNIT,
  degreeDayMarkers,
  degreeDaySeries,
  type MarkerChoice,
  shownBands,
} from './degree-day-series.ts';

export interface DegreeDayChartProps {
  readonly data: DegreeDayData;
  readonly view: PanelView;
  /** The series as the reader has them; otherwise those of `data`, as they are shown at first. */
  readonly series?: readonly ChartSeries[];
  readonly markers?: MarkerChoice;
  /** `metric` unless said; `series`, when given, come in them already. */
  readonly units?: Units;
  readonly state?: ChartState;
  readonly onRetry?: () => void;
  /** px; as of `TimeChart` unless said otherwise. */
  readonly height?: number;
  /** A unit of time, ms, as of `TimeChart`; a week unless said otherwise. */
  readonly scrollUnit?: number | undefined;
  /** Fixed width, px; needed where there is no document to measure. */
  readonly width?: number;
  /** False draws the bare `<svg>`: reports and static previews. */
  readonly interactive?: boolean;
}

/** Both axes of degree-days and captures; the right one where there are captures. */
export function degreeDayAxes(
  series: readonly ChartSeries[],
  units: Units,
  captureUnit = 'adultos',
): { readonly leftAxis: ChartAxis; readonly rightAxis?: ChartAxis } {
  const leftAxis = { title: 'Grados Días', unit: unitIn(DEGREE_DAY_UNIT, units) };
  const hasCaptures = series.some(({ axis }) => axis === 'right');
  return hasCaptures ? { leftAxis, rightAxis: { title: 'Capturas', unit: captureUnit } } : { leftAxis };
}

const ALL_MARKERS: MarkerChoice = { controls: true, phenology: true };

/** Degree-days and captures of one pest in one chart with two axes. */
export function DegreeDayChart({
  data,
  view,
  markers = ALL_MARKERS,
  units = 'metric',
  ...rest
}: DegreeDayChartProps) {
  const { window, ticks, today, scrollUnit } = useChartView(view);
  const own = useMemo(
    () => seriesInUnits(degreeDaySeries(data, view.today), units),
    [data, view.today, units],
  );
  const { controls, phenology } = markers;
  const bands = useMemo(
    () => shownBands(data.pestId, { controls, phenology }, units),
    [data.pestId, controls, phenology, units],
  );
  const lines = useMemo(() => degreeDayMarkers(data, { controls, phenology }), [data, controls, phenology]);
  const series = rest.series ?? own;
  const axes = useMemo(
    () => degreeDayAxes(series, units, data.captureUnit),
    [series, units, data.captureUnit],
  );
  return (
    <TimeChart
      {...rest}
      title={`Grados día y capturas de ${data.pestName}`}
      series={series}
      window={window}
      ticks={ticks}
      scrollUnit={rest.scrollUnit ?? scrollUnit}
      {...axes}
      markers={lines}
      bands={bands}
      {...(today === undefined ? {} : { today })}
      emptyTitle={axes.rightAxis ? 'Sin grados día ni capturas' : 'Sin grados día'}
      emptyHint="Ninguna estación de esta plaga tiene un día con 20 horas de temperatura en la temporada. Elija otra plaga o temporada, o importe mediciones."
    />
  );
}
