import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exifJpeg } from '../../../tests/support/hostile-images.ts';
import { newPhoto, parkingService } from './image-parking.fixture.ts';

const { service, post, itemsOf, park, parkedId, importIt, files, count, fileOf } = parkingService();

test('a photo that a trial run has parked is imported by its id, from the file that came then', async () => {
  const [images, before] = [await count('image'), files().length];
  const id = await parkedId('one');
  expect([await count('image'), files().length]).toEqual([images, before + 3]);
  const path = await fileOf(id);
  const answer = await importIt(id);
  expect(answer.status).toBe(201);
  const [item] = await itemsOf(answer);
  expect(item).toMatchObject({
    result: 'stored',
    date_created: '2026-11-19T12:30:00.000Z',
    parked_photo_id: null,
  });
  expect([await count('image'), await count('parked_photo'), files().length]).toEqual([
    images + 1,
    0,
    before + 3,
  ]);
  const ask = await service().as('admin');
  const shown = await ask(`/v2/images/${item?.image_id}/file`, { headers: { accept: 'image/jpeg' } });
  expect(Buffer.from(await shown.arrayBuffer()).equals(readFileSync(path))).toBe(true);
});

test('is what an import of the same file stores', async () => {
  const owner = service().databases.owner;
  const file = new File([new Uint8Array(exifJpeg)], 'trampa.jpg', { type: 'image/jpeg' });
  const [parked] = await park([file]);
  await importIt(parked?.parked_photo_id ?? '');
  await post([['file', file]], { station: 1002 });
  const rows = await owner
    .selectFrom('image')
    .selectAll()
    .where('source_entity_id', '=', 'import')
    .where('date_created', '=', '2026-11-05T13:20:30.000Z')
    .execute();
  expect(rows.map((row) => row.station_id).sort()).toEqual([1001, 1002]);
  const [one, two] = rows.map(({ image_id, station_id, blob_key, date_uploaded, ...rest }) => ({
    ...rest,
    node_serial_number: null,
  }));
  expect(one).toEqual(two);
});

test('one without a date waits for it, and is not lost by a wrong one', async () => {
  const undated = new File([await newPhoto('undated')], 'IMG-7.jpg', { type: 'image/jpeg' });
  const [item] = await park([undated]);
  expect(item).toMatchObject({ result: 'refused', refused_for: 'date', date_created: null });
  const id = item?.parked_photo_id ?? '';
  for (const wrong of [undefined, '2031-01-01T00:00:00Z', '1999-01-01T00:00:00Z']) {
    const answer = await importIt(id, {}, wrong);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'date_created' })] }),
    ]);
  }
  const [stored] = await itemsOf(await importIt(id, {}, '2026-11-18T12:15:00Z'));
  expect(stored).toMatchObject({ result: 'stored', date_created: '2026-11-18T12:15:00.000Z' });
});

test('what cannot be imported is not parked, nor is anything without asking', async () => {
  const stored = await newPhoto('known');
  await post([['file', stored]]);
  const before = files().length;
  const broken = new File(['nada'], 'rota.jpg', { type: 'image/jpeg' });
  const items = await park([stored, broken]);
  expect(items.map(({ result, parked_photo_id }) => [result, parked_photo_id])).toEqual([
    ['known', null],
    ['refused', null],
  ]);
  const [tried] = await itemsOf(await post([['file', await newPhoto('tried')]], { query: '&dry_run=true' }));
  expect(tried).toMatchObject({ result: 'stored', parked_photo_id: null });
  expect([await count('parked_photo'), files().length]).toEqual([0, before]);
});

test('a trial run that is sent again parks nothing more, and answers the same ids', async () => {
  const before = files().length;
  const photo = await newPhoto('again');
  const [first] = await park([photo], { key: 'again' });
  const [second] = await park([photo], { key: 'again' });
  expect(second).toEqual(first);
  expect([await count('parked_photo'), files().length]).toEqual([1, before + 3]);
});
