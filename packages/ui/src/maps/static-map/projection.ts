/** A position, WGS84, degrees. */
export interface GeoPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** px of the drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

export interface Frame {
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

export interface Projection extends Frame {
  readonly toPoint: (longitude: number, latitude: number) => Point;
  /** km per px in the middle of the drawing. */
  readonly kmPerPx: number;
  /** Degrees of longitude from the left to the right edge. */
  readonly span: number;
}

const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = 111.32;
const MOST_LATITUDE = 85;

const mercator = (latitude: number): number => {
  const bounded = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  return Math.log(Math.tan(Math.PI / 4 + (bounded * RADIANS) / 2)) / RADIANS;
};
const inverse = (y: number): number => (2 * Math.atan(Math.exp(y * RADIANS)) - Math.PI / 2) / RADIANS;

/** The part of the world that a drawing shows. */
export interface MapView {
  /** Longitude of the middle, degrees. */
  readonly x: number;
  /** Mercator latitude of the middle, in degrees of longitude at the equator. */
  readonly y: number;
  /** Degrees of longitude from the left to the right edge. */
  readonly span: number;
}

/**
 * A view of all positions, north up.
 *
 * @param leastSpan least span in degrees of longitude, so that a single position has surroundings
 * @param margin share of the drawing that is empty on each side
 */
export function fitView(
  positions: readonly GeoPosition[],
  { width, height }: Frame,
  leastSpan: number,
  margin = 0.12,
): MapView {
  const xs = positions.map(({ longitude }) => longitude);
  const ys = positions.map(({ latitude }) => mercator(latitude));
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const free = 1 - 2 * margin;
  const span = Math.max(leastSpan, (right - left) / free, (((top - bottom) / free) * width) / height);
  return { x: (left + right) / 2, y: (bottom + top) / 2, span };
}

/** Web Mercator projection of a view. */
export function projectionOf({ x, y, span }: MapView, { width, height }: Frame): Projection {
  const scale = width / span;
  return {
    width,
    height,
    span,
    toPoint: (longitude, latitude) => [
      width / 2 + (longitude - x) * scale,
      height / 2 - (mercator(latitude) - y) * scale,
    ],
    kmPerPx: (KM_PER_DEGREE * Math.cos(inverse(y) * RADIANS)) / scale,
  };
}

const NICE = [1, 2, 5];

/** The longest round distance of at most `most` px. */
export function scaleBar(
  { kmPerPx }: Projection,
  most: number,
): { readonly px: number; readonly text: string } {
  const longest = most * kmPerPx;
  const power = 10 ** Math.floor(Math.log10(longest));
  const km = Math.max(...NICE.map((step) => step * power).filter((step) => step <= longest));
  const text = km < 1 ? `${Math.round(km * 1000)} m` : `${Math.round(km)} km`;
  return { px: km / kmPerPx, text };
}
