import type { AheadAnswer } from '@vigia/api/contract';
import {
  addDays,
  daysBetween,
  eachDay,
  hoursOfDay,
  type IsoDate,
  isoDate,
  PEST_MODELS,
  pestAheadQuery,
} from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { asClient } from '../db/tenant.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { saveWeather } from '../stores/measurements/station-weather.ts';

const DD = 'dd_hourly_10';
const HOUR = 3_600_000;
const TODAY = isoDate('2026-11-21');
let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;

beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  // 10 + n °C all day long is n degree-days a day: 5 in the running season until yesterday, then 6, 4 and 5.
  await measure(1001, '2026-11-11', '2026-11-20', 15);
  await measure(1001, '2025-11-21', '2026-01-10', 16);
  await measure(1001, '2024-11-21', '2025-01-10', 14);
  await measure(1001, '2023-11-21', '2024-01-10', 15);
  await measure(1002, '2026-11-11', '2026-11-20', 15);
  await measure(1002, '2025-11-21', '2026-01-10', 16);
  await measure(1002, '2024-11-21', '2025-01-10', 14);
});
afterAll(() => service.close());

async function measure(
  stationId: number,
  from: string,
  to: string,
  temperature: number | ((day: IsoDate) => number),
): Promise<void> {
  const rows = eachDay(isoDate(from), isoDate(to)).flatMap((day) => {
    const all = typeof temperature === 'number' ? temperature : temperature(day);
    return Array.from(hoursOfDay(day), (t) => ({ t, values: [all, 60, null, null, null] }));
  });
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
}

/** Forecast by day from today on, °C, the same in all hours. */
async function saveForecast(stationId: number, temperatures: readonly number[], at: number) {
  const days = temperatures.map((temperature, i) => {
    const date = addDays(TODAY, i);
    const hours = Array.from(hoursOfDay(date), () => temperature);
    return { date, temperature: hours, humidity: hours };
  });
  const of = { clientId: 1, stationIds: [stationId], service: 'open-meteo' } as const;
  await asClient(service.databases.app, 1, (tx) => saveWeather(tx, of, days, at));
}

const SEASON = { acc_from: '2026-11-11', date_end: '2027-01-05' };
const post = (thresholds: readonly number[], params: object = {}, stations = [1001], metric = DD) =>
  admin(`/data_analytics/ahead/${metric}?${new URLSearchParams({ ...SEASON, ...params })}`, {
    body: { station_id_list: stations, thresholds },
  });
async function dates(...request: Parameters<typeof post>): Promise<AheadAnswer> {
  const answer = await post(...request);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as AheadAnswer;
}

describe('past years go on from what was measured', () => {
  test('to the day of their mean, between those of its band', async () => {
    // 50 °C·day until yesterday. 6, 4 and 5 a day are 5n after n days, ± 1.886 · n · √(1 + 1/3): 30 more come on the sixth
    // day, after 4.18 days by the upper bound, 7.178n, and after 10.63 by the lower one, 2.822n: from the fifth to the
    // eleventh day.
    const { dates: found, meta } = await dates([30, 50, 80]);
    expect(found).toEqual([
      { threshold: 80, date: '2026-11-26', earliest: '2026-11-25', latest: '2026-12-01' },
    ]);
    expect(meta).toEqual({
      provider: 'climatology',
      told_at: null,
      years: 3,
      stations: 1,
      measured_until: '2026-11-20',
      measured_total: expect.closeTo(50, 9),
      reason: null,
      date_end: '2027-01-05',
    });
  });

  test('over New Year, and no further than the last day requested', async () => {
    // 46 days to come add 230 °C·day to the 50 on average, between 129.8 and 330.2. The 119 missing from 169 come after
    // 16.58 days by the upper bound, nearest the end of 7 December, and after 42.17 by the lower one, nearest the end of
    // 1 January.
    const { dates: found } = await dates([169, 229, 276, 281, 290, 381]);
    expect(found).toEqual([
      { threshold: 169, date: '2026-12-14', earliest: '2026-12-08', latest: '2027-01-01' },
      { threshold: 229, date: '2026-12-26', earliest: '2026-12-16', latest: null },
      { threshold: 276, date: '2027-01-05', earliest: '2026-12-22', latest: null },
      { threshold: 281, date: null, earliest: '2026-12-23', latest: null },
      { threshold: 290, date: null, earliest: '2026-12-24', latest: null },
      { threshold: 381, date: null, earliest: null, latest: null },
    ]);
  });

  test('the sum of the days that charts show is theirs', async () => {
    const { curve } = await dates([80]);
    expect(curve!.start).toBe(TODAY);
    expect([curve!.values.length, curve!.low.length, curve!.high.length]).toEqual([16, 16, 16]);
    expect(curve!.values.slice(0, 3)).toEqual([55, 60, 65].map((sum) => expect.closeTo(sum, 9)));
    expect(curve!.low[5]).toBeCloseTo(50 + 6 * 2.8222, 2);
    expect((await dates([80], { date_end: '2026-11-24' })).curve!.values).toHaveLength(4);
  });

  test('for degree-hours too', async () => {
    // Ten days of 252 °C·h; 480 more at 276, 252 and 228 a day, ± 2.178 · 24: after 1.58 days and after 2.40.
    const { dates: found } = await dates([2000, 3000], {}, [1001], 'gdh_mean_4dot5_25');
    expect(found).toEqual([
      { threshold: 3000, date: '2026-11-22', earliest: '2026-11-22', latest: '2026-11-22' },
    ]);
  });
});

test.each([...PEST_MODELS.keys()])('the question that charts put about pest %i is taken', async (pestId) => {
  const season = { start: isoDate('2026-05-01'), end: isoDate('2027-01-05') };
  const start = { date: isoDate('2026-11-11'), reason: 'biofix' } as const;
  const request = pestAheadQuery({ pestId, stationIds: [1001], start, season }, TODAY)!;
  const { dates: found } = await dates(request.thresholds);
  expect(found.map(({ threshold }) => threshold)).toEqual(request.thresholds.filter((sum) => sum > 50));
});

describe('no date', () => {
  test('of fewer than three years', async () => {
    const { dates: found, meta } = await dates([80], {}, [1002]);
    expect([found, meta.reason, meta.provider, meta.years]).toEqual([[], 'too_few_years', null, null]);
    expect((await dates([80], {}, [1002])).curve).toBeUndefined();
  });

  test('from an old record, nor without any', async () => {
    service.clock.now = TEST_NOW + 5 * 24 * HOUR;
    expect(await dates([80])).toMatchObject({
      dates: [],
      meta: { reason: 'stale_record', measured_total: null },
    });
    service.clock.now = TEST_NOW;
    expect((await dates([80], {}, [])).meta.reason).toBe('no_record');
  });
});

test('the days that a service forecasts go before those of past years', async () => {
  await saveForecast(1001, [10, 10], TEST_NOW - HOUR); // no degree-days: all years are two days later
  const { dates: found, meta } = await dates([80]);
  expect(found).toEqual([
    { threshold: 80, date: '2026-11-28', earliest: '2026-11-27', latest: '2026-12-03' },
  ]);
  expect(meta).toMatchObject({
    provider: 'open-meteo',
    years: 3,
    told_at: new Date(TEST_NOW - HOUR).toISOString(),
  });
  await saveForecast(1001, [20, 20, 20], TEST_NOW);
  expect((await dates([80])).dates).toEqual([
    { threshold: 80, date: '2026-11-23', earliest: '2026-11-23', latest: '2026-11-23' },
  ]);
});

test('an unchanged answer is recognised by its tag', async () => {
  const etag = (await post([80])).headers.get('etag') as string;
  const again = await admin(`/data_analytics/ahead/${DD}?${new URLSearchParams(SEASON)}`, {
    body: { station_id_list: [1001], thresholds: [80] },
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['acc_from', { acc_from: '2026-11-22' }],
  ['acc_from', { acc_from: '1990-01-01' }],
  ['date_end', { date_end: '2026-11-21' }],
  ['date_end', { date_end: '2027-11-23' }],
])('refuses a wrong %s', async (field, params) => {
  const answer = await post([80], params);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ field }] });
});

test('refuses sums that are none, and metrics that may fall or have no sum', async () => {
  expect((await post([0])).status).toBe(400);
  for (const metric of ['chill_model_utah', 'temperature_max_daily', 'acc_score', 'dd_hourly_30_10']) {
    expect((await post([80], {}, [1001], metric)).status).toBe(404);
  }
  expect((await post([80], {}, [3001])).status).toBe(404);
});

test('a short hole of a year is drawn across, a long one leaves the year out', async () => {
  const remove = (...days: string[]) =>
    service.databases.owner
      .deleteFrom('climate_day')
      .where('station_id', '=', 1001)
      .where('day', 'in', days.map(isoDate))
      .execute();
  await remove('2024-12-10', '2024-12-11');
  await measure(1001, '2026-11-20', '2026-11-20', 15.5); // a new version of its data
  expect((await dates([229])).meta.years).toBe(3);
  await remove('2024-12-09', '2024-12-12');
  await measure(1001, '2026-11-20', '2026-11-20', 15);
  expect((await dates([229])).meta).toMatchObject({ reason: 'too_few_years', years: null });
});

test('days to come are warmer at first where the last seven were', async () => {
  // 5 °C·day a day of late, and 3, 2 and 4 on the same days of past years, so 2 more: 0.8 more than their mean of 5 on the
  // first day to come, 0.72 on the second, 0.648 on the third.
  await measure(1002, '2025-11-14', '2025-11-20', 13);
  await measure(1002, '2024-11-14', '2024-11-20', 12);
  await measure(1002, '2023-11-14', '2023-11-20', 14);
  await measure(1002, '2023-11-21', '2024-01-10', 15);
  const { curve, dates: found } = await dates([55.5, 61], {}, [1002]);
  const sums = [55.8, 61.52, 67.168];
  expect(curve!.values.slice(0, 3)).toEqual(sums.map((sum) => expect.closeTo(sum, 9)));
  expect(found.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
});

test('a biofix and a weather that are three days later have the same dates, three days later', async () => {
  /** No two days alike, and each year others, in a record of its own; the dates of sums as they are told from it. */
  const datesLater = async (shift: number) => {
    await service.databases.owner.deleteFrom('climate_day').where('station_id', '=', 1002).execute();
    const on = (day: string) => addDays(isoDate(day), shift);
    for (const year of [2023, 2024, 2025, 2026]) {
      const from = on(`${year}-11-11`);
      const to = on(year === 2026 ? '2026-11-20' : `${year + 1}-01-06`);
      await measure(1002, from, to, (day) => 15 + 3 * Math.sin(0.9 * daysBetween(from, day) + year));
    }
    service.clock.now = TEST_NOW + shift * 24 * HOUR;
    const season = { acc_from: on(SEASON.acc_from), date_end: on(SEASON.date_end) };
    return await dates([60, 100, 150, 200, 260, 340, 900], season, [1002]);
  };
  const [still, moved] = [await datesLater(0), await datesLater(3)];
  service.clock.now = TEST_NOW;
  expect(still.meta).toMatchObject({ provider: 'climatology', years: 3 });
  expect(still.dates.filter(({ date }) => date !== null).length).toBeGreaterThan(3);
  const later = (day: string | null) => day && addDays(isoDate(day), 3);
  expect(moved.dates).toEqual(
    still.dates.map(({ threshold, date, earliest, latest }) => ({
      threshold,
      ...{ date: later(date), earliest: later(earliest), latest: later(latest) },
    })),
  );
  const { start, ...curve } = still.curve!;
  expect(moved.curve).toEqual({ start: later(start), ...curve });
});
