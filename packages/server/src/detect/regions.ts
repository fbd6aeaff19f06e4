import { connected } from './connected.ts';
import { measurePieces, type Sums } from './measure-pieces.ts';
import type { Contrast } from './plate-contrast.ts';

/** A connected piece of a photo with a contrast of at least `level`; in pixels of that photo. */
export interface Region {
  /** Contrast, 0–255. */
  readonly level: number;
  /** Index of the region of the next lower level that contains it; -1 without one. */
  readonly parent: number;
  readonly area: number;
  readonly left: number;
  readonly top: number;
  /** Exclusive. */
  readonly right: number;
  readonly bottom: number;
  /** Centroid. */
  readonly x: number;
  readonly y: number;
  /** Strongest contrast, 0–255. */
  readonly peak: number;
  /** Length of its outline: pixel sides that face the outside. */
  readonly outline: number;
  /** Largest depth: the radius at its thickest point. */
  readonly thickness: number;
  /** Long axis over short axis of the ellipse with the same moments, at least 1. */
  readonly elongation: number;
  readonly atEdge: boolean;
}

/** Smallest area of a region, px: smaller ones are dust. */
const LEAST_AREA = 20;
/** Largest area, as a share of the photo: larger ones are a shadow or a leaf. */
const MOST_SHARE = 0.03;

/**
 * The pieces of a photo at each level, lower levels first. Each refers to the piece of the level below that
 * contains it, so together they form trees: two touching insects are one region at a low level and two at a
 * higher one.
 */
export function regionsOf(contrast: Contrast, levels: readonly number[]): Region[] {
  const { width, height } = contrast;
  const regions: Region[] = [];
  let below: { readonly of: Int32Array; readonly index: Int32Array } | null = null;
  for (const level of levels) {
    const labels = connected(contrast.values, width, height, level);
    const sums = measurePieces(contrast, labels);
    const index = new Int32Array(labels.count + 1).fill(-1);
    for (let label = 1; label <= labels.count; label += 1) {
      const area = sums.area[label]!;
      if (area < LEAST_AREA || area > MOST_SHARE * width * height) continue;
      const parent: number = below === null ? -1 : below.index[below.of[sums.first[label]!]!]!;
      index[label] = regions.push({ level, parent, ...shapeOf(sums, label, contrast) }) - 1;
    }
    below = { of: labels.of, index };
  }
  return regions;
}

function shapeOf(sums: Sums, label: number, { width, height }: Contrast): Omit<Region, 'level' | 'parent'> {
  const at = (values: Float64Array) => values[label]!;
  const area = at(sums.area);
  const [x, y] = [at(sums.x) / area, at(sums.y) / area];
  const [left, top, right, bottom] = [at(sums.left), at(sums.top), at(sums.right), at(sums.bottom)];
  // A pixel is a square of side 1, with a variance of 1/12: a line of pixels has the width of one pixel.
  const xx = at(sums.xx) / area - x * x + 1 / 12;
  const yy = at(sums.yy) / area - y * y + 1 / 12;
  const apart = Math.hypot(xx - yy, 2 * (at(sums.xy) / area - x * y));
  return {
    area,
    left,
    top,
    right,
    bottom,
    x,
    y,
    peak: at(sums.peak),
    outline: at(sums.outline),
    thickness: at(sums.depth),
    elongation: Math.sqrt((xx + yy + apart) / (xx + yy - apart)),
    atEdge: left === 0 || top === 0 || right === width || bottom === height,
  };
}
