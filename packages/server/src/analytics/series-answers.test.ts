import { eachDay, isoDate } from '@vigia/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { analyticsService, SINE } from './analytics.fixture.ts';

const { service, admin, post, measure } = analyticsService();

describe('an answer', () => {
  const query = { date_start: '2026-10-01', date_end: '2026-10-06', per_station_transform: 'accumulated' };
  beforeAll(async () => {
    const days = eachDay(isoDate('2026-10-01'), isoDate('2026-10-06'));
    await measure(1001, days, (_, hour) => 10 + (hour % 12));
    await measure(1002, days, (_, hour) => 14 + (hour % 12));
  });
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
    expect(service().log.join('')).not.toContain('eyJhbGciOi');
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
