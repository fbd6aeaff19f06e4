import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { platePhoto } from '../../src/seed/plate-photo.ts';

/** Files as an attacker or a broken camera would send them; everything is made here. */
const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface PngParts {
  readonly depth?: number;
  readonly extra?: readonly Buffer[];
  readonly pixels?: Buffer;
}

/** A grey PNG that says it is so large, whatever pixels it holds. */
export function png(
  width: number,
  height: number,
  { depth = 8, extra = [], pixels = Buffer.alloc(0) }: PngParts = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** One filter byte and a row of nothing for each line. */
export const blankRows = (width: number, height: number, depth = 8): Buffer =>
  Buffer.alloc(height * (1 + Math.ceil((width * depth) / 8)));

export const pngChunk = chunk;

const PLATE = { width: 320, height: 240, insects: [{ x: 80, y: 60, radius: 9 }], name: 'hostile' };
export const goodJpeg = await platePhoto(PLATE);
const raw = { width: 64, height: 48, channels: 3 as const };
const noise = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, i) => (i * 7919) % 251));
export const goodPng = await sharp(noise, { raw }).png().toBuffer();
export const goodWebp = await sharp(noise, { raw }).webp().toBuffer();
export const greyJpeg = await sharp(noise.subarray(0, 64 * 48), { raw: { ...raw, channels: 1 } })
  .jpeg()
  .toBuffer();
export const cmykJpeg = await sharp(noise, { raw }).toColourspace('cmyk').jpeg().toBuffer();
export const clearPng = await sharp(noise.subarray(0, 64 * 36 * 4), {
  raw: { width: 64, height: 36, channels: 4 },
})
  .png()
  .toBuffer();
export const deepPng = await sharp(noise, { raw }).toColourspace('rgb16').png().toBuffer();
export const tiff = await sharp(noise, { raw }).tiff().toBuffer();
export const gif = await sharp(noise, { raw }).gif().toBuffer();
export const avif = await sharp(noise, { raw }).avif().toBuffer();
const tall = { width: 64, height: 96, channels: 3 as const, pageHeight: 48 };
const frames = Buffer.concat([noise, noise.toReversed()]);
export const animatedWebp = await sharp(frames, { raw: tall })
  .webp({ loop: 0, delay: [100, 100] })
  .toBuffer();

/** A photo whose metadata say where, when and with what it was taken, with a comment. */
export const exifJpeg = await sharp(noise, { raw })
  .withExif({
    IFD0: { Make: 'CANARIO-CAMARA', ImageDescription: '<b>hola</b>' },
    IFD2: { DateTimeOriginal: '2026:11:05 10:20:30' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '33/1 26/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '70/1 40/1 0/1',
    },
  })
  .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CANARIO-XMP</x:xmpmeta>')
  .withIccProfile('p3')
  .jpeg()
  .toBuffer();
/** Lying on its side; its pixels are 64 × 48. */
export const sidewaysJpeg = await sharp(noise, { raw }).withMetadata({ orientation: 6 }).jpeg().toBuffer();

/** A JPEG comment right after its first marker. */
export const withComment = (jpeg: Buffer, text: string): Buffer => {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    size,
    Buffer.from(text, 'latin1'),
    jpeg.subarray(2),
  ]);
};
/** The same JPEG with a header that declares such a size. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const out = Buffer.from(jpeg);
  const at = out.indexOf(Buffer.from([0xff, 0xc0]));
  out.writeUInt16BE(height, at + 5);
  out.writeUInt16BE(width, at + 7);
  return out;
}
/** An archive that holds nothing: its end record alone. */
export const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
