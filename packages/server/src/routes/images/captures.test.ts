import type { CaptureGroupsAnswer, ColumnsAnswer } from '@vigia/api/contract';
import { addDays, eachDay, isoDate, weekdayOf } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const TODAY = isoDate('2026-11-21');
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const photos = (clientId: number, stationId: number, pestId: number, times: number) =>
    eachDay(addDays(TODAY, -20), addDays(TODAY, -1)).map((day, i) => ({
      client_id: clientId,
      station_id: stationId,
      pest_id: pestId,
      t: `${day}T15:00:00.000Z`,
      day,
      in_photo: i * times,
    }));
  await service.databases.owner
    .insertInto('capture')
    .values([
      ...photos(1, 1001, 1, 2),
      ...photos(1, 1002, 1, 3),
      ...photos(1, 1001, 2, 5),
      ...photos(3, 3001, 1, 7),
    ])
    .execute();
});
afterAll(() => service.close());

const captures = async (person: 'grower' | 'narrowed', body: object) => {
  const ask = await service.as(person);
  return ask('/v2/clients/1/captures', { body });
};
const counted = async (person: 'grower' | 'narrowed', groups: readonly object[], end = TODAY as string) =>
  ((await (await captures(person, { date_end: end, groups })).json()) as CaptureGroupsAnswer).captures;

const group = (pestId: number, ...stationIds: number[]) => ({ pest_id: pestId, station_ids: stationIds });

/** The result of the specified call of counts for one group. */
async function alone(pestId: number, stationIds: readonly number[], end: string): Promise<number | null> {
  const ask = await service.as('grower');
  const last = isoDate(end);
  const query = new URLSearchParams({
    date_start: addDays(last, -7),
    date_end: last,
    pest_id: String(pestId),
    per_station_transform: 'incremental',
    station_aggregation: 'sum',
    incremental_day_options: String(1 << (7 - weekdayOf(last))),
    format: 'columns',
  });
  const answer = await ask(`/count_analytics/bug_count?${query}`, { body: { station_id_list: stationIds } });
  return ((await answer.json()) as ColumnsAnswer).values.at(-1) ?? null;
}

test('groups of traps count what the call of counts gives for each alone, in their order', async () => {
  for (const end of ['2026-11-21', '2026-11-15', '2026-11-02']) {
    const groups = [group(2, 1001), group(1, 1002, 1001), group(1, 1002), group(9, 1001), group(1)];
    const requests = groups.map((one) => alone(one.pest_id, one.station_ids, end));
    expect(await counted('grower', groups, end)).toEqual(await Promise.all(requests));
  }
  expect(await counted('grower', [group(1, 1001), group(1, 1002)])).toEqual([
    expect.any(Number),
    expect.any(Number),
  ]);
});

test('traps of another client, or not seen, count nothing', async () => {
  const own = await counted('grower', [group(1, 1001)]);
  expect(await counted('grower', [group(1, 1001, 3001), group(1, 3001)])).toEqual([...own, null]);
  expect(await counted('narrowed', [group(1, 1001, 1002), group(1, 1002)])).toEqual([...own, null]);
});

test('a question that is none is refused by the name of its field', async () => {
  for (const body of [
    { date_end: TODAY, groups: [] },
    { date_end: '2026-02-30', groups: [group(1, 1001)] },
    { date_end: TODAY, groups: [group(0, 1001)] },
    { date_end: TODAY, groups: Array(251).fill(group(1, 1001)) },
  ])
    expect((await captures('grower', body)).status).toBe(400);
});
