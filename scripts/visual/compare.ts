import pixelmatch from 'pixelmatch';

/** Pixels as RGBA bytes, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Difference {
  /** Number of pixels that differ visibly; all of them if the sizes differ. */
  readonly pixels: number;
  readonly same: boolean;
  /** The expected picture in grey with the differences in red; absent if the sizes differ. */
  readonly picture?: Picture;
}

/** Largest difference of a pixel's colour, 0–1: more than compression changes, less than a reader sees. */
const COLOR_TOLERANCE = 0.1;
/**
 * Most pixels that may differ: a few antialiased edges, but not a letter (30 pixels at half scale) or a line.
 */
const PIXEL_TOLERANCE = 12;

/** Compares two pictures; antialiasing is ignored. */
export function differenceOf(expected: Picture, actual: Picture): Difference {
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    return { pixels: Math.max(width * height, actual.width * actual.height), same: false };
  }
  const data = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(expected.data, actual.data, data, width, height, {
    threshold: COLOR_TOLERANCE,
    includeAA: false,
  });
  return { pixels, same: pixels <= PIXEL_TOLERANCE, picture: { width, height, data } };
}
