import { fileURLToPath } from 'node:url';
import type { ColumnsAnswer, ItemsAnswer } from '@vigia/api/contract';
import {
  addDays,
  dailyDegreeDays,
  eachDay,
  hoursOfDay,
  type IsoDate,
  isoDate,
  parseDegreeDayMetric,
} from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedTable } from '../../../domain/fixtures/tables.ts';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { importCsv } from '../ingest/import-csv.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

const INIA = fileURLToPath(new URL('../../fixtures/agromet-chile-2019-hourly.csv', import.meta.url));
const SINE = 'degree_days/dd_single_sine_10_30_horizontal';

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const post = (
  path: string,
  query: Record<string, string>,
  stations: number[],
  headers?: Record<string, string>,
) =>
  admin(`/${path}?${new URLSearchParams(query)}`, {
    body: { station_id_list: stations },
    ...(headers && { headers }),
  });

async function columns(
  path: string,
  query: Record<string, string>,
  stations: number[],
): Promise<ColumnsAnswer> {
  const answer = await post(path, { format: 'columns', ...query }, stations);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as ColumnsAnswer;
}
async function items(path: string, query: Record<string, string>, stations: number[]) {
  return ((await (await post(path, query, stations)).json()) as ItemsAnswer).items;
}

/** Stores hourly readings of whole local days; `value` gives °C, or null for a missing hour. */
async function measure(
  stationId: number,
  days: readonly IsoDate[],
  value: (day: IsoDate, hour: number) => number | null,
): Promise<void> {
  const rows = days
    .flatMap((day) =>
      Array.from(hoursOfDay(day), (t, hour) => ({
        t,
        line: 0,
        values: [value(day, hour), 60, null, null, null],
      })),
    )
    .filter((row) => row.values[0] !== null);
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
}

const photograph = (
  stationId: number,
  photos: [day: string, inPhoto: number, plateChanged?: boolean][],
  pest_id = 1,
) =>
  service.databases.owner
    .insertInto('capture')
    .values(
      photos.map(([day, in_photo, plate_changed = false]) => ({
        client_id: 1,
        station_id: stationId,
        pest_id,
        t: `${day}T15:00:00.000Z`,
        day,
        in_photo,
        plate_changed,
      })),
    )
    .execute();

describe('the INIA measurements of May and June 2019', () => {
  const winter = { date_start: '2019-05-01', date_end: '2019-06-30' };
  const published = publishedTable('daily_peers_agromet_2019_may_jun.csv');
  beforeAll(async () => {
    const { databases } = service;
    await importCsv({ databases, filePath: INIA, stationId: 1001, now: () => service.clock.now });
  });

  test.each([
    ['chill_model_weinberger', 323],
    ['chill_model_utah', 509.5],
    ['chill_model_infruitec', 524],
    ['chill_model_dynamic', 26.956401044965954],
  ])('give the %s that other programs give', async (metric, total) => {
    const query = { ...winter, per_station_transform: 'accumulated', station_aggregation: 'avg' };
    const { values, meta } = await columns(`count_analytics/${metric}`, query, [1001]);
    expect(values).toHaveLength(61);
    expect(values.at(-1)).toBeCloseTo(total, 8);
    expect(meta).toEqual({ missing_days: 0, stations: 1, last_date: '2019-06-30' });
  });

  test('give the published daily extremes', async () => {
    const max = await columns('data_analytics/climate/temperature_max_daily', winter, [1001]);
    const min = await columns('data_analytics/climate/temperature_min_daily', winter, [1001]);
    const mean = await columns('data_analytics/climate/temperature_avg_daily', winter, [1001]);
    expect(max.values).toEqual([...published.numbers('tmax_c')]);
    expect(min.values).toEqual([...published.numbers('tmin_c')]);
    mean.values.forEach((value, i) => {
      expect(value).toBeCloseTo(published.numbers('tmean24_c')[i]!, 9);
    });
  });

  test.each([
    'dd_single_sine_10_30_horizontal',
    'dd_double_sine_10_30_vertical',
    'dd_double_triangle_8_25_intermediate',
    'dd_simple_average_4.5',
  ])('give the %s of the domain', async (metric) => {
    const extremes = { min: published.numbers('tmin_c'), max: published.numbers('tmax_c') };
    const expected = dailyDegreeDays(extremes, parseDegreeDayMetric(metric)!);
    const { values } = await columns(`data_analytics/degree_days/${metric}`, winter, [1001]);
    // The last day of a double method uses 1 July, which is not in the published table.
    expect(values.slice(0, -1)).toEqual([...expected.slice(0, -1)]);
  });
});

describe('stations together', () => {
  const first = isoDate('2026-10-01');
  const days = eachDay(first, addDays(first, 5));
  const query = { date_start: days[0]!, date_end: days[5]! };
  beforeAll(async () => {
    await measure(1001, days, (day, hour) => (day === days[2] ? null : 10 + (hour % 12)));
    // Too few hours on the fourth day, none on the third.
    await measure(1002, days, (day, hour) =>
      day === days[2] || (day === days[3] && hour > 15) ? null : 14 + (hour % 12),
    );
  });
  const one = dailyDegreeDays({ min: [10], max: [21] }, { method: 'single-sine', lower: 10, upper: 30 })[0]!;
  const two = dailyDegreeDays({ min: [14], max: [25] }, { method: 'single-sine', lower: 10, upper: 30 })[0]!;
  const mean = (one + two) / 2;

  test('are averaged over those whose day is valid; a day without any is a hole', async () => {
    const { values, meta } = await columns(`data_analytics/${SINE}`, query, [1001, 1002]);
    expect(values).toEqual([mean, mean, null, one, mean, mean]);
    expect(meta).toEqual({ missing_days: 1, stations: 2, last_date: days[5] });
  });

  test('add up without a jump when one of them drops out', async () => {
    const accumulated = { ...query, per_station_transform: 'accumulated' };
    const { values } = await columns(`data_analytics/${SINE}`, accumulated, [1001, 1002]);
    const sums = [mean, 2 * mean, null, 2 * mean + one, 3 * mean + one, 4 * mean + one];
    values.forEach((value, i) => {
      if (sums[i] === null) expect(value).toBeNull();
      else expect(value).toBeCloseTo(sums[i]!, 9);
    });
  });

  test('start the sum on the requested day, before or within the days shown', async () => {
    const accumulated = { ...query, date_start: days[1]!, per_station_transform: 'accumulated' };
    const before = await columns(`data_analytics/${SINE}`, { ...accumulated, acc_from: days[0]! }, [1001]);
    expect(before.start).toBe(days[1]);
    expect(before.values[0]).toBeCloseTo(2 * one, 9);
    const within = await columns(`data_analytics/${SINE}`, { ...accumulated, acc_from: days[3]! }, [1001]);
    expect(within.values.slice(0, 2)).toEqual([null, null]);
    expect(within.values[2]).toBeCloseTo(one, 9);
    expect(within.meta.missing_days).toBe(0);
  });

  test('can be summed, or give their lowest and highest', async () => {
    const request = async (station_aggregation: string) =>
      (await columns(`data_analytics/${SINE}`, { ...query, station_aggregation }, [1001, 1002])).values;
    expect((await request('sum'))[0]).toBeCloseTo(one + two, 9);
    expect((await request('min'))[0]).toBe(one);
    expect((await request('max'))[0]).toBe(two);
    expect((await request('max'))[3]).toBe(one);
  });

  test('answer points as the specification writes them, the same numbers', async () => {
    const { values } = await columns(`data_analytics/${SINE}`, query, [1001, 1002]);
    expect(await items(`data_analytics/${SINE}`, query, [1001, 1002])).toEqual(
      days.map((date, i) => ({ date, value: values[i] })),
    );
  });

  test('none, or none with data, are all holes', async () => {
    const nobody = await columns(`data_analytics/${SINE}`, query, []);
    expect(nobody.values).toEqual(Array(6).fill(null));
    expect(nobody.meta).toEqual({ missing_days: 6, stations: 0, last_date: null });
    const future = { date_start: '2027-01-01', date_end: '2027-01-03' };
    const ahead = await columns(`data_analytics/${SINE}`, future, [1001]);
    expect(ahead).toMatchObject({ values: [null, null, null], meta: { missing_days: 0, last_date: null } });
  });
});

describe('days that are not like others', () => {
  test('of 23 and 25 hours count as whole ones', async () => {
    // Summer time begins on 6 September 2026 and ended on the night of 4 April 2026.
    for (const [day, hours] of [
      ['2026-09-06', 23],
      ['2026-04-04', 25],
    ] as const) {
      const date = isoDate(day);
      expect(hoursOfDay(date)).toHaveLength(hours);
      await measure(1001, [date], () => 5);
      const query = { date_start: day, date_end: day };
      expect((await columns('count_analytics/chill_model_weinberger', query, [1001])).values).toEqual([
        hours,
      ]);
      expect((await columns('data_analytics/climate/temperature_max_daily', query, [1001])).values).toEqual([
        5,
      ]);
    }
  });

  test('the running day is shown in climate, and gives degree-days once it has twenty hours', async () => {
    const today = isoDate('2026-11-21');
    const query = { date_start: today, date_end: addDays(today, 3) };
    await measure(1001, [today], (_, hour) => (hour < 12 ? 12 + hour : null));
    const climate = await columns('data_analytics/climate/temperature_max_daily', query, [1001]);
    expect(climate.values).toEqual([23, null, null, null]);
    const partial = await columns(`data_analytics/${SINE}`, query, [1001]);
    expect(partial).toMatchObject({ values: [null, null, null, null], meta: { missing_days: 0 } });
    await measure(1001, [today], (_, hour) => (hour < 21 ? 12 + hour : null));
    const nearlyWhole = await columns(`data_analytics/${SINE}`, query, [1001]);
    expect(nearlyWhole.values[0]).toBeGreaterThan(0);
    service.clock.now += 86_400_000;
    const tomorrow = await columns(
      'data_analytics/climate/temperature_max_daily',
      { ...query, date_start: '2026-11-20' },
      [1002],
    );
    expect(tomorrow.meta.missing_days).toBe(2);
    service.clock.now -= 86_400_000;
  });
});

describe('captures', () => {
  const week = { date_start: '2026-11-09', date_end: '2026-11-15' };
  beforeAll(async () => {
    await photograph(1001, [
      ['2026-10-20', 30],
      ['2026-11-05', 2, true],
      ['2026-11-07', 4],
      ['2026-11-09', 7],
      ['2026-11-10', 7],
      ['2026-11-12', 12],
      ['2026-11-14', 3, true],
    ]);
    await photograph(1002, [
      ['2026-11-09', 1],
      ['2026-11-12', 2],
    ]);
    await photograph(1002, [['2026-11-09', 50]], 2);
  });
  const sum = { ...week, station_aggregation: 'sum' };
  const bugs = 'count_analytics/bug_count';

  test('grow by what each photo adds to the plate that hung before', async () => {
    const { values } = await columns(bugs, { ...sum, per_station_transform: 'incremental' }, [1001]);
    expect(values).toEqual([3, 0, null, 5, null, 3, null]);
  });

  test('are summed over stations, each for its own pest', async () => {
    const { values, meta } = await columns(
      bugs,
      { ...sum, per_station_transform: 'incremental' },
      [1001, 1002],
    );
    expect(values).toEqual([4, 0, null, 6, null, 3, null]);
    expect(meta.last_date).toBe('2026-11-14');
    const other = { ...sum, per_station_transform: 'incremental', pest_id: '2' };
    expect((await columns(bugs, other, [1001, 1002])).values).toEqual([
      50,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('accumulate', async () => {
    const { values } = await columns(bugs, { ...sum, per_station_transform: 'accumulated' }, [1001, 1002]);
    expect(values).toEqual([4, 4, null, 10, null, 13, null]);
  });

  test('are shown as seen in the photo, a plate carried over the days between', async () => {
    const { values } = await columns(bugs, { ...sum, per_station_transform: 'value' }, [1001, 1002]);
    expect(values).toEqual([8, 8, 8, 14, 14, 5, 5]);
  });

  test('close on the days of a mask', async () => {
    const weekly = { ...sum, per_station_transform: 'incremental', incremental_day_options: '1' };
    expect(await items(bugs, weekly, [1001, 1002])).toEqual([{ date: '2026-11-15', value: 13 }]);
    const open = { ...weekly, date_end: '2026-11-17' };
    expect(await items(bugs, open, [1001])).toEqual([
      { date: '2026-11-15', value: 11 },
      { date: '2026-11-22', value: null },
    ]);
    const wide = await columns(bugs, open, [1001]);
    expect(wide.values).toHaveLength(14);
    expect(wide.values[6]).toBe(11);
  });
});

describe('an answer', () => {
  const query = { date_start: '2026-10-01', date_end: '2026-10-06', per_station_transform: 'accumulated' };
  const request = (headers?: Record<string, string>) =>
    post(`data_analytics/${SINE}`, query, [1002, 1001], headers);

  test('carries a tag that stays until the measurements change', async () => {
    const etag = (await request()).headers.get('etag')!;
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await request({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const sameSet = await post(
      `data_analytics/${SINE}`,
      { ...query, token: 'eyJhbGciOi.x.y' },
      [1001, 1002, 1001],
      {
        'if-none-match': etag,
      },
    );
    expect(sameSet.status).toBe(304);
    await measure(1002, [isoDate('2026-10-06')], () => 29);
    const changed = await request({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('is the same from memory, plain and compressed', async () => {
    const year = { ...query, date_start: '2026-01-01', date_end: '2026-12-31' };
    const ask = (encoding: string) =>
      post(`data_analytics/${SINE}`, year, [1001], { 'accept-encoding': encoding });
    const plain = await (await ask('identity')).text();
    for (const [encoding, format] of [
      ['br', 'brotli'],
      ['gzip, deflate', 'gzip'],
    ] as const) {
      const answer = await ask(encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding.split(',')[0]);
      expect(
        await new Response(answer.body!.pipeThrough(new DecompressionStream(format as 'gzip'))).text(),
      ).toBe(plain);
    }
  });

  test('never shows a token that was sent in the address', () => {
    expect(service.log.join('')).not.toContain('eyJhbGciOi');
  });

  test.each([
    [{ ...query, date_end: '2026-09-30' }, 'date_end'],
    [{ ...query, date_start: '2015-01-01' }, 'date_start'],
    [{ ...query, acc_from: '2015-01-01' }, 'date_start'],
    [{ ...query, date_start: '2026-02-29' }, 'date_start'],
    [{ ...query, date_start: '0000-01-01' }, 'date_start'],
    [{ ...query, date_start: 'hoy' }, 'date_start'],
    [{ ...query, station_aggregation: 'median' }, 'station_aggregation'],
    [{ ...query, incremental_day_options: '128' }, 'incremental_day_options'],
    [{ ...query, pest_id: '99999999999' }, 'pest_id'],
  ])('refuses %o', async (wrong, field) => {
    const answer = await post(`data_analytics/${SINE}`, wrong, [1001]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ field }] });
  });

  test('refuses lists that are too long or no lists, and figures that cannot be added', async () => {
    const list = Array.from({ length: 501 }, (_, i) => i + 1);
    for (const body of [{ station_id_list: list }, {}, [], { station_id_list: [1001], client_id: 3 }]) {
      const answer = await admin(`/data_analytics/${SINE}?date_start=2026-10-01&date_end=2026-10-02`, {
        body,
      });
      expect(answer.status).toBe(400);
    }
    const climate = await post('data_analytics/climate/temperature_max_daily', query, [1001]);
    expect(await climate.json()).toMatchObject({ errors: [{ field: 'per_station_transform' }] });
    expect((await post('data_analytics/degree_days/dd_single_sine_30_10', query, [1001])).status).toBe(404);
    expect((await post('count_analytics/ladybirds', query, [1001])).status).toBe(400);
  });
});
