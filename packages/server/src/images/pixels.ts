import sharp, { type Sharp } from 'sharp';
import { ImageRefused } from './image-problem.ts';

// Of everything the library can read only these three are needed, from memory: no drawing, no file, no address.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** The cameras take 2592 × 1944, five million. */
export const MAX_PIXELS = 25_000_000;
const DECODE_SECONDS = 10;
/** Insects are small: what compression smooths away is lost to whoever counts. */
const JPEG_QUALITY = 92;

/** Pixels of a file of ours or one just decoded: 3 bytes each, row by row. */
export interface Pixels {
  readonly pixels: Buffer<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Decoded, upright, in sRGB, on white where it was transparent. */
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

/** Pixels as a file of ours. */
export const jpegOf = ({ pixels, width, height }: Pixels): Promise<Buffer<ArrayBuffer>> =>
  withinTime(sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: JPEG_QUALITY }));

/** What a picture is written as; a picture that takes longer than any photo is given up. */
export const withinTime = async (made: Sharp): Promise<Buffer<ArrayBuffer>> =>
  (await made.timeout({ seconds: DECODE_SECONDS }).toBuffer()) as Buffer<ArrayBuffer>;
