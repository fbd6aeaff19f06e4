import type { Labels } from './connected.ts';
import { depthOf } from './depth.ts';
import type { Contrast } from './plate-contrast.ts';

/** Sums over the pixels of each piece, indexed by its label. */
export interface Sums {
  readonly area: Float64Array;
  /** Index of its first pixel, row by row. */
  readonly first: Float64Array;
  readonly left: Float64Array;
  readonly top: Float64Array;
  /** Exclusive. */
  readonly right: Float64Array;
  readonly bottom: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly xx: Float64Array;
  readonly yy: Float64Array;
  readonly xy: Float64Array;
  /** Strongest contrast. */
  readonly peak: Float64Array;
  /** Length of its outline: pixel sides that face the outside. */
  readonly outline: Float64Array;
  /** Depth of its deepest pixel. */
  readonly depth: Float64Array;
}

/** The sums of each piece of a photo's contrast, in one pass over its pixels. */
export function measurePieces({ values, width, height }: Contrast, { of, count }: Labels): Sums {
  const sums = emptySums(count, width, height);
  const depth = depthOf(of, width, height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const label = of[i]!;
      if (label === 0) continue;
      if (sums.area[label] === 0) {
        sums.first[label] = i;
        sums.top[label] = y;
      }
      sums.area[label]! += 1;
      if (x < sums.left[label]!) sums.left[label] = x;
      if (x >= sums.right[label]!) sums.right[label] = x + 1;
      sums.bottom[label] = y + 1;
      sums.x[label]! += x;
      sums.y[label]! += y;
      sums.xx[label]! += x * x;
      sums.yy[label]! += y * y;
      sums.xy[label]! += x * y;
      if (values[i]! > sums.peak[label]!) sums.peak[label] = values[i]!;
      if (depth[i]! > sums.depth[label]!) sums.depth[label] = depth[i]!;
      if (x > 0 && of[i - 1] === 0) sums.outline[label]! += 1;
      if (x < width - 1 && of[i + 1] === 0) sums.outline[label]! += 1;
      if (y > 0 && of[i - width] === 0) sums.outline[label]! += 1;
      if (y < height - 1 && of[i + width] === 0) sums.outline[label]! += 1;
    }
  }
  return sums;
}

function emptySums(count: number, width: number, height: number): Sums {
  const zeros = () => new Float64Array(count + 1);
  return {
    area: zeros(),
    first: zeros(),
    left: zeros().fill(width),
    top: zeros().fill(height),
    right: zeros(),
    bottom: zeros(),
    x: zeros(),
    y: zeros(),
    xx: zeros(),
    yy: zeros(),
    xy: zeros(),
    peak: zeros(),
    outline: zeros(),
    depth: zeros(),
  };
}
