import type { ByStationAnswer, ColumnsAnswer, ForecastColumns } from '@vigia/api/contract';
import { addDays, eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../tests/support/test-app.ts';
import { asClient } from '../db/tenant.ts';
import { saveWeather } from '../stores/measurements/station-weather.ts';
import { analyticsService } from './analytics.fixture.ts';

const TODAY = isoDate('2026-11-21');
const EXTREMES = ['temperature_min_daily', 'temperature_max_daily'];
const { admin, columns, measure, photograph, post, service } = analyticsService();

/** Hours of a day from `lowest` in the first to 11 °C more in the twelfth. */
const rising = (lowest: number) => (_: string, hour: number) => lowest + (hour % 12);

beforeAll(async () => {
  await measure(1001, eachDay(isoDate('2026-11-10'), TODAY), rising(8));
  // The last measured day lies two days before today, one day between is missing, and one has too few hours.
  await measure(1002, eachDay(isoDate('2026-11-12'), isoDate('2026-11-19')), (day, hour) =>
    day === '2026-11-15' || (day === '2026-11-16' && hour > 15) ? null : 12 + (hour % 12),
  );
  await photograph(1001, [
    ['2026-11-12', 2],
    ['2026-11-14', 5],
  ]);
  await photograph(1002, [['2026-11-13', 7]]);
});

async function forecast(stationId: number, from: string, temperatures: readonly (number | null)[]) {
  const days = temperatures.map((temperature, i) => {
    const date = addDays(isoDate(from), i);
    const hours = Array.from(hoursOfDay(date), () => temperature);
    return { date, temperature: hours, humidity: hours };
  });
  const of = { clientId: 1, stationIds: [stationId], service: 'open-meteo' } as const;
  const { app } = service().databases;
  await asClient(app, 1, (tx) => saveWeather(tx, of, days, TEST_NOW - 3_600_000));
}

const ask = (query: Record<string, string>, stations: number[], figures = EXTREMES) =>
  admin(`/data_analytics/by_station?${new URLSearchParams(query)}`, {
    body: { station_id_list: stations, figures },
  });

async function apart(...asked: Parameters<typeof ask>): Promise<ByStationAnswer> {
  const answer = await ask(...asked);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as ByStationAnswer;
}

describe('stations apart', () => {
  const days = { date_start: '2026-11-11', date_end: '2026-11-21' };

  test('have the figures that each has when it is asked alone, a day without one null', async () => {
    const { start, step, by_station } = await apart(days, [1002, 1001]);
    expect([start, step]).toEqual(['2026-11-11', 'day']);
    expect(by_station.map(({ station_id, figure }) => `${station_id} ${figure}`)).toEqual([
      ...['1001 temperature_min_daily', '1002 temperature_min_daily'],
      ...['1001 temperature_max_daily', '1002 temperature_max_daily'],
    ]);
    const [, low] = by_station;
    expect(low!.values).toEqual([null, 12, 12, 12, null, null, 12, 12, 12, null, null]);
    for (const { station_id, figure, values } of by_station) {
      const alone = await columns(`data_analytics/climate/${figure}`, days, [station_id]);
      expect(values).toEqual(alone.values);
    }
  });

  test('have the captures of each day, and of another pest those of that pest', async () => {
    const query = { ...days, per_station_transform: 'incremental', station_aggregation: 'sum' };
    const { by_station } = await apart(days, [1001, 1002], ['bug_count']);
    expect(by_station.map(({ values }) => values.slice(1, 4))).toEqual([
      [2, null, 3],
      [null, 7, null],
    ]);
    for (const { station_id, values, forecast: ahead } of by_station) {
      const alone: ColumnsAnswer = await columns('count_analytics/bug_count', query, [station_id]);
      expect(values).toEqual(alone.values);
      expect(ahead).toBeNull();
    }
    const other = await apart({ ...days, pest_id: '2' }, [1001], ['bug_count']);
    expect(other.by_station[0]!.values.every((value) => value === null)).toBe(true);
  });

  test('end with today, and have no day where all are ahead', async () => {
    const { by_station } = await apart({ date_start: '2026-11-20', date_end: '2026-12-24' }, [1001]);
    expect(by_station.map(({ values }) => values)).toEqual([
      [8, 8],
      [19, 19],
    ]);
    const ahead = await apart({ date_start: '2026-12-01', date_end: '2026-12-24' }, [1001]);
    expect(ahead.by_station.map(({ values }) => values)).toEqual([[], []]);
  });

  test('are none for no station, and each once for the same ones twice', async () => {
    expect(await apart(days, [])).toMatchObject({ by_station: [] });
    const twice = await apart(days, [1001, 1001], ['temperature_min_daily', 'temperature_min_daily']);
    expect(twice.by_station).toHaveLength(1);
  });

  test('are refused by the name of the field', async () => {
    const refused = async (...asked: Parameters<typeof ask>) => {
      const answer = await ask(...asked);
      return [answer.status, ((await answer.json()) as { errors?: { field: string }[] }).errors?.[0]?.field];
    };
    expect(await refused({ ...days, date_end: '2026-11-10' }, [1001])).toEqual([400, 'date_end']);
    expect(await refused({ ...days, date_start: '2010-01-01' }, [1001])).toEqual([400, 'date_start']);
    expect(await refused(days, [1001], [])).toEqual([400, 'figures']);
    expect(await refused(days, [1001], ['rain'])).toEqual([400, 'figures.0']);
    const many = Array.from({ length: 51 }, (_, i) => i + 1);
    expect(await refused(days, many)).toEqual([400, 'station_id_list']);
    expect(await refused(days, [1001, 3001])).toEqual([404, undefined]);
  });
});

describe('what a weather service forecasts for each', () => {
  const days = { date_start: '2026-11-11', date_end: TODAY };
  const forecasts = async (...asked: Parameters<typeof ask>) =>
    (await apart(...asked)).by_station.map((one) => one.forecast);

  test('is null without a service, where past years may speak', async () => {
    expect(await forecasts(days, [1001, 1002])).toEqual([null, null, null, null]);
  });

  test('goes on from the last measured day of each, as the call for a forecast of it alone does', async () => {
    await forecast(1001, '2026-11-19', [1, 2, 20, 21, null, 23]);
    await forecast(1002, '2026-11-19', [3, 16, 17, 18]);
    const { by_station } = await apart(days, [1001, 1002]);
    const [one, other] = by_station;
    expect(one!.forecast!.start).toBe('2026-11-21');
    expect(one!.forecast!.values.slice(0, 5)).toEqual([20, 21, null, 23, null]);
    expect(one!.forecast!.values).toHaveLength(16);
    expect(other!.forecast!.start).toBe('2026-11-20');
    expect(other!.forecast!.values.slice(0, 4)).toEqual([16, 17, 18, null]);
    for (const { station_id, figure, forecast: ahead } of by_station) {
      const alone = await post(`data_analytics/forecast/${figure}`, { format: 'columns' }, [station_id]);
      const { start, step, values, meta } = (await alone.json()) as ForecastColumns;
      expect(ahead).toEqual({ start, step, values });
      expect(meta.provider).toBe('open-meteo');
    }
  });

  test('goes on from the same day where the days asked for begin later', async () => {
    const { by_station } = await apart({ date_start: TODAY, date_end: TODAY }, [1002]);
    expect(by_station.map(({ values, forecast: ahead }) => [values, ahead!.start])).toEqual([
      [[null], '2026-11-20'],
      [[null], '2026-11-20'],
    ]);
  });

  test('is left out of days that are over, and once it is a day old', async () => {
    expect(await forecasts({ ...days, date_end: '2026-11-20' }, [1001])).toEqual([null, null]);
    service().clock.now = TEST_NOW + 24 * 3_600_000;
    expect(await forecasts({ ...days, date_end: '2026-11-22' }, [1001])).toEqual([null, null]);
    service().clock.now = TEST_NOW;
  });

  test('gives another tag when the service forecasts anew, and 304 until then', async () => {
    const etag = (await ask(days, [1001])).headers.get('etag')!;
    const again = () =>
      admin(`/data_analytics/by_station?${new URLSearchParams(days)}`, {
        body: { station_id_list: [1001], figures: EXTREMES },
        headers: { 'if-none-match': etag },
      });
    expect((await again()).status).toBe(304);
    const { app } = service().databases;
    const of = { clientId: 1, stationIds: [1001], service: 'open-meteo' } as const;
    await asClient(app, 1, (tx) => saveWeather(tx, of, [], TEST_NOW - 60_000));
    expect((await again()).status).toBe(200);
  });
});
