import sharp, { type Sharp } from 'sharp';
import { ImageRefused } from './image-problem.ts';

// The service needs only these three of the formats that the library reads, and only from memory: no SVG, no
// file, no URL.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** The cameras take 2592 × 1944 px, five million. */
export const MAX_PIXELS = 25_000_000;
const DECODE_SECONDS = 10;
/** Insects are small: stronger compression would remove details that are needed for counting. */
const JPEG_QUALITY = 92;

/** Pixels of a decoded photo: 3 bytes each (red, green, blue), row by row. */
export interface Pixels {
  readonly pixels: Buffer<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Decodes a photo: upright, in sRGB, transparent parts on white. */
export async function pixelsOf(bytes: Buffer, failOn: 'warning' | 'error' = 'error'): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new ImageRefused('corrupt');
  return { pixels: data as Buffer<ArrayBuffer>, width: info.width, height: info.height };
}

/** Encodes pixels as a JPEG, as photos are stored. */
export const jpegOf = ({ pixels, width, height }: Pixels): Promise<Buffer<ArrayBuffer>> =>
  withinTime(sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: JPEG_QUALITY }));

/** Encodes a picture. It fails when that takes longer than `DECODE_SECONDS`, more than any photo needs. */
export const withinTime = async (made: Sharp): Promise<Buffer<ArrayBuffer>> =>
  (await made.timeout({ seconds: DECODE_SECONDS }).toBuffer()) as Buffer<ArrayBuffer>;
