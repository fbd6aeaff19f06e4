import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exifJpeg, goodJpeg, goodPng } from '../../../tests/support/hostile-images.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

interface Item {
  file_name: string;
  result: string;
  refused_for: string | null;
  date_created: string | null;
  same_time: boolean;
  source_sha256: string | null;
  image_id: number | null;
}

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const send = async (
  files: readonly (readonly [name: string, content: Uint8Array])[],
  { dryRun = false, takenAt }: { dryRun?: boolean; takenAt?: string } = {},
) => {
  const body = new FormData();
  if (takenAt !== undefined) body.set('date_created', takenAt);
  for (const [name, content] of files) {
    body.append('file', new File([new Uint8Array(content)], name, { type: 'image/jpeg' }));
  }
  const answer = await admin(`/v2/images?station_id=1001${dryRun ? '&dry_run=true' : ''}`, {
    method: 'POST',
    body,
  });
  return ((await answer.json()) as { items: Item[] }).items;
};
const blobs = () => readdirSync(service.dataFolder, { recursive: true }).length;
const rows = async () =>
  (await service.databases.owner.selectFrom('image').select('image_id').execute()).length;

test('a trial run answers what would become of each file, and stores nothing', async () => {
  const before = [blobs(), await rows()];
  const items = await send(
    [
      ['a.jpg', exifJpeg],
      ['b.png', goodPng],
      ['c.jpg', new TextEncoder().encode('nada')],
      ['N-1 2026-11-19_09-30.jpg', goodJpeg],
    ],
    { dryRun: true },
  );
  expect(items.map(({ result, refused_for }) => [result, refused_for])).toEqual([
    ['stored', null],
    ['refused', 'date'],
    ['refused', 'file'],
    ['stored', null],
  ]);
  expect(items.map(({ date_created }) => date_created)).toEqual([
    '2026-11-05T13:20:30.000Z',
    null,
    null,
    '2026-11-19T12:30:00.000Z',
  ]);
  expect(items.map(({ source_sha256 }) => source_sha256 === null)).toEqual([false, false, true, false]);
  expect([blobs(), await rows()]).toEqual(before);
});

test('a photo is stored once, whatever moment is given for it the second time', async () => {
  const [stored] = await send([['x.jpg', goodJpeg]], { takenAt: '2026-11-18T15:00:00Z' });
  expect(stored).toMatchObject({ result: 'stored', same_time: false });
  const count = await rows();
  const files = blobs();
  for (const dryRun of [true, false]) {
    const [again] = await send([['otra.jpg', goodJpeg]], { dryRun, takenAt: '2026-11-17T15:00:00Z' });
    expect(again).toMatchObject({ result: 'known', image_id: stored?.image_id });
  }
  expect([await rows(), blobs()]).toEqual([count, files]);
});

test('another photo of the same moment is reported, and the choice left to whoever imports it', async () => {
  const [seen] = await send([['y.png', goodPng]], { dryRun: true, takenAt: '2026-11-18T15:00:00Z' });
  expect(seen).toMatchObject({ result: 'stored', same_time: true });
});
