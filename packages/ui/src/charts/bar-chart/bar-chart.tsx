import { useMemo, useRef } from 'react';
import { useTheme } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { type ChartAxis, type ChartSeries, type ChartState, isVisible } from '../chart-series.ts';
import { isDrawn, stateOf } from '../chart-state.ts';
import { periodText } from '../download/source-line.ts';
import { ChartFigure } from '../time-chart/chart-figure.tsx';
import { ChartFoot } from '../time-chart/chart-foot.tsx';
import { ChartWaiting, type ChartWaitingProps } from '../time-chart/chart-waiting.tsx';
import { hasValues } from '../time-chart/plan/check-series.ts';
import { tidySeries } from '../time-chart/plan/tidy-series.ts';
import { useWidth } from '../time-chart/use-width.ts';
import { type ChartSpeech, useChartSpeech } from '../words.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { isOpen, planBars } from './bar-plan.ts';
import { BarReading } from './bar-reading.tsx';
import { groupedSeries } from './grouped.ts';
import { closingDates } from './stacks.ts';

export interface BarChartProps extends Omit<ChartWaitingProps, 'state' | 'height'> {
  /** Description of the chart: its name for screen readers. */
  readonly title: string;
  /**
   * Counts by the day on which each closes. The visible series are stacked in this order. `NaN` = not counted.
   */
  readonly series: readonly ChartSeries[];
  readonly axis: ChartAxis;
  /** Wall ms. A last count that closes later is incomplete: it is drawn and labelled as such. */
  readonly today?: number | undefined;
  /** Label of the incomplete count: 'semana en curso'. */
  readonly runningLabel?: string;
  readonly state?: ChartState;
  /** px */
  readonly height?: number;
  /** Fixed width in px; without it the chart fills its container. */
  readonly width?: number;
  /** False draws the picture alone (one `<svg>`, no cursor, no style sheet): for reports and downloads. */
  readonly interactive?: boolean;
}

/**
 * Counts that close on certain days (each Sunday, each Tuesday and Friday), one bar each, stacked by station.
 * Memoise `series` and `axis`. Dates that are unsorted, repeated or missing are corrected as in `TimeChart`.
 * When there are more counts than the width has room for, neighbours are added up and a note says so.
 */
export function BarChart(props: BarChartProps) {
  const { state = 'ready', height = LAYOUT.chart } = props;
  const speech = useChartSpeech();
  const tidy = useMemo(() => tidySeries(props.series, speech), [props.series, speech]);
  const shown = stateOf(state, hasValues(tidy.series));
  if (!isDrawn(shown)) return <ChartWaiting {...props} state={shown} height={height} />;
  return <ReadyChart {...props} series={tidy.series} notes={tidy.notes} height={height} />;
}

type ReadyProps = BarChartProps & { readonly height: number; readonly notes: readonly string[] };

function ReadyChart(props: ReadyProps) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame, props.width);
  const palette = useTheme();
  const speech = useChartSpeech();
  const { words } = speech;
  const { axis, today, height, title, runningLabel = words.bars.running } = props;
  const { series, per } = useMemo(
    () => (width === null ? { series: props.series, per: 1 } : groupedSeries(props.series, width)),
    [props.series, width],
  );
  const notes = per > 1 ? [...props.notes, words.bars.grouped(per)] : props.notes;
  const plan = useMemo(() => {
    if (width === null) return null;
    const todayLabel = todayWords(series, today, runningLabel, speech);
    return planBars({ series, axis, today, todayLabel, width, height, speech });
  }, [series, axis, today, runningLabel, width, height, speech]);
  const label = plan ? `${title}. ${periodText(plan.window, speech)}` : title;
  if (props.interactive === false) {
    return plan && <BarDrawing plan={plan} palette={palette} label={label} />;
  }
  return (
    <ChartFigure
      ref={frame}
      height={height}
      width={props.width}
      state={props.state}
      served={(served) => <ReadyChart {...props} width={served} interactive={false} />}
    >
      {plan && (
        <BarReading plan={plan} series={series} label={label} runningLabel={runningLabel}>
          <BarDrawing plan={plan} palette={palette} label={title} />
        </BarReading>
      )}
      <ChartFoot series={series.filter(isVisible)} notes={notes} />
    </ChartFigure>
  );
}

function todayWords(
  series: readonly ChartSeries[],
  today: number | undefined,
  running: string,
  { words }: ChartSpeech,
): string {
  const isRunning = today !== undefined && isOpen(series, today, closingDates(series));
  return isRunning ? `${words.today} · ${running}` : words.today;
}
