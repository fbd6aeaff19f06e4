import type { Figures } from '../../../words/figures.ts';
import { type ChartSeries, type ChartWindow, isVisible } from '../../chart-series.ts';
import { sentSeries, unsentBars } from '../../unsent-bars.ts';
import type { ChartSpeech } from '../../words.ts';
import type { AxisScale } from './axis-scale.ts';
import { type BandPath, bandPath } from './band-path.ts';
import { type BandPlan, planBands } from './band-plan.ts';
import { barBoxes } from './bars.ts';
import { drawnSeries } from './day-overview.ts';
import { hasForecast } from './forecast.ts';
import { BOTTOM, planAxes, sideMargins, TITLE_ROW, titleOf } from './frame-size.ts';
import type { Box, Polyline } from './free-spot.ts';
import { type Gap, gapsOf } from './gaps.ts';
import { type MarkerPlan, planMarkers } from './marker-plan.ts';
import { drawnAt } from './mirrored.ts';
import type { PlanInput } from './plan-input.ts';
import { type PointMarks, planPointMarks } from './point-marks.ts';
import { planStrokes, type Stroke } from './strokes.ts';
import { planTicks, type TickLabel } from './ticks.ts';

/**
 * Everything a drawing of the chart needs, in px of the plot. The plan is computed without a document, so it is
 * the same on the server and on the screen.
 */
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
  readonly spreads: readonly ({ series: ChartSeries } & BandPath)[];
  /** Bars from `forecastFrom` (px) on are a forecast. */
  readonly bars: readonly { series: ChartSeries; boxes: readonly Box[]; forecastFrom: number }[];
  /** Bars that only the reader's device has. */
  readonly hollow: readonly { series: ChartSeries; boxes: readonly Box[] }[];
  readonly pointMarks: readonly PointMarks[];
  readonly gaps: readonly (Gap & { left: number; right: number })[];
  readonly markers: MarkerPlan;
  readonly bands: readonly BandPlan[];
  /** Left edge of the forecast zone, px; null when no forecast is shown. */
  readonly zone: number | null;
  readonly xPx: (wallMs: number) => number;
  readonly msAt: (px: number) => number;
  readonly yPx: (series: ChartSeries, value: number) => number;
  /** Formats its numbers. */
  readonly figures: Figures;
}

/** Plans what a chart draws, and where. */
export function planChart(wanted: PlanInput, speech: ChartSpeech): ChartPlan {
  const { figures, words } = speech;
  const { window, width, height } = wanted;
  const drawn = drawnSeries(wanted.series, window);
  const unsent = unsentBars(drawn);
  const sent = sentSeries(drawn);
  const input = { ...wanted, series: [...sent, ...unsent.map(({ series }) => series)] };
  const shown = sent.filter(isVisible);
  const side = sideMargins(input, figures);
  const innerWidth = Math.max(40, width - side.left - side.right);
  const xPx = (ms: number) => ((ms - window.start) / (window.end - window.start)) * innerWidth;
  const msAt = (px: number) => window.start + (px / innerWidth) * (window.end - window.start);
  const gaps = gapsOf(wanted.series, window, input.today).map((gap) => ({
    ...gap,
    left: xPx(gap.start),
    right: xPx(gap.end),
  }));
  const zone = zoneStart(input, xPx);
  const bounds = { left: -8, right: innerWidth + side.right };
  // The names of lines are level with the top number of a right axis, so they end where the plot ends.
  const names = input.rightAxis ? { ...bounds, right: innerWidth + 2 } : bounds;
  const markers = planMarkers({
    ...input,
    markers: input.markers ?? [],
    gaps,
    zone,
    xPx,
    bounds: names,
    words,
  });
  const top = TITLE_ROW + markers.height;
  const innerHeight = Math.max(40, height - top - BOTTOM);
  const { left, right, leftShown } = planAxes(input, innerHeight);
  const axisOf = (one: ChartSeries) => (one.axis === 'right' && right ? right : left);
  const yPx = (one: ChartSeries, value: number) => {
    const axis = axisOf(one);
    return innerHeight - ((drawnAt(one, value) - axis.min) / (axis.max - axis.min)) * innerHeight;
  };
  const standing = shown.filter((one) => one.kind === 'bar');
  const bars = standing.map((one, index) => ({
    series: one,
    boxes: barBoxes(one, window, xPx, (value) => yPx(one, value), {
      slot: { index, count: standing.length },
    }),
    // A bar is centred on its date. Half a pixel less keeps rounding from drawing the first forecast as
    // measured.
    forecastFrom: xPx(one.forecastFrom ?? Number.POSITIVE_INFINITY) - 0.5,
  }));
  const hollow = unsent.map(({ series, bases }) => ({
    series,
    boxes: barBoxes(series, window, xPx, (value) => yPx(series, value), {
      bases,
      like: standing[0] ?? series,
    }),
  }));
  const strokes = planStrokes(shown, window, (one, value) =>
    onLeftAxis(drawnAt(one, value), axisOf(one), left),
  );
  const obstacles = {
    boxes: [
      ...[...bars, ...hollow].flatMap((bar) => bar.boxes),
      ...markers.lines.map((line) => lineBox(line.x, innerHeight)),
    ],
    lines: () => polylines(strokes, left, innerHeight, xPx),
  };
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
    leftShown,
    // Dates stand below the numbers of the left axis and may extend under them.
    xTicks: planTicks(input.ticks, window, xPx, { ...bounds, left: -side.left }, figures),
    strokes,
    spreads: shown
      .filter((one) => one.spread)
      .map((one) => ({ series: one, ...bandPath(one, window, xPx, (value) => yPx(one, value)) })),
    bars,
    hollow,
    pointMarks: planPointMarks(shown, window, xPx, yPx),
    gaps,
    markers,
    bands: bandsOf(input, leftShown, left, { width: innerWidth, height: innerHeight }, obstacles),
    zone,
    xPx,
    msAt,
    yPx,
    figures,
  };
}

function bandsOf(
  { bands = [] }: PlanInput,
  leftShown: boolean,
  axis: AxisScale,
  inner: { width: number; height: number },
  { boxes, lines }: { boxes: readonly Box[]; lines: () => readonly Polyline[] },
): BandPlan[] {
  return leftShown && bands.length > 0 ? planBands({ bands, axis, inner, boxes, lines: lines() }) : [];
}

/** The drawn lines in px of the plot; names must not touch them. */
function polylines(
  strokes: readonly Stroke[],
  { min, max }: AxisScale,
  height: number,
  xPx: (ms: number) => number,
): Polyline[] {
  return strokes.map((stroke) => ({
    points: stroke.data.map(({ x, y }) => ({
      x: xPx(x),
      y: y === null ? null : height - ((y - min) / (max - min)) * height,
    })),
  }));
}

/** nivo has one value scale: a value of the right axis is converted to the left value at the same height. */
function onLeftAxis(value: number, axis: AxisScale, left: AxisScale): number {
  if (axis === left) return value;
  return left.min + ((value - axis.min) / (axis.max - axis.min)) * (left.max - left.min);
}

function zoneStart({ series, today, window }: PlanInput, xPx: (ms: number) => number): number | null {
  if (today === undefined || today >= window.end || !hasForecast(series, window)) return null;
  return Math.max(0, xPx(today));
}

function lineBox(x: number, height: number): Box {
  return { left: x - 3, right: x + 3, top: 0, bottom: height };
}
