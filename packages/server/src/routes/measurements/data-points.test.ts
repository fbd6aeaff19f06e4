import type { DataColumns, DataItems, DeviceReading } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEVICE_KEY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type Asker = (path: string, ask?: Ask) => Promise<Response>;
let service: TestApp;
let grower: Asker;
let root: Asker;
const at = (hour: number, day = '2026-11-20') => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const climate = (t: string, temperature: number | null, more = {}): DeviceReading => ({
  category: 'thpg',
  t,
  ambient_temperature_c: temperature,
  ambient_humidity_rh: 61.5,
  ...more,
});

const send = (...readings: DeviceReading[]) =>
  service.ask('/v2/nodes/VG-1/data', { headers: { 'x-device-key': DEVICE_KEY }, body: { readings } });
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
  root = await service.as('superAdmin');
  const answer = await send(
    climate(at(12), 20.25, { ambient_pressure_altitude_m: 180, gas_ohm: 52_000 }),
    climate(at(9), null),
    climate(at(15), 25, { ambient_humidity_rh: null }),
    { category: 'battery', t: at(12), battery_percentage: 81 },
    { category: 'gps', t: at(12), position_latitude: -33.7, position_longitude: -71.2 },
    {
      category: 'signal',
      t: at(1),
      signal_operator_name: 'Entel "Sur"',
      signal_band: 'B28',
      signal_rsrp: -92,
    },
    { category: 'signal', t: at(13), signal_rssi: -71 },
    { category: 'signal', t: at(14), signal_rsrp: -98, signal_rsrq: -9 },
    { category: 'selftest', t: at(12), code: 9 },
  );
  expect(answer.status).toBe(200);
});
afterAll(() => service.close());

const DAYS = 'date_start=2026-11-19&date_end=2026-11-21';
const get = async <T = DataItems>(who: Asker, thing: string, category: string, more = '') => {
  const answer = await who(`/v2/${thing}/data?${DAYS}&data_category=${category}${more}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
};

test('climate comes oldest first, altitude and gas only for who looks after devices', async () => {
  const { items, truncated } = await get(grower, 'stations/1001', 'thpg');
  const nothing = { ambient_pressure_altitude_m: null, gas_ohm: null };
  expect(truncated).toBe(false);
  expect(items).toEqual([
    { date_created: at(9), ambient_temperature_c: null, ambient_humidity_rh: 61.5, ...nothing },
    { date_created: at(12), ambient_temperature_c: 20.25, ambient_humidity_rh: 61.5, ...nothing },
    { date_created: at(15), ambient_temperature_c: 25, ambient_humidity_rh: null, ...nothing },
  ]);
  const whole = await get(root, 'stations/1001', 'thpg');
  expect(whole.items[1]).toMatchObject({ ambient_pressure_altitude_m: 180, gas_ohm: 52_000 });
});

test('columns have the same points, each so long after the one before', async () => {
  const answer = await get<DataColumns>(grower, 'stations/1001', 'thpg', '&format=columns');
  expect(answer).toEqual({
    start: at(9),
    step_ms: [0, 10_800_000, 10_800_000],
    columns: {
      ambient_temperature_c: [null, 20.25, 25],
      ambient_humidity_rh: [61.5, 61.5, null],
      ambient_pressure_altitude_m: null,
      gas_ohm: null,
    },
    truncated: false,
  });
  const none = await get<DataColumns>(grower, 'stations/1002', 'battery', '&format=columns');
  expect(none).toEqual({ start: null, step_ms: [], columns: { battery_percentage: null }, truncated: false });
});

test('a limit keeps the latest points and says so', async () => {
  const { items, truncated } = await get(grower, 'stations/1001', 'thpg', '&limit=2');
  expect([items.map((item) => item.date_created), truncated]).toEqual([[at(12), at(15)], true]);
});

test('what the device says of itself is found by station and by device', async () => {
  for (const thing of ['stations/1001', 'nodes/VG-1']) {
    expect((await get(grower, thing, 'battery')).items).toEqual([
      { date_created: at(12), battery_percentage: 81 },
    ]);
    expect((await get(grower, thing, 'gps')).items).toEqual([
      { date_created: at(12), position_latitude: -33.7, position_longitude: -71.2 },
    ]);
    expect((await get(root, thing, 'selftest')).items).toEqual([{ date_created: at(12), code: 9 }]);
    expect((await get(root, thing, 'signal')).items[0]).toEqual({
      date_created: at(1),
      signal_operator_name: 'Entel "Sur"',
      signal_band: 'B28',
      signal_rsrp: -92,
      signal_rsrq: null,
      signal_rscp: null,
      signal_ecio: null,
      signal_rssi: null,
    });
    // 1 h UTC is on the previous day in Santiago.
    expect((await get(root, thing, 'signal_daily')).items).toEqual([
      { date_created: '2026-11-19T15:00:00.000Z', value: -92 },
      { date_created: '2026-11-20T15:00:00.000Z', value: -84.5 },
    ]);
  }
  expect((await get(grower, 'nodes/VG-1', 'thpg')).items).toHaveLength(3);
});

test('hours of the station are consolidated, and without a weather service its history is empty', async () => {
  expect((await get(root, 'stations/1001', 'combined_weather_data')).items).toEqual([
    { date_created: at(9), 't_[°C]': null, 'h_[%]': 61.5 },
    { date_created: at(12), 't_[°C]': 20.25, 'h_[%]': 61.5 },
    { date_created: at(15), 't_[°C]': 25, 'h_[%]': null },
  ]);
  const provider = await get(root, 'stations/1001', 'stormglass_weather_history-air_temperature');
  expect(provider).toEqual({ items: [], truncated: false });
});

test('mildew of a device is that of its station, counted from the season’s beginning', async () => {
  const { items } = await get(grower, 'nodes/VG-1', 'oidio_conditions');
  expect(items.map((item) => item.date_created)).toEqual([
    '2026-11-19T15:00:00.000Z',
    '2026-11-20T15:00:00.000Z',
    '2026-11-21T15:00:00.000Z',
  ]);
  expect(items[1]).toMatchObject({ acc_score: null, day_score: null });
});

test('an unchanged answer is recognised by its tag, and new data gives another', async () => {
  const path = `/v2/stations/1001/data?${DAYS}&data_category=battery&format=columns`;
  const etag = (await grower(path)).headers.get('etag') as string;
  expect((await grower(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await send({ category: 'battery', t: at(16), battery_percentage: 80 });
  const fresh = await grower(path, { headers: { 'if-none-match': etag } });
  expect(fresh.status).toBe(200);
  expect(((await fresh.json()) as DataColumns).columns.battery_percentage).toEqual([81, 80]);
});

test.each([
  'date_start=2026-11-21&date_end=2026-11-19&data_category=battery',
  'date_start=2001-11-21&date_end=2026-11-19&data_category=battery',
  `${DAYS}&data_category=viento`,
  `${DAYS}&data_category=battery&limit=10001`,
  `${DAYS}&data_category=battery&limit=0`,
  `${DAYS}&data_category=battery&format=xml`,
  'data_category=battery',
])('%s is refused', async (query) => {
  expect((await grower(`/v2/stations/1001/data?${query}`)).status).toBe(400);
});

test.each(['signal', 'signal_daily', 'selftest', 'combined_weather_data'])(
  '%s is for who looks after devices',
  async (category) => {
    const admin = await service.as('admin');
    expect((await admin(`/v2/stations/1001/data?${DAYS}&data_category=${category}`)).status).toBe(403);
    expect((await grower(`/v2/stations/3001/data?${DAYS}&data_category=${category}`)).status).toBe(404);
  },
);
