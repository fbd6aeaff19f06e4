import type { DataColumns, DeviceDataAnswer, SetApartAnswer } from '@vigia/api/contract';
import { isoDate } from '@vigia/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEVICE_KEY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { serviceScope } from '../../access/gate.ts';
import { asClient } from '../../db/tenant.ts';
import { seriesStations } from '../../stores/farm/stations.ts';
import { rainOfDay } from '../../stores/measurements/rain.ts';

let service: TestApp;
let grower: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
});
afterAll(() => service.close());
beforeEach(async () => {
  const { owner } = service.databases;
  for (const table of ['reading', 'climate_day', 'device_report', 'set_apart_reading'] as const) {
    await owner.deleteFrom(table).execute();
  }
});

const DAY = '2026-11-20';
const at = (hour: number, minute = 0, day = DAY) =>
  `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;
const weather = (t: string, rain: number | null, more = {}) => ({
  category: 'weather',
  t,
  rain_mm: rain,
  ...more,
});
const climate = (t: string, temperature: number) => ({
  category: 'thpg',
  t,
  ambient_temperature_c: temperature,
  ambient_humidity_rh: 60,
});
const battery = (t: string, percentage: number) => ({
  category: 'battery',
  t,
  battery_percentage: percentage,
});
const send = (readings: unknown) =>
  service.ask('/v2/nodes/VG-1/data', { headers: { 'x-device-key': DEVICE_KEY }, body: { readings } });
async function saved(readings: unknown): Promise<DeviceDataAnswer> {
  const answer = await send(readings);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as DeviceDataAnswer;
}
async function get<T>(path: string): Promise<T> {
  const answer = await grower(path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
const DAYS = 'date_start=2026-11-19&date_end=2026-11-21';
const points = (thing: string) =>
  get<DataColumns>(`/v2/${thing}/data?${DAYS}&data_category=weather&format=columns`);
const apart = (thing: string) => get<SetApartAnswer>(`/v2/${thing}/set-apart?${DAYS}`);
const stored = () => service.databases.owner.selectFrom('reading').selectAll().orderBy('t').execute();
const days = () => service.databases.owner.selectFrom('climate_day').selectAll().execute();
const rainOf = (day: string) =>
  asClient(service.databases.app, 1, async (tx) => {
    const scope = serviceScope(1);
    const [station] = await seriesStations(tx, scope, [1001]);
    return await rainOfDay(tx, scope, station!, isoDate(day));
  });
const PLACES = ['stations/1001', 'nodes/VG-1'];

test('rain, radiation, wind, leaf wetness and soil are stored with what else came of the instant, and given back', async () => {
  const batch = [
    battery(at(12), 81),
    weather(at(12), 0.4, {
      solar_radiation_w_m2: 612.5,
      wind_speed_km_h: 9.3,
      leaf_wetness_min: 25,
      soil_moisture_pct: 24.5,
      soil_temperature_c: 14.2,
    }),
    climate(at(12), 20.5),
    weather(at(12, 15), null, { wind_speed_km_h: 11, leaf_wetness_min: 0 }),
  ];
  expect(await saved(batch)).toEqual({
    received: 4,
    rows_new: 2,
    rows_changed: 0,
    rows_same: 0,
    station_ids: [1001],
  });
  const rows = await stored();
  expect(rows).toMatchObject([
    {
      node_sn: 'VG-1',
      ambient_temperature_c: 20.5,
      battery_percentage: 81,
      rain_mm: 0.4,
      solar_radiation_w_m2: 612.5,
      wind_speed_km_h: 9.3,
      leaf_wetness_min: 25,
      soil_moisture_pct: 24.5,
      soil_temperature_c: 14.2,
    },
    {
      ambient_temperature_c: null,
      rain_mm: null,
      solar_radiation_w_m2: null,
      wind_speed_km_h: 11,
      leaf_wetness_min: 0,
      soil_moisture_pct: null,
    },
  ]);
  for (const thing of PLACES) {
    expect(await points(thing)).toEqual({
      start: at(12),
      step_ms: [0, 900_000],
      columns: {
        rain_mm: [0.4, null],
        solar_radiation_w_m2: [612.5, null],
        wind_speed_km_h: [9.3, 11],
        leaf_wetness_min: [25, 0],
        soil_moisture_pct: [24.5, null],
        soil_temperature_c: [14.2, null],
      },
      truncated: false,
    });
  }
  expect(await saved(batch)).toMatchObject({ rows_new: 0, rows_changed: 0, rows_same: 2, station_ids: [] });
  expect(await stored()).toEqual(rows);
});

test('each instant is a row of its own, and the rain of a day their sum, however often they come', async () => {
  const quarters = [0.2, 0.4, 0, 1.4].map((rain, i) => weather(at(12, 15 * i), rain));
  await saved([...quarters].reverse());
  await saved(quarters);
  expect(await stored()).toHaveLength(4);
  expect(await rainOf(DAY)).toEqual({ value: expect.closeTo(2, 10), at: Date.parse(at(12, 45)) });
  expect(await rainOf('2026-11-19')).toBeNull();
});

test('a reading of weather alone leaves the temperatures of its day as they are', async () => {
  await saved(Array.from({ length: 12 }, (_, i) => climate(at(8 + i), 10 + i)));
  const [before] = await days();
  await saved([weather(at(8, 30), 1.2), weather(at(21), 0)]);
  const [after] = await days();
  expect({ ...after, last_reading: null }).toEqual({ ...before, last_reading: null });
});

const BROKEN = [
  weather(at(11), 0.6, { solar_radiation_w_m2: -3 }),
  weather(at(12), 6553.5, { solar_radiation_w_m2: 3276.7, wind_speed_km_h: 12, leaf_wetness_min: 75 }),
  weather(at(13), -1, { wind_speed_km_h: 999, soil_moisture_pct: 6553.5, soil_temperature_c: 85 }),
];

test('what no instrument can have measured is stored, described in words, listed, and neither drawn nor summed', async () => {
  const answer = await saved([...BROKEN, weather(at(1, 0, '2000-01-01'), 3)]);
  expect(answer).toMatchObject({ received: 4, rows_new: 3 });
  expect(answer.set_apart).toEqual({
    readings: 3,
    text: '2 lecturas fuera de rango y 1 con fecha imposible, guardadas y no usadas',
    details: [
      { field: 'readings.1.rain_mm', message: '6553,5 mm, fuera de 0 a 500 mm' },
      { field: 'readings.1.solar_radiation_w_m2', message: '3276,7 W/m², fuera de -20 a 2000 W/m²' },
      { field: 'readings.1.leaf_wetness_min', message: '75 min, fuera de 0 a 60 min' },
      { field: 'readings.2.rain_mm', message: '-1 mm, fuera de 0 a 500 mm' },
      { field: 'readings.2.wind_speed_km_h', message: '999 km/h, fuera de 0 a 300 km/h' },
      { field: 'readings.2.soil_moisture_pct', message: '6553,5 %, fuera de 0 a 100 %' },
      { field: 'readings.2.soil_temperature_c', message: '85 °C, fuera de -20 a 60 °C' },
      { field: 'readings.3.t', message: 'Es anterior a lo que se guarda' },
    ],
  });
  for (const thing of PLACES) {
    expect(await points(thing)).toMatchObject({
      columns: {
        rain_mm: [0.6, null, null],
        solar_radiation_w_m2: [-3, null, null],
        wind_speed_km_h: [null, 12, null],
        leaf_wetness_min: null,
        soil_moisture_pct: null,
        soil_temperature_c: null,
      },
      set_apart: { 'out-of-range': 2, 'too-old': 1 },
    });
    const { items } = await apart(thing);
    expect(items.map(({ category, reason, values }) => [category, reason, values])).toEqual(
      expect.arrayContaining([
        ['weather', 'out-of-range', { rain_mm: 6553.5, solar_radiation_w_m2: 3276.7, leaf_wetness_min: 75 }],
        [
          'weather',
          'out-of-range',
          { rain_mm: -1, wind_speed_km_h: 999, soil_moisture_pct: 6553.5, soil_temperature_c: 85 },
        ],
        ['weather', 'too-old', { rain_mm: 3 }],
      ]),
    );
    expect(items).toHaveLength(3);
  }
  expect(await rainOf(DAY)).toEqual({ value: 0.6, at: Date.parse(at(11)) });
});

test('before its install is reported it waits with the device, and goes to the station then', async () => {
  const { owner } = service.databases;
  const stand = (serial: string | null) =>
    owner.updateTable('station').set({ assigned_node_sn: serial }).where('station_id', '=', 1001).execute();
  await stand(null);
  const batch = [
    ...BROKEN,
    climate(at(11), 18),
    battery(at(11), 60),
    weather(at(14), 2, { leaf_wetness_min: 30, soil_moisture_pct: 22, soil_temperature_c: 9 }),
  ];
  const waiting = await saved(batch);
  expect(waiting).toMatchObject({ rows_new: 6, station_ids: [], set_apart: { readings: 2 } });
  expect(await saved(batch)).toMatchObject({ rows_new: 0, rows_changed: 0, rows_same: 6 });
  expect(await stored()).toEqual([]);
  const admin = await service.as('admin');
  const seen = await admin(`/v2/nodes/VG-1/data?${DAYS}&data_category=weather&format=columns`);
  expect(((await seen.json()) as DataColumns).columns.rain_mm).toEqual([0.6, null, null, 2]);
  const report = { client_id: 1, type: 'device_install', station_id: 1001, node_id: 'VG-1' };
  await owner
    .insertInto('event')
    .values({ ...report, event_id: 901, datetime_event: at(23), date_event: DAY })
    .execute();
  await stand('VG-1');
  expect(await saved([weather(at(15), 0)])).toMatchObject({ rows_new: 1, station_ids: [1001] });
  expect(
    (await stored()).map((row) => [row.rain_mm, row.ambient_temperature_c, row.battery_percentage]),
  ).toEqual([
    [0.6, 18, 60],
    [6553.5, null, null],
    [-1, null, null],
    [2, null, null],
    [0, null, null],
  ]);
  expect((await stored()).at(3)).toMatchObject({
    leaf_wetness_min: 30,
    soil_moisture_pct: 22,
    soil_temperature_c: 9,
  });
  expect(await owner.selectFrom('device_report').selectAll().execute()).toEqual([]);
  expect((await points('stations/1001')).columns.rain_mm).toEqual([0.6, null, null, 2, 0]);
  await owner.deleteFrom('event').where('event_id', '=', 901).execute();
});

test('nothing, text or an unknown field instead of a figure refuses the batch', async () => {
  const answer = await send([
    weather(at(1), null),
    { ...weather(at(2), 0), rain_mm: '0,4' },
    { ...weather(at(3), 0), wind_direction_deg: 180 },
  ]);
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  expect(errors.map(({ field }) => field)).toEqual([
    'readings.0',
    'readings.1.rain_mm',
    'readings.2.wind_direction_deg',
  ]);
  expect(await stored()).toEqual([]);
});
