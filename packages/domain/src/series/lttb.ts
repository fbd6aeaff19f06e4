/** Points `from` … `to` (excluded), none a hole. */
interface Run {
  readonly from: number;
  readonly to: number;
}

const sizeOf = (run: Run): number => run.to - run.from;

/** Keeps the end points of the run and, of each bucket between, the point that spans the largest triangle. */
function sampleRun(x: Float64Array, y: Float64Array, run: Run, quota: number, out: number[]): void {
  const { from, to } = run;
  if (sizeOf(run) <= quota) {
    for (let i = from; i < to; i += 1) out.push(i);
    return;
  }
  out.push(from);
  const width = (to - from - 2) / (quota - 2);
  let kept = from;
  let bucketStart = from + 1;
  for (let bucket = 1; bucket <= quota - 2; bucket += 1) {
    const bucketEnd = from + 1 + Math.floor(bucket * width);
    const nextEnd = bucket === quota - 2 ? to : Math.min(to, from + 1 + Math.floor((bucket + 1) * width));
    let sumX = 0;
    let sumY = 0;
    for (let i = bucketEnd; i < nextEnd; i += 1) {
      sumX += x[i]!;
      sumY += y[i]!;
    }
    const dx = sumX / (nextEnd - bucketEnd) - x[kept]!;
    const dy = sumY / (nextEnd - bucketEnd) - y[kept]!;
    const keptX = x[kept]!;
    const keptY = y[kept]!;
    let best = bucketStart;
    let largest = -1;
    for (let i = bucketStart; i < bucketEnd; i += 1) {
      const area = Math.abs(dx * (y[i]! - keptY) - (x[i]! - keptX) * dy);
      if (area > largest) {
        largest = area;
        best = i;
      }
    }
    out.push(best);
    kept = best;
    bucketStart = bucketEnd;
  }
  out.push(to - 1);
}

/** First index at or after `from` that is (or is not) a hole. */
function seek(y: Float64Array, from: number, hole: boolean): number {
  let i = from;
  while (i < y.length && Number.isNaN(y[i]!) !== hole) i += 1;
  return i;
}

function runsOf(y: Float64Array): Run[] {
  const runs: Run[] = [];
  let from = seek(y, 0, false);
  while (from < y.length) {
    const to = seek(y, from, true);
    runs.push({ from, to });
    from = seek(y, to, false);
  }
  return runs;
}

/** Two points for each run, then the rest of the budget by the runs' sizes. */
function quotasOf(runs: readonly Run[], budget: number): number[] {
  const spare = (run: Run): number => Math.max(0, sizeOf(run) - 2);
  const wanted = runs.reduce((sum, run) => sum + spare(run), 0);
  const left = budget - 2 * runs.length;
  return runs.map((run) => 2 + (wanted === 0 ? 0 : Math.floor((left * spare(run)) / wanted)));
}

/** With more breaks than the budget can show, only the widest are kept; narrower ones are under a pixel. */
function widestBreaks(x: Float64Array, runs: readonly Run[], limit: number): Set<number> {
  const width = (i: number): number => x[runs[i + 1]!.from]! - x[runs[i]!.to - 1]!;
  const breaks = Array.from({ length: runs.length - 1 }, (_, i) => i);
  return new Set(breaks.sort((a, b) => width(b) - width(a) || a - b).slice(0, limit));
}

/**
 * Largest-triangle-three-buckets: at most `n` indices, ascending, whose polyline looks like the whole one. Holes
 * (NaN in `y`) part the curve: the points beside a hole are kept and one index of the hole between them, so that a
 * break in the data stays a break in the drawing.
 *
 * @param x ascending
 * @param y same length as `x`; NaN is a hole
 * @param n most indices wanted, 3 or more
 * @throws {RangeError} lengths differ or `n` is below 3
 * @source Steinarsson 2013, Downsampling Time Series for Visual Representation, ch. 4.2
 */
export function lttb(x: Float64Array, y: Float64Array, n: number): Uint32Array {
  if (x.length !== y.length) throw new RangeError(`x has ${x.length} values, y has ${y.length}`);
  if (!(n >= 3)) throw new RangeError(`at least 3 points are needed, not ${n}`);
  if (x.length <= n) return Uint32Array.from(x, (_, i) => i);
  const runs = runsOf(y);
  const out: number[] = [];
  const breakLimit = Math.floor((n - 2) / 3);
  if (runs.length - 1 > breakLimit) return lttbOfBrokenCurve(x, y, n, runs, breakLimit);
  const quotas = quotasOf(runs, n - Math.max(0, runs.length - 1));
  runs.forEach((run, i) => {
    if (i > 0) out.push(run.from - 1);
    sampleRun(x, y, run, quotas[i]!, out);
  });
  return Uint32Array.from(out);
}

/** Leaves out the holes of the narrow breaks, thins what remains, and translates the indices back. */
function lttbOfBrokenCurve(
  x: Float64Array,
  y: Float64Array,
  n: number,
  runs: readonly Run[],
  breakLimit: number,
): Uint32Array {
  const kept = widestBreaks(x, runs, breakLimit);
  const source: number[] = [];
  runs.forEach((run, i) => {
    for (let index = run.from; index < run.to; index += 1) source.push(index);
    if (kept.has(i)) source.push(run.to);
  });
  const denseX = Float64Array.from(source, (index) => x[index]!);
  const denseY = Float64Array.from(source, (index) => y[index]!);
  return lttb(denseX, denseY, n).map((index) => source[index]!);
}
