import { afterAll, beforeAll, expect, test } from 'vitest';
import { GOOD, MEANT } from '../../../tests/support/farm-bodies.ts';
import { FARM } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

/** Given to no station; the stations of the farm have the others. */
const PEST = FARM.otherPest;
const CROP = 22;
const FOLLOWED = { pest: FARM.pest, crop: 1 };
const RETIRED = 'Está retirado del catálogo: elija otro';

let service: TestApp;
let root: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  root = await service.as('superAdmin');
  const { owner } = service.databases;
  const pests = [PEST, FOLLOWED.pest];
  await owner.updateTable('pest').set({ pest_is_retired: true }).where('pest_id', 'in', pests).execute();
  const crops = [CROP, FOLLOWED.crop];
  await owner.updateTable('crop').set({ crop_is_retired: true }).where('crop_id', 'in', crops).execute();
});
afterAll(() => service.close());

const send = async (method: string, path: string, body: object) => {
  const answer = await root(path, { method, body });
  const { errors } = (await answer.json()) as { errors?: { field: string; message: string }[] };
  return { status: answer.status, errors };
};
const refused = (...fields: string[]) => ({
  status: 400,
  errors: fields.map((field) => ({ field, message: RETIRED })),
});

test('a new station is not given a retired pest or crop, and an old one is not either', async () => {
  const both = { pest_id: PEST, crop_id: CROP };
  const fields = refused('crop_id', 'pest_id');
  expect(await send('POST', '/v2/stations', { ...GOOD.station, ...both })).toEqual(fields);
  expect(await send('PUT', `/v2/stations/${FARM.stations.north}`, both)).toEqual(fields);
});

test('a station keeps those that it has, also when its whole form is sent', async () => {
  const kept = { station_name: 'N-1 bis', pest_id: FOLLOWED.pest, crop_id: FOLLOWED.crop };
  expect(await send('PUT', `/v2/stations/${FARM.stations.north}`, kept)).toMatchObject({ status: 200 });
});

test('a biofix is of a retired pest only where a station of its sector still follows it', async () => {
  const { biofix } = GOOD;
  expect(await send('POST', '/v2/biofix', { ...biofix, pest_id: PEST })).toEqual(refused('pest_id'));
  const followed = { ...biofix, ...MEANT, pest_id: FOLLOWED.pest };
  expect(await send('POST', '/v2/biofix', followed)).toMatchObject({ status: 201 });
  const { client_id: _, ...edited } = followed;
  expect(await send('PUT', '/v2/biofix/1', { ...edited, pest_id: PEST })).toEqual(refused('pest_id'));
  expect(await send('PUT', '/v2/biofix/1', edited)).toMatchObject({ status: 200 });
});

test('a season that is opened names the row of a biofix that is refused, and nothing of it is kept', async () => {
  const line = {
    sector_id: FARM.sectors.north,
    date_biofix: '2027-09-10',
    type: 'chronofix',
    biofix_comment: 'Año',
  };
  const opening = (pest: number) => ({
    ...{ ...GOOD.season, ...MEANT, season_name: 'Con retirada', station_ids: [] },
    biofixes: [{ ...line, pest_id: pest }],
  });
  expect(await send('POST', '/v2/seasons/open', opening(PEST))).toEqual(refused('biofixes.0.pest_id'));
  const { owner } = service.databases;
  const made = () =>
    owner.selectFrom('season').select('season_id').where('season_name', '=', 'Con retirada').execute();
  expect(await made()).toEqual([]);
  expect(await send('POST', '/v2/seasons/open', opening(FOLLOWED.pest))).toMatchObject({ status: 201 });
  expect(await made()).toHaveLength(1);
});
