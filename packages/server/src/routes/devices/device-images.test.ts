import type { DeviceImageAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_ZIP, exifJpeg, goodJpeg, goodPng } from '../../../tests/support/hostile-images.ts';
import { DEVICE_KEY, FOREIGN_CANARY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { configuredBlobs } from '../../blobs/configured-blobs.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  const { owner } = service.databases;
  await owner.deleteFrom('detection').execute();
  await owner.deleteFrom('image').execute();
  const blobs = configuredBlobs({ dataFolder: service.dataFolder });
  for (const key of await files()) await blobs.delete(key);
});

const TAKEN = '2026-11-20T14:30:00.000Z';
interface Sent {
  readonly content?: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly fields?: Record<string, string>;
  readonly serial?: string;
  readonly headers?: Ask['headers'];
}
function send(sent: Sent = {}): Promise<Response> {
  const { content = goodJpeg, name = 'cam1.jpg', type = 'image/jpeg', serial = 'VG-1' } = sent;
  const body = new FormData();
  for (const [field, value] of Object.entries(sent.fields ?? { date_created: TAKEN })) body.set(field, value);
  body.set('file', new File([new Uint8Array(content)], name, { type }));
  return service.ask(`/v2/nodes/${serial}/images`, {
    headers: sent.headers ?? { 'x-device-key': DEVICE_KEY },
    body,
  });
}
async function saved(sent: Sent = {}): Promise<DeviceImageAnswer> {
  const answer = await send(sent);
  expect(answer.status).toBe(201);
  return (await answer.json()) as DeviceImageAnswer;
}
const rows = () => service.databases.owner.selectFrom('image').selectAll().orderBy('image_id').execute();
async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of configuredBlobs({ dataFolder: service.dataFolder }).list()) keys.push(key);
  return keys.filter((key) => !key.includes('/test/'));
}

describe('a photo of a device', () => {
  test('belongs to the station the device stands at, and is queued for a model', async () => {
    const answer = await saved();
    expect(answer).toMatchObject({
      station_id: 1001,
      camera: 1,
      image_type: 'bug',
      date_created: TAKEN,
      intact: true,
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      client_id: 1,
      station_id: 1001,
      node_serial_number: 'VG-1',
      source_entity_id: 'node/VG-1',
      pest_id: 1,
      day: '2026-11-20',
    });
    const due = await service.databases.owner.selectFrom('detection_due').select('image_id').execute();
    expect(due.map(({ image_id }) => image_id)).toContain(answer.image_id);
    const grower = await service.as('grower');
    const file = await grower(`/v2/images/${answer.image_id}/file`, { headers: { accept: 'image/jpeg' } });
    expect(file.status).toBe(200);
  });

  test('sent again, also many times at once, is one', async () => {
    const first = await saved();
    const before = (await files()).length;
    expect(await saved()).toEqual(first);
    const many = await Promise.all(Array.from({ length: 8 }, () => saved()));
    expect(many).toEqual(Array.from({ length: 8 }, () => first));
    expect(await rows()).toHaveLength(1);
    expect(await files()).toHaveLength(before);
    expect((await saved({ content: goodPng, type: 'image/png' })).image_id).not.toBe(first.image_id);
    expect((await saved({ fields: { date_created: '2026-11-20T14:31:00Z' } })).image_id).not.toBe(
      first.image_id,
    );
  });

  test('of the second camera shows the plant', async () => {
    const answer = await saved({ fields: { date_created: TAKEN, camera: '2' } });
    expect(answer).toMatchObject({ camera: 2, image_type: 'plant' });
    const facts = { date_created: TAKEN, camera: '2', image_type: 'bug' };
    expect(await saved({ fields: facts, content: goodPng })).toMatchObject({ camera: 2, image_type: 'bug' });
  });

  test('is dated by its name or its camera when the device does not say', async () => {
    const byName = await saved({ fields: {}, name: 'VG-1_2026-11-19_09-15-00.jpg' });
    expect(byName.date_created).toBe('2026-11-19T12:15:00.000Z');
    expect((await send({ fields: {}, name: 'a.jpg' })).status).toBe(400);
    const byCamera = await saved({ fields: {}, name: 'a.jpg', content: exifJpeg });
    expect(byCamera.date_created).toBe('2026-11-05T13:20:30.000Z');
  });

  test('that the way has broken is noted without a file, once', async () => {
    const half = goodJpeg.subarray(0, Math.floor(goodJpeg.length / 2));
    const answer = await saved({ content: half });
    expect(answer.intact).toBe(false);
    expect(await saved({ content: half })).toEqual(answer);
    expect(await rows()).toMatchObject([{ blob_key: null, sharpness: null }]);
    expect(await files()).toEqual([]);
  });

  test('taken before its install was reported goes to the station once it is', async () => {
    const { owner } = service.databases;
    const early = { fields: { date_created: '2026-11-18T12:00:00Z' } };
    const { image_id } = await saved(early);
    await owner.updateTable('image').set({ station_id: null, crop_id: null, pest_id: null }).execute();
    await owner.deleteFrom('detection_due').execute();
    await saved();
    expect((await rows())[0]).toMatchObject({ image_id, station_id: 1001, pest_id: 1 });
    const due = await owner.selectFrom('detection_due').select('image_id').execute();
    expect(due.map((row) => row.image_id)).toContain(image_id);
    expect(await saved(early)).toMatchObject({ image_id, station_id: 1001 });
    expect(await rows()).toHaveLength(2);
  });
});

describe('is refused', () => {
  const key = { 'x-device-key': DEVICE_KEY };
  const cases: [name: string, status: number, sent: Sent][] = [
    ['without a key', 401, { headers: {} }],
    ['with a key of nobody', 401, { headers: { 'x-device-key': `dk_${'a'.repeat(43)}` } }],
    ['for another device', 404, { serial: 'VG-2', headers: key }],
    ['for a foreign device', 404, { serial: FOREIGN_CANARY, headers: key }],
    ['a page', 415, { content: Buffer.from('<!doctype html>') }],
    ['a drawing', 415, { content: Buffer.from('<svg/>'), name: 'a.svg', type: 'image/svg+xml' }],
    ['an archive', 415, { content: EMPTY_ZIP }],
    ['more than 12 MB', 413, { content: Buffer.alloc(12 * 1024 * 1024 + 1, 0xff) }],
    ['from tomorrow’s tomorrow', 400, { fields: { date_created: '2026-11-24T00:00:00Z' } }],
    ['from ten years ago', 400, { fields: { date_created: '2016-11-24T00:00:00Z' } }],
    ['from no time', 400, { fields: { date_created: 'yesterday' } }],
    ['from a third camera', 400, { fields: { date_created: TAKEN, camera: '3' } }],
    ['of another type', 400, { fields: { date_created: TAKEN, image_type: 'selfie' } }],
  ];
  test.each(cases)('%s: %i, and nothing is written', async (_, status, sent) => {
    expect((await send(sent)).status).toBe(status);
    expect(await rows()).toEqual([]);
    expect(await files()).toEqual([]);
  });
});
