import type { TimeChartProps } from '../charts/time-chart/time-chart.tsx';
import type { ForecastNote } from './forecast/forecast-note.ts';

/** What a chart of a panel draws: the same in the panel, in its picture and on the page of a report. */
export interface ChartSpec
  extends Pick<
    TimeChartProps,
    'title' | 'series' | 'leftAxis' | 'leftExtent' | 'leftFromZero' | 'yTicks' | 'bands'
  > {
  /** Text about the days after today. */
  readonly forecast: ForecastNote | null;
}
