import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';

type Row = Record<string, unknown>;
type Cells = Readonly<Record<string, string>>;
interface Answer extends Row {
  readonly rows: { row: number; outcome: string; errors: Row[]; changes: Row[] }[];
  readonly seen: string;
  readonly undo: { rows: Row[]; seen: string } | null;
  readonly errors: { field: string; message: string }[];
}
let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody();
});
beforeEach(() => everybody.undo.restore());
afterAll(() => everybody.close());

async function send(things: string, rows: readonly Cells[], more: object = {}, actor = 'admin' as const) {
  const numbered = rows.map((cells, i) => ({ row: i + 2, cells }));
  return await post(things, { rows: numbered, ...more }, actor);
}
async function post(things: string, body: object, actor: 'admin' | 'superAdmin' = 'admin', headers = {}) {
  const path = `/v2/${things}/table`;
  const answer = await everybody.ask(actor, path, { body: { client_id: 1, ...body }, headers });
  return { status: answer.status, json: (await answer.json()) as Answer };
}
const get = async (path: string) => (await (await everybody.ask('admin', path)).json()) as Row;
interface Listed {
  readonly stationName: string;
  readonly isArchived: boolean;
}
/** Names of the stations in use. */
const names = async () =>
  ((await get('/clients/1/stations')) as unknown as Listed[]).flatMap(({ stationName, isArchived }) =>
    isArchived ? [] : [stationName],
  );
const wrote = async () => (await everybody.undo.changed()).filter((name) => name !== 'user_account');

const NEW = { name: 'N-70', position_lat: '-33,71', position_lon: '-71.21' };
const place = { locality: 'Talca', region: 'Maule', position_lat: '-35,4', position_lon: '-71,6' };

async function sectorName(): Promise<string> {
  return (await get('/v2/sectors/11')).sector_name as string;
}

describe('a table of stations', () => {
  test('is compared first, and nothing is stored', async () => {
    const { status, json } = await send(
      'stations',
      [
        { ...NEW, sector: await sectorName() },
        { id: '1001', tags: 'borde; riego 2' },
        { id: '1001', tags: '' },
        { ...NEW, sector: 'Ninguno', season: 'x', pest: 'y' },
      ],
      { dry_run: true },
    );
    expect(status).toBe(200);
    expect(json).toMatchObject({ rows_new: 1, rows_changed: 1, rows_wrong: 2, undo: null });
    expect(json.rows.map(({ outcome }) => outcome)).toEqual(['new', 'changed', 'wrong', 'wrong']);
    expect(json.rows[1]?.changes).toMatchObject([{ column: 'tags', after: 'borde; riego 2' }]);
    expect(json.rows[2]?.errors).toEqual([{ column: 'name', message: 'Repite la fila 3' }]);
    expect(json.rows[3]?.errors.map(({ column }) => column)).toEqual(['sector', 'season', 'pest']);
    expect(await wrote()).toEqual([]);
  });

  test('makes and changes stations at once, tells it in the history, and is undone by what it answers', async () => {
    const before = await get('/v2/stations/1001');
    const { status, json } = await send('stations', [
      { ...NEW, sector: '#11', season: '#101', tags: 'a' },
      { id: '1001', name: 'N-1 nuevo', season: '' },
    ]);
    expect(status).toBe(200);
    expect(json).toMatchObject({ rows_new: 1, rows_changed: 1, rows: [] });
    expect(await get('/v2/stations/1001')).toMatchObject({
      station_name: 'N-1 nuevo',
      station_season_id: null,
      station_position_lat: before.station_position_lat,
    });
    const { items } = (await get('/v2/changes?client_id=1')) as { items: Row[] };
    expect(items.map(({ kind, action }) => `${kind} ${action}`).toSorted()).toEqual([
      'station changed',
      'station created',
    ]);
    const undone = await post('stations', json.undo as object);
    expect(undone.json).toMatchObject({ rows_archived: 1, rows_changed: 1, undo: null });
    expect(await get('/v2/stations/1001')).toEqual(before);
    expect(await names()).not.toContain('N-70');
  });

  test('names every wrong cell, and stores nothing', async () => {
    const { status, json } = await send('stations', [
      { ...NEW, sector: '#11' },
      { ...NEW, sector: '#11', name: '', position_lat: '95' },
      { ...NEW, sector: '#11', name: 'x'.repeat(121) },
    ]);
    expect(status).toBe(400);
    expect(json.errors).toEqual([
      { field: 'rows.1.cells.name', message: 'fila 3: Ingrese nombre' },
      { field: 'rows.1.cells.position_lat', message: 'fila 3: -90 ≤ latitud ≤ 90' },
      { field: 'rows.2.cells.name', message: expect.stringContaining('fila 4: ') },
    ]);
    expect(await wrote()).toEqual([]);
  });

  test('is refused once something else would become of its rows', async () => {
    const rows = [{ id: '1001', season: '' }];
    const seen = (await send('stations', rows, { dry_run: true })).json.seen;
    await everybody.ask('admin', '/v2/stations/1001', { method: 'PUT', body: { season_id: null } });
    expect(await send('stations', rows, { seen })).toMatchObject({
      status: 409,
      json: { detail: 'Los datos cambiaron desde que los revisó: revíselos de nuevo' },
    });
    const again = (await send('stations', rows, { dry_run: true })).json.seen;
    expect((await send('stations', rows, { seen: again })).status).toBe(200);
  });

  test('is not undone over what somebody else changed since', async () => {
    const { json } = await send('stations', [{ id: '1001', season: '' }]);
    await everybody.ask('admin', '/v2/stations/1001', { method: 'PUT', body: { season_id: 101 } });
    expect((await post('stations', json.undo as object)).status).toBe(409);
  });

  test('is carried out once, however often it is sent with one key', async () => {
    const body = { rows: [{ row: 2, cells: { ...NEW, sector: '#11' } }] };
    const headers = { 'idempotency-key': 'tabla' };
    const first = await post('stations', body, 'admin', headers);
    expect(await post('stations', body, 'admin', headers)).toEqual(first);
    expect((await names()).filter((name) => name === 'N-70')).toHaveLength(1);
  });
});

test('a table of fields makes, changes and leaves fields; one with stations is not archived', async () => {
  const name = await sectorName();
  const { status, json } = await send('sectors', [
    { name: 'Fundo Sur', ...place, area: '40' },
    { name, locality: 'Talagante', area: '12,5' },
  ]);
  expect({ status, ...json }).toMatchObject({ status: 200, rows_new: 1, rows_changed: 1 });
  expect(await get('/v2/sectors/11')).toMatchObject({
    sector_address: expect.stringMatching(/^Talagante, /),
    sector_area: 12.5,
  });
  const made = (await get('/v2/sectors?client_id=1')) as unknown as Row[];
  expect(made.find(({ sector_name }) => sector_name === 'Fundo Sur')?.sector_area).toBe(40);
  expect(await send('sectors', [{ id: '11', archive: 'sí' }])).toMatchObject({
    status: 400,
    json: { errors: [{ field: 'rows.0.cells.name', message: expect.stringMatching(/fila 2: .*activa/) }] },
  });
  expect(await post('sectors', json.undo as object)).toMatchObject({
    status: 200,
    json: { rows_archived: 1 },
  });
  expect((await get('/v2/sectors/11')).sector_area).toBeNull();
});

test('a table without areas leaves them as they are, and a wrong one is named by its cell', async () => {
  const name = await sectorName();
  await send('sectors', [{ name, area: '7,25' }]);
  expect((await send('sectors', [{ name, locality: 'Talagante' }])).status).toBe(200);
  expect((await get('/v2/sectors/11')).sector_area).toBe(7.25);
  expect(await send('sectors', [{ name, area: '1.000' }])).toMatchObject({
    status: 400,
    json: {
      errors: [{ field: 'rows.0.cells.area', message: expect.stringMatching(/fila 2: .*superficie/) }],
    },
  });
});

test('a table of devices registers them; those of another client are refused by name', async () => {
  const node = (serial: string) => ({ serial_number: serial, node_firmware_version: '2.1' });
  const { status, json } = await post(
    'nodes',
    { rows: [node('VG-71'), node('VG-1')].map((cells, i) => ({ row: i + 2, cells })) },
    'superAdmin',
  );
  expect({ status, ...json }).toMatchObject({ status: 200, rows_new: 1, rows_changed: 1 });
  expect(await get('/v2/nodes/VG-71')).toMatchObject({ node_is_decommissioned: false, client_id: 1 });
  const elsewhere = await post('nodes', { rows: [{ row: 2, cells: node('VG-9') }] }, 'superAdmin');
  expect(elsewhere.json.errors).toEqual([
    { field: 'rows.0.cells.serial_number', message: 'fila 2: Está en servicio con otro cliente' },
  ]);
  const undone = await post('nodes', json.undo as object, 'superAdmin');
  expect(undone.json).toMatchObject({ rows_archived: 1, rows_changed: 1 });
  expect(await get('/v2/nodes/VG-71')).toMatchObject({ node_is_decommissioned: true });
});

const ROWS = 10_000;
const WRONG = 200;
/** 200 rows in 10,000 without a name. */
const many = Array.from({ length: ROWS }, (_, i) => ({
  ...NEW,
  sector: '#11',
  name: i % (ROWS / WRONG) === 7 ? '' : `P-${i}`,
}));

test('of 10,000 rows with 200 wrong ones each is named and nothing is stored; right ones are stored at once', async () => {
  const refused = await send('stations', many);
  expect(refused.status).toBe(400);
  expect(refused.json.errors.map(({ message }) => message)).toEqual(
    many.flatMap(({ name }, i) => (name === '' ? [`fila ${i + 2}: Ingrese nombre`] : [])),
  );
  expect(refused.json.errors).toHaveLength(WRONG);
  expect(await wrote()).toEqual([]);
  const right = many.map((cells, i) => ({ ...cells, name: `P-${i}` }));
  const { status, json } = await send('stations', right);
  expect({ status, made: json.rows_new }).toEqual({ status: 200, made: ROWS });
  expect((await names()).filter((name) => name.startsWith('P-'))).toHaveLength(ROWS);
  expect(json.undo?.rows).toHaveLength(ROWS);
}, 240_000);
