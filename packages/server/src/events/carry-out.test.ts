import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
let grower: (path: string, ask?: Ask) => Promise<Response>;
let root: typeof grower;
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
  root = await service.as('superAdmin');
  const fresh = ['VG-3', 'VG-4', 'VG-5'].map((serial_number) => ({
    client_id: 1,
    serial_number,
    node_firmware_version: '1.0',
  }));
  await service.databases.owner.insertInto('node').values(fresh).execute();
});
afterAll(() => service.close());

type Body = Record<string, unknown>;
const WHEN = '2026-11-20T15:00:00.000Z';
const common = { client_id: 1, datetime_event: WHEN, user_email: 'grower@vigia.example', comments: 'Listo' };
const lure = { installed: true, change_notification_days: 5, expiration_days: 30 };
const about = { sector_id: 11, season_id: 101, crop_id: 1, pest_id: 1 };
const install = {
  ...common,
  ...about,
  type: 'device_install',
  station_name: 'N-2',
  node_id: 'VG-3',
  gps_lat: -33.71,
  gps_lon: -71.21,
  lure_settings: lure,
};
const swap = { ...common, type: 'device_swap', station_id: 1001, new_node_id: 'VG-4' };
const maintenance = {
  ...common,
  type: 'station_maintenance',
  station_id: 1002,
  node_id: 'VG-2',
  lure_settings: lure,
};
const biofix = { ...common, type: 'biofix_set', sector_id: 11, season_id: 101, pest_id: 1 };
const application = {
  ...common,
  type: 'agrochemical_application',
  sector_id: 11,
  pest_id: 2,
  product: 'Spinosad',
  dose: 0,
  measure: 'L/ha',
};
const firstCapture = { ...common, ...about, type: 'first_capture', station_id: 1001 };

const post = async (body: Body, ask = grower, headers = {}) => {
  const answer = await ask('/v2/events', { body, headers });
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Body };
};
const station = (id: number) =>
  service.databases.owner
    .selectFrom('station')
    .selectAll()
    .where('client_id', '=', 1)
    .where('station_id', '=', id)
    .executeTakeFirstOrThrow();

describe('a report', () => {
  test('of an install makes the station', async () => {
    const { status, json } = await post(install);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      type: 'device_install',
      station_name: 'N-2',
      node_id: 'VG-3',
      gps_lat: -33.71,
      lure_settings: lure,
      date_event: '2026-11-20',
      datetime_event: WHEN,
    });
    expect(await station(json.station_id as number)).toMatchObject({
      station_name: 'N-2',
      sector_id: 11,
      assigned_node_sn: 'VG-3',
      crop_id: 1,
      station_season_id: 101,
      station_position_lon: -71.21,
    });
  });

  test('of an install brings a station without device back, and refuses one that has a device', async () => {
    await service.databases.owner
      .updateTable('station')
      .set({ assigned_node_sn: null })
      .where('station_id', '=', 1002)
      .execute();
    const again = { ...install, sector_id: 12, station_name: 'S-1', node_id: 'VG-2', gps_lat: -33.5 };
    expect((await post(again)).json).toMatchObject({ station_id: 1002 });
    expect(await station(1002)).toMatchObject({ assigned_node_sn: 'VG-2', station_position_lat: -33.5 });
    const taken = await post({ ...again, node_id: 'VG-5' });
    expect([taken.status, taken.json.code]).toEqual([409, 'conflict']);
    expect(taken.json.detail).toContain('VG-2');
  });

  test('of an install takes the station that waits for its device, of two of one name', async () => {
    const { owner } = service.databases;
    const { station_id, ...taken } = await station(1002);
    const waiting = await owner
      .insertInto('station')
      .values({ ...taken, assigned_node_sn: null })
      .returning('station_id')
      .executeTakeFirstOrThrow();
    const { json } = await post({ ...install, sector_id: 12, station_name: 'S-1', node_id: 'VG-5' });
    expect(json.station_id).toBe(waiting.station_id);
    expect(waiting.station_id).not.toBe(station_id);
    await owner.deleteFrom('event').where('station_id', '=', waiting.station_id).execute();
    await owner.deleteFrom('station').where('station_id', '=', waiting.station_id).execute();
  });

  test('of a swap changes the device and keeps the station, leaving a mark', async () => {
    const { status, json } = await post(swap);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      station_id: 1001,
      node_id: 'VG-4',
      old_node_id: 'VG-1',
      new_node_id: 'VG-4',
      sector_id: 11,
      pest_id: 1,
    });
    expect(await station(1001)).toMatchObject({ assigned_node_sn: 'VG-4' });
    const stale = await post({ ...swap, old_node_id: 'VG-1', new_node_id: 'VG-1' });
    expect([stale.status, stale.json.code]).toEqual([409, 'conflict']);
    expect((await post({ ...swap, old_node_id: 'VG-4', new_node_id: 'VG-1' })).status).toBe(201);
  });

  test('of a maintenance keeps the lure', async () => {
    expect((await post(maintenance)).json).toMatchObject({
      lure_settings: lure,
      sector_id: 12,
      season_id: 101,
    });
    const without = await post({ ...maintenance, lure_settings: undefined });
    expect(without.json.lure_settings).toEqual({
      installed: false,
      change_notification_days: null,
      expiration_days: null,
    });
  });

  test('of a biofix writes the biofix of its season, sector and pest, once', async () => {
    const rows = () =>
      service.databases.owner.selectFrom('biofix').selectAll().where('sector_id', '=', 11).execute();
    const before = await rows();
    const { status, json } = await post({
      ...biofix,
      biofix_type: 'chronofix',
      datetime_event: '2026-09-12',
    });
    expect([status, json.biofix_type, json.station_id]).toEqual([201, 'chronofix', null]);
    expect(await rows()).toEqual([
      { ...before[0], date_biofix: '2026-09-12', type: 'chronofix', biofix_comment: 'Listo' },
    ]);
    expect((await post({ ...biofix, sector_id: 11 })).json.biofix_type).toBe('biofix');
  });

  test('of what was applied, recommended, caught or seen is kept', async () => {
    expect((await post(application)).json).toMatchObject({ product: 'Spinosad', dose: 0, measure: 'L/ha' });
    const advice = { ...common, ...about, type: 'agrochemical_recommendation', datetime_event: '2026-12-01' };
    const { season_id: _, ...recommendation } = advice;
    expect((await post(recommendation)).json).toMatchObject({ date_event: '2026-12-01', crop_id: 1 });
    expect((await post(firstCapture)).json).toMatchObject({ station_id: 1001, pest_id: 1 });
    const { pest_id: __, ...seen } = { ...common, ...about, type: 'crop_phenology_changed' };
    const stage = { ...seen, phenology_stage: 'fruit_set_date', datetime_event: undefined };
    expect((await post(stage)).json).toMatchObject({
      phenology_stage: 'fruit_set_date',
      date_event: '2026-11-21',
    });
  });
});

describe('a report is refused', () => {
  const missing = (body: Body, field: string) => ({ ...body, [field]: undefined });
  test.each<[string, Body, string]>([
    ['of no known kind', { ...install, type: 'party' }, 'type'],
    ['without station name', missing(install, 'station_name'), 'station_name'],
    ['without sector', missing(install, 'sector_id'), 'sector_id'],
    ['without position', missing(install, 'gps_lat'), 'gps_lat'],
    ['off the globe', { ...install, gps_lon: 180.5 }, 'gps_lon'],
    ['at no time', missing(install, 'datetime_event'), 'datetime_event'],
    ['at a day that is none', { ...install, datetime_event: '2026-02-30' }, 'datetime_event'],
    ['before time', { ...install, datetime_event: '0001-01-01T00:00:00Z' }, 'datetime_event'],
    [
      'with a lure of 19 days',
      { ...install, lure_settings: { ...lure, expiration_days: 19 } },
      'lure_settings.expiration_days',
    ],
    [
      'with a notice of 0 days',
      { ...maintenance, lure_settings: { ...lure, change_notification_days: 0 } },
      'lure_settings.change_notification_days',
    ],
    ['with a field of another kind', { ...swap, dose: 4 }, ''],
    ['without e-mail', missing(swap, 'user_email'), 'user_email'],
    ['without the new device', missing(swap, 'new_node_id'), 'new_node_id'],
    ['of a device that stands elsewhere', { ...swap, new_node_id: 'VG-2' }, 'new_node_id'],
    ['of another station’s device', { ...maintenance, node_id: 'VG-5' }, 'node_id'],
    ['with a negative dose', { ...application, dose: -1 }, 'dose'],
    ['with a measure of its own', { ...application, measure: 'tazas' }, 'measure'],
    ['without product', { ...application, product: ' ' }, 'product'],
    ['of a pest nobody follows there', { ...biofix, pest_id: 2 }, 'pest_id'],
    ['of no known pest', { ...application, pest_id: 99 }, 'pest_id'],
    ['with a control character', { ...application, comments: 'a\u0000b' }, 'comments'],
    ['of no client', { ...application, client_id: 0 }, 'client_id'],
  ])('%s', async (_, body, field) => {
    const before = await count();
    const { status, json } = await post(body);
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    const named = (json.errors as { field: string }[]).map((error) => error.field);
    if (field) expect(named).toContain(field);
    expect(await count()).toBe(before);
  });

  test('for things of others, seen by nobody or unknown: all alike', async () => {
    const bodies: Body[] = [
      { ...application, client_id: 3 },
      { ...application, client_id: 999 },
      { ...application, sector_id: 31 },
      { ...application, sector_id: 999 },
      { ...swap, station_id: 3001 },
      { ...biofix, season_id: 301 },
      { ...install, node_id: 'VG-77' },
      { ...install, node_id: 'VG-9' },
    ];
    const answers = await Promise.all(bodies.map((body) => post(body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 404));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    const narrowed = await service.as('narrowed');
    expect((await post(maintenance, narrowed)).status).toBe(404);
    expect((await post(application, narrowed)).status).toBe(201);
  });

  test('for people who only read', async () => {
    const reader = await service.as('superReader');
    expect((await post(application, reader)).status).toBe(403);
  });
});

const count = async () => {
  const { owner } = service.databases;
  const events = await owner.selectFrom('event').select('event_id').execute();
  const stations = await owner.selectFrom('station').select('station_id').execute();
  return `${events.length}/${stations.length}`;
};

test('a super admin takes devices from the shared ones, which then are the client’s', async () => {
  const sentBody = { ...install, station_name: 'N-9', node_id: 'VG-9' };
  const refused = await post(sentBody, root);
  expect([refused.status, refused.json]).toMatchObject([
    409,
    {
      code: 'needs-confirmation',
      detail: 'El dispositivo VG-9 es de Dispositivos compartidos; al guardar pasa a Viña Los Aromos.',
    },
  ]);
  expect((await post({ ...sentBody, from_client_id: 3 }, root)).status).toBe(409);
  const answer = await post({ ...sentBody, from_client_id: 2 }, root);
  expect(answer.status).toBe(201);
  const rows = await service.databases.owner
    .selectFrom('node')
    .select(['client_id', 'node_is_decommissioned'])
    .where('serial_number', '=', 'VG-9')
    .orderBy('client_id')
    .execute();
  expect(rows).toEqual([
    { client_id: 1, node_is_decommissioned: false },
    { client_id: 2, node_is_decommissioned: true },
  ]);
  const history = async (clientId: number) => {
    const path = `/v2/changes?client_id=${clientId}&kind=node`;
    const { items } = (await (await root(path)).json()) as { items: { fields: { field: string }[] }[] };
    return items[0]?.fields;
  };
  const moved = [
    { field: 'node_moved_from', from: null, to: 'Dispositivos compartidos' },
    { field: 'node_moved_to', from: null, to: 'Viña Los Aromos' },
  ];
  expect(await history(2)).toEqual(expect.arrayContaining(moved));
  expect(await history(1)).toEqual(expect.arrayContaining(moved));
});

test('a client is no pool for its id: devices of client 2 are offered while it is one', async () => {
  const { owner } = service.databases;
  const pool = (on: boolean) =>
    owner.updateTable('client').set({ client_is_device_pool: on }).where('client_id', '=', 2).execute();
  await owner
    .insertInto('node')
    .values({ client_id: 2, serial_number: 'VG-60', node_firmware_version: '1.0' })
    .execute();
  const sentBody = { ...install, station_name: 'N-60', node_id: 'VG-60', from_client_id: 2 };
  await pool(false);
  expect((await post(sentBody, root)).status).toBe(404);
  await pool(true);
  expect((await post(sentBody, root)).status).toBe(201);
});

test('a report that is sent again is carried out once', async () => {
  const headers = { 'idempotency-key': 'once' };
  const first = await post(application, grower, headers);
  const again = await post(application, grower, headers);
  expect(again.json).toEqual(first.json);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect((await post({ ...application, dose: 3 }, grower, headers)).status).toBe(422);
});

test('of reports sent at once with one key one is carried out; of one device to two places, one', async () => {
  const before = await count();
  const keyed = Array.from({ length: 20 }, () => post(application, grower, { 'idempotency-key': 'many' }));
  const statuses = (await Promise.all(keyed)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  const [events, stations] = before.split('/').map(Number) as [number, number];
  expect(await count()).toBe(`${events + 1}/${stations}`);

  const places = Array.from({ length: 8 }, (_, i) =>
    post({ ...install, node_id: 'VG-5', station_name: `P-${i}` }),
  );
  const made = (await Promise.all(places)).filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  expect(await count()).toBe(`${events + 2}/${stations + 1}`);
});
