import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthRows } from '@vigia/domain/devices';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { annotatedFolder } from '../detect/fitting/annotated-photos.ts';
import { platePhoto } from '../seed/plate-photo.ts';
import { clarityOf } from './clarity.ts';
import { photoOf } from './photo.ts';

const SIZE = { width: 1296, height: 972 };
const plate = (count: number) =>
  platePhoto({
    ...SIZE,
    name: 'clarity',
    insects: Array.from({ length: count }, (_, i) => ({
      x: 100 + 60 * (i % 18),
      y: 100 + 60 * Math.floor(i / 18),
      radius: 15,
    })),
  });
const sharpness = async (photo: Buffer) => (await photoOf(photo)).sharpness;
/** Error codes of the health of a camera that took this photo three times. */
async function codesOf(photo: Buffer): Promise<readonly string[]> {
  const { sharpness, brightness } = await photoOf(photo);
  const image = { takenAt: 0, brightness, ...(sharpness !== null && { sharpness }) };
  const [t, none] = [new Float64Array(), new Float64Array()];
  const climate = { t, temperature: none, humidity: none };
  const battery = { t, percentage: none };
  return healthRows({ now: 0, climate, battery, images: [image, image, image] }).camera_1.errors;
}
const blurred = (photo: Buffer, sigma: number) => sharp(photo).blur(sigma).jpeg({ quality: 92 }).toBuffer();
/** Grey pixels, row by row. */
const grey = (rows: readonly (readonly number[])[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  pixels: Buffer.from(rows.flat().flatMap((value) => [value, value, value])),
});

describe('sharpness', () => {
  test('is the energy of the Laplacian over that of the gradient', () => {
    // One inner pixel: Laplacian 10 + 50 + 20 + 40 − 4 × 20, slopes (50 − 10) / 2 and (40 − 20) / 2.
    const { sharpness, brightness } = clarityOf(
      grey([
        [0, 20, 0],
        [10, 20, 50],
        [0, 40, 0],
      ]),
    );
    expect(sharpness).toBeCloseTo(40 ** 2 / (20 ** 2 + 10 ** 2), 5);
    expect(brightness).toBeCloseTo(140 / 9, 4);
  });

  test('is unknown where there is no edge, and where there is no inner pixel', () => {
    const even = [7, 7, 7];
    expect(clarityOf(grey([even, even, even])).sharpness).toBeNull();
    expect(clarityOf(grey([[1, 2]])).sharpness).toBeNull();
  });

  test.each([0, 1, 17, 120])('a sharp plate with %i insects is sharp', async (count) => {
    expect(await codesOf(await plate(count))).toEqual([]);
  });

  test.each([17, 120])('a blurred plate with %i insects is not', async (count) => {
    expect(await codesOf(await blurred(await plate(count), 3))).toEqual(['camera_poor_focus']);
  });

  test('hardly changes with the light', async () => {
    const photo = await plate(60);
    const dim = await sharp(photo).linear(0.5, 0).jpeg({ quality: 92 }).toBuffer();
    expect((await sharpness(dim))! / (await sharpness(photo))!).toBeCloseTo(1, 0);
  });
});

const folder = annotatedFolder();

describe.skipIf(folder === null)('photos that people could count on', () => {
  const names = folder ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : [];

  test.each(names)('%s is sharp, and is not once nothing can be recognised on it', async (name) => {
    const photo = readFileSync(join(folder!, name));
    expect(await codesOf(photo)).toEqual([]);
    expect(await codesOf(await blurred(photo, 4))).toEqual(['camera_poor_focus']);
  });
});
