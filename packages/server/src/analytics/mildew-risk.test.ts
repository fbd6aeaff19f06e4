import type { ColumnsAnswer, MildewRiskAnswer } from '@vigia/api/contract';
import { addDays, dayOfInstant } from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FARM } from '../../tests/support/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { warmDay } from '../../tests/support/warm-day.ts';

const today = dayOfInstant(TEST_NOW);
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const days = Array.from({ length: 5 }, (_, i) => addDays(today, i - 5));
  await service.databases.owner
    .insertInto('climate_day')
    .values(days.map((day) => warmDay(1, FARM.stations.north, day)))
    .execute();
});
afterAll(() => service.close());

const ask = async (person: Parameters<TestApp['as']>[0], season: number = FARM.seasons.ours) => {
  const answer = await (await service.as(person))(`/v2/clients/1/mildew?season_id=${season}`);
  return { status: answer.status, body: (await answer.json()) as MildewRiskAnswer };
};

describe('mildew of all sectors in one call', () => {
  it('is what the chart of each shows', async () => {
    const { status, body } = await ask('grower');
    expect(status).toBe(200);
    const north = body.items.find(({ sector_id }) => sector_id === FARM.sectors.north);
    const admin = await service.as('admin');
    const chart = (await (
      await admin(
        `/data_analytics/mildew/acc_score?date_start=${FARM.season.start}&date_end=${addDays(today, -1)}&format=columns`,
        { method: 'post', body: { station_id_list: [FARM.stations.north] } },
      )
    ).json()) as ColumnsAnswer;
    expect(north?.index).toBe(70);
    expect(chart.values.at(-1)).toBe(north?.index);
    expect(north?.as_of).toBe(addDays(today, -1));
    expect(north?.since).toBe(addDays(today, -1));
  });

  it('has no index where nothing was measured, and no sector that the reader does not see', async () => {
    const { body } = await ask('grower');
    const south = body.items.find(({ sector_id }) => sector_id === FARM.sectors.south);
    expect(south?.index ?? null).toBeNull();
    const narrowed = await ask('narrowed');
    expect(narrowed.body.items.map(({ sector_id }) => sector_id)).toEqual([FARM.sectors.north]);
    expect((await ask('grower', FARM.seasons.foreign)).body.items).toEqual([]);
    expect((await ask('foreigner')).status).toBe(404);
  });
});
