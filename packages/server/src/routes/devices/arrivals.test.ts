import { ArrivalsAnswer, UnknownDevicesAnswer } from '@vigia/api/contract';
import { ARRIVALS_KEPT, type Arrival, STRANGERS_KEPT } from '@vigia/domain/devices';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { goodJpeg } from '../../../tests/support/hostile-images.ts';
import { DEVICE_KEY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, TEST_NOW, type TestApp } from '../../../tests/support/test-app.ts';
import { asClient } from '../../db/tenant.ts';
import { forgetArrivals } from '../../stores/devices/forget-arrivals.ts';

let service: TestApp;
let asManager: TestApp['ask'];
beforeAll(async () => {
  service = await startTestApp();
  asManager = await service.as('superAdmin');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.databases.owner.deleteFrom('device_arrival').execute();
  await service.databases.owner.deleteFrom('unknown_device').execute();
});

const HEADERS = { 'x-device-key': DEVICE_KEY };
const send = (body: unknown, more: Ask = {}, serial = 'VG-1') =>
  service.ask(`/v2/nodes/${serial}/data`, { method: 'POST', headers: HEADERS, body, ...more });
const at = (minutes: number) => new Date(TEST_NOW - minutes * 60_000).toISOString();
const battery = (t: string, percentage = 50) => ({
  category: 'battery',
  t,
  battery_percentage: percentage,
});

const list = async (query = '', serial = 'VG-1') => {
  const answer = await asManager(`/v2/nodes/${serial}/arrivals${query}`);
  expect(answer.status).toBe(200);
  return ArrivalsAnswer.parse(await answer.json());
};
/** The last request of the device, once there are as many. */
async function lastOf(count = 1, serial = 'VG-1'): Promise<Arrival> {
  await vi.waitFor(async () => expect((await list('', serial)).items).toHaveLength(count), 10_000);
  return (await list('', serial)).items[0] as Arrival;
}

describe('a request of a device is told with what became of it', () => {
  test('readings that are taken, and the same again', async () => {
    const body = {
      readings: [
        battery(at(30)),
        { category: 'thpg', t: at(30), ambient_temperature_c: 18 },
        { category: 'thpg', t: at(15), ambient_temperature_c: 19 },
      ],
    };
    await send(body, { headers: { ...HEADERS, 'user-agent': 'prueba/1', 'content-length': '321' } });
    expect(await lastOf()).toMatchObject({
      ...{ at: TEST_NOW, call: 'data', outcome: 'taken', status: 200, reason: null, problems: [] },
      ...{ keyFault: null, times: 1, size: 321, address: '127.0.0.1', program: 'prueba/1', wrongType: null },
      parts: [
        { category: 'battery', count: 1 },
        { category: 'thpg', count: 2 },
      ],
      earliestAt: Date.parse(at(30)),
      latestAt: Date.parse(at(15)),
      ...{ rowsNew: 2, rowsChanged: 0, rowsSame: 0, imageId: null, isIntact: null },
    });
    await send(body);
    expect(await lastOf(2)).toMatchObject({ outcome: 'repeated', rowsNew: 0, rowsSame: 2 });
  });

  test('some that cannot be true, in the words of the answer', async () => {
    const answer = await send({ readings: [battery(at(40)), battery(at(39), 6553.5)] });
    const { set_apart } = (await answer.json()) as { set_apart: { text: string; details: object[] } };
    expect(await lastOf()).toMatchObject({
      ...{ outcome: 'partly', reason: set_apart.text, problems: set_apart.details, problemCount: 1 },
    });
    await send({ readings: [battery(at(-3_000))] });
    const apart = await lastOf(2);
    expect(apart).toMatchObject({ outcome: 'apart', problems: [{ message: 'Está en el futuro' }] });
    expect(apart.latestAt).toBe(TEST_NOW + 3_000 * 60_000);
  });

  test('a refused batch, with what it had in it and every reason', async () => {
    await send({ readings: [battery(at(1)), { category: 'thgp', t: at(2) }] });
    const refused = await lastOf();
    expect(refused).toMatchObject({
      ...{ outcome: 'refused', status: 400, code: 'invalid-input', reason: 'Datos inválidos' },
      parts: [
        { category: 'battery', count: 1 },
        { category: 'thgp', count: 1 },
      ],
    });
    expect(refused.problems.map(({ field }) => field)).toEqual(['readings.1.category']);
  });

  test.each<[what: string, ask: Ask, due: Partial<Arrival>]>([
    ['a body that is no JSON', { body: '{"readings": [' }, { status: 400, code: 'malformed-json' }],
    [
      'a missing type of the body',
      { body: '{"readings": []}', headers: { ...HEADERS, 'content-type': '' } },
      { status: 400, wrongType: '' },
    ],
    [
      'another type of the body',
      { body: 'a=1', headers: { ...HEADERS, 'content-type': 'text/plain' } },
      { status: 400, wrongType: 'text/plain' },
    ],
    [
      'a body that is too large',
      { body: { readings: ['x'.repeat(3 << 20)] } },
      { status: 413, code: 'too-large' },
    ],
    [
      'text that no database takes',
      { body: { readings: [{ category: 'a\0\ud800', t: '+275000-01-01T00:00:00Z' }] } },
      { status: 400, parts: [{ category: 'a', count: 1 }], latestAt: null },
    ],
  ])('%s', async (_, ask, due) => {
    await send(undefined, ask);
    expect(await lastOf()).toMatchObject({ outcome: 'refused', ...due });
  });

  test('log lines, photos and the configuration', async () => {
    const log = { log_datetime: at(5), log_level: 'I', log_string: 'Despierta' };
    await service.ask('/v2/nodes/VG-1/logs', { headers: HEADERS, body: { logs: [log] } });
    expect(await lastOf()).toMatchObject({ call: 'logs', parts: [{ category: 'I', count: 1 }], rowsNew: 1 });
    const photo = async (content: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.set('date_created', at(10));
      body.set('file', new File([content], 'foto.jpg', { type: 'image/jpeg' }));
      return await service.ask('/v2/nodes/VG-1/images', { headers: HEADERS, body });
    };
    const { image_id } = (await (await photo(new Uint8Array(goodJpeg))).json()) as { image_id: number };
    const whole = {
      call: 'image',
      status: 201,
      imageId: image_id,
      isIntact: true,
      latestAt: Date.parse(at(10)),
    };
    expect(await lastOf(2)).toMatchObject({ ...whole, outcome: 'taken' });
    await photo(new Uint8Array(goodJpeg));
    expect(await lastOf(3)).toMatchObject({ ...whole, outcome: 'repeated' });
    await photo(new Uint8Array(goodJpeg.subarray(0, 400)));
    expect(await lastOf(4)).toMatchObject({ outcome: 'apart', isIntact: false });
    await service.ask('/v2/nodes/VG-1/config', { headers: HEADERS });
    expect(await lastOf(5)).toMatchObject({ call: 'config', outcome: 'taken', status: 200 });
  });

  test('the path of another device, with the device of the key', async () => {
    await send({ readings: [battery(at(1))] }, {}, 'VG-2');
    expect(await lastOf()).toMatchObject({ outcome: 'refused', code: 'not-found', askedSerial: 'VG-2' });
    expect((await list('', 'VG-2')).items).toEqual([]);
  });
});

describe('what came without the right key', () => {
  test.each([
    ['missing', {}],
    ['malformed', { 'x-device-key': 'secreto' }],
    ['unknown', { 'x-device-key': DEVICE_KEY.replace('9', '8') }],
  ] as const)('%s: is told of the device in service that it names', async (keyFault, headers) => {
    await send({ readings: [battery(at(1))] }, { headers });
    expect(await lastOf()).toMatchObject({
      ...{ keyFault, outcome: 'refused', status: 401, reason: 'Clave de dispositivo no válida', parts: [] },
    });
    expect((await list()).lastContactAt).toBeNull();
  });

  test('is joined, so that nobody fills the record', async () => {
    await Promise.all(Array.from({ length: 8 }, () => send({}, { headers: {} })));
    await vi.waitFor(async () => {
      const { items } = await list();
      expect(items.reduce((sum, { times }) => sum + times, 0)).toBe(8);
      expect(items.length).toBeLessThan(8);
    }, 10_000);
  });

  test('is shown to super administrators where no device has that name', async () => {
    for (const from of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
      await send({}, { from, headers: { 'x-device-key': DEVICE_KEY.replace('9', '8') } }, 'VG-404');
    const unknown = async () =>
      UnknownDevicesAnswer.parse(await (await asManager('/v2/unknown-devices')).json()).items;
    await vi.waitFor(
      async () => expect((await unknown()).map(({ times }) => times).toSorted()).toEqual([1, 2]),
      10_000,
    );
    expect((await unknown())[0]).toMatchObject({
      ...{ serial: 'VG-404', call: 'data', keyFault: 'unknown', firstAt: TEST_NOW, lastAt: TEST_NOW },
    });
  });
});

test('only what came since is answered, and until when the next contact is due', async () => {
  await send({ readings: [battery(at(20))] });
  const first = await lastOf();
  expect(await list()).toMatchObject({ lastContactAt: TEST_NOW, nextContactBy: TEST_NOW + 3_600_000 });
  expect((await list(`?after_id=${first.id}`)).items).toEqual([]);
  await send({ readings: [battery(at(19))] });
  const second = await lastOf(2);
  expect((await list(`?after_id=${first.id}`)).items).toEqual([second]);
  expect((await list('?limit=1')).items).toEqual([second]);
});

describe('is kept', () => {
  const row = {
    client_id: 1,
    serial_number: 'VG-1',
    arrived_at: at(0),
    device_call: 'config',
    became: 'taken',
    network_address: '10.0.0.1',
    problems: '[]',
    parts: '[]',
    ...{ http_status: 200, problem_count: 0, times: 1 },
    ...{ refused_code: null, refused_reason: null, key_fault: null, size_bytes: null, program: null },
    ...{ wrong_type: null, asked_serial: null, earliest_at: null, latest_at: null, rows_new: null },
    ...{ rows_changed: null, rows_same: null, image_id: null, intact: null },
  } as const;
  const many = (count: number, more: object = {}) =>
    service.databases.owner
      .insertInto('device_arrival')
      .values(Array.from({ length: count }, () => ({ ...row, ...more })))
      .execute();
  const count = async () =>
    (await service.databases.owner.selectFrom('device_arrival').select('arrival_id').execute()).length;

  test('for 30 days, up to a number, and with a device in service', async () => {
    const { owner } = service.databases;
    const before = at(30 * 24 * 60);
    await many(ARRIVALS_KEPT + 5);
    await many(STRANGERS_KEPT + 3, { key_fault: 'missing' });
    await many(1, { serial_number: 'VG-2', arrived_at: at(30 * 24 * 60 + 1) });
    await many(1, { serial_number: 'VG-2' });
    await many(1, { serial_number: 'VG-77' });
    const forgotten = await asClient(owner, 1, (tx) => forgetArrivals(tx, 1, before));
    expect(forgotten).toBe(5 + 3 + 1 + 1);
    expect(await count()).toBe(ARRIVALS_KEPT + STRANGERS_KEPT + 1);
  });

  test('up to a number while the device sends', async () => {
    await many(ARRIVALS_KEPT + 50);
    for (let i = 0; i < 20; i += 1) await service.ask('/v2/nodes/VG-1/config', { headers: HEADERS });
    await vi.waitFor(async () => expect(await count()).toBeLessThan(ARRIVALS_KEPT + 20), 10_000);
  });
});

describe('who reads it', () => {
  test.each([
    ['grower', 403],
    ['superReader', 403],
    ['admin', 200],
    ['foreigner', 404],
    ['superAdmin', 200],
  ] as const)('%s is answered %i', async (person, status) => {
    const ask = await service.as(person);
    expect((await ask('/v2/nodes/VG-1/arrivals')).status).toBe(status);
  });
});
