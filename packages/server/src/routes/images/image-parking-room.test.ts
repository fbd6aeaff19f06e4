import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { PEOPLE } from '../../../tests/support/people.ts';
import { TEST_NOW } from '../../../tests/support/test-app.ts';
import { configuredBlobs } from '../../blobs/configured-blobs.ts';
import { parkedPhotos } from '../../jobs/parked-photos.ts';
import { MOST_PARKED, PARKED_FOR_MS } from '../../stores/images/parked-photos.ts';
import { type Item, newPhoto, parkingService } from './image-parking.fixture.ts';

const { service, post, itemsOf, park, parkedId, importIt, files, fileOf } = parkingService();

describe('one person may park', () => {
  const photo = (bytes: number) => ({
    ...{ client_id: 1, parked_photo_id: randomUUID(), station_id: 1001, user_id: PEOPLE.admin.user_id },
    ...{ file_name: 'x', source_sha256: 'x', blob_key: 'x', sha256: 'x', width: 1, height: 1, bytes },
    ...{ brightness: 0, expires_at: new Date().toISOString() },
  });
  const fill = (photos: number, bytes: number) =>
    service()
      .databases.owner.insertInto('parked_photo')
      .values(Array.from({ length: photos }, () => photo(bytes)))
      .execute();
  const parked = (items: readonly Item[]) =>
    items.map(({ result, parked_photo_id }) => [result, parked_photo_id !== null]);

  test('so many photos: a further one is looked at, leaves no file, and is imported as ever', async () => {
    await fill(MOST_PARKED.photos - 1, 1);
    const before = files().length;
    const two = [await newPhoto('full-1'), await newPhoto('full-2')];
    expect(parked(await park(two))).toEqual([
      ['stored', true],
      ['stored', false],
    ]);
    expect(files().length).toBe(before + 3);
    const [sent] = await itemsOf(await post([['file', two[1] as File]]));
    expect(sent?.result).toBe('stored');
    const other = await park([await newPhoto('full-3')], { who: 'manager' });
    expect(parked(other)).toEqual([['stored', true]]);
  });

  test('and so many bytes', async () => {
    await fill(1, MOST_PARKED.bytes);
    expect(parked(await park([await newPhoto('heavy')]))).toEqual([['stored', false]]);
  });
});

test('what is left is swept once it has expired, row and files; what is not, and what was imported, stays', async () => {
  const sweep = () =>
    parkedPhotos.run({
      databases: service().databases,
      blobs: configuredBlobs({ dataFolder: service().dataFolder }),
      log: pino({ level: 'silent' }),
      now: () => service().clock.now,
      signal: new AbortController().signal,
    });
  const left = await fileOf(await parkedId('left'));
  const imported = await parkedId('imported');
  const kept = await fileOf(imported);
  await importIt(imported);
  service().clock.now = TEST_NOW + 1;
  const fresh = await parkedId('fresh');
  const freshFile = await fileOf(fresh);
  const before = files().length;
  expect(await sweep()).toEqual({ photos: 0 });
  service().clock.now = TEST_NOW + PARKED_FOR_MS;
  expect(await sweep()).toEqual({ photos: 1 });
  expect(files().length).toBe(before - 3);
  expect([left, kept, freshFile].map((path) => files().includes(path))).toEqual([false, true, true]);
  expect((await importIt(fresh)).status).toBe(201);
  expect(await sweep()).toEqual({ photos: 0 });
});
