import { fileURLToPath } from 'node:url';
import { dailyDegreeDays, parseDegreeDayMetric } from '@vigia/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { publishedTable } from '../../../domain/fixtures/tables.ts';
import { importCsv } from '../ingest/import-csv.ts';
import { analyticsService } from './analytics.fixture.ts';

const INIA = fileURLToPath(new URL('../../fixtures/agromet-chile-2019-hourly.csv', import.meta.url));
const { service, columns } = analyticsService();

describe('the INIA measurements of May and June 2019', () => {
  const winter = { date_start: '2019-05-01', date_end: '2019-06-30' };
  const published = publishedTable('daily_peers_agromet_2019_may_jun.csv');
  beforeAll(async () => {
    const { databases } = service();
    await importCsv({ databases, filePath: INIA, stationId: 1001, now: () => service().clock.now });
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
