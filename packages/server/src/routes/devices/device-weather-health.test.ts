import type { HealthAnswer, HealthObjectAnswer } from '@vigia/api/contract';
import { HOUR_MS } from '@vigia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEVICE_KEY } from '../../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { saveMeasurements } from '../../ingest/save-measurements.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const table of ['reading', 'climate_day'] as const) {
    await service.databases.owner.deleteFrom(table).execute();
  }
});

const NOW = '2026-11-21T15:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR_MS).toISOString();
const rain = (t: string) => ({ category: 'weather', t, rain_mm: 0.2 });
async function send(readings: readonly object[]): Promise<void> {
  const headers = { 'x-device-key': DEVICE_KEY };
  const answer = await service.ask('/v2/nodes/VG-1/data', { headers, body: { readings } });
  expect(answer.status, await answer.clone().text()).toBe(200);
}
async function health(): Promise<HealthAnswer> {
  const grower = await service.as('grower');
  const answer = await grower('/v2/stations/1001/health?compute_days=2&view=user');
  return (await answer.json()) as HealthAnswer;
}

test('a device that sends weather alone is connected, and has no sensor of temperature for that', async () => {
  await send(Array.from({ length: 48 }, (_, i) => rain(hoursAgo(i))));
  const { connection, sensors, energy } = await health();
  expect(connection).toMatchObject({
    state: 'ok',
    details: { info_last_date: NOW, errors: [] },
  });
  expect(sensors).toMatchObject({ state: 'unknown', details: { errors: ['no_data'] } });
  expect(energy).toMatchObject({ state: 'unknown', details: { errors: ['no_data'] } });
});

test('a device that sends leaf wetness or soil alone is connected as well', async () => {
  await send([{ category: 'weather', t: hoursAgo(0), leaf_wetness_min: 12 }]);
  expect((await health()).connection).toMatchObject({ details: { info_last_date: NOW } });
  await service.databases.owner.deleteFrom('reading').execute();
  await send([{ category: 'weather', t: hoursAgo(1), soil_moisture_pct: 21, soil_temperature_c: 12 }]);
  expect((await health()).connection).toMatchObject({ details: { info_last_date: hoursAgo(1) } });
});

test('a file of rain is no sign of life of a device', async () => {
  const before = await health();
  const row = { t: Date.parse(NOW), values: [null, null, 0.4, null, null] };
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, [row]));
  expect(await health()).toEqual(before);
});

test('weather does not hide that the sensor of temperature has fallen silent', async () => {
  const climate = { category: 'thpg', ambient_temperature_c: 12, ambient_humidity_rh: 60 };
  await send([{ ...climate, t: hoursAgo(38) }, ...Array.from({ length: 38 }, (_, i) => rain(hoursAgo(i)))]);
  const root = await service.as('superAdmin');
  const answer = await root('/v2/nodes/VG-1/health?compute_days=14&view=internal');
  const { sensors, connection } = (await answer.json()) as HealthObjectAnswer;
  expect(sensors.weather_sensor).toMatchObject({
    state: 'error',
    details: { info_last_date: hoursAgo(38), errors: ['missing_data'] },
  });
  expect(connection.connection.details.info_last_date).toBe(NOW);
});
