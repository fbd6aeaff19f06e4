import { addDays, dailyDegreeDays, eachDay, isoDate } from '@vigia/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { analyticsService, SINE } from './analytics.fixture.ts';

const { columns, items, measure } = analyticsService();

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
