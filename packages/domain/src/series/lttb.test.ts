import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lttb } from './lttb.ts';

const HOLE = Number.NaN;
const run = (length: number, at: (i: number) => number = (i) => Math.round(50 * Math.sin(i / 3))): number[] =>
  Array.from({ length }, (_, i) => at(i));
const thinned = (y: readonly number[], n: number, x: readonly number[] = y.map((_, i) => i)): number[] =>
  Array.from(lttb(Float64Array.from(x), Float64Array.from(y), n));

/** The algorithm of chapter 4.2 of the thesis, point by point, for a curve without gaps. */
function asPublished(x: readonly number[], y: readonly number[], n: number): number[] {
  const every = (x.length - 2) / (n - 2);
  const bucket = (i: number): number[] => {
    const from = i === 0 ? 0 : Math.floor((i - 1) * every) + 1;
    const to = i === 0 ? 1 : i === n - 1 ? x.length : Math.floor(i * every) + 1;
    const start = i === n - 1 ? x.length - 1 : from;
    return Array.from({ length: to - start }, (_, k) => start + k);
  };
  const mean = (values: readonly number[], of: readonly number[]) =>
    of.reduce((sum, i) => sum + values[i]!, 0) / of.length;
  const kept = [0];
  for (let i = 1; i < n - 1; i++) {
    const a = kept.at(-1)!;
    const next = bucket(i + 1);
    const [cx, cy] = [mean(x, next), mean(y, next)];
    const areaOf = (b: number) => Math.abs((cx - x[a]!) * (y[b]! - y[a]!) - (x[b]! - x[a]!) * (cy - y[a]!));
    kept.push(bucket(i).reduce((best, b) => (areaOf(b) > areaOf(best) ? b : best)));
  }
  return [...kept, x.length - 1];
}

describe('lttb', () => {
  const series = fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.integer({ min: -99, max: 99 }) }, fc.constant(Number.NaN)), {
      maxLength: 300,
    })
    .map((values) => ({ x: Float64Array.from(values, (_, i) => i * 2), y: Float64Array.from(values) }));

  it('keeps ends and order within the budget', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 3, max: 60 }), ({ x, y }, n) => {
        const indices = Array.from(lttb(x, y, n));
        expect(indices.length).toBeLessThanOrEqual(Math.max(n, 0));
        expect(indices).toEqual([...new Set(indices)].sort((a, b) => a - b));
        const firstValue = y.findIndex((v) => !Number.isNaN(v));
        if (firstValue >= 0) expect(indices).toContain(firstValue);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every break it has room for', () => {
    const y = Float64Array.from({ length: 1000 }, (_, i) => (i % 250 > 240 ? Number.NaN : Math.sin(i / 9)));
    const x = Float64Array.from(y, (_, i) => i);
    const indices = Array.from(lttb(x, y, 100));
    for (const beside of [240, 250, 490, 500, 740, 750]) expect(indices).toContain(beside);
    const holes = indices.filter((i) => Number.isNaN(y[i]!));
    expect(holes).toEqual([249, 499, 749]);
    expect(indices.length).toBeGreaterThan(90);
  });

  it('shows the widest breaks when there are too many', () => {
    const y = Float64Array.from({ length: 2000 }, (_, i) =>
      i % 2 === 1 || (i > 900 && i < 1100) ? Number.NaN : i,
    );
    const indices = Array.from(
      lttb(
        Float64Array.from(y, (_, i) => i),
        y,
        50,
      ),
    );
    expect(indices.length).toBeLessThanOrEqual(50);
    expect(indices).toContain(900);
    expect(indices).toContain(1100);
    expect(indices.some((i) => i > 900 && i < 1100)).toBe(true);
  });

  it('keeps a spike', () => {
    const y = new Float64Array(10_000);
    y[4321] = 50;
    expect(
      Array.from(
        lttb(
          Float64Array.from(y, (_, i) => i),
          y,
          100,
        ),
      ),
    ).toContain(4321);
  });

  it('does not mind the unit of the values', () => {
    const y = run(300);
    expect(
      thinned(
        y.map((value) => value / 1e6),
        40,
      ),
    ).toEqual(thinned(y, 40));
  });

  it('keeps a spike of a curve with more breaks than it can show', () => {
    const y = run(900, (i) => (i % 3 === 2 ? HOLE : i === 457 ? 50 : i === 0 ? 1 : 0));
    const kept = thinned(y, 60);
    expect(kept).toContain(457);
    expect(kept.every((i) => Number.isInteger(i) && i >= 0 && i < 900)).toBe(true);
    expect([kept[0], kept.at(-1)]).toEqual([0, 898]);
  });

  it('shows the first of breaks that are equally wide', () => {
    const y = run(900, (i) => (i % 3 === 2 ? HOLE : 0));
    const holes = thinned(y, 60).filter((i) => Number.isNaN(y[i]));
    expect(holes).toEqual(Array.from({ length: 19 }, (_, i) => 3 * i + 2));
  });

  it('refuses wrong input', () => {
    expect(() => lttb(new Float64Array(3), new Float64Array(2), 5)).toThrow(RangeError);
    for (const n of [2, 3.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => lttb(new Float64Array(3), new Float64Array(3), n)).toThrow(RangeError);
    }
  });

  it('thins a million points', () => {
    const y = Float64Array.from({ length: 1_000_000 }, (_, i) => Math.sin(i / 5000) + (i % 97) / 97);
    const x = Float64Array.from(y, (_, i) => i);
    expect(lttb(x, y, 400)).toHaveLength(400);
  });

  it('gives the points of the published algorithm', () => {
    const curve = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -99, max: 99 })), {
      minLength: 4,
      maxLength: 200,
    });
    fc.assert(
      fc.property(curve, fc.integer({ min: 3, max: 40 }), (steps, n) => {
        let at = 0;
        const x = steps.map(([step]) => (at += step));
        const y = steps.map(([, value]) => value);
        const expected = n < x.length ? asPublished(x, y, n) : x.map((_, i) => i);
        expect(thinned(y, n, x)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the first of points of equal weight', () => {
    const flat = run(50, () => 7);
    expect(thinned(flat, 10)).toEqual(
      asPublished(
        flat.map((_, i) => i),
        flat,
        10,
      ),
    );
    const behindAHole = thinned([HOLE, ...flat], 11).map((i) => i - 1);
    expect(behindAHole).toEqual([...new Set(behindAHole)]);
  });

  it('keeps every value when only the holes are too many', () => {
    const y = run(19, (i) => (i % 2 === 1 ? HOLE : i));
    expect(thinned(y, 16)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18]);
  });

  it('shares the budget among the pieces of a curve by their size', () => {
    const [short, long] = [run(100), run(300, (i) => Math.round(30 * Math.cos(i / 5)))];
    const indices = thinned([...short, HOLE, HOLE, ...long], 43);
    expect(indices.filter((i) => i < 100)).toEqual(thinned(short, 11));
    expect(indices.filter((i) => i === 100 || i === 101)).toEqual([101]);
    expect(indices.filter((i) => i > 101).map((i) => i - 102)).toEqual(thinned(long, 30));
  });

  it('keeps single points and pairs among wide holes', () => {
    const hole = Array<number>(50).fill(HOLE);
    expect(thinned([1, ...hole, 2, 3, ...hole], 5)).toEqual([0, 50, 51, 52]);
    expect(thinned(hole, 5)).toEqual([]);
  });

  it('keeps the widest breaks in time, the earlier of two alike', () => {
    const y = [...run(10), HOLE, ...run(10), HOLE, HOLE, HOLE, ...run(10), HOLE, ...run(10)];
    const x = y.map((_, i) => (i > 34 ? i + 100 : i));
    const holesOf = (n: number, along = x) => thinned(y, n, along).filter((i) => Number.isNaN(y[i]!));
    expect(holesOf(5)).toEqual([34]);
    expect(holesOf(8)).toEqual([21, 34]);
    expect(holesOf(11)).toEqual([10, 23, 34]);
    const even = y.map((_, i) => (i > 34 ? i + 2 : i));
    expect(holesOf(5, even)).toEqual([21]);
  });

  it('keeps all points that fit', () => {
    expect(thinned([3, HOLE, 1, 2], 4)).toEqual([0, 1, 2, 3]);
    expect(thinned([], 3)).toEqual([]);
  });
});
