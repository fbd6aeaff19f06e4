import type { AheadAnswer } from '@vigia/api/contract';
import { addDays, eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

const DD = 'dd_single_sine_10_30_horizontal';
const [SHORT, LONG] = [1001, 1002];
let service: TestApp;

beforeAll(async () => {
  service = await startTestApp();
  await place(LONG, -35);
  await place(SHORT, -35.1);
  // A degree warmer than its neighbour on all 81 days that both measured.
  await measure(SHORT, '2026-09-01', '2026-11-20', 15);
  await measure(LONG, '2026-09-01', '2026-11-20', 14);
  // With that degree 6, 4 and 5 °C·day a day.
  await measure(LONG, '2025-11-21', '2026-01-10', 15);
  await measure(LONG, '2024-11-21', '2025-01-10', 13);
  await measure(LONG, '2023-11-21', '2024-01-10', 14);
});
afterAll(() => service.close());

const place = (stationId: number, latitude: number) =>
  service.databases.owner
    .updateTable('station')
    .set({ station_position_lat: latitude, station_position_lon: -71 })
    .where('station_id', '=', stationId)
    .execute();

async function measure(stationId: number, from: string, to: string, temperature: number): Promise<void> {
  const rows = eachDay(isoDate(from), isoDate(to)).flatMap((day) =>
    Array.from(hoursOfDay(day), (t) => ({ t, values: [temperature, 60, null, null, null] })),
  );
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
}

type Person = Parameters<TestApp['as']>[0];
async function dates(who: Person = 'admin', metric = DD): Promise<AheadAnswer> {
  const ask = (await service.as(who)) as (path: string, ask?: Ask) => Promise<Response>;
  const answer = await ask(`/data_analytics/ahead/${metric}?acc_from=2026-11-11&date_end=2027-01-05`, {
    body: { station_id_list: [SHORT], thresholds: [80] },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as AheadAnswer;
}

describe('the past years of a neighbour', () => {
  test('stand in for those that a station lacks, with the difference of the days that both measured', async () => {
    const { dates: found, meta } = await dates();
    // As for a station of its own three years: 5 a day on average, 50 °C·day until yesterday.
    expect(found).toEqual([
      { threshold: 80, date: '2026-11-26', earliest: '2026-11-25', latest: '2026-12-01' },
    ]);
    expect(meta).toMatchObject({ years: 3, reason: null });
    expect(meta.neighbour).toEqual({
      station_id: LONG,
      station_name: expect.any(String),
      distance_m: 11_120,
      years: 3,
      correction_max: 1,
      correction_min: 1,
      common_days: 81,
    });
  });

  test('are not shown to who may not see the neighbour, even after somebody else asked', async () => {
    await dates('admin');
    const { dates: found, meta } = await dates('narrowed');
    expect([found, meta.reason, meta.neighbour]).toEqual([[], 'too_few_years', undefined]);
  });

  test('do not stand in for sums of hours, whose difference is not known', async () => {
    expect((await dates('admin', 'dd_hourly_10')).meta.reason).toBe('too_few_years');
  });

  test('go on with the years that the station has of its own', async () => {
    await measure(SHORT, '2025-11-21', '2026-01-10', 20); // 10 °C·day instead of the neighbour's 6
    const { meta } = await dates();
    expect([meta.years, meta.neighbour?.years]).toEqual([3, 2]);
  });

  test('of a farther station are not taken, nor without enough days in common', async () => {
    await place(LONG, -36);
    expect((await dates()).meta).toMatchObject({ reason: 'too_few_years', years: null });
    await place(LONG, -35);
    expect((await dates()).meta.neighbour).toBeDefined();
    const lost = service.databases.owner.deleteFrom('climate_day').where('station_id', '=', LONG);
    await lost.where('day', '>', addDays(isoDate('2026-11-20'), -30)).execute();
    await lost.where('day', '<', isoDate('2026-10-01')).where('day', '>', isoDate('2025-12-10')).execute();
    await measure(SHORT, '2026-11-20', '2026-11-20', 15.5); // a new version of its data
    expect((await dates()).meta.reason).toBe('too_few_years');
  });
});
