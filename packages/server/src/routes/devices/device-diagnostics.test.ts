import type {
  DeviceConfigAnswer,
  DeviceLogsAnswer,
  HardwareConfigAnswer,
  HealthAnswer,
  HealthObjectAnswer,
} from '@vigia/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEVICE_KEY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type Asker = (path: string, ask?: Ask) => Promise<Response>;
let service: TestApp;
let grower: Asker;
let admin: Asker;
let root: Asker;
beforeAll(async () => {
  service = await startTestApp();
  [grower, admin, root] = await Promise.all([
    service.as('grower'),
    service.as('admin'),
    service.as('superAdmin'),
  ]);
});
afterAll(() => service.close());

const headers = { 'x-device-key': DEVICE_KEY };
const send = (what: 'data' | 'logs', body: unknown) =>
  service.ask(`/v2/nodes/VG-1/${what}`, { headers, body });
const at = (hour: number, day = 21) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const fieldsOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field);

describe('log lines', () => {
  const lines = Array.from({ length: 25 }, (_, i) => ({
    log_datetime: at(Math.floor(i / 2), 20),
    log_level: i % 5 === 0 ? 'E' : 'I',
    log_string: `línea ${i}`,
  }));
  beforeAll(async () => {
    expect((await send('logs', { logs: lines })).status).toBe(200);
  });
  const days = 'date_start=2026-11-19&date_end=2026-11-21';
  const read = async (path: string) => (await (await root(path)).json()) as DeviceLogsAnswer;

  test('are read page by page, newest first, each once', async () => {
    const texts: string[] = [];
    let page = '';
    for (let turn = 0; turn < 10; turn += 1) {
      const { items, page_id } = await read(`/v2/nodes/VG-1/logs?${days}&limit=7${page}`);
      texts.push(...items.map((item) => item.log_string));
      expect(items.map((item) => item.log_datetime)).toEqual(
        items.map((item) => item.log_datetime).toSorted((a, b) => b.localeCompare(a)),
      );
      if (page_id === undefined) break;
      page = `&page_id=${page_id}`;
    }
    expect(texts).toHaveLength(25);
    expect(new Set(texts)).toEqual(new Set(lines.map((line) => line.log_string)));
  });

  test('may be narrowed to days and levels, and requested by the older names', async () => {
    const errors = await read(`/v2/nodes/VG-1/logs?${days}&log_level=E,W`);
    expect(errors.items.map((item) => item.log_level)).toEqual(['E', 'E', 'E', 'E', 'E']);
    // 20 November begins at 3 h UTC in Santiago.
    const later = await read('/nodes/VG-1/logs?dateStart=2026-11-20&dateEnd=2026-11-20');
    expect(later.items.at(-1)?.log_datetime).toBe(at(3, 20));
    expect((await read('/nodes/VG-2/logs?dateStart=2026-11-20&dateEnd=2026-11-20')).items).toEqual([]);
  });

  test.each([
    ['date_start=2026-11-21&date_end=2026-11-19', 'date_end'],
    ['date_start=2006-11-21&date_end=2026-11-19', 'date_start'],
    [`${days}&log_level=X`, 'log_level.0'],
    [`${days}&page_id=bm90aGluZw`, 'page_id'],
    [`${days}&limit=0`, 'limit'],
    ['date_start=2026-11-21', 'date_end'],
  ])('%s is refused', async (query, field) => {
    const answer = await root(`/v2/nodes/VG-1/logs?${query}`);
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, [field]]);
  });

  test('are for who looks after devices', async () => {
    expect((await admin(`/v2/nodes/VG-1/logs?${days}`)).status).toBe(403);
    expect((await admin(`/v2/nodes/CANARIO-SAN-CLEMENTE/logs?${days}`)).status).toBe(404);
  });
});

describe('health', () => {
  beforeAll(async () => {
    await service.databases.owner.deleteFrom('image').execute();
    const hours = Array.from({ length: 24 * 6 }, (_, i) => Date.parse(at(15)) - i * 3_600_000);
    const readings = hours.flatMap((ms, i) => {
      const t = new Date(ms).toISOString();
      const climate = { ambient_temperature_c: 15 + (i % 7), ambient_humidity_rh: 60 + (i % 5) };
      const signal = { category: 'signal', t, signal_rsrp: -118, signal_rsrq: -21 };
      return [
        { category: 'thpg', t, ...climate, gas_ohm: 50_000 + i },
        { category: 'battery', t, battery_percentage: 80 + (i % 4) },
        ...(i % 24 === 0 ? [signal, { category: 'selftest', t, code: 9 }] : []),
        ...(i % 24 === 3
          ? [{ category: 'connection', t, url_connected: 'https://datos.vigia.example' }]
          : []),
      ];
    });
    expect((await send('data', { readings })).status).toBe(200);
  });
  const whole = async (path: string) => (await (await admin(path)).json()) as HealthObjectAnswer;

  test.each([
    ['/v2/stations/1001/health?view=internal', { station_id: 1001, serial_number: null }],
    ['/v2/nodes/VG-1/health?view=internal', { station_id: null, serial_number: 'VG-1' }],
    ['/nodes/VG-1/health', { station_id: null, serial_number: 'VG-1' }],
  ])('%s tells what the device said of itself', async (path, subject) => {
    const object = await whole(path);
    expect(object).toMatchObject(subject);
    expect(object.connection.signal).toMatchObject({
      state: 'error',
      details: { info_last_date: at(15), info_last_value: -118, errors: ['signal_low'] },
    });
    expect(object.diagnostics.selftest).toMatchObject({
      state: 'error',
      details: { info_last_value: 9, errors: ['selftest_sd_error', 'selftest_camera_error'] },
    });
    expect(object.energy.battery).toMatchObject({ state: 'ok', details: { info_last_value: 80 } });
    expect(object.connection.connection).toMatchObject({ state: 'ok', details: { info_last_value: 24 } });
    expect(object.sensors.weather_sensor.state).toBe('ok');
    expect(object.images.camera_1.details.errors).toEqual(['no_data']);
  });

  test('a grower gets the four parts of a device, none of them about its inside', async () => {
    const answer = (await (await grower('/v2/nodes/VG-1/health')).json()) as HealthAnswer;
    expect(Object.keys(answer)).toEqual(['connection', 'energy', 'images', 'sensors']);
    expect(answer.connection.state).toBe('ok');
  });

  test('photos count with what was seen of them, broken ones and those of the second camera too', async () => {
    const { owner } = service.databases;
    const photo = {
      client_id: 1,
      station_id: 1001,
      node_serial_number: 'VG-1',
      crop_id: null,
      pest_id: null,
    };
    const sharp = { sharpness: 4, brightness: 120, width: 9, height: 9, bytes: 9 };
    const broken = { blob_key: null, sha256: null, width: null, height: null, bytes: null };
    const rows = [16, 17, 18, 19, 20, 21].flatMap((day) =>
      [1, 2].map((camera) => ({
        ...photo,
        camera,
        image_type: 'bug' as const,
        date_created: at(14, day),
        day: `2026-11-${day}`,
        source_entity_id: null,
        source_sha256: `${day}`,
        ...(camera === 2
          ? { ...broken, sharpness: null, brightness: null }
          : { ...sharp, blob_key: `health/${day}`, sha256: `${day}` }),
      })),
    );
    await owner.insertInto('image').values(rows).execute();
    const { camera_1, camera_2 } = (await whole('/v2/nodes/VG-1/health?view=internal')).images;
    expect(camera_1).toMatchObject({ state: 'ok', details: { info_last_value: 6, errors: [] } });
    expect(camera_2).toMatchObject({ state: 'error', details: { errors: ['camera_corrupt_images'] } });
  });

  test('days before the last install do not count for the device that stands there now', async () => {
    const { owner } = service.databases;
    const swap = { client_id: 1, event_id: 950, type: 'device_swap', station_id: 1001, new_node_id: 'VG-1' };
    await owner
      .insertInto('event')
      .values({ ...swap, datetime_event: at(13), date_event: '2026-11-21' })
      .execute();
    const { connection } = await whole('/v2/stations/1001/health?view=internal');
    expect(connection.connection.details.info_last_value).toBeNull();
    await owner.deleteFrom('event').where('event_id', '=', 950).execute();
  });

  test('the older call looks at the days it names', async () => {
    const before = await whole('/nodes/VG-1/health?dateStart=2026-11-17&dateEnd=2026-11-19');
    expect(before.connection.connection.details.info_last_date).toBe('2026-11-20T02:00:00.000Z');
    for (const query of [
      'dateStart=2026-11-19&dateEnd=2026-11-17',
      'dateStart=2026-01-01&dateEnd=2026-11-17',
    ]) {
      expect((await admin(`/nodes/VG-1/health?${query}`)).status).toBe(400);
    }
    expect((await grower('/nodes/VG-1/health')).status).toBe(403);
    expect((await grower('/nodes/CANARIO-SAN-CLEMENTE/health')).status).toBe(404);
  });
});

describe('the configuration', () => {
  const fetched = async () => {
    const answer = await service.ask('/v2/nodes/VG-1/config', { headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as DeviceConfigAnswer;
  };
  const shown = async () =>
    (await (await admin('/v2/stations/1001/hw-config')).json()) as HardwareConfigAnswer;

  test('is the default one until somebody saves another, which counts as synchronised once fetched', async () => {
    expect(await fetched()).toMatchObject({ date_saved: null, operation_mode: 'normal_operation' });
    const before = await shown();
    expect(before.sync_state).toBe('default');
    const { station_id: _, serial_number: __, sync_state, date_saved, date_synchronised, ...fields } = before;
    const body = { ...fields, camera_1_config: { ...fields.camera_1_config, trigger_hour: 10 } };
    expect((await admin('/v2/stations/1001/hw-config', { body })).status).toBe(200);
    expect((await shown()).sync_state).toBe('pending');
    const config = await fetched();
    expect(config.camera_1_config.trigger_hour).toBe(10);
    expect(config.date_saved).toBe('2026-11-21T15:00:00.000Z');
    const after = await shown();
    expect(after).toMatchObject({ sync_state: 'synchronised', date_synchronised: config.date_saved });
    service.clock.now += 60_000;
    await fetched();
    expect((await shown()).date_synchronised).toBe(after.date_synchronised);
  });

  test('is handed to the device itself alone', async () => {
    expect((await service.ask('/v2/nodes/VG-1/config')).status).toBe(401);
    expect((await service.ask('/v2/nodes/VG-2/config', { headers })).status).toBe(404);
  });
});

test('a device’s own row says where it was last, whatever comes later', async () => {
  const gps = (t: string, latitude: number) => ({
    category: 'gps',
    t,
    position_latitude: latitude,
    position_longitude: -71,
  });
  const last = async () =>
    ((await (await root('/v2/nodes/VG-1')).json()) as { node_last_location_lat: number })
      .node_last_location_lat;
  await send('data', { readings: [gps(at(11), -33.5), gps(at(12), -33.6), gps(at(10), -33.4)] });
  expect(await last()).toBe(-33.6);
  await send('data', { readings: [gps(at(9), -30)] });
  expect(await last()).toBe(-33.6);
});
