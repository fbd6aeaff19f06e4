import { type AxisSide, type ChartSeries, type ChartWindow, isVisible } from '../../chart-series.ts';
import { drawnAt } from './mirrored.ts';
import { windowSlice } from './window-slice.ts';

/** A value axis: `ticks` go from `min` to `max` in equal steps. */
export interface AxisScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly ticks: readonly number[];
  /** Decimals of the tick labels. */
  readonly decimals: number;
  /** Ticks below 0 are written without a sign: a series hangs from 0. */
  readonly isMirrored?: boolean;
}

export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** Most ticks on a value axis by default. */
export const MAX_TICKS = 12;

const NICE_STEPS = [1, 2, 2.5, 5, 10];
/** A step of 25 is round, 2.5 is not: every tick would have a decimal. */
const isRound = (factor: number, step: number) => factor !== 2.5 || Number.isInteger(step);

/**
 * The smallest axis of round steps that contains `extent` with at most `maxTicks` ticks.
 *
 * @param extent lowest and highest value; equal values are widened by a unit, so that a flat line has room
 * @param maxTicks at least 2
 * @param whole steps are whole numbers, for counts
 */
export function niceAxis(extent: Extent, maxTicks = MAX_TICKS, whole = false): AxisScale {
  const { min, max } = opened(extent);
  const rough = (max - min) / (maxTicks - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  for (let power = magnitude; ; power *= 10) {
    for (const factor of NICE_STEPS) {
      const step = factor * power;
      if (!isRound(factor, step) || (whole && !Number.isInteger(step))) continue;
      const first = Math.floor(min / step + 1e-9);
      const last = Math.ceil(max / step - 1e-9);
      if (last - first + 1 <= maxTicks) return axisOfSteps(first, last, step);
    }
  }
}

/** Round steps for an axis whose number of ticks is given by another one. */
const FOLLOWING_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * An axis with as many ticks as `other`, so that both share the grid lines of the plot; null if that would
 * leave more than a third of the plot empty.
 */
export function followingAxis(extent: Extent, other: AxisScale, whole = false): AxisScale | null {
  const { min, max } = opened(extent);
  const steps = other.ticks.length - 1;
  for (let power = 10 ** Math.floor(Math.log10((max - min) / steps)); ; power *= 10) {
    for (const factor of FOLLOWING_STEPS) {
      const step = factor * power;
      if (whole && !Number.isInteger(step)) continue;
      const first = Math.floor(min / step + 1e-9);
      if ((first + steps) * step < max - step * 1e-9) continue;
      return (max - min) / (steps * step) < 2 / 3 ? null : axisOfSteps(first, first + steps, step);
    }
  }
}

/**
 * An axis that ends exactly at the natural ends of its unit (0–24 h, 0–100 %). It has the finest equal round
 * steps with at most `maxTicks` ticks, or two whole steps (0, 12, 24 h). If no such step divides the extent, it
 * is as `niceAxis`.
 */
export function exactAxis(extent: Extent, maxTicks = MAX_TICKS, whole = false): AxisScale {
  const span = extent.max - extent.min;
  for (let power = 10 ** Math.floor(Math.log10(span / (maxTicks - 1))); power <= span; power *= 10) {
    for (const factor of FOLLOWING_STEPS) {
      const step = factor * power;
      if (factor === 1.5 || !isRound(factor, step) || (whole && !Number.isInteger(step))) continue;
      const axis = dividedBy(step, extent);
      if (axis && axis.ticks.length <= maxTicks) return axis;
    }
  }
  const halves = Number.isInteger(span / 2) ? dividedBy(span / 2, extent) : null;
  return halves ?? niceAxis(extent, maxTicks, whole);
}

/** Null unless both ends are multiples of `step`. */
function dividedBy(step: number, { min, max }: Extent): AxisScale | null {
  const [first, last] = [Math.round(min / step), Math.round(max / step)];
  const isExact = Math.abs(min / step - first) < 1e-9 && Math.abs(max / step - last) < 1e-9;
  return isExact ? axisOfSteps(first, last, step) : null;
}

function opened({ min, max }: Extent): Extent {
  if (max > min) return { min, max };
  return min === 0 ? { min: 0, max: 1 } : { min: Math.min(0, min), max: Math.max(0, max) };
}

function axisOfSteps(first: number, last: number, step: number): AxisScale {
  const decimals = decimalsOf(step);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toFixed(decimals)),
  );
  return { min: ticks[0]!, max: ticks[ticks.length - 1]!, step, ticks, decimals };
}

function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 10; decimals++) {
    if (Math.abs(step - Number(step.toFixed(decimals))) < step * 1e-6) return decimals;
  }
  return 10;
}

/**
 * Lowest and highest value, ranges included, that the visible series of one axis show inside the window; null
 * when there is none. Bars and steps always include zero; a line does so unless `fromZero` is false (readings
 * such as temperature).
 */
export function axisExtent(
  series: readonly ChartSeries[],
  side: AxisSide,
  window: ChartWindow,
  fromZero = true,
): Extent | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let zero = fromZero;
  for (const one of series) {
    if (one.axis !== side || !isVisible(one)) continue;
    if (one.kind === 'bar' || one.kind === 'step') zero = true;
    const { from, to } = windowSlice(one.x, window);
    for (const values of one.spread ? [one.y, one.spread.low, one.spread.high] : [one.y]) {
      for (let i = from; i < to; i++) {
        const value = drawnAt(one, values[i]!);
        if (value < min) min = value;
        if (value > max) max = value;
      }
    }
  }
  if (max < min) return null;
  return zero ? { min: Math.min(0, min), max: Math.max(0, max) } : { min, max };
}
