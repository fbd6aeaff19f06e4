import sharp from 'sharp';
import { MAX_PIXELS, type Pixels } from '../images/pixels.ts';
import { WORKING_WIDTH } from './find-insects.ts';

/** Decodes a stored photo at `WORKING_WIDTH`. */
export async function workingPhoto(jpeg: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(jpeg, { limitInputPixels: MAX_PIXELS })
    .resize({ width: WORKING_WIDTH })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`a photo with ${info.channels} channels`);
  return { pixels: data as Buffer<ArrayBuffer>, width: info.width, height: info.height };
}
