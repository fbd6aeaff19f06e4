/** Where a point lies on a photo, pixels of the full image from its top left corner. Make one with `imagePoint`. */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
  readonly __space: 'image';
}

/** Where a point lies on the canvas, CSS pixels from its top left corner. Make one with `screenPoint`. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly __space: 'screen';
}

function finite(x: number, y: number): { x: number; y: number } {
  if (!Number.isFinite(x) || !Number.isFinite(y)) throw new RangeError(`not a point: (${x}, ${y})`);
  return { x, y };
}

/** @throws {RangeError} a coordinate is not finite */
export const imagePoint = (x: number, y: number): ImagePoint => finite(x, y) as ImagePoint;

/** @throws {RangeError} a coordinate is not finite */
export const screenPoint = (x: number, y: number): ScreenPoint => finite(x, y) as ScreenPoint;

/** Pixels of the image between two of its points. */
export const imageDistance = (a: ImagePoint, b: ImagePoint): number => Math.hypot(a.x - b.x, a.y - b.y);

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Size of the photos of the devices' cameras, pixels: used for an image without a size. */
export const DEFAULT_IMAGE_SIZE: PixelSize = { width: 2592, height: 1944 };

export const liesOnImage = ({ x, y }: ImagePoint, { width, height }: PixelSize): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;
