import type { ColumnsAnswer, ItemsAnswer } from '@vigia/api/contract';
import { addDays, hoursOfDay, type IsoDate, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

const FIRST = isoDate('2026-10-01');
const query = { date_start: FIRST, date_end: '2026-10-07', format: 'columns' };
/** Hours of each day at 25 °C (the others at 15 °C); null: not measured; 'hot': 8 h at 25 and 2 h at 36 °C. */
const WEATHER = {
  1001: [6, 7, 8, 5, null, 8, 'hot'],
  1002: [8, 8, 0, 8, 8, 8, 0],
} as const;

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  for (const [station, days] of Object.entries(WEATHER)) {
    for (const [i, warm] of days.entries()) {
      if (warm !== null) await measure(Number(station), addDays(FIRST, i), warm);
    }
  }
});
afterAll(() => service.close());

async function measure(stationId: number, day: IsoDate, warm: number | 'hot'): Promise<void> {
  const at = (hour: number) => {
    if (warm === 'hot' && hour >= 20 && hour < 22) return 36;
    return hour < (warm === 'hot' ? 8 : warm) ? 25 : 15;
  };
  const rows = Array.from(hoursOfDay(day), (t, hour) => ({
    t,
    line: 0,
    values: [at(hour), 60, null, null, null],
  }));
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
}

const post = (metric: string, params: Record<string, string>, stations: number[]) =>
  admin(`/data_analytics/mildew/${metric}?${new URLSearchParams({ ...query, ...params })}`, {
    body: { station_id_list: stations },
  });

async function values(metric: string, stations: number[], params: Record<string, string> = {}) {
  const answer = await post(metric, params, stations);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as ColumnsAnswer).values;
}

test.each([
  ['acc_score', [0, 0, 30, 20, null, 40, 60]],
  ['day_score', [0, 0, 30, -10, null, 20, 20]],
  ['favourable', [1, 1, 1, 0, null, 1, 1]],
  ['longest_run', [6, 7, 8, 5, null, 8, 8]],
  ['hours_in_band', [6, 7, 8, 5, null, 8, 8]],
])('%s of a station, worked by hand; a day without hours is a hole', async (metric, expected) => {
  expect(await values(metric, [1001])).toEqual(expected);
});

test('the rule of UC IPM starts at 60, and heat takes 10 points of the day', async () => {
  const params = { rule: 'uc-ipm' };
  expect(await values('acc_score', [1001], params)).toEqual([0, 0, 60, 50, null, 70, 80]);
  expect(await values('day_score', [1001], params)).toEqual([0, 0, 60, -10, null, 20, 10]);
});

test('stations are averaged day by day over those that have one', async () => {
  expect(await values('acc_score', [1002])).toEqual([0, 0, 0, 0, 0, 30, 20]);
  expect(await values('acc_score', [1001, 1002])).toEqual([0, 0, 15, 10, 0, 35, 40]);
  expect(await values('acc_score', [1001, 1002], { station_aggregation: 'max' })).toEqual([
    0, 0, 30, 20, 0, 40, 60,
  ]);
  expect(await values('favourable', [1001, 1002])).toEqual([1, 1, 0.5, 0.5, 1, 1, 0.5]);
});

test('the index starts on acc_from, whichever days are shown', async () => {
  const late = { date_start: '2026-10-06' };
  expect(await values('acc_score', [1001], late)).toEqual([0, 0]);
  expect(await values('acc_score', [1001], { ...late, acc_from: FIRST })).toEqual([40, 60]);
});

test('items carry the same values, each with its date', async () => {
  const answer = await post('acc_score', { format: 'items', date_end: '2026-10-05' }, [1001]);
  const { items, meta } = (await answer.json()) as ItemsAnswer;
  expect(items.slice(2)).toEqual([
    { date: '2026-10-03', value: 30 },
    { date: '2026-10-04', value: 20 },
    { date: '2026-10-05', value: null },
  ]);
  expect(meta).toEqual({ missing_days: 1, stations: 1, last_date: '2026-10-04' });
});

test('a treatment of the values, a rule or a metric that there is not, and a foreign station are refused', async () => {
  const refused = async (metric: string, params: Record<string, string>) =>
    (await (await post(metric, params, [1001])).json()) as object;
  expect(await refused('acc_score', { per_station_transform: 'accumulated' })).toMatchObject({
    code: 'invalid-input',
    errors: [{ field: 'per_station_transform' }],
  });
  expect(await refused('acc_score', { rule: 'metos' })).toMatchObject({ errors: [{ field: 'rule' }] });
  expect((await post('gubler', {}, [1001])).status).toBe(400);
  expect((await post('acc_score', {}, [3001])).status).toBe(404);
});
