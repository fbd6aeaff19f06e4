import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOUND, PHOTOS } from '../../../tests/support/small-photos.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { configuredBlobs } from '../../blobs/configured-blobs.ts';

let service: TestApp;
let grower: TestApp['ask'];
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
});
afterAll(() => service.close());

describe.each(['/v2', ''])('what a model found, at %s/images', (version) => {
  const image = `${version}/images/${PHOTOS.north}`;
  const model = `inference_model=${FOUND.inference_model}`;
  const asJpeg = { headers: { accept: 'image/jpeg' } };

  test('is answered as boxes', async () => {
    const answer = await grower(`${image}/detection_boxes?${model}`);
    expect(await answer.json()).toEqual({ image_id: PHOTOS.north, ...FOUND });
  });

  test('is drawn on the photo, in green', async () => {
    const answer = await grower(`${image}/file/inference?${model}`, asJpeg);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const drawn = sharp(Buffer.from(await answer.arrayBuffer()));
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 240]);
    const at = 3 * (60 * info.width + 70); // on the left side of the box
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    expect(green).toBeGreaterThan(red + 40);
    expect(green).toBeGreaterThan(blue + 40);
  });

  test('is base64 text to who accepts no image, and a reader that has it gets 304', async () => {
    const text = await grower(`${image}/file/inference?${model}`);
    expect((await text.text()).slice(0, 4)).toBe('/9j/');
    const tag = text.headers.get('etag')!;
    const again = await grower(`${image}/file/inference?${model}`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  test('exists or not', async () => {
    const exists = async (path: string) =>
      await (await grower(`${image}/file/inference?${path}&check_existence=true`)).json();
    expect(await exists(model)).toEqual({ exists: true });
    expect(await exists('inference_model=cydia')).toEqual({ exists: false });
  });

  test('is not found for a model that has not looked, nor for an image that is not there', async () => {
    const paths = [
      `${image}/detection_boxes?inference_model=cydia`,
      `${image}/file/inference?inference_model=cydia`,
      `${version}/images/${PHOTOS.foreign}/detection_boxes?${model}`,
      `${version}/images/${PHOTOS.foreign}/file/inference?${model}&check_existence=true`,
      `${version}/images/999999/detection_boxes?${model}`,
    ];
    for (const path of paths) expect((await grower(path)).status, path).toBe(404);
  });

  test.each(['', '?inference_model=', '?inference_model=../etc', `?${model}&check_existence=perhaps`])(
    'is not requested by %j',
    async (query) => {
      const answer = await grower(`${image}/file/inference${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: expect.stringMatching(/_/) }] });
    },
  );

  test('is counted in the list of images', async () => {
    const [listed] = (await (await grower('/v2/stations/1001/images?date_start=2026-11-01')).json()) as {
      inference_analytics: unknown;
    }[];
    expect(listed?.inference_analytics).toEqual({ lobesia: { overall: 1 } });
  });
});

test('a photo whose file is gone has no picture of boxes', async () => {
  const { dataFolder } = service;
  await configuredBlobs({ dataFolder }).delete(`images/1/test/${PHOTOS.north}.jpg`);
  const answer = await grower(`/v2/images/${PHOTOS.north}/file/inference?inference_model=lobesia`);
  expect(answer.status).toBe(404);
});
