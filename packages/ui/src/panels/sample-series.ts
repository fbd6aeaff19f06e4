import { type EpochMs, HOUR_MS, wallMsOfInstant } from '@vigia/domain';
import type { ChartSeries } from '../charts/chart-series.ts';
import type { Look } from './daily-chart-series.ts';

/** Readings of a device, oldest first. */
export interface Samples {
  /** Instants, ms since 1970, ascending. */
  readonly t: readonly EpochMs[];
  /** In the unit of the measure, one per instant; null is missing. */
  readonly values: readonly (number | null)[];
}

const EMPTY = new Float64Array(0);
/** A silence of this many usual steps, and of at least this length, is a hole. */
const SILENT_STEPS = 4;
const SHORTEST_SILENCE = 3 * HOUR_MS;

/**
 * Readings as a series of a chart. A silence becomes a hole, so that no line crosses it. In the hour that is
 * repeated at the start of winter time, readings are drawn one right after the other.
 */
export function sampleSeries(samples: Samples | null | undefined, look: Look): ChartSeries {
  if (!samples || samples.t.length === 0) return { ...look, x: EMPTY, y: EMPTY };
  const { t, values } = samples;
  const silence = Math.max(SHORTEST_SILENCE, SILENT_STEPS * usualStep(t));
  const x: number[] = [];
  const y: number[] = [];
  t.forEach((at, i) => {
    const wall = wallMsOfInstant(at);
    const before = x.at(-1);
    if (i > 0 && at - t[i - 1]! > silence && before !== undefined) {
      x.push(before + 1);
      y.push(Number.NaN);
    }
    x.push(Math.max(wall, (x.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
    y.push(values[i] ?? Number.NaN);
  });
  const series = { ...look, x: Float64Array.from(x), y: Float64Array.from(y) };
  const last = y.findLastIndex(Number.isFinite);
  return last < 0 ? series : { ...series, lastRecord: { x: x[last]!, y: y[last]! } };
}

/** Median of the steps between readings, ms. */
function usualStep(t: readonly EpochMs[]): number {
  const steps = t.slice(1).map((at, i) => at - t[i]!);
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
}
