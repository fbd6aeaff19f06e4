import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PEOPLE } from '../../../tests/support/people.ts';
import { TEST_NOW } from '../../../tests/support/test-app.ts';
import { asClient } from '../../db/tenant.ts';
import { PARKED_FOR_MS, takeParked } from '../../stores/images/parked-photos.ts';
import { newPhoto, parkingService } from './image-parking.fixture.ts';

const { service, post, itemsOf, parkedId, importIt, count, fileOf } = parkingService();

describe('is refused, in the same words for each,', () => {
  const refused = async (answer: Response) =>
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        type: 'about:blank',
        title: 'Datos inválidos',
        status: 400,
        code: 'invalid-input',
        errors: [
          {
            field: 'parked_photo_id',
            message: 'La foto revisada ya no está en el servidor: envíela de nuevo',
          },
        ],
      },
    ]);

  test('a photo of another person', async () => {
    const id = await parkedId('person');
    await refused(await importIt(id, { who: 'manager' }));
    await refused(await importIt(id, { who: 'superAdmin' }));
    expect((await importIt(id)).status).toBe(201);
  });

  test('a photo for another station, of the client or of another', async () => {
    const id = await parkedId('station', { who: 'superAdmin' });
    await refused(await importIt(id, { who: 'superAdmin', station: 1002 }));
    await refused(await importIt(id, { who: 'superAdmin', station: 3001 }));
    await refused(await importIt(id, { who: 'neighbour', station: 3001 }));
    expect((await importIt(id, { who: 'superAdmin' })).status).toBe(201);
  });

  test('an id that nobody has', async () => {
    await refused(await importIt('3c3c3c3c-3c3c-4c3c-8c3c-3c3c3c3c3c3c'));
  });

  test('a photo that was imported, save for the same request sent again', async () => {
    const id = await parkedId('used');
    const first = await itemsOf(await importIt(id, { key: id }));
    const images = await count('image');
    await refused(await importIt(id));
    const again = await importIt(id, { key: id });
    expect([again.headers.get('idempotency-replayed'), await itemsOf(again)]).toEqual(['true', first]);
    expect(await count('image')).toBe(images);
  });

  test('one of two who import it at the same time', async () => {
    const id = await parkedId('race');
    const images = await count('image');
    const answers = await Promise.all([importIt(id), importIt(id)]);
    const [good, bad] = answers.sort((a, b) => a.status - b.status) as [Response, Response];
    expect(good.status).toBe(201);
    await refused(bad);
    expect(await count('image')).toBe(images + 1);
  });

  test('a photo that has expired, swept or not', async () => {
    const id = await parkedId('late');
    service().clock.now = TEST_NOW + PARKED_FOR_MS;
    await refused(await importIt(id));
    service().clock.now = TEST_NOW + PARKED_FOR_MS - 1;
    expect((await importIt(id)).status).toBe(201);
  });

  test('a photo whose file is gone, or is not what was put there', async () => {
    const [gone, changed] = [await parkedId('gone'), await parkedId('changed')];
    const images = await count('image');
    rmSync(await fileOf(gone));
    writeFileSync(await fileOf(changed), 'otra cosa');
    await refused(await importIt(gone));
    await refused(await importIt(changed));
    expect(await count('image')).toBe(images);
  });
});

test('the database shows it to its client alone, whoever asks', async () => {
  const id = await parkedId('net');
  const parking = { clientId: 1, stationId: 1001, userId: PEOPLE.admin.user_id };
  const take = (clientId: number) =>
    asClient(service().databases.app, clientId, (tx) => takeParked(tx, parking, id, TEST_NOW));
  expect(await take(3)).toBeNull();
  expect(await take(1)).toMatchObject({ photo: { width: 320 } });
});

test('who may not import can neither park nor take, and an archived station takes nothing', async () => {
  const photo = await newPhoto('rights');
  const query = '&dry_run=true&park=true';
  expect((await post([['file', photo]], { who: 'grower', query })).status).toBe(403);
  expect((await post([['file', photo]], { who: 'neighbour', query })).status).toBe(404);
  const id = await parkedId('archived');
  const archive = (station_is_archived: boolean) =>
    service()
      .databases.owner.updateTable('station')
      .set({ station_is_archived })
      .where('station_id', '=', 1001)
      .execute();
  await archive(true);
  expect((await importIt(id)).status).toBe(400);
  await archive(false);
  expect((await importIt(id)).status).toBe(201);
});

test('a form that asks for both, or for neither, is refused', async () => {
  const photo = await newPhoto('both');
  const id = await parkedId('form');
  const fields = async (answer: Response) =>
    ((await answer.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field);
  const both = await post([
    ['file', photo],
    ['parked_photo_id', id],
  ]);
  expect(await fields(both)).toEqual(['parked_photo_id']);
  expect(await fields(await importIt('12'))).toEqual(['parked_photo_id']);
  expect(await fields(await importIt(id, { query: '&dry_run=true' }))).toEqual(['parked_photo_id']);
  expect(await fields(await post([['file', photo]], { query: '&park=true' }))).toEqual(['park']);
  expect(await fields(await post([]))).toEqual(['file']);
});
