import { useMemo } from 'react';
import type { ChartAxis, ChartSeries, ChartSpan, ChartState } from '../../charts/chart-series.ts';
import { TimeChart } from '../../charts/time-chart/time-chart.tsx';
import { seriesInUnits, type Units, unitIn } from '../../charts/units.ts';
import { type PanelView, useChartView } from '../panel-view.ts';
import { type PanelSpeech, usePanelSpeech } from '../words.ts';
import type { DegreeDayData } from './degree-day-data.ts';
import {
  degreeDayMarkers,
  degreeDaySeries,
  type MarkerChoice,
  protectedSpans,
  shownBands,
} from './degree-day-series.ts';

export interface DegreeDayChartProps {
  readonly data: DegreeDayData;
  readonly view: PanelView;
  /** The series that the reader chose; by default those of `data`. */
  readonly series?: readonly ChartSeries[];
  readonly markers?: MarkerChoice;
  /** By default the protected days of `data`. */
  readonly spans?: readonly ChartSpan[];
  /** `metric` by default; `series`, if given, are already in these units. */
  readonly units?: Units;
  readonly state?: ChartState;
  readonly onRetry?: () => void;
  /** px; by default that of `TimeChart`. */
  readonly height?: number;
  /** A unit of time, ms, as for `TimeChart`; a week by default. */
  readonly scrollUnit?: number | undefined;
  /** Fixed width, px; needed where there is no document to measure. */
  readonly width?: number;
  /** False draws the `<svg>` alone, for reports and static previews. */
  readonly interactive?: boolean;
}

/** The axes of degree-days and captures; the right one only if there are captures. */
export function degreeDayAxes(
  series: readonly ChartSeries[],
  units: Units,
  captureUnit: string | undefined,
  { words }: PanelSpeech,
): { readonly leftAxis: ChartAxis; readonly rightAxis?: ChartAxis } {
  const leftAxis = { title: words.pests.axis, unit: unitIn(words.degreeDayUnit, units) };
  const hasCaptures = series.some(({ axis }) => axis === 'right');
  const { captures, unit } = words.captures;
  return hasCaptures ? { leftAxis, rightAxis: { title: captures, unit: captureUnit ?? unit } } : { leftAxis };
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
  const speech = usePanelSpeech();
  const words = speech.words.pests;
  const own = useMemo(
    () => seriesInUnits(degreeDaySeries(data, view.today, speech), units),
    [data, view.today, units, speech],
  );
  const { controls, phenology } = markers;
  const bands = useMemo(
    () => shownBands(data.pestId, { controls, phenology }, units, speech),
    [data.pestId, controls, phenology, units, speech],
  );
  const lines = useMemo(
    () => degreeDayMarkers(data, { controls, phenology }, speech),
    [data, controls, phenology, speech],
  );
  const protectedDays = useMemo(() => protectedSpans(data, { controls }), [data, controls]);
  const series = rest.series ?? own;
  const axes = useMemo(
    () => degreeDayAxes(series, units, data.captureUnit, speech),
    [series, units, data.captureUnit, speech],
  );
  return (
    <TimeChart
      {...rest}
      title={words.chartOf(data.pestName)}
      series={series}
      window={window}
      ticks={ticks}
      scrollUnit={rest.scrollUnit ?? scrollUnit}
      {...axes}
      markers={lines}
      spans={rest.spans ?? protectedDays}
      bands={bands}
      {...(today === undefined ? {} : { today })}
      emptyTitle={axes.rightAxis ? words.empty : words.emptyAlone}
      emptyHint={words.emptyHint}
    />
  );
}
