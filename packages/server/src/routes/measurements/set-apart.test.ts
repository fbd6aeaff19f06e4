import type { DataColumns, DataItems, DeviceDataAnswer, SetApartAnswer } from '@vigia/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEVICE_KEY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type Asker = (path: string, ask?: Ask) => Promise<Response>;
let service: TestApp;
let grower: Asker;
let root: Asker;
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
  root = await service.as('superAdmin');
});
afterAll(() => service.close());
beforeEach(async () => {
  const { owner } = service.databases;
  for (const table of ['reading', 'climate_day', 'device_report', 'set_apart_reading'] as const) {
    await owner.deleteFrom(table).execute();
  }
});

const at = (hour: number, day = '2026-11-20') => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const climate = (t: string, temperature: number, humidity: number, more = {}) => ({
  category: 'thpg',
  t,
  ambient_temperature_c: temperature,
  ambient_humidity_rh: humidity,
  ...more,
});
const battery = (t: string, percentage: number) => ({
  category: 'battery',
  t,
  battery_percentage: percentage,
});
const gps = (t: string, latitude: number) => ({
  category: 'gps',
  t,
  position_latitude: latitude,
  position_longitude: -71.2,
});

async function saved(readings: unknown): Promise<DeviceDataAnswer> {
  const headers = { 'x-device-key': DEVICE_KEY };
  const answer = await service.ask('/v2/nodes/VG-1/data', { headers, body: { readings } });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as DeviceDataAnswer;
}
const DAYS = 'date_start=2026-11-19&date_end=2026-11-21';
async function get<T>(who: Asker, path: string): Promise<T> {
  const answer = await who(path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
const data = (thing: string, category: string) =>
  get<DataColumns>(grower, `/v2/${thing}/data?${DAYS}&data_category=${category}&format=columns`);
const apart = (who: Asker, thing: string) => get<SetApartAnswer>(who, `/v2/${thing}/set-apart?${DAYS}`);

/** Readings with error codes of a sensor and of a rain gauge among normal ones. */
const BROKEN = [
  climate(at(11), 20, 60),
  climate(at(12), 999, 250),
  climate(at(13), -127, -9),
  climate(at(14), 22, 58),
  battery(at(12), 6553.5),
  battery(at(14), 81),
];

test('readings that no sensor can have measured are stored, counted in words, and not drawn', async () => {
  const answer = await saved(BROKEN);
  expect(answer).toMatchObject({ received: 6, rows_new: 4, station_ids: [1001] });
  expect(answer.set_apart).toEqual({
    readings: 3,
    text: '3 lecturas fuera de rango, guardadas y no usadas',
    details: [
      { field: 'readings.1.ambient_temperature_c', message: '999 °C, fuera de -30 a 55 °C' },
      { field: 'readings.1.ambient_humidity_rh', message: '250 %, fuera de 0 a 105 %' },
      { field: 'readings.2.ambient_temperature_c', message: '-127 °C, fuera de -30 a 55 °C' },
      { field: 'readings.2.ambient_humidity_rh', message: '-9 %, fuera de 0 a 105 %' },
      { field: 'readings.4.battery_percentage', message: '6553,5 %, fuera de 0 a 105 %' },
    ],
  });
  for (const thing of ['stations/1001', 'nodes/VG-1']) {
    const points = await data(thing, 'thpg');
    expect(points.columns, thing).toMatchObject({
      ambient_temperature_c: [20, null, null, 22],
      ambient_humidity_rh: [60, null, null, 58],
    });
    expect(points.set_apart).toEqual({ 'out-of-range': 2 });
    expect(await data(thing, 'battery')).toMatchObject({
      columns: { battery_percentage: [null, 81] },
      set_apart: { 'out-of-range': 1 },
    });
  }
  const items = await get<DataItems>(grower, `/v2/stations/1001/data?${DAYS}&data_category=thpg`);
  expect(items.items[1]).toMatchObject({ ambient_temperature_c: null });
  expect(items.set_apart).toEqual({ 'out-of-range': 2 });
});

test('what is set apart is listed with its value, date and reason', async () => {
  await saved([...BROKEN, climate(at(15), 21, 61, { gas_ohm: 1, ambient_pressure_altitude_m: 9000 })]);
  for (const thing of ['stations/1001', 'nodes/VG-1']) {
    const { items, truncated } = await apart(grower, thing);
    expect(truncated).toBe(false);
    expect(items).toEqual([
      {
        date_created: at(13),
        received_at: null,
        serial_number: 'VG-1',
        category: 'thpg',
        reason: 'out-of-range',
        values: { ambient_temperature_c: -127, ambient_humidity_rh: -9 },
      },
      expect.objectContaining({
        date_created: at(12),
        category: 'battery',
        values: { battery_percentage: 6553.5 },
      }),
      expect.objectContaining({
        date_created: at(12),
        category: 'thpg',
        values: { ambient_temperature_c: 999, ambient_humidity_rh: 250 },
      }),
    ]);
    expect((await apart(root, thing)).items[0]).toMatchObject({
      date_created: at(15),
      values: { gas_ohm: 1, ambient_pressure_altitude_m: 9000 },
    });
  }
  expect((await apart(grower, 'stations/1002')).items).toEqual([]);
});

test('readings of impossible dates are kept, and the others of the batch stored', async () => {
  const batch = [
    climate(at(12), 20, 60),
    climate(at(1, '2027-01-01'), 21, 60),
    climate(at(1, '2000-01-01'), 22, 60),
    battery('2026-02-30T00:00:00Z', 50),
    battery('2026-13-01T00:00:00Z', 50),
    climate(at(12, '2000-01-01'), 999, 60),
  ];
  const answer = await saved(batch);
  expect(answer).toMatchObject({ received: 6, rows_new: 1 });
  expect(answer.set_apart).toEqual({
    readings: 5,
    text: '5 lecturas con fecha imposible, guardadas y no usadas',
    details: [
      { field: 'readings.1.t', message: 'Está en el futuro' },
      { field: 'readings.2.t', message: 'Es anterior a lo que se guarda' },
      { field: 'readings.3.t', message: 'Esa fecha no existe' },
      { field: 'readings.4.t', message: 'Esa fecha no existe' },
      { field: 'readings.5.t', message: 'Es anterior a lo que se guarda' },
    ],
  });
  expect(await data('stations/1001', 'thpg')).toMatchObject({
    columns: { ambient_temperature_c: [20] },
    set_apart: { future: 1, 'too-old': 2 },
  });
  const { items } = await apart(grower, 'stations/1001');
  expect(items.map((item) => [item.date_created, item.reason])).toEqual(
    expect.arrayContaining([
      [at(1, '2027-01-01'), 'future'],
      [at(1, '2000-01-01'), 'too-old'],
      ['2026-02-30T00:00:00Z', 'no-such-instant'],
    ]),
  );
  expect(items).toHaveLength(5);
  expect(items.find((item) => item.reason === 'future')?.values).toMatchObject({ ambient_temperature_c: 21 });
});

test('figures that no table stores refuse nothing', async () => {
  const answer = await saved([
    gps(at(10), -33.7),
    gps(at(11), 91),
    { category: 'selftest', t: at(11), code: -1 },
    { category: 'signal', t: at(11), signal_rsrp: 3.4e38 },
    climate(at(11), 3.4e38, 60),
  ]);
  expect(answer.set_apart?.text).toBe('4 lecturas fuera de rango, guardadas y no usadas');
  expect(await data('stations/1001', 'gps')).toMatchObject({
    columns: { position_latitude: [-33.7] },
    set_apart: { 'out-of-range': 1 },
  });
  expect(await data('stations/1001', 'thpg')).toMatchObject({
    columns: { ambient_temperature_c: null, ambient_humidity_rh: [60] },
  });
  const health = await root('/v2/stations/1001/health?compute_days=14&view=internal');
  expect(health.status).toBe(200);
});

test('a batch sent again stores nothing anew and says the same', async () => {
  const batch = [...BROKEN, climate(at(1, '2000-01-01'), 22, 60), gps(at(11), 91)];
  const first = await saved(batch);
  const rows = () =>
    service.databases.owner.selectFrom('set_apart_reading').selectAll().orderBy('reading_hash').execute();
  const kept = await rows();
  expect(kept).toHaveLength(2);
  const second = await saved(batch);
  expect(second.set_apart).toEqual(first.set_apart);
  expect(second).toMatchObject({ rows_new: 0, rows_changed: 0, rows_same: 4, station_ids: [] });
  expect(await rows()).toEqual(kept);
});

test('what databases stored before is not drawn either, and daily figures stay what they were', async () => {
  await saved(BROKEN.filter(({ t }) => t !== at(12) && t !== at(13)));
  const days = () => service.databases.owner.selectFrom('climate_day').selectAll().execute();
  const sane = await days();
  await sql`insert into reading (client_id, station_id, t, node_sn, ambient_temperature_c, ambient_humidity_rh)
    values (1, 1001, ${at(12)}, 'VG-1', 999, 250)`.execute(service.databases.owner);
  expect(await data('stations/1001', 'thpg')).toMatchObject({
    columns: { ambient_temperature_c: [20, null, 22] },
    set_apart: { 'out-of-range': 1 },
  });
  await saved(BROKEN);
  const [day] = await days();
  expect({ ...day, last_reading: null }).toEqual({ ...sane[0], last_reading: null });
});

test('what is set apart gives a new version, so that no kept answer hides it', async () => {
  await saved([climate(at(12), 20, 60)]);
  const path = `/v2/stations/1001/data?${DAYS}&data_category=thpg&format=columns`;
  const etag = (await grower(path)).headers.get('etag') as string;
  await saved([climate(at(1, '2000-01-01'), 22, 60)]);
  const fresh = await grower(path, { headers: { 'if-none-match': etag } });
  expect([fresh.status, ((await fresh.json()) as DataColumns).set_apart]).toEqual([200, { 'too-old': 1 }]);
});

test('days the wrong way round are refused', async () => {
  const wrong = 'date_start=2026-11-21&date_end=2026-11-19';
  expect((await grower(`/v2/stations/1001/set-apart?${wrong}`)).status).toBe(400);
  expect((await grower(`/v2/stations/3001/set-apart?${DAYS}`)).status).toBe(404);
});
