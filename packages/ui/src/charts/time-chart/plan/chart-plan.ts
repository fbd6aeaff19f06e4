import {
  type AxisSide,
  type ChartAxis,
  type ChartBand,
  type ChartMarker,
  type ChartSeries,
  type ChartWindow,
  isVisible,
} from '../../chart-series.ts';
import { type AxisScale, axisExtent, niceAxis } from './axis-scale.ts';
import { type BandPlan, planBands } from './band-plan.ts';
import { barBoxes } from './bars.ts';
import type { Box } from './free-spot.ts';
import { type Gap, gapsOf } from './gaps.ts';
import { type MarkerPlan, planMarkers } from './marker-plan.ts';
import { planStrokes, type Stroke, spreadPath } from './strokes.ts';
import { planTicks, type TickLabel } from './ticks.ts';

export interface PlanInput {
  readonly series: readonly ChartSeries[];
  readonly window: ChartWindow;
  readonly ticks: readonly number[];
  readonly leftAxis: ChartAxis;
  readonly rightAxis?: ChartAxis | undefined;
  readonly markers?: readonly ChartMarker[] | undefined;
  readonly bands?: readonly ChartBand[] | undefined;
  readonly today?: number | undefined;
  /** Whether the left axis stands on zero; readings such as temperature do not. */
  readonly leftFromZero?: boolean | undefined;
  /** Fixed ends of the left axis, for units with natural ends such as 0–100 %. */
  readonly leftExtent?: { readonly min: number; readonly max: number } | undefined;
  readonly width: number;
  readonly height: number;
}

/** Everything a drawing of the chart needs, in px of the plot; pure, so it is the same on server and screen. */
export interface ChartPlan {
  readonly width: number;
  readonly height: number;
  readonly margin: { top: number; right: number; bottom: number; left: number };
  readonly inner: { width: number; height: number };
  readonly window: ChartWindow;
  readonly left: AxisScale;
  readonly right: AxisScale | null;
  readonly leftTitle: string;
  readonly rightTitle: string | null;
  readonly leftShown: boolean;
  readonly xTicks: readonly TickLabel[];
  readonly strokes: readonly Stroke[];
  readonly spreads: readonly { series: ChartSeries; path: string }[];
  readonly bars: readonly { series: ChartSeries; boxes: readonly Box[] }[];
  readonly gaps: readonly (Gap & { left: number; right: number })[];
  readonly markers: MarkerPlan;
  readonly bands: readonly BandPlan[];
  /** Left edge of the forecast zone, px; null when the window ends today. */
  readonly zone: number | null;
  readonly xPx: (wallMs: number) => number;
  readonly msAt: (px: number) => number;
  readonly yPx: (series: ChartSeries, value: number) => number;
}

const TITLE_ROW = 22;
const BOTTOM = 26;
const STRIP = 10;

export function planChart(input: PlanInput): ChartPlan {
  const { series, window, width, height } = input;
  const shown = series.filter(isVisible);
  const leftExtent = input.leftExtent ?? axisExtent(shown, 'left', window, input.leftFromZero);
  const rightExtent = input.rightAxis ? axisExtent(shown, 'right', window) : null;
  const leftMargin = (input.bands?.length ? STRIP : 0) + 8;
  const side = { left: leftMargin + 36, right: input.rightAxis ? 40 : 14 };
  const innerWidth = Math.max(40, width - side.left - side.right);
  const xPx = (ms: number) => ((ms - window.start) / (window.end - window.start)) * innerWidth;
  const msAt = (px: number) => window.start + (px / innerWidth) * (window.end - window.start);
  const gaps = gapsOf(shown, window, input.today).map((gap) => ({
    ...gap,
    left: xPx(gap.start),
    right: xPx(gap.end),
  }));
  const bounds = { left: -8, right: innerWidth + side.right };
  const markers = planMarkers({ ...input, markers: input.markers ?? [], gaps, xPx, bounds });
  const top = TITLE_ROW + markers.height;
  const innerHeight = Math.max(40, height - top - BOTTOM);
  const maxTicks = Math.max(3, Math.min(11, Math.floor(innerHeight / 26) + 1));
  const isWhole = (side: AxisSide) => shown.every((one) => one.axis !== side || one.decimals === 0);
  const left = niceAxis(leftExtent ?? { min: 0, max: 1 }, maxTicks, isWhole('left'));
  const right = rightExtent ? niceAxis(rightExtent, maxTicks, isWhole('right')) : null;
  const axisOf = (one: ChartSeries) => (one.axis === 'right' && right ? right : left);
  const yPx = (one: ChartSeries, value: number) => {
    const axis = axisOf(one);
    return innerHeight - ((value - axis.min) / (axis.max - axis.min)) * innerHeight;
  };
  const bars = shown
    .filter((one) => one.kind === 'bar')
    .map((one) => ({ series: one, boxes: barBoxes(one, window, xPx, (value) => yPx(one, value)) }));
  const strokes = planStrokes(shown, window, (one, value) => onLeftAxis(value, axisOf(one), left));
  const spreads = shown
    .filter((one) => one.spread)
    .map((one) => ({ series: one, path: spreadPath(one, window, xPx, (value) => yPx(one, value)) }));
  const bands = planBands({
    bands: leftExtent ? (input.bands ?? []) : [],
    axis: left,
    inner: { width: innerWidth, height: innerHeight },
    boxes: [
      ...bars.flatMap((bar) => bar.boxes),
      ...markers.lines.map((line) => lineBox(line.x, innerHeight)),
    ],
    lines: strokes.map((stroke) => ({
      points: stroke.data.map((point) => ({
        x: xPx(point.x),
        y:
          point.y === null
            ? null
            : innerHeight - ((point.y - left.min) / (left.max - left.min)) * innerHeight,
      })),
    })),
  });
  return {
    width,
    height,
    margin: { top, right: side.right, bottom: BOTTOM, left: side.left },
    inner: { width: innerWidth, height: innerHeight },
    window,
    left,
    right,
    leftTitle: titleOf(input.leftAxis),
    rightTitle: input.rightAxis ? titleOf(input.rightAxis) : null,
    leftShown: leftExtent !== null,
    xTicks: planTicks(input.ticks, window, xPx, bounds),
    strokes,
    spreads,
    bars,
    gaps,
    markers,
    bands,
    zone: zoneStart(input, xPx),
    xPx,
    msAt,
    yPx,
  };
}

/** nivo knows one value scale: a value of the right axis is written as the left value of the same height. */
function onLeftAxis(value: number, axis: AxisScale, left: AxisScale): number {
  if (axis === left) return value;
  return left.min + ((value - axis.min) / (axis.max - axis.min)) * (left.max - left.min);
}

function zoneStart({ today, window }: PlanInput, xPx: (ms: number) => number): number | null {
  if (today === undefined || today >= window.end) return null;
  return Math.max(0, xPx(today));
}

function lineBox(x: number, height: number): Box {
  return { left: x - 3, right: x + 3, top: 0, bottom: height };
}

function titleOf({ title, unit }: ChartAxis): string {
  return unit === '' || unit === title ? title : `${title} (${unit})`;
}
