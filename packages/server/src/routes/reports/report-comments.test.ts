import type { Encoded, reportComment } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FARM } from '../../../tests/support/people.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type As = (path: string, ask?: Ask) => Promise<Response>;
let service: TestApp;
let root: As;
beforeAll(async () => {
  service = await startTestApp();
  root = await service.as('superAdmin');
});
afterAll(() => service.close());

const PATH = `/v2/sectors/${FARM.sectors.north}/report_comments`;
const KEY = { season_id: FARM.seasons.ours, pest_id: FARM.pest };
const write = (texts: object, as: As = root) => as(PATH, { method: 'PUT', body: { ...KEY, ...texts } });

test('the words of a pest are written over, read by whoever sees the sector, and given back', async () => {
  const texts = { phenology_comment: ' Vuelo en descenso ', capture_comment: '' };
  const made = await write({ ...texts, seen: null });
  expect(made.status).toBe(200);
  const row = (await made.json()) as Encoded<typeof reportComment>;
  expect(row).toMatchObject({ ...KEY, phenology_comment: 'Vuelo en descenso', capture_comment: '' });
  const grower = await service.as('grower');
  expect(await (await grower(PATH)).json()).toEqual({ items: [row] });
  expect(await (await grower(`${PATH}?season_id=${FARM.seasons.foreign}`)).json()).toEqual({ items: [] });
  expect(await (await grower(`/v2/sectors/${FARM.sectors.south}/report_comments`)).json()).toEqual({
    items: [],
  });
  const seen = row.datetime_changed;
  const given = await write({ phenology_comment: '', capture_comment: '', seen });
  expect(await given.json()).toMatchObject({ phenology_comment: '', capture_comment: '' });
});

test('who saw other words than stand there is refused', async () => {
  const late = { phenology_comment: 'Otro', capture_comment: '' };
  expect((await write({ ...late, seen: null })).status).toBe(409);
  expect((await write({ ...late, seen: '2026-11-01T00:00:00Z' })).status).toBe(409);
  expect((await write(late)).status).toBe(200);
});

test('only super administrators write, of seasons and pests there are', async () => {
  const texts = { phenology_comment: 'x', capture_comment: '' };
  for (const person of ['grower', 'admin', 'superReader'] as const)
    expect((await write(texts, await service.as(person))).status).toBe(403);
  expect((await write(texts, await service.as('foreigner'))).status).toBe(404);
  const foreign = await write({ ...texts, season_id: FARM.seasons.foreign });
  expect(foreign.status).toBe(400);
  expect(((await foreign.json()) as { errors: unknown }).errors).toEqual([
    expect.objectContaining({ field: 'season_id' }),
  ]);
  expect((await write({ ...texts, capture_comment: 'x'.repeat(601) })).status).toBe(400);
});
