import { addDays, hoursOfDay, isoDate } from '@vigia/domain';
import { describe, expect, test } from 'vitest';
import { analyticsService, SINE } from './analytics.fixture.ts';

const { service, columns, measure } = analyticsService();

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
    service().clock.now += 86_400_000;
    const tomorrow = await columns(
      'data_analytics/climate/temperature_max_daily',
      { ...query, date_start: '2026-11-20' },
      [1002],
    );
    expect(tomorrow.meta.missing_days).toBe(2);
    service().clock.now -= 86_400_000;
  });
});
