import { type ChartSeries, type ChartWindow, isVisible } from '../../chart-series.ts';

/** A stretch without data, from the last value before it to the first after it, wall ms. */
export interface Gap {
  readonly start: number;
  readonly end: number;
}

/**
 * Stretches inside the window without data of the visible lines (bars and steps count events, so they have no
 * gaps; those of another season are its own). A gap lies between two records, or after the last record as long as the series has NaN, at most until
 * `today` (the future is not missing). The time before the first record is no gap. Overlapping gaps of several
 * lines are joined.
 */
export function gapsOf(series: readonly ChartSeries[], window: ChartWindow, today?: number): Gap[] {
  const gaps: Gap[] = [];
  for (const one of series) {
    if (one.kind !== 'line' || one.compared || !isVisible(one)) continue;
    const runs = finiteRuns(one.y);
    for (let i = 0; i < runs.length; i++) {
      const last = one.x[runs[i]!.to - 1]!;
      const next = runs[i + 1];
      const end = next ? one.x[next.from]! : trailingEnd(one, runs[i]!.to, today);
      if (end > last) gaps.push({ start: last, end });
    }
  }
  return merged(gaps)
    .map((gap) => ({ start: Math.max(gap.start, window.start), end: Math.min(gap.end, window.end) }))
    .filter((gap) => gap.end > gap.start);
}

function trailingEnd(series: ChartSeries, to: number, today: number | undefined): number {
  if (to >= series.x.length) return Number.NEGATIVE_INFINITY;
  const end = series.x[series.x.length - 1]!;
  return today === undefined ? end : Math.min(end, today);
}

function merged(gaps: Gap[]): Gap[] {
  gaps.sort((a, b) => a.start - b.start);
  const result: Gap[] = [];
  for (const gap of gaps) {
    const last = result[result.length - 1];
    if (last && gap.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, gap.end) };
    else result.push(gap);
  }
  return result;
}

/** Half-open index ranges of consecutive finite values. */
function finiteRuns(y: Float64Array): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let start = -1;
  for (let i = 0; i <= y.length; i++) {
    const finite = i < y.length && Number.isFinite(y[i]!);
    if (finite && start < 0) start = i;
    if (!finite && start >= 0) {
      runs.push({ from: start, to: i });
      start = -1;
    }
  }
  return runs;
}
