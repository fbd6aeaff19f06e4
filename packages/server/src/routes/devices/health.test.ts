import type { HealthAnswer, HealthObjectAnswer } from '@vigia/api/contract';
import { addDays, eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { saveMeasurements } from '../../ingest/save-measurements.ts';

const TODAY = isoDate('2026-11-21');
let service: TestApp;
let grower: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
  const { owner } = service.databases;
  const days = eachDay(addDays(TODAY, -20), TODAY);
  const rows = days
    .flatMap((day) => Array.from(hoursOfDay(day), (t, hour) => ({ t, line: 0, values: valuesOf(t, hour) })))
    .filter(({ t }) => t <= service.clock.now);
  await owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, rows));
  await owner.updateTable('reading').set({ battery_percentage: 35, node_sn: 'VG-1' }).execute();
  await owner.deleteFrom('image').execute();
  await owner
    .insertInto('capture')
    .values(
      days.slice(0, -4).map((day) => ({
        client_id: 1,
        station_id: 1001,
        pest_id: 1,
        t: `${day}T15:00:00.000Z`,
        day,
        in_photo: 0,
      })),
    )
    .execute();
});
afterAll(() => service.close());

const valuesOf = (t: number, hour: number) => [
  12 + (hour % 11) + (t % 7) / 100,
  60 + (hour % 9),
  null,
  null,
  null,
];
const health = async (stationId: number, query = '?compute_days=14&view=user') =>
  (await (await grower(`/v2/stations/${stationId}/health${query}`)).json()) as HealthAnswer;

test('health is worked out from what the station sent', async () => {
  const { connection, energy, images, sensors } = await health(1001);
  expect(connection).toEqual({
    state: 'ok',
    details: { info_last_date: '2026-11-21T15:00:00.000Z', info_last_value: 24, errors: [] },
  });
  expect(energy).toMatchObject({
    state: 'warning',
    details: { info_last_value: 35, errors: ['battery_medium'] },
  });
  expect(images).toMatchObject({
    state: 'error',
    details: { info_last_date: '2026-11-17T15:00:00.000Z', errors: ['missing_data'] },
  });
  expect(sensors.state).toBe('ok');
});

test('a longer or shorter look back counts what lies in it', async () => {
  expect((await health(1001, '?compute_days=2')).images).toMatchObject({ state: 'unknown' });
  expect((await health(1001, '?compute_days=7')).images.details.info_last_value).toBe(4);
  for (const query of ['?compute_days=0', '?compute_days=61', '?compute_days=x', '?view=all']) {
    expect((await grower(`/v2/stations/1001/health${query}`)).status).toBe(400);
  }
});

test('a station that never sent anything says so', async () => {
  const parts = Object.values(await health(1002));
  expect(parts).toHaveLength(4);
  for (const part of parts) {
    expect(part).toEqual({
      state: 'unknown',
      details: { info_last_date: null, info_last_value: null, errors: ['no_data'] },
    });
  }
});

test('who looks after devices gets the whole object, row by row', async () => {
  const admin = await service.as('admin');
  const whole = (await (
    await admin('/v2/stations/1001/health?compute_days=14&view=internal')
  ).json()) as HealthObjectAnswer;
  const noData = (words: string | null) => ({
    state: 'unknown',
    details: { info_last_date: null, info_last_value: null, info_user_view: words, errors: ['no_data'] },
  });
  expect(whole).toEqual({
    station_id: 1001,
    serial_number: null,
    diagnostics: { selftest: noData(null) },
    connection: {
      signal: noData(null),
      connection: {
        state: 'ok',
        details: {
          info_last_date: '2026-11-21T15:00:00.000Z',
          info_last_value: 24,
          info_user_view: expect.any(String),
          errors: [],
        },
      },
    },
    energy: {
      battery: {
        state: 'warning',
        details: {
          info_last_date: '2026-11-21T15:00:00.000Z',
          info_last_value: 35,
          info_user_view: expect.any(String),
          errors: ['battery_medium'],
        },
      },
    },
    images: {
      camera_1: {
        state: 'error',
        details: {
          info_last_date: '2026-11-17T15:00:00.000Z',
          info_last_value: expect.any(Number),
          info_user_view: expect.any(String),
          errors: ['missing_data'],
        },
      },
      camera_2: {
        state: 'unknown',
        details: {
          info_last_date: null,
          info_last_value: null,
          info_user_view: expect.any(String),
          errors: [],
        },
      },
    },
    sensors: { weather_sensor: expect.objectContaining({ state: 'ok' }) },
  });
});

test.each([
  ['grower', 403],
  ['narrowed', 403],
  ['adviser', 403],
  ['foreigner', 404],
  ['admin', 200],
  ['superAdmin', 200],
] as const)('the internal view answers %s with %i', async (person, status) => {
  const ask = await service.as(person);
  expect((await ask('/v2/stations/1001/health?view=internal')).status).toBe(status);
});

test('the health of many is the health of each, without those of others', async () => {
  const admin = await service.as('admin');
  const many = async (query: string) => {
    const answer = await admin(`/v2/clients/1/health?${query}`);
    return [answer.status, await answer.json()] as const;
  };
  const one = async (path: string) => (await admin(`${path}/health?view=internal`)).json();
  const [status, items] = await many('station_id=1002,3001,1001&station_id=999999&node_id=VG-1,VG-0');
  expect(status).toBe(200);
  expect(items).toHaveLength(3);
  for (const path of ['/v2/stations/1002', '/v2/stations/1001', '/v2/nodes/VG-1']) {
    expect(items).toContainEqual(await one(path));
  }
  expect(await many('compute_days=7')).toEqual([200, []]);
  expect((await many('station_id=1001,x'))[0]).toBe(400);
  expect((await many(`station_id=${Array(251).fill('1001').join()}`))[0]).toBe(400);
});

test('the health of a list of stations is the health of each, without those of others', async () => {
  const list = async (person: 'grower' | 'narrowed', ids: string) => {
    const ask = await service.as(person);
    const answer = await ask(`/v2/clients/1/stations/health?station_id=${ids}`);
    return [answer.status, await answer.json()] as const;
  };
  const [status, items] = await list('grower', '1002,3001,1001,999999');
  expect(status).toBe(200);
  expect(items).toHaveLength(2);
  for (const id of [1001, 1002]) expect(items).toContainEqual({ station_id: id, ...(await health(id)) });
  expect((await list('narrowed', '1002,1001'))[1]).toMatchObject([{ station_id: 1001 }]);
  expect((await list('grower', '1001,x'))[0]).toBe(400);
  expect((await list('grower', Array(251).fill('1001').join()))[0]).toBe(400);
  expect((await list('grower', Array(250).fill('1001').join()))[0]).toBe(200);
});
