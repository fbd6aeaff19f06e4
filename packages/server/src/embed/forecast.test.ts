import { randomBytes } from 'node:crypto';
import { EmbedChill, EmbedClimate, EmbedMildew } from '@vigia/api/contract';
import { addDays, eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PARTNER_ORIGIN } from '../../tests/support/small-farm.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { asClient } from '../db/tenant.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { saveWeather } from '../stores/measurements/station-weather.ts';
import { hashOfEmbedKey } from './new-key.ts';

const TODAY = isoDate('2026-11-21');
let service: TestApp;
let ask: (path: string) => Promise<unknown>;

beforeAll(async () => {
  service = await startTestApp();
  const rows = eachDay(isoDate('2026-11-01'), isoDate('2026-11-20')).flatMap((day) =>
    Array.from(hoursOfDay(day), (t) => ({ t, values: [25, 60, null, null, null] })),
  );
  const { owner, app } = service.databases;
  await owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, rows));
  const days = Array.from({ length: 16 }, (_, i) => {
    const date = addDays(TODAY, i);
    const temperature = Array.from(hoursOfDay(date), () => 15);
    return { date, temperature, humidity: temperature.map(() => null) };
  });
  const of = { clientId: 1, stationIds: [1001], service: 'open-meteo' } as const;
  await asClient(app, 1, (tx) => saveWeather(tx, of, days, TEST_NOW - 3_600_000));
  const { key_id } = await owner
    .insertInto('embed_key')
    .values({
      client_id: 1,
      key_prefix: 'pk_live_ahead',
      key_hash: hashOfEmbedKey(randomBytes(8).toString('hex')),
      sector_ids: [11],
      station_ids: [],
      metrics: ['climate', 'mildew', 'chill'],
      allowed_origins: [PARTNER_ORIGIN],
    })
    .returning('key_id')
    .executeTakeFirstOrThrow();
  const token = await service.embedTokens.issue({ clientId: 1, keyId: key_id, origin: PARTNER_ORIGIN });
  const headers = { authorization: `Bearer ${token}`, origin: PARTNER_ORIGIN };
  ask = async (path) =>
    await (await service.ask(`/embed/sectors/11/${path}`, { headers, from: '10.9.9.9' })).json();
});
afterAll(() => service.close());

test('the days to come stand beside the measured ones, which end as they did', async () => {
  const climate = EmbedClimate.parse(await ask('climate'));
  expect(climate.temperature_max?.values.at(-1)).toBe(25);
  expect(addDays(climate.temperature_max!.start, climate.temperature_max!.values.length - 1)).toBe(
    '2026-11-20',
  );
  expect(climate.missing_days).toBe(184);
  expect(climate.forecast?.temperature_max).toMatchObject({
    provider: 'open-meteo',
    reason: null,
    years: null,
  });
  expect(climate.forecast?.temperature_max.days).toHaveLength(16);
  expect(climate.forecast?.temperature_max.days[0]).toEqual({
    date: TODAY,
    value: 15,
    low: null,
    high: null,
  });
  expect(climate.forecast?.humidity_max).toMatchObject({ provider: null, reason: 'too_few_years', days: [] });
});

test('of mildew a week, of chill two, both going on from the measured days', async () => {
  const mildew = EmbedMildew.parse(await ask('mildew'));
  expect(mildew.index?.values.at(-1)).toBe(100);
  expect(mildew.forecast?.index.days.map(({ value }) => value)).toEqual([90, 80, 70, 60, 50, 40, 30, 20]);
  const chill = EmbedChill.parse(await ask('chill'));
  expect(chill.forecast?.chill_model_weinberger.days.at(-1)).toMatchObject({ date: '2026-12-06', value: 0 });
});

test('requested days cut them as they cut the measured ones; a past season has none', async () => {
  const cut = EmbedClimate.parse(await ask('climate?from=2026-11-15&to=2026-11-23'));
  expect(cut.forecast?.temperature_max.days.map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
  service.clock.now = Date.parse('2027-05-20T15:00:00Z');
  expect(await ask('climate?season_id=101')).not.toHaveProperty('forecast');
  service.clock.now = TEST_NOW;
});
