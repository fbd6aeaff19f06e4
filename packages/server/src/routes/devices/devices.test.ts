import type { DeviceDataAnswer, NodeKeyAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEVICE_KEY, FOREIGN_CANARY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  const { owner } = service.databases;
  for (const table of [
    'reading',
    'climate_day',
    'device_report',
    'device_log',
    'connection_attempt',
  ] as const) {
    await owner.deleteFrom(table).execute();
  }
});

const HEADERS = { 'x-device-key': DEVICE_KEY };
const send = (readings: unknown, serial = 'VG-1', headers: Ask['headers'] = HEADERS) =>
  service.ask(`/v2/nodes/${serial}/data`, { headers, body: { readings } });
const saved = async (readings: unknown) => {
  const answer = await send(readings);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeviceDataAnswer;
};
const fieldsOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { field: string }[] }).errors.map(({ field }) => field);

const at = (hour: number, day = '2026-11-20') => `${day}T${String(hour).padStart(2, '0')}:00:00Z`;
const climate = (t: string, temperature: number, more = {}) => ({
  category: 'thpg',
  t,
  ambient_temperature_c: temperature,
  ambient_humidity_rh: 60,
  ...more,
});
const battery = (t: string, percentage: number) => ({
  category: 'battery',
  t,
  battery_percentage: percentage,
});
const days = () => service.databases.owner.selectFrom('climate_day').selectAll().orderBy('day').execute();
const stored = () => service.databases.owner.selectFrom('reading').selectAll().orderBy('t').execute();
const versionOf = async (stationId: number) =>
  Number(
    (
      await service.databases.owner
        .selectFrom('station')
        .select('data_version')
        .where('station_id', '=', stationId)
        .executeTakeFirstOrThrow()
    ).data_version,
  );

describe('the key', () => {
  test('an absent, malformed or unknown one answers 401 alike, another device’s path 404', async () => {
    const refused = await Promise.all(
      [undefined, '', 'dk_x', `${DEVICE_KEY}0`, DEVICE_KEY.replace('9', '8')].map((key) =>
        send([battery(at(1), 50)], 'VG-1', key === undefined ? {} : { 'x-device-key': key }),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(await Promise.all(refused.map((answer) => answer.text()))).size).toBe(1);
    for (const serial of ['VG-2', FOREIGN_CANARY, 'VG-0']) {
      expect((await send([battery(at(1), 50)], serial)).status, serial).toBe(404);
    }
    expect(await stored()).toEqual([]);
  });

  test('is issued to administrators, shown once, and ends the one before', async () => {
    const admin = await service.as('admin');
    const answer = await admin('/v2/nodes/VG-6/keys', { method: 'POST' });
    expect(answer.status).toBe(201);
    const { key } = (await answer.json()) as NodeKeyAnswer;
    const sendWith = (withKey: string) =>
      send([battery(at(1), 50)], 'VG-6', { 'x-device-key': withKey }).then(({ status }) => status);
    expect(await sendWith(key)).toBe(200);
    const second = (await (await admin('/v2/nodes/VG-6/keys', { method: 'POST' })).json()) as NodeKeyAnswer;
    expect([await sendWith(key), await sendWith(second.key)]).toEqual([401, 200]);
    const body = { node_is_decommissioned: true };
    expect((await admin('/v2/nodes/VG-6', { method: 'PUT', body })).status).toBe(200);
    expect(await sendWith(second.key)).toBe(401);
    const kept = JSON.stringify(await service.databases.owner.selectFrom('node_key').selectAll().execute());
    for (const secret of [key, second.key, DEVICE_KEY]) {
      expect(kept).not.toContain(secret);
      expect(service.log.join('')).not.toContain(secret);
    }
  });

  test.each([
    ['grower', 403],
    ['narrowed', 404],
    ['superReader', 403],
    ['foreigner', 404],
    ['superAdmin', 201],
  ] as const)('%s asking for one is answered %i', async (person, status) => {
    const ask = await service.as(person);
    expect((await ask('/v2/nodes/VG-2/keys', { method: 'POST' })).status).toBe(status);
  });
});

describe('a batch', () => {
  test('goes to the station, with roll-ups and a new version; sent again it changes nothing', async () => {
    const before = await versionOf(1001);
    const hours = Array.from({ length: 24 }, (_, i) =>
      at((i + 3) % 24, i < 21 ? '2026-11-19' : '2026-11-20'),
    );
    const batch = [...hours.map((t, i) => climate(t, i)), battery(hours[3]!, 77)];
    expect(await saved(batch)).toEqual({
      received: 25,
      rows_new: 24,
      rows_changed: 0,
      rows_same: 0,
      station_ids: [1001],
    });
    const [day] = await days();
    expect(day).toMatchObject({ day: '2026-11-19', t_min: 0, t_max: 23, hours_present: 24, battery_min: 77 });
    const rows = await stored();
    expect(rows).toHaveLength(24);
    expect(rows.every(({ station_id, node_sn }) => station_id === 1001 && node_sn === 'VG-1')).toBe(true);
    const version = await versionOf(1001);
    expect(version).toBeGreaterThan(before);
    expect(await saved(batch)).toMatchObject({
      rows_new: 0,
      rows_changed: 0,
      rows_same: 24,
      station_ids: [],
    });
    expect(await stored()).toEqual(rows);
    expect(await versionOf(1001)).toBe(version);
  });

  test('in any order and cut in any way comes to the same rows', async () => {
    const readings = Array.from({ length: 60 }, (_, i) =>
      i % 3 === 0 ? battery(at(i % 24), i) : climate(at(i % 24, i < 30 ? '2026-11-19' : '2026-11-20'), i),
    );
    await saved(readings);
    const [once, daysOnce] = [await stored(), await days()];
    await service.databases.owner.deleteFrom('reading').execute();
    await service.databases.owner.deleteFrom('climate_day').execute();
    // Of several readings of a category and instant the last one is used, so only unique ones can be reordered.
    const last = new Map(readings.map((reading) => [`${reading.category}${reading.t}`, reading]));
    const shuffled = [...last.values()].toSorted((a, b) => (a.t + a.category < b.t + b.category ? 1 : -1));
    for (let i = 0; i < shuffled.length; i += 7) await saved(shuffled.slice(i, i + 7));
    for (let i = 0; i < shuffled.length; i += 11) await saved(shuffled.slice(i, i + 11));
    expect(await stored()).toEqual(once);
    expect(await days()).toEqual(daysOnce);
  });

  test('with bad readings is refused whole, each named by its place', async () => {
    const answer = await send([
      battery(at(1), 50),
      climate('ayer', 1),
      { category: 'thpg', t: at(2) },
      { category: 'gps', t: at(3), position_latitude: '-33', position_longitude: 0 },
      { category: 'viento', t: at(4), value: 1 },
      { category: 'selftest', t: at(4), code: 1.5 },
    ]);
    expect(answer.status).toBe(400);
    expect(await fieldsOf(answer)).toEqual([
      'readings.1.t',
      'readings.2',
      'readings.3.position_latitude',
      'readings.4.category',
      'readings.5.code',
    ]);
    expect(await stored()).toEqual([]);
  });

  test('has a largest number of readings and of bytes', async () => {
    const many = Array.from({ length: 5_001 }, () => battery(at(1), 50));
    expect(await fieldsOf(await send(many))).toEqual(['readings']);
    expect((await send([{ ...battery(at(1), 50), x: 'x'.repeat(2.1e6) }])).status).toBe(413);
    expect((await send([])).status).toBe(400);
  });

  test('keeps what a broken sensor says away from the roll-ups', async () => {
    await saved([
      climate(at(12), 85),
      climate(at(13), 21),
      climate(at(14), -50, { ambient_humidity_rh: 140 }),
    ]);
    expect((await stored()).map((row) => row.ambient_temperature_c)).toEqual([85, 21, -50]);
    const [day] = await days();
    expect(day).toMatchObject({ t_min: 21, t_max: 21, rh_max: 60, hours_present: 1 });
  });

  test('of a device that no station has stays with the device, until its install is reported', async () => {
    const { owner } = service.databases;
    await owner
      .updateTable('station')
      .set({ assigned_node_sn: null })
      .where('station_id', '=', 1001)
      .execute();
    const signal = { category: 'signal', t: at(9), signal_rsrp: -90 };
    const first = await saved([climate(at(8), 10), battery(at(8), 60), climate(at(9), 11), signal]);
    expect(first).toMatchObject({ rows_new: 4, station_ids: [] });
    expect(await stored()).toEqual([]);
    const report = { client_id: 1, type: 'device_install', station_id: 1001, node_id: 'VG-1' };
    await owner
      .insertInto('event')
      .values({ ...report, event_id: 900, datetime_event: at(23), date_event: '2026-11-20' })
      .execute();
    await owner
      .updateTable('station')
      .set({ assigned_node_sn: 'VG-1' })
      .where('station_id', '=', 1001)
      .execute();
    expect(await saved([climate(at(10), 12)])).toMatchObject({ station_ids: [1001] });
    expect((await stored()).map((row) => [row.ambient_temperature_c, row.battery_percentage])).toEqual([
      [10, 60],
      [11, null],
      [12, null],
    ]);
    const kept = await owner.selectFrom('device_report').select(['category', 'station_id']).execute();
    expect(kept).toEqual([{ category: 'signal', station_id: 1001 }]);
    await owner.deleteFrom('event').where('event_id', '=', 900).execute();
  });

  test('keeps reports and attempts with the device, once each', async () => {
    const batch = [
      { category: 'signal', t: at(9), signal_operator_name: 'Entel', signal_rsrp: -90, signal_rsrq: -9 },
      { category: 'selftest', t: at(9), code: 8 },
      { category: 'gps', t: at(9), position_latitude: -33.7, position_longitude: -71.2 },
      { category: 'connection', t: at(9), url_connected: 'https://datos.vigia.example' },
    ];
    expect(await saved(batch)).toMatchObject({ rows_new: 4, station_ids: [1001] });
    const changed = batch.map((one) => (one.category === 'selftest' ? { ...one, code: 0 } : one));
    expect(await saved(changed)).toMatchObject({ rows_new: 0, rows_changed: 1, rows_same: 3 });
  });
});

describe('log lines', () => {
  const sendLogs = (logs: unknown) =>
    service.ask('/v2/nodes/VG-1/logs', { headers: HEADERS, body: { logs } });
  const line = (t: string, text: string, level = 'I') => ({
    log_datetime: t,
    log_level: level,
    log_string: text,
  });

  test('are stored once', async () => {
    const logs = [line(at(1), 'Despierta'), line(at(1), 'Foto'), line(at(1), 'Foto', 'D')];
    expect(await (await sendLogs(logs)).json()).toEqual({ received: 3, rows_new: 3 });
    expect(await (await sendLogs([...logs, line(at(2), 'Duerme')])).json()).toEqual({
      received: 4,
      rows_new: 1,
    });
  });

  test('with bad ones are refused whole, each named by its place', async () => {
    const answer = await sendLogs([line(at(1), 'x'), line(at(1), 'x', 'X'), line(at(1), 'a\0b')]);
    expect([answer.status, await fieldsOf(answer)]).toEqual([400, ['logs.1.log_level', 'logs.2.log_string']]);
    const future = await sendLogs([line(at(1), 'x'), line(at(1, '2027-01-01'), 'x')]);
    expect([future.status, await fieldsOf(future)]).toEqual([400, ['logs.1.log_datetime']]);
    expect(await service.databases.owner.selectFrom('device_log').selectAll().execute()).toEqual([]);
  });
});
