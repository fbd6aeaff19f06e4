import { describe, expect, test } from 'vitest';
import {
  about,
  application,
  biofix,
  common,
  firstCapture,
  install,
  lure,
  maintenance,
  startReporting,
  swap,
  WHEN,
} from './carry-out.fixture.ts';

const { service, root, post, station } = startReporting();

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
    await service()
      .databases.owner.updateTable('station')
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

  test('of a maintenance at a trap without a device names none, and is refused with one', async () => {
    const { owner } = service().databases;
    const { station_id, ...taken } = await station(1002);
    const bare = await owner
      .insertInto('station')
      .values({ ...taken, station_name: 'Trampa a mano', assigned_node_sn: null })
      .returning('station_id')
      .executeTakeFirstOrThrow();
    const visit = { ...maintenance, ...bare, node_id: null };
    const { status, json } = await post(visit);
    expect(status).toBe(201);
    expect(json).toMatchObject({ ...bare, node_id: null, lure_settings: lure });
    const wrong = await post({ ...visit, node_id: 'VG-2' });
    expect([wrong.status, wrong.json.errors]).toEqual([400, [expect.objectContaining({ field: 'node_id' })]]);
  });

  test('of an install takes the station that waits for its device, of two of one name', async () => {
    const { owner } = service().databases;
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
      service().databases.owner.selectFrom('biofix').selectAll().where('sector_id', '=', 11).execute();
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
  const rows = await service()
    .databases.owner.selectFrom('node')
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
  const { owner } = service().databases;
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
