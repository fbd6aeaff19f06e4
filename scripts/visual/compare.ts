import pixelmatch from 'pixelmatch';

/** Pixels as RGBA bytes, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Difference {
  /** Pixels that differ to the eye; all of them where the sizes differ. */
  readonly pixels: number;
  readonly same: boolean;
  /** The expected picture in grey with what differs in red; none where the sizes differ. */
  readonly picture?: Picture;
}

/** How far one pixel's colour may be off, of 1: above what compression changes, below what a reader sees. */
const COLOR_TOLERANCE = 0.1;
/** How many pixels may differ: a stray antialiased edge, but not a letter (30 at half scale) nor a rule. */
const PIXEL_TOLERANCE = 12;

/** Whether two pictures show the same; antialiasing does not count. */
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
