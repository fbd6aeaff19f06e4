import { CatalogueAnswer, InfrastructureAnswer, PestPreviewAnswer } from '@vigia/api/contract';
import { degreeDayRuleFor, isoDate, PEST_MODELS } from '@vigia/domain';
import { chipLevel, chipRule } from '@vigia/domain/captures';
import { CROPS, PESTS } from '@vigia/domain/farm';
import type { PestDocument } from '@vigia/domain/pests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_PEST } from '../../../tests/support/new-pest.ts';
import { FARM } from '../../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const send = async (path: string, body?: object, method = body ? 'POST' : 'GET') =>
  await (await service.as('superAdmin'))(path, { method, ...(body && { body }) });
const take = (document: object) => send('/v2/catalogue/pests', { document });
const catalogue = async () => CatalogueAnswer.parse(await (await send('/v2/catalogue')).json());
const listed = async (id: number) => (await catalogue()).pests.find(({ pest_id }) => pest_id === id);
const tree = async () =>
  InfrastructureAnswer.parse(await (await send('/v2/clients/1/infrastructure')).json());

test('built-in pests are in use without a document of the installation’s own', async () => {
  expect(await listed(FARM.pest)).toMatchObject({
    ...{ version: 1, is_built_in: true, is_retired: false, date_taken: null, taken_by: null },
  });
  expect((await tree()).catalogue).toEqual({ documents: [], retired_pests: [], retired_crops: [] });
});

test('a document tells everything that is wrong with it, each by its path, and is not taken', async () => {
  const answer = await take({
    ...NEW_PEST,
    id: 900,
    chip: { days: 7, okUpTo: 9, warningUpTo: 5 },
    kind: 'mite',
  });
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field)).toEqual(['kind', 'chip.warningUpTo']);
  const reserved = await take({ ...NEW_PEST, id: 900 });
  expect(await reserved.json()).toMatchObject({
    errors: [{ field: 'id', message: expect.stringContaining('1000') }],
  });
  expect(await listed(900)).toBeUndefined();
});

test('a new pest is listed, handed out with the tree, computed with and exported as it came', async () => {
  const before = await tree();
  expect((await take(NEW_PEST)).status).toBe(201);
  expect(await listed(NEW_PEST.id)).toMatchObject({
    ...{ pest_name: NEW_PEST.name, species: NEW_PEST.species, version: 1, is_built_in: false },
    taken_by: expect.stringContaining('@'),
  });
  const after = await tree();
  expect(before.pests.some(({ pest_id }) => pest_id === NEW_PEST.id)).toBe(false);
  expect(after.pests).toContainEqual({ pest_id: NEW_PEST.id, pest_name: NEW_PEST.name });
  expect(after.catalogue.documents).toEqual([NEW_PEST]);
  expect(PESTS.get(NEW_PEST.id)?.species).toBe('Bagrada hilaris');
  expect(chipLevel(chipRule(NEW_PEST.id, isoDate('2026-11-20'), []), 6)).toBe('error');
  expect(degreeDayRuleFor(NEW_PEST.id, null)?.lower).toBe(12.5);
  const exported = (await (await send(`/v2/catalogue/pests/${NEW_PEST.id}`)).json()) as {
    document: PestDocument;
  };
  expect(exported.document).toEqual(NEW_PEST);
  expect(Object.keys(exported.document).slice(0, 4)).toEqual(['format', 'id', 'version', 'name']);
});

test('a version has to grow, of the same species; a built-in pest takes a newer one', async () => {
  const again = await take(NEW_PEST);
  expect(await again.json()).toMatchObject({ errors: [{ field: 'version' }] });
  const other = await take({ ...NEW_PEST, version: 2, species: 'Nezara viridula' });
  expect(await other.json()).toMatchObject({ errors: [{ field: 'species' }] });
  const exported = (await (await send(`/v2/catalogue/pests/${FARM.pest}`)).json()) as {
    document: PestDocument;
  };
  const model = { ...exported.document.model!, generations: 1 };
  expect((await take({ ...exported.document, version: 2, model })).status).toBe(201);
  expect(PEST_MODELS.get(FARM.pest)?.generations).toBe(1);
  expect(await listed(FARM.pest)).toMatchObject({ version: 2, is_built_in: true });
});

test('a preview sets both documents side by side in the station’s seasons', async () => {
  const answer = await send('/v2/catalogue/preview', {
    document: { ...NEW_PEST, version: 2 },
    station_id: FARM.stations.north,
  });
  const { seasons } = PestPreviewAnswer.parse(await answer.json());
  expect(seasons.length).toBeGreaterThan(0);
  const [season] = seasons;
  expect(season?.stages.map(({ generation, stage }) => `${generation} ${stage}`)).toContain('2 adult');
  for (const { date_now, date_next } of season?.stages ?? []) expect(date_next).toBe(date_now);
});

test('a retired pest stays, and is offered for nothing new', async () => {
  const path = `/v2/catalogue/pests/${FARM.otherPest}`;
  expect((await send(path, { is_retired: true }, 'PUT')).status).toBe(200);
  expect((await tree()).catalogue.retired_pests).toEqual([FARM.otherPest]);
  expect((await send(path, { is_retired: false }, 'PUT')).status).toBe(200);
  expect((await tree()).catalogue.retired_pests).toEqual([]);
});

test('a variety of an apple is followed like the others; names are those of one crop', async () => {
  const answer = await send('/v2/catalogue/crops', { crop_name: ' Manzano ', variant_name: 'Granny Smith' });
  const crop = (await answer.json()) as { crop_id: number; crop_name: string };
  expect(crop).toMatchObject({ crop_id: 1000, crop_name: 'Manzano', is_built_in: false });
  expect(CROPS.get(crop.crop_id)?.degreeHourMetric).toBe(CROPS.get(22)?.degreeHourMetric);
  const path = `/v2/catalogue/crops/${crop.crop_id}`;
  expect((await send(path, { variant_name: 'Fuji' }, 'PUT')).status).toBe(409);
  expect(await (await send(path, { variant_name: null, is_retired: true }, 'PUT')).json()).toMatchObject({
    ...{ crop_name: 'Manzano', variant_name: null, is_retired: true },
  });
});
