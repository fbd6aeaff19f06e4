import { type AxisSide, type ChartSeries, type ChartWindow, isVisible } from '../../chart-series.ts';
import { windowSlice } from './window-slice.ts';

/** A value axis: `ticks` run from `min` to `max` in equal steps. */
export interface AxisScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly ticks: readonly number[];
  /** Decimals the tick labels need. */
  readonly decimals: number;
}

export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** The specification's number of ticks on a value axis, as the most there may be. */
export const MAX_TICKS = 11;

const NICE_STEPS = [1, 2, 2.5, 5, 10];

/**
 * The smallest axis of round steps that holds `extent` with at most `maxTicks` ticks.
 *
 * @param extent lowest and highest value; equal values are opened by a unit so that a flat line has a room
 * @param maxTicks at least 2
 * @param whole steps are whole numbers: half an insect is no tick
 */
export function niceAxis(extent: Extent, maxTicks = MAX_TICKS, whole = false): AxisScale {
  const { min, max } = opened(extent);
  const rough = (max - min) / (maxTicks - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  for (let power = magnitude; ; power *= 10) {
    for (const factor of NICE_STEPS) {
      const step = factor * power;
      if (whole && !Number.isInteger(step)) continue;
      const first = Math.floor(min / step + 1e-9);
      const last = Math.ceil(max / step - 1e-9);
      if (last - first + 1 <= maxTicks) return axisOfSteps(first, last, step);
    }
  }
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
 * Lowest and highest value that the visible series of one axis show inside the window, or null when none does.
 * Bars and steps always stand on zero; a line does so unless the axis is a reading (`fromZero: false`).
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
    if (one.kind !== 'line') zero = true;
    const { from, to } = windowSlice(one.x, window);
    for (let i = from; i < to; i++) {
      const value = one.y[i]!;
      if (value < min) min = value;
      if (value > max) max = value;
    }
  }
  if (max < min) return null;
  return zero ? { min: Math.min(0, min), max: Math.max(0, max) } : { min, max };
}
