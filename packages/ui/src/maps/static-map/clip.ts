import type { Frame, Point } from './projection.ts';

/** Margin around the picture that is kept when shapes are cut, px. */
const BEYOND = 6;
/** Points closer than this to the one before are left out, px. */
const FINE = 0.6;

type Side = readonly [axis: 0 | 1, bound: number, keepsAbove: boolean];

const sidesOf = ({ width, height }: Frame): readonly Side[] => [
  [0, -BEYOND, true],
  [0, width + BEYOND, false],
  [1, -BEYOND, true],
  [1, height + BEYOND, false],
];

/** The part of a ring inside the frame (Sutherland–Hodgman), thinned; empty if no part is inside. */
export function clipRing(ring: readonly Point[], frame: Frame): Point[] {
  return thinned(sidesOf(frame).reduce<readonly Point[]>(cutAt, ring));
}

function cutAt(ring: readonly Point[], [axis, bound, keepsAbove]: Side): Point[] {
  const isIn = (point: Point) => (keepsAbove ? point[axis] >= bound : point[axis] <= bound);
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1)!;
    const crossing = isIn(point) === isIn(before) ? [] : [meet(before, point, axis, bound)];
    return isIn(point) ? [...crossing, point] : crossing;
  });
}

function meet(from: Point, to: Point, axis: 0 | 1, bound: number): Point {
  const share = (bound - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? from[1] + share * (to[1] - from[1]) : from[0] + share * (to[0] - from[0]);
  return axis === 0 ? [bound, other] : [other, bound];
}

function thinned(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (!last || Math.abs(last[0] - point[0]) + Math.abs(last[1] - point[1]) >= FINE) kept.push(point);
  }
  return kept.length < 3 ? [] : kept;
}

/** The parts of a line inside the frame. */
export function clipLine(line: readonly Point[], { width, height }: Frame): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  line.forEach((point, i) => {
    const before = line[i - 1];
    const isNear = [point, ...(before ? [before] : [])].some(
      ([x, y]) => x >= -BEYOND && x <= width + BEYOND && y >= -BEYOND && y <= height + BEYOND,
    );
    if (isNear) {
      if (run.length === 0 && before) run.push(before);
      run.push(point);
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  });
  return run.length > 1 ? [...runs, run] : runs;
}

const near = (value: number): string => String(Math.round(value * 10) / 10);

/** The points as the `d` of a path. */
export const pathOf = (points: readonly Point[], closed: boolean): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${near(x)},${near(y)}`).join('L')}${closed ? 'Z' : ''}`;
