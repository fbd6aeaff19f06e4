import type { StoredBox } from '../db/schema/images.ts';
import { drawBoxes } from './draw-boxes.ts';
import { type Photo, photoOf, type ThumbnailSize, thumbnailOf } from './photo.ts';
import { jpegOf, pixelsOf } from './pixels.ts';

/** Work on the pixels of photos: decoding, drawing and encoding. */
export interface ImageWork {
  /**
   * Decodes an uploaded file and encodes it anew; see `photoOf`.
   *
   * @throws {ImageRefused} the file is not a complete photo of an accepted format and size
   */
  photo(file: Buffer): Promise<Photo>;
  /** @param jpeg a stored photo */
  thumbnail(jpeg: Buffer, size: ThumbnailSize): Promise<Buffer<ArrayBuffer>>;
  /**
   * @param jpeg a stored photo
   * @returns a JPEG with the outlines of the boxes on it
   */
  withBoxes(jpeg: Buffer, boxes: readonly StoredBox[]): Promise<Buffer<ArrayBuffer>>;
}

/** The work done by this process: for commands, which nobody waits for beside. */
export const workHere: ImageWork = {
  photo: photoOf,
  thumbnail: async (jpeg, size) => await thumbnailOf(await pixelsOf(jpeg), size),
  withBoxes: async (jpeg, boxes) => await jpegOf(drawBoxes(await pixelsOf(jpeg), boxes)),
};
