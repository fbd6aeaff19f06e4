import { type ReactNode, useMemo, useRef } from 'react';
import { useTheme } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { warnOfWrong, warnOfWrongEach } from '../../warn-of-wrong.ts';
import { CHART_STATES, SERIES_CHOICES } from '../chart-choices.ts';
import type { ChartState } from '../chart-series.ts';
import { isDrawn, stateOf } from '../chart-state.ts';
import { useEmbedded } from '../embedded.tsx';
import { useChartSpeech } from '../words.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ZOOM_ROOM } from './chart-foot.tsx';
import { ChartWaiting, type ChartWaitingProps } from './chart-waiting.tsx';
import { summaryOf, windowLabel } from './cursor/summary.ts';
import { LiveChart, type LiveChartProps } from './live-chart.tsx';
import { hasValues } from './plan/check-series.ts';
import { COMPACT } from './plan/frame-size.ts';
import type { PlanInput } from './plan/plan-input.ts';
import { soundWindow, tidySeries } from './plan/tidy-series.ts';
import { usePlan } from './use-plan.ts';
import { useWidth } from './use-width.ts';
import type { ZoomProps } from './zoom/use-zoom.ts';

export interface TimeChartProps
  extends Omit<PlanInput, 'width' | 'height'>,
    Omit<ChartWaitingProps, 'state' | 'height'>,
    ZoomProps {
  /** Description of the chart: its name for screen readers. */
  readonly title: string;
  readonly state?: ChartState;
  /** px; 320 by default, 280 if the chart is as narrow as a phone. */
  readonly height?: number;
  /** Fixed width in px, without measuring; without it the chart fills its container. */
  readonly width?: number;
  /**
   * False draws the picture alone (one `<svg>`, no cursor, no style sheet): for reports and static previews.
   */
  readonly interactive?: boolean;
  /**
   * A unit of time in ms (a day, a week). In a chart as narrow as a phone every unit then takes 30 px, and the
   * chart scrolls sideways between its axes. Without it the whole window is fitted in.
   */
  readonly scrollUnit?: number | undefined;
  /** What lies over the chart on the screen: `ChartHandles`. */
  readonly over?: ReactNode;
}

const HEIGHT = LAYOUT.chart;
const COMPACT_HEIGHT = 280;

/**
 * Series over time with one or two value axes. Memoise `series`, `markers`, `bands`, `window` and `ticks`: the
 * drawing is planned again whenever one of them is another object. Dates that are unsorted, repeated or missing
 * and infinite values are corrected, and a note says so.
 *
 * @throws {RangeError} the arrays of a series differ in length
 */
export function TimeChart(props: TimeChartProps) {
  const { state = 'ready', height, zoomable = true } = props;
  warnOfWrong('TimeChart', props, { state: CHART_STATES });
  warnOfWrongEach('TimeChart series', props.series, SERIES_CHOICES);
  const embedded = useEmbedded();
  const speech = useChartSpeech();
  const tidy = useMemo(() => tidySeries(props.series, speech), [props.series, speech]);
  const window = useMemo(() => soundWindow(props.window, tidy.series), [props.window, tidy]);
  const shown = stateOf(state, hasValues(tidy.series) && window !== null);
  if (!isDrawn(shown) || window === null) {
    const waiting = isDrawn(shown) ? 'empty' : shown;
    const foot = waiting === 'loading' && zoomable && !embedded ? ZOOM_ROOM : 0;
    return <ChartWaiting {...props} state={waiting} height={(height ?? HEIGHT) + foot} />;
  }
  return <ReadyChart {...props} series={tidy.series} notes={tidy.notes} window={window} />;
}

function ReadyChart(props: TimeChartProps & Pick<LiveChartProps, 'notes'>) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame, props.width);
  const palette = useTheme();
  const height = props.height ?? (width !== null && width < COMPACT ? COMPACT_HEIGHT : HEIGHT);
  const drawn = width === null ? null : { ...props, palette, width, height };
  if (props.interactive === false) return drawn && <Picture {...drawn} />;
  return (
    <ChartFigure
      ref={frame}
      height={height}
      width={props.width}
      state={props.state}
      served={(width) => <Picture {...props} palette={palette} width={width} height={height} />}
    >
      {drawn && <LiveChart {...drawn} />}
    </ChartFigure>
  );
}

function Picture(props: LiveChartProps) {
  const { title, palette, series, window, markers, today } = props;
  const plan = usePlan(props);
  const speech = useChartSpeech();
  const summary = summaryOf({ series, window, markers, today }, speech);
  const label = `${title}, ${windowLabel(window, speech)}. ${summary}`;
  return <ChartDrawing plan={plan} palette={palette} label={label} />;
}
