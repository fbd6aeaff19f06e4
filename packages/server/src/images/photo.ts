import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Clarity, clarityOf } from './clarity.ts';
import { exifTime } from './exif-time.ts';
import { type FileKind, fileKind } from './file-kind.ts';
import { ImageRefused } from './image-problem.ts';
import { jpegOf, MAX_PIXELS, type Pixels, pixelsOf, withinTime } from './pixels.ts';

export const THUMBNAIL_SIZES = [250, 500] as const;
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

const THUMBNAIL_QUALITY = 80;

/** A photo as it is stored: an upright JPEG of the pixels alone, without the metadata of the uploaded file. */
export interface Photo extends Clarity {
  readonly jpeg: Buffer<ArrayBuffer>;
  readonly thumbnails: Readonly<Record<ThumbnailSize, Buffer<ArrayBuffer>>>;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the uploaded bytes, hex; `sha256` is that of `jpeg`. */
  readonly sourceSha256: string;
  readonly sha256: string;
  /** Time of the camera's clock, local time; null when the file does not contain it. */
  readonly cameraTime: string | null;
}

/** SHA-256 in hex. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Decodes an uploaded file and encodes it anew.
 *
 * @throws {ImageRefused} the file is not a complete photo of an accepted format and size
 */
export async function photoOf(bytes: Buffer): Promise<Photo> {
  const kind = fileKind(bytes);
  const { pixels, width, height, exif } = await decoded(bytes, kind);
  const photo = { pixels, width, height };
  const [jpeg, small, large, figures] = await Promise.all([
    jpegOf(photo),
    thumbnailOf(photo, 250),
    thumbnailOf(photo, 500),
    clarity(photo),
  ]);
  return {
    jpeg,
    thumbnails: { 250: small, 500: large },
    width,
    height,
    ...figures,
    sourceSha256: sha256(bytes),
    sha256: sha256(jpeg),
    cameraTime: exifTime(exif),
  };
}

/** @param size largest length of the longer side, px; a smaller photo keeps its size */
export const thumbnailOf = (
  { pixels, width, height }: Pixels,
  size: ThumbnailSize,
): Promise<Buffer<ArrayBuffer>> =>
  withinTime(
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(size, size, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: THUMBNAIL_QUALITY }),
  );

/** A quarter of the cameras' width: at this size, noise does not look like edges. */
const CLARITY_WIDTH = 648;

async function clarity({ pixels, width, height }: Pixels): Promise<Clarity> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: Math.min(width, CLARITY_WIDTH) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return clarityOf({ pixels: data as Buffer<ArrayBuffer>, width: info.width, height: info.height });
}

/** Longest side of a JPEG that libvips can write, px. */
const MAX_SIDE = 65_500;

type Decoded = Pixels & { readonly exif: Buffer | undefined };

async function decoded(bytes: Buffer, kind: FileKind): Promise<Decoded> {
  const { width = 0, height = 0, format, pages = 1, exif } = await metadataOf(bytes);
  if (format !== kind) throw new ImageRefused('not-an-image');
  if (pages > 1) throw new ImageRefused('animated');
  if (width * height > MAX_PIXELS) throw new ImageRefused('too-many-pixels');
  if (Math.max(width, height) > MAX_SIDE) throw new ImageRefused('too-long');
  try {
    return { ...(await pixelsOf(bytes, 'warning')), exif };
  } catch (cause) {
    // A known fault of small cameras: extra bytes after the last pixel. The picture itself is complete.
    if (!/extraneous bytes before marker 0xd9/.test(String(cause))) throw new ImageRefused('corrupt', cause);
    return { ...(await pixelsOf(bytes, 'error')), exif };
  }
}

async function metadataOf(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new ImageRefused('corrupt', cause);
  }
}
