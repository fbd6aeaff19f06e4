import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GOOD, MEANT } from '../../../tests/support/farm-bodies.ts';
import { FOREIGN_CANARY } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type As = (path: string, ask?: Ask) => Promise<Response>;
type Row = Record<string, unknown>;
let service: TestApp;
let admin: As;
let root: As;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  root = await service.as('superAdmin');
});
afterAll(() => service.close());

async function send(route: string, body?: unknown, as: As = admin, headers = {}) {
  const [method, path] = route.split(' ') as [string, string];
  const answer = await as(path, { method, ...(body !== undefined && { body }), headers });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, json: (text ? JSON.parse(text) : null) as Row };
}
const get = async (path: string, as: As = admin) => (await send(`GET ${path}`, undefined, as)).json;

describe('what is made is there, and may be edited', () => {
  test('a client, which only super administrators make and archive', async () => {
    for (const path of ['/v2/clients', '/clients']) {
      const { status, json } = await send(`POST ${path}`, GOOD.client, root);
      expect(status).toBe(201);
      expect(json).toMatchObject({ ...GOOD.client, client_is_archived: false });
      expect(await get(`/v2/clients/${json.client_id}`, root)).toEqual(json);
      expect((await send(`GET /v2/clients/${json.client_id}`)).status).toBe(404);
    }
    const { client_id } = (await send('POST /v2/clients', { client_name: ' Sin rut ' }, root)).json;
    const shut = await send(`PUT /v2/clients/${client_id}`, { client_is_archived: true }, root);
    expect(shut.json).toMatchObject({
      client_name: 'Sin rut',
      client_tax_id: null,
      client_is_archived: true,
    });
    const pool = { client_is_device_pool: true, client_is_counted: false, client_is_test: true };
    await send(`PUT /v2/clients/${client_id}`, { client_is_archived: false }, root);
    const turned = await send(`PUT /v2/clients/${client_id}`, pool, root);
    expect(turned.json).toMatchObject(pool);
    const all = (await get('/v2/clients', root)) as unknown as Row[];
    expect(all.find((row) => row.client_id === client_id)).toEqual({
      client_id,
      client_name: 'Sin rut',
      ...pool,
    });
    await send(`PUT /v2/clients/${client_id}`, { client_is_archived: true }, root);
    const listed = async (query: string) =>
      ((await get(`/v2/clients${query}`, root)) as unknown as Row[]).map((row) => row.client_id);
    expect(await listed('')).not.toContain(client_id);
    expect(await listed('?archived=true')).toContain(client_id);
  });

  test('a sector, by its newer and older names', async () => {
    const made = await send('POST /v2/sectors', { ...GOOD.sector, sector_address: 'Melipilla ,RM ' });
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ ...GOOD.sector, sector_is_archived: false });
    const id = made.json.sector_id;
    const edited = await send(`PUT /v2/sectors/${id}`, { sector_position_lat: -34 });
    expect(edited.json).toEqual({ ...made.json, sector_position_lat: -34 });
    expect(made.json.sector_area).toBeNull();
    const measured = await send(`PUT /v2/sectors/${id}`, { sector_area: 12.25 });
    expect(measured.json).toEqual({ ...edited.json, sector_area: 12.25 });
    // Whoever does not send the area leaves it; the older names do not know it.
    expect((await send(`PUT /v2/sectors/${id}`, { sector_name: 'Sur' })).json.sector_area).toBe(12.25);
    expect((await send(`PUT /sectors/${id}`, GOOD.legacySector)).json).not.toHaveProperty('sector_area');
    expect((await send(`PUT /v2/sectors/${id}`, {})).json.sector_area).toBe(12.25);
    expect((await send(`PUT /v2/sectors/${id}`, { sector_area: null })).json.sector_area).toBeNull();
    const older = await send('POST /sectors', GOOD.legacySector);
    expect(older.status).toBe(201);
    expect(older.json).toMatchObject({
      clientId: 1,
      sectorName: 'Oriente',
      address: 'Melipilla, RM',
      GPSPosition: { latitude: -33.7, longitude: -71.2 },
      isArchived: false,
    });
    const renamed = { ...GOOD.legacySector, sectorName: 'Poniente' };
    expect((await send(`PUT /sectors/${older.json.sectorId}`, renamed)).json).toMatchObject({
      sectorName: 'Poniente',
    });
    const archived = await send(`PUT /v2/sectors/${id}`, { sector_is_archived: true });
    expect(archived.json).toMatchObject({ sector_is_archived: true });
    expect((await send('POST /v2/stations', { ...GOOD.station, sector_id: id })).status).toBe(400);
  });

  test('a season and a biofix in it, by newer and older names', async () => {
    const season = (await send('POST /v2/seasons', GOOD.season)).json;
    expect(season).toMatchObject({ ...GOOD.season, biofix: [] });
    expect((await send(`PUT /v2/seasons/${season.season_id}`, { season_name: ' A ' })).json).toEqual({
      ...season,
      season_name: 'A',
    });
    const older = (await send('POST /seasons', { ...GOOD.legacySeason, ...MEANT })).json;
    expect(older).toMatchObject({ ...GOOD.legacySeason, biofix: [] });
    expect((await send(`PUT /seasons/${older.seasonId}`, GOOD.legacySeason)).status).toBe(200);
    const set = { ...GOOD.biofix, season_id: season.season_id, date_biofix: '2027-09-12' };
    const made = await send('POST /v2/biofix', set);
    const { client_id: _, ...fields } = set;
    expect([made.status, made.json]).toEqual([201, { ...fields, biofix_id: made.json.biofix_id }]);
    const path = `/v2/biofix/${made.json.biofix_id}`;
    const moved = await send(`PUT ${path}`, { ...fields, sector_id: 12, type: 'biofix' });
    expect(moved.json).toMatchObject({ sector_id: 12, type: 'biofix' });
    const legacy = await send(`PUT /biofix/${made.json.biofix_id}`, GOOD.legacyBiofix);
    expect(legacy.json).toMatchObject({ ...GOOD.legacyBiofix, seasonBiofixId: made.json.biofix_id });
    const gone = await send(`DELETE ${path}`);
    expect([gone.status, (await send(`GET ${path}`)).status]).toEqual([204, 404]);
  });

  test('a station: its place for administrators, its tags for everybody of it, its end', async () => {
    const made = await send('POST /v2/stations', GOOD.station);
    expect(made.status).toBe(201);
    const { station_id: id } = made.json;
    const placed = { season_id: 101, crop_id: 1, pest_id: 2, position_lat: -33.8, station_name: 'N-10' };
    expect((await send(`PUT /v2/stations/${id}`, placed)).json).toMatchObject({
      station_name: 'N-10',
      station_position_lat: -33.8,
      station_position_lon: -71.2,
      station_season_id: 101,
      crop_id: 1,
      pest_id: 2,
    });
    const grower = await service.as('grower');
    const tagged = await send(`PUT /v2/stations/${id}`, { tags: [' cuartel 4 '] }, grower);
    expect(tagged.json).toMatchObject({ station_tags: ['cuartel 4'], station_name: 'N-10' });
    const late = { tags: ['mío'], tags_before: [] };
    expect((await send(`PUT /v2/stations/${id}`, late, grower)).status).toBe(409);
    const timely = await send(`PUT /v2/stations/${id}`, { ...late, tags_before: ['cuartel 4'] }, grower);
    expect(timely.json).toMatchObject({ station_tags: ['mío'] });
    expect((await send(`PUT /v2/stations/${id}`, { tags: [], station_name: 'x' }, grower)).status).toBe(403);
    expect((await send(`DELETE /v2/stations/${id}`)).status).toBe(204);
    expect((await send(`DELETE /v2/stations/${id}`)).status, 'again').toBe(204);
    expect(await get(`/v2/stations/${id}`)).toMatchObject({ station_is_archived: true });
    expect((await send(`PUT /v2/stations/${id}`, { tags: [] })).status).toBe(409);
    expect((await send(`POST /v2/stations/${id}/hw-config`, GOOD.hardware)).status).toBe(409);
    const older = (await get('/clients/1/stations')) as unknown as Row[];
    expect(older.find((row) => row.stationId === id)).toMatchObject({
      stationName: 'N-10',
      isArchived: true,
    });
  });

  test('a device: registered, handed on through the pool, in service once', async () => {
    expect((await send('POST /v2/nodes', GOOD.node, root)).status).toBe(201);
    expect((await send('POST /v2/nodes', { ...GOOD.node, client_id: 3 }, root)).status).toBe(409);
    const direct = await send('PUT /v2/nodes/VG-70', { client_id: 3 }, root);
    expect([direct.status, direct.json.errors]).toMatchObject([400, [{ field: 'client_id' }]]);
    expect((await send('PUT /v2/nodes/VG-70', { client_id: 2 }, root)).json).toMatchObject({ client_id: 2 });
    expect((await send('PUT /v2/nodes/VG-70', { client_id: 3 }, root)).json).toMatchObject({
      client_id: 3,
      node_imei: GOOD.node.node_imei,
      node_is_decommissioned: false,
    });
    expect(await get('/v2/nodes/VG-70', admin), 'who had it keeps its row').toMatchObject({
      client_id: 1,
      node_is_decommissioned: true,
    });
    const twice = await send('PUT /v2/nodes/VG-70', { node_is_decommissioned: false }, admin);
    expect(twice.status).toBe(409);
    const older = (await get('/clients/1/nodes')) as unknown as Row[];
    expect(older).toContainEqual(
      expect.objectContaining({ serialNumber: 'VG-70', isDecommisioned: true, firmwareVersion: '2.0' }),
    );
  });

  test('a configuration waits for its device', async () => {
    const path = '/v2/stations/1001/hw-config';
    expect(await get(path)).toMatchObject({ sync_state: 'default', date_saved: null });
    const saved = await send(`POST ${path}`, GOOD.hardware);
    expect(saved.status).toBe(200);
    expect(saved.json).toMatchObject({ ...GOOD.hardware, sync_state: 'pending', serial_number: 'VG-1' });
    expect(await get('/v2/nodes/VG-1/hw-config')).toEqual(saved.json);
    expect(await get('/v2/nodes/VG-2/hw-config')).toMatchObject({ sync_state: 'default', station_id: 1002 });
  });
});

test('a POST sent twice is carried out once', async () => {
  const bodies = {
    '/v2/sectors': GOOD.sector,
    '/v2/seasons': { ...GOOD.season, ...MEANT },
    '/v2/biofix': GOOD.biofix,
    '/v2/stations': GOOD.station,
    '/v2/nodes': { ...GOOD.node, serial_number: 'VG-71' },
    '/v2/clients': GOOD.client,
  };
  for (const [path, body] of Object.entries(bodies)) {
    const headers = { 'idempotency-key': `twice ${path}` };
    const first = await send(`POST ${path}`, body, root, headers);
    const second = await send(`POST ${path}`, body, root, headers);
    expect(first.status, path).toBe(201);
    expect([second.status, second.json], path).toEqual([201, first.json]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await send(`POST ${path}`, { ...body, surprise: 1 }, root, headers)).status).toBe(400);
  }
});

describe('the client tree', () => {
  const path = '/v2/clients/1/infrastructure';
  const tag = async (as: As = admin) => (await send(`GET ${path}`, undefined, as)).headers.get('etag')!;

  test('is sent again only when something of it changed', async () => {
    const etag = await tag();
    const again = await send(`GET ${path}`, undefined, admin, { 'if-none-match': etag });
    expect([again.status, again.json]).toEqual([304, null]);
    expect(await get(`${path}/version`)).toEqual({ client_id: 1, version: etag });
    const older = await send('GET /clients/1/infrastructure', undefined, admin, { 'if-none-match': etag });
    expect(older.status).toBe(304);
    const reading = { data_version: '77' };
    await service.databases.owner
      .updateTable('station')
      .set(reading)
      .where('station_id', '=', 1001)
      .execute();
    expect(await tag(), 'measurements are not part of it').toBe(etag);
    const writes: [string, object][] = [
      ['PUT /v2/clients/1', { client_tax_id: '76.000.000-0' }],
      ['PUT /v2/sectors/11', { sector_name: 'Norte alto' }],
      ['PUT /v2/seasons/101', { season_name: 'Otra' }],
      ['POST /v2/biofix', { ...GOOD.biofix, ...MEANT }],
      ['PUT /v2/stations/1001', { tags: ['cuartel 1'] }],
      ['PUT /v2/nodes/VG-1', { node_firmware_version: '1.1' }],
      ['DELETE /v2/stations/1002', {}],
    ];
    let before = etag;
    for (const [route, body] of writes) {
      expect((await send(route, body)).status, route).toBeLessThan(300);
      const after = await send(`GET ${path}`, undefined, admin, { 'if-none-match': before });
      expect(after.status, route).toBe(200);
      before = after.headers.get('etag')!;
    }
  });

  test('has a tag of its own for each reader, and nobody’s but the client’s rows', async () => {
    const narrowed = await service.as('narrowed');
    expect(await tag(narrowed)).not.toBe(await tag());
    const seen = await send(`GET ${path}`, undefined, narrowed, { 'if-none-match': await tag() });
    expect(seen.status).toBe(200);
    const [client] = seen.json.clients as { sectors: Row[]; stations: Row[] }[];
    expect(client?.sectors.map((row) => row.sector_id)).toEqual([11]);
    expect(client?.stations.every((row) => row.sector_id === 11)).toBe(true);
    expect(JSON.stringify((await send(`GET ${path}`)).json)).not.toContain(FOREIGN_CANARY);
    expect((await send('GET /v2/clients/3/infrastructure')).status).toBe(404);
    expect((await send('GET /v2/clients/3/infrastructure/version')).status).toBe(404);
  });
});
