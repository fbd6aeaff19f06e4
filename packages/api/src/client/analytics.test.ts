import { type DegreeDayRule, degreeDayMetricName, isoDate } from '@vigia/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { json, startTestServer, type TestServer } from './testing-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const RULE: DegreeDayRule = { method: 'single-sine', lower: 10, upper: 31.1, cutoff: 'horizontal' };

it('a forecast keeps its spread, where it comes from and what it goes on from', async () => {
  server.answer = (_request, response) =>
    json(response, 200, {
      start: '2026-11-21',
      step: 'day',
      values: [55, null],
      low: [54, null],
      high: [57, null],
      meta: {
        provider: 'climatology',
        told_at: null,
        years: 4,
        stations: 2,
        measured_until: '2026-11-20',
        measured_total: 50,
        reason: null,
      },
    });
  const client = createClient({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' });
  const answer = await client.analytics.forecast(degreeDayMetricName(RULE), {
    stationIds: [7],
    perStation: 'accumulated',
    accumulateFrom: isoDate('2026-09-10'),
  });
  expect(answer).toEqual({
    series: { start: '2026-11-21', step: 'day', values: [55, null] },
    low: [54, null],
    high: [57, null],
    provider: 'climatology',
    reason: null,
    issuedAt: null,
    years: 4,
    stations: 2,
    measuredUntil: '2026-11-20',
    measuredTotal: 50,
  });
  const { url, body } = server.seen[0] as (typeof server.seen)[number];
  expect(url.pathname).toBe('/data_analytics/forecast/dd_single_sine_10_31.1_horizontal');
  expect(url.search).toBe('?per_station_transform=accumulated&acc_from=2026-09-10&format=columns');
  expect(JSON.parse(body)).toEqual({ station_id_list: [7] });
});

it('dates ahead ask what past years reach', async () => {
  const date = { threshold: 534, date: '2026-12-28', earliest: '2026-12-22', latest: null };
  server.answer = (_request, response) =>
    json(response, 200, {
      dates: [date],
      meta: {
        provider: 'climatology',
        told_at: null,
        years: 10,
        stations: 1,
        measured_until: '2026-11-20',
        measured_total: 390.2,
        reason: null,
        date_end: '2027-04-30',
      },
    });
  const client = createClient({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' });
  const answer = await client.analytics.ahead(degreeDayMetricName(RULE), {
    stationIds: [7],
    accumulateFrom: isoDate('2026-09-10'),
    end: isoDate('2027-04-30'),
    thresholds: [382.4, 534],
  });
  expect(answer).toEqual({
    dates: [date],
    end: '2027-04-30',
    years: 10,
    provider: 'climatology',
    reason: null,
  });
  const { url, body } = server.seen[0] as (typeof server.seen)[number];
  expect(url.pathname).toBe('/data_analytics/ahead/dd_single_sine_10_31.1_horizontal');
  expect(url.search).toBe('?acc_from=2026-09-10&date_end=2027-04-30');
  expect(JSON.parse(body)).toEqual({ station_id_list: [7], thresholds: [382.4, 534] });
});

it('a model’s series asks by its name and how sure it has to be', async () => {
  server.answer = (_request, response) =>
    json(response, 200, {
      start: '2026-11-20',
      step: 'day',
      values: [3],
      meta: { missing_days: 0, stations: 1, last_date: '2026-11-20' },
    });
  const client = createClient({ baseUrl: server.origin, apiKey: 'key', getToken: () => 'token' });
  const [start, end] = [isoDate('2026-11-20'), isoDate('2026-11-20')];
  const answer = await client.analytics.inference('lobesia', { stationIds: [7], start, end, minScore: 0.5 });
  expect(answer.series.values).toEqual([3]);
  expect(server.seen[0]?.url.pathname).toBe('/data_analytics/inference/lobesia');
  expect(server.seen[0]?.url.searchParams.get('min_score')).toBe('0.5');
});
