import { type ReactNode, useMemo } from 'react';
import type { ChartSeries, ChartState } from '../charts/chart-series.ts';
import { SignalChart, type SignalMeasure } from '../charts/signal/signal-chart.tsx';
import { signalBands } from '../charts/signal/signal-frame.ts';
import { SIGNAL } from '../charts/signal/words.ts';
import { hasValues } from '../charts/time-chart/plan/check-series.ts';
import { TimeChart, type TimeChartProps } from '../charts/time-chart/time-chart.tsx';
import { LAYOUT } from '../theme/tokens.ts';
import { useWords } from '../words/language.tsx';
import type { ForecastNote } from './forecast/forecast-note.ts';
import { ForecastText } from './forecast/forecast-text.tsx';
import { type ChartFrame, PanelChart } from './panel-chart.tsx';
import { type PanelView, useChartView } from './panel-view.ts';
import { useVisible } from './use-visible.ts';

type Drawn = Pick<
  TimeChartProps,
  | 'leftAxis'
  | 'rightAxis'
  | 'leftExtent'
  | 'leftFromZero'
  | 'yTicks'
  | 'bands'
  | 'markers'
  | 'scrollUnit'
  | 'emptyTitle'
  | 'emptyHint'
  | 'onRetry'
>;

export interface SeriesChartProps extends Omit<Drawn, 'leftAxis'> {
  readonly title: string;
  /** Must be memoised. */
  readonly series: readonly ChartSeries[];
  readonly view: PanelView;
  readonly state: ChartState;
  /**
   * Subject of the downloads, `temperatura`; place and day are added to it. It is also the key of the reader's
   * choice of series.
   */
  readonly fileName: string;
  readonly source?: string | undefined;
  /** px */
  readonly height?: number | undefined;
  readonly leftAxis?: TimeChartProps['leftAxis'];
  /** Heading of the column of classes in tables and files. */
  readonly bandTitle?: string;
  /** Replaces the axes: the scale and classes of a signal. */
  readonly measure?: SignalMeasure;
  /** Text about the days after today. */
  readonly forecast?: ForecastNote | null;
  readonly below?: ReactNode;
  readonly side?: ReactNode;
}

const NO_AXIS = { title: '', unit: '' };

/** One time chart of a panel with its legend and tools; the reader chooses which series are shown. */
export function SeriesChart(props: SeriesChartProps) {
  const { title, state, fileName, source, below, side, measure, bandTitle, forecast = null } = props;
  const { height = LAYOUT.chart, leftAxis = NO_AXIS, view, ...rest } = props;
  const [series, toggle] = useVisible(props.series, fileName);
  const chartView = useChartView(view);
  const signal = useWords(SIGNAL);
  const bands = useMemo(
    () => (measure === undefined ? props.bands : signalBands(measure, signal)),
    [measure, props.bands, signal],
  );
  const scrollUnit = props.scrollUnit ?? chartView.scrollUnit;
  const isUnforeseen = forecast?.isMissing;
  const shared = { ...rest, ...chartView, scrollUnit, series, height, isUnforeseen };
  const draw = (frame: ChartFrame) =>
    measure === undefined ? (
      <TimeChart {...shared} leftAxis={leftAxis} {...frame} />
    ) : (
      <SignalChart {...shared} measure={measure} {...frame} />
    );
  return (
    <PanelChart
      title={title}
      series={series}
      leftAxis={leftAxis}
      rightAxis={props.rightAxis}
      height={height}
      onToggle={toggle}
      state={state}
      window={chartView.window}
      fileName={fileName}
      source={source}
      draw={draw}
      bands={bands}
      bandTitle={bandTitle}
      markers={props.markers}
      below={
        <>
          <ForecastText note={forecast} state={state} hasData={hasValues(series)} />
          {below}
        </>
      }
      side={side}
    />
  );
}
