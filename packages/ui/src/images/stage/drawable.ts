import type { PixelSize } from '@vigia/domain/captures';

/** A decoded picture, which a caller may pass instead of an address. */
export type Bitmap = ImageBitmap | HTMLCanvasElement | OffscreenCanvas;

/** A picture ready to be drawn. */
export interface Drawable {
  readonly source: Bitmap;
  /** The picture's own size, pixels; `source` may be smaller. */
  readonly size: PixelSize;
}

/** px; a picture with a longer side is drawn from a smaller copy, because larger canvases fail on phones. */
export const LONGEST_SIDE = 4096;

/** Size of the copy: the picture's own, or reduced to `LONGEST_SIDE`. */
export function copySize({ width, height }: PixelSize): PixelSize {
  const factor = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/**
 * Loads and decodes a picture before anything is drawn, so that no gesture waits for a decoder.
 *
 * @throws {Error} it cannot be loaded, is not a picture or has no size
 */
export async function loadDrawable(url: string): Promise<Drawable> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  if (!(size.width > 0 && size.height > 0)) throw new Error('a picture without a size');
  const { width, height } = copySize(size);
  const source = await (width === size.width && height === size.height
    ? createImageBitmap(image)
    : createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: 'medium' }));
  return { source, size };
}

export const drawableOf = (source: Bitmap): Drawable => ({
  source,
  size: { width: source.width, height: source.height },
});
