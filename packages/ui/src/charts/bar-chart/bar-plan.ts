import { DAY_MS } from '@vigia/domain';
import { type ChartAxis, type ChartSeries, type ChartWindow, isVisible } from '../chart-series.ts';
import type { ChartPlan } from '../time-chart/plan/chart-plan.ts';
import { planChart } from '../time-chart/plan/chart-plan.ts';
import type { Box } from '../time-chart/plan/free-spot.ts';
import { planMarkers } from '../time-chart/plan/marker-plan.ts';
import { planPointMarks } from '../time-chart/plan/point-marks.ts';
import { planTicks } from '../time-chart/plan/ticks.ts';
import type { ChartSpeech } from '../words.ts';
import { type BandScale, bandScale, FREE, WIDEST } from './band-scale.ts';
import { type Stacks, stacksOf } from './stacks.ts';

export interface BarPlanInput {
  /** Counts by closing date, stacked in this order. */
  readonly series: readonly ChartSeries[];
  readonly axis: ChartAxis;
  /** Wall ms. */
  readonly today?: number | undefined;
  /** Label of today's line: 'hoy', or that the last count is incomplete. */
  readonly todayLabel: string;
  readonly width: number;
  readonly height: number;
  readonly speech: ChartSpeech;
}

/**
 * A `ChartPlan` whose dates have bands of equal width, so that cursor, axes and marks of time charts can draw
 * it.
 */
export interface BarPlan extends ChartPlan {
  readonly stacks: Stacks;
  /** Distance between the middles of two bars, px. */
  readonly step: number;
  /** Left edge of the bar whose count is incomplete, px; null when all are complete. */
  readonly running: number | null;
  /** Middles of the bars whose count is 0, px. */
  readonly zeros: readonly number[];
}

/**
 * Plans a bar chart: its axes, bars, gaps and marks in px.
 *
 * @throws {RangeError} no series has a value
 */
export function planBars(input: BarPlanInput): BarPlan {
  const { series, axis, today, width, height, speech } = input;
  const stacks = stacksOf(series);
  const { dates, totals } = stacks;
  if (dates.length === 0) throw new RangeError('no bar to draw');
  const window = { start: dates[0]!, end: dates[dates.length - 1]! };
  const around = { start: window.start - 1, end: window.end + 1 };
  const sums: ChartSeries = { ...totalLook(series[0]!), x: dates, y: totals };
  // A bar of 0 has its 0 written where a mark would stand.
  const marked = { ...sums, y: totals.map((total) => total || Number.NaN) };
  const unsent = series.filter((one) => one.isUnsent && isVisible(one));
  const whole = { series: [sums, ...unsent], window: around, ticks: [], leftAxis: axis, width, height };
  const base = planChart(whole, speech);
  const { inner, margin } = base;
  const scale = bandScale(dates, inner.width);
  const bounds = { left: -8, right: inner.width + margin.right };
  const isRunning = today !== undefined && isOpen(series, today, dates);
  const hollow = base.hollow.map(({ series: one }) => ({
    series: one,
    boxes: hollowBoxes(one, stacks, scale, base),
  }));
  const gaps = gapsOf(stacks, scale, unsent);
  return {
    ...base,
    window,
    gaps,
    markers: planMarkers({
      markers: [],
      gaps: [],
      today: today !== undefined && today <= window.end ? today : undefined,
      todayLabel: input.todayLabel,
      zone: null,
      window: { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY },
      xPx: (ms) => scale.moment(ms),
      bounds,
      height,
      words: speech.words,
    }),
    xTicks: planTicks(Array.from(dates), inDays(window), scale.middle, bounds, speech.figures),
    bars: [],
    hollow,
    pointMarks: stacks.provenance
      ? planPointMarks([{ ...marked, provenance: stacks.provenance }], window, scale.middle, base.yPx)
      : [],
    strokes: [],
    zone: null,
    xPx: scale.middle,
    msAt: scale.dateAt,
    stacks,
    step: scale.step,
    running: isRunning ? scale.middle(window.end) - scale.step / 2 : null,
    zeros: Array.from(dates)
      .filter((_, i) => totals[i] === 0)
      .map(scale.middle),
  };
}

/** Whether the last bar is incomplete: it closes after today, or a series says that it is still counting. */
export function isOpen(series: readonly ChartSeries[], today: number, dates: Float64Array): boolean {
  const [before = Number.NEGATIVE_INFINITY, end = Number.NEGATIVE_INFINITY] = dates.slice(-2);
  if (today > before && today < end) return true;
  return series.some(({ running, lastRecord }) => {
    const record = running ?? lastRecord;
    return record?.note !== undefined && record.x === today && today === end;
  });
}

/** A count covers at least a day. A window of a week or more keeps hours out of the labels. */
const inDays = ({ start, end }: ChartWindow): ChartWindow => ({
  start,
  end: Math.max(end, start + 7 * DAY_MS),
});

function totalLook({ unit, axis, decimals }: ChartSeries) {
  return { id: 'total', label: '', unit, axis, decimals, kind: 'bar', color: 'captures' } as const;
}

/** The hollow part of each bar, above its stack. The values of `one` are the tops of the bars. */
function hollowBoxes(
  one: ChartSeries,
  { dates, totals }: Stacks,
  { step, middle }: BandScale,
  { yPx }: ChartPlan,
): Box[] {
  const half = Math.min(step * (1 - FREE), WIDEST) / 2;
  return Array.from(one.x, (date, i) => {
    const at = middle(date);
    const under = totals[dates.indexOf(date)]! || 0;
    return { left: at - half, right: at + half, top: yPx(one, one.y[i]!), bottom: yPx(one, under) };
  }).filter(({ top, bottom }) => top < bottom);
}

/** Bars without any value; neighbouring ones are joined. */
function gapsOf(
  { dates, totals }: Stacks,
  { step, middle }: BandScale,
  unsent: readonly ChartSeries[],
): BarPlan['gaps'] {
  const gaps: { start: number; end: number; left: number; right: number }[] = [];
  totals.forEach((total, i) => {
    if (!Number.isNaN(total) || unsent.some(({ x }) => x.includes(dates[i]!))) return;
    const open = gaps.at(-1);
    const left = middle(dates[i]!) - step / 2;
    if (open && Math.abs(open.right - left) < 0.5)
      gaps[gaps.length - 1] = { ...open, end: dates[i]!, right: left + step };
    else gaps.push({ start: dates[i]!, end: dates[i]!, left, right: left + step });
  });
  return gaps;
}
