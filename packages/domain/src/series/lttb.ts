/** Points `from` … `to` (excluded), none a hole. */
interface Run {
  readonly from: number;
  readonly to: number;
}

const sizeOf = (run: Run): number => run.to - run.from;

// `| 0` tells the engine that an index is a small integer: from a double every step of these loops, where nearly all
// of the time goes, would convert it.

/** Two sums in turn: an addition waits only for the one before it in its own sum. */
function mean(values: Float64Array, from: number, to: number): number {
  const end = to | 0;
  let even = 0;
  let odd = 0;
  for (let i = (from | 0) + 1; i < end; i += 2) {
    even += values[i - 1]!;
    odd += values[i]!;
  }
  if ((to - from) % 2 === 1) even += values[end - 1]!;
  return (even + odd) / (to - from);
}

/** The point of the bucket whose triangle with `kept` and the point (`dx`, `dy`) from it is the largest. */
function farthest(
  x: Float64Array,
  y: Float64Array,
  bucket: Run,
  kept: number,
  dx: number,
  dy: number,
): number {
  const end = bucket.to | 0;
  const keptX = x[kept]!;
  const keptY = y[kept]!;
  let best = bucket.from | 0;
  let largest = -1;
  for (let i = best; i < end; i += 1) {
    const area = Math.abs(dx * (y[i]! - keptY) - (x[i]! - keptX) * dy);
    if (area > largest) {
      largest = area;
      best = i;
    }
  }
  return best;
}

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
    const bucketEnd = from + 1 + ((bucket * width) | 0);
    const nextEnd = bucket === quota - 2 ? to : from + 1 + (((bucket + 1) * width) | 0);
    const dx = mean(x, bucketEnd, nextEnd) - x[kept]!;
    const dy = mean(y, bucketEnd, nextEnd) - y[kept]!;
    kept = farthest(x, y, { from: bucketStart, to: bucketEnd }, kept, dx, dy);
    out.push(kept);
    bucketStart = bucketEnd;
  }
  out.push(to - 1);
}

function runsOf(y: Float64Array): Run[] {
  const runs: Run[] = [];
  const end = y.length;
  let i = 0;
  while (i < end) {
    while (i < end && Number.isNaN(y[i]!)) i += 1;
    const from = i;
    while (i < end && !Number.isNaN(y[i]!)) i += 1;
    if (i > from) runs.push({ from, to: i });
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
  // Of breaks of one width the earlier: the sort is stable.
  return new Set(breaks.sort((a, b) => width(b) - width(a)).slice(0, limit));
}

/**
 * Largest-triangle-three-buckets: at most `n` indices, ascending, whose polyline looks like the whole one. Holes
 * (NaN in `y`) part the curve: the points beside a hole are kept and one index of the hole between them, so that a
 * break in the data stays a break in the drawing.
 *
 * @param x ascending, which is not checked: with another order the result does not resemble the curve
 * @param y same length as `x`; NaN is a hole
 * @param n most indices wanted, a whole number from 3
 * @throws {RangeError} lengths differ, or `n` is no whole number from 3
 * @source Steinarsson 2013, Downsampling Time Series for Visual Representation, ch. 4.2
 */
export function lttb(x: Float64Array, y: Float64Array, n: number): Uint32Array {
  if (x.length !== y.length) throw new RangeError(`x has ${x.length} values, y has ${y.length}`);
  if (!(Number.isInteger(n) && n >= 3)) throw new RangeError(`at least 3 points are needed, not ${n}`);
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
