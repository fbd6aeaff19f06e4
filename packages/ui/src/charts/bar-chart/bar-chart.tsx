import { type ReactNode, useContext, useId, useMemo, useRef } from 'react';
import { ThemeContext } from 'styled-components';
import { LIGHT } from '../../theme/palettes.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import {
  type ChartAxis,
  type ChartMarker,
  type ChartSeries,
  type ChartState,
  type ChartWindow,
  isVisible,
} from '../chart-series.ts';
import { isDrawn, stateOf } from '../chart-state.ts';
import { periodText } from '../download/source-line.ts';
import { Figure, Hint, Note } from '../time-chart/chart-frame.ts';
import { ChartWaiting, type ChartWaitingProps } from '../time-chart/chart-waiting.tsx';
import { ChartCursor } from '../time-chart/cursor/chart-cursor.tsx';
import { hasValues } from '../time-chart/plan/check-series.ts';
import { Refreshing } from '../time-chart/refreshing.tsx';
import { useWidth } from '../time-chart/use-width.ts';
import type { Zoom } from '../time-chart/zoom/use-zoom.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { type BarPlan, planBars } from './bar-plan.ts';
import { totalSeries } from './stacks.ts';
import { BAR_WORDS } from './words.ts';

export interface BarChartProps extends Omit<ChartWaitingProps, 'state' | 'height'> {
  /** What the chart shows, in words: its name for readers who do not see it. */
  readonly title: string;
  /** Counts by the day on which each closes; the visible ones are stacked in this order. `NaN` = not counted. */
  readonly series: readonly ChartSeries[];
  readonly axis: ChartAxis;
  /** Wall ms; a last count that closes after it still goes on, and is drawn and said so. */
  readonly today?: number | undefined;
  /** What is said of that last count: 'semana en curso'. */
  readonly runningLabel?: string;
  readonly state?: ChartState;
  /** px */
  readonly height?: number;
  /** Fixed width in px; otherwise the chart fills its container. */
  readonly width?: number;
  /** False draws the bare picture (one `<svg>`, no cursor, no style sheet): for reports and downloads. */
  readonly interactive?: boolean;
}

/**
 * Counts that close on certain days (each Sunday, each Tuesday and Friday), one bar each, stacked by station. Memoise
 * `series` and `axis`.
 */
export function BarChart(props: BarChartProps) {
  const { state = 'ready', height = LAYOUT.chart } = props;
  const shown = stateOf(state, hasValues(props.series));
  if (!isDrawn(shown)) return <ChartWaiting {...props} state={shown} height={height} />;
  return <ReadyChart {...props} height={height} />;
}

type ReadyProps = BarChartProps & { readonly height: number };

function ReadyChart(props: ReadyProps) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame, props.width);
  const palette = useContext(ThemeContext) ?? LIGHT;
  const { series, axis, today, height, title, runningLabel = BAR_WORDS.running } = props;
  const plan = useMemo(() => {
    if (width === null) return null;
    const todayLabel = todayWords(series, today, runningLabel);
    return planBars({ series, axis, today, todayLabel, width, height });
  }, [series, axis, today, runningLabel, width, height]);
  const label = plan ? `${title}. ${periodText(plan.window)}` : title;
  if (props.interactive === false) {
    return plan && <BarDrawing plan={plan} palette={palette} label={label} />;
  }
  return (
    <Figure
      ref={frame}
      style={{ minHeight: height, width: props.width }}
      aria-busy={props.state === 'refreshing'}
    >
      {props.state === 'refreshing' && <Refreshing />}
      {plan && (
        <Reading plan={plan} series={series} label={label} runningLabel={runningLabel}>
          <BarDrawing plan={plan} palette={palette} label={title} />
        </Reading>
      )}
    </Figure>
  );
}

function todayWords(series: readonly ChartSeries[], today: number | undefined, running: string): string {
  const last = Math.max(...series.map(({ x }) => x[x.length - 1] ?? Number.NEGATIVE_INFINITY));
  return today !== undefined && today < last ? `${BAR_WORDS.today} · ${running}` : BAR_WORDS.today;
}

/** A bar chart shows all its bars: a part of them could not be compared. */
function wholeOf(window: ChartWindow): Zoom {
  const stay = () => window;
  return {
    window,
    home: window,
    isZoomed: false,
    isAllowed: false,
    show: stay,
    scale: stay,
    pan: stay,
    reveal: stay,
  };
}

interface ReadingProps {
  readonly plan: BarPlan;
  readonly series: readonly ChartSeries[];
  readonly label: string;
  readonly runningLabel: string;
  readonly children: ReactNode;
}

/** The picture under the cursor of all charts: every station and the sum, bar by bar. */
function Reading({ plan, series, label, runningLabel, children }: ReadingProps) {
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const zoom = useMemo(() => wholeOf(plan.window), [plan.window]);
  const read = useMemo(() => [...series, ...totalSeries(series, BAR_WORDS.total)], [series]);
  const markers = useMemo<ChartMarker[]>(
    () =>
      plan.running === null
        ? []
        : [{ id: 'running', x: plan.window.end, kind: 'device', label: runningLabel }],
    [plan, runningLabel],
  );
  return (
    <>
      <ChartCursor
        root={root}
        plan={plan}
        zoom={zoom}
        series={read}
        markers={markers}
        label={label}
        describedBy={hint}
        isScrolled={false}
      >
        {children}
      </ChartCursor>
      <Hint id={hint}>{BAR_WORDS.keys}</Hint>
      {!series.some(isVisible) && <Note>{BAR_WORDS.allHidden}</Note>}
    </>
  );
}
