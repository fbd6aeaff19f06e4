import { useContext, useId, useMemo, useRef } from 'react';
import { ThemeContext } from 'styled-components';
import { PALETTES } from '../../theme/palettes.ts';
import { type ChartMarker, type ChartState, isVisible } from '../chart-series.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { Figure, Hint, Note } from './chart-frame.ts';
import { ChartWaiting, type ChartWaitingProps } from './chart-waiting.tsx';
import { ChartCursor } from './cursor/chart-cursor.tsx';
import { dayOfYear } from './format.ts';
import { type PlanInput, planChart } from './plan/chart-plan.ts';
import { checkSeries, hasValues } from './plan/check-series.ts';
import { useWidth } from './use-width.ts';

export interface TimeChartProps
  extends Omit<PlanInput, 'width' | 'height'>,
    Omit<ChartWaitingProps, 'state' | 'height'> {
  /** What the chart shows, in words: its name for readers who do not see it. */
  readonly title: string;
  readonly state?: ChartState;
  readonly height?: number;
  /** Fixed width in px; otherwise the chart fills its container. With it nothing has to be measured. */
  readonly width?: number;
  /** False draws the bare picture (one `<svg>`, no cursor, no style sheet): for reports and static previews. */
  readonly interactive?: boolean;
}

const NO_MARKERS: readonly ChartMarker[] = [];
const HEIGHT = 320;

/**
 * Series over time with two value axes. Memoise `series`, `markers`, `bands`, `window` and `ticks`: the drawing is
 * planned anew whenever one of them is another object.
 *
 * @throws {RangeError} a series is not in order (see `checkSeries`)
 */
export function TimeChart(props: TimeChartProps) {
  const { state = 'ready', height = HEIGHT, interactive = true } = props;
  const shown = state === 'ready' && !hasValues(props.series) ? 'empty' : state;
  if (shown === 'ready') return <ReadyChart {...props} height={height} interactive={interactive} />;
  return <ChartWaiting {...props} state={shown} height={height} />;
}

type ReadyProps = TimeChartProps & { readonly height: number; readonly interactive: boolean };

function ReadyChart(props: ReadyProps) {
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame, props.width);
  if (!props.interactive) return width === null ? null : <Picture {...props} width={width} />;
  return (
    <Figure ref={frame} style={{ minHeight: props.height, width: props.width }}>
      {width !== null && <Reading {...props} width={width} />}
    </Figure>
  );
}

type DrawnProps = ReadyProps & { readonly width: number };

function Picture(props: DrawnProps) {
  return <ChartDrawing {...usePlan(props)} label={labelOf(props)} />;
}

function Reading(props: DrawnProps) {
  const { series, markers = NO_MARKERS, today } = props;
  const hint = useId();
  const drawing = usePlan(props);
  return (
    <>
      <ChartCursor
        plan={drawing.plan}
        series={series}
        markers={markers}
        today={today}
        label={labelOf(props)}
        describedBy={hint}
      >
        <ChartDrawing {...drawing} label={props.title} />
      </ChartCursor>
      <Hint id={hint}>
        Flechas: fecha anterior o siguiente. RePág y AvPág: una semana. Inicio y Fin: extremos. Esc: ocultar.
      </Hint>
      <NothingShown {...props} />
    </>
  );
}

/** Says why the frame is empty when all series are hidden or have nothing in this period. */
function NothingShown({ series, window }: DrawnProps) {
  const visible = series.filter(isVisible);
  if (visible.length === 0) return <Note>Todas las series están ocultas. Active una en su tarjeta.</Note>;
  const inWindow = visible.some(({ x, y }) =>
    y.some((value, i) => Number.isFinite(value) && x[i]! >= window.start && x[i]! <= window.end),
  );
  return inWindow ? null : <Note>Sin datos en este período. Elija un período más largo.</Note>;
}

function usePlan(props: DrawnProps) {
  const { series, window, ticks, leftAxis, rightAxis, markers, bands, today, width, height } = props;
  const { leftFromZero, leftExtent } = props;
  const palette = useContext(ThemeContext) ?? PALETTES.light;
  const plan = useMemo(() => {
    checkSeries(series);
    return planChart({
      series,
      window,
      ticks,
      leftAxis,
      rightAxis,
      markers,
      bands,
      today,
      width,
      height,
      leftFromZero,
      leftExtent,
    });
  }, [
    series,
    window,
    ticks,
    leftAxis,
    rightAxis,
    markers,
    bands,
    today,
    width,
    height,
    leftFromZero,
    leftExtent,
  ]);
  return { plan, palette };
}

function labelOf({ title, window }: DrawnProps): string {
  return `${title}, del ${dayOfYear(window.start)} al ${dayOfYear(window.end)}`;
}
