import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';

type Row = Record<string, unknown>;
let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody();
});
beforeEach(() => everybody.undo.restore());
afterAll(() => everybody.close());

const BIOFIX = {
  pest_id: 1,
  sector_id: 11,
  date_biofix: '2027-09-10',
  type: 'chronofix',
  biofix_comment: 'Según la temporada 2026–27',
};
const OPENING = {
  client_id: 1,
  season_name: '2027–28',
  date_start: '2027-05-01',
  date_end: '2028-04-30',
  station_ids: [1001],
  biofixes: [BIOFIX, { ...BIOFIX, sector_id: 12 }],
  confirmed: ['not-begun'],
};
async function open(changes: object = {}, headers: Record<string, string> = {}) {
  const answer = await everybody.ask('admin', '/v2/seasons/open', {
    body: { ...OPENING, ...changes },
    headers,
  });
  return { status: answer.status, json: (await answer.json()) as Row };
}
const get = async (path: string) => (await (await everybody.ask('admin', path)).json()) as Row;
const wrote = async () => (await everybody.undo.changed()).filter((name) => name !== 'user_account');

test('makes the season, moves its stations and sets its biofixes at once; the others stay', async () => {
  const { status, json } = await open();
  expect(status).toBe(201);
  const { season, stations } = json as { season: Row & { biofix: Row[] }; stations: Row[] };
  expect(season).toMatchObject({ season_name: '2027–28', date_start: '2027-05-01', date_end: '2028-04-30' });
  expect(season.biofix).toMatchObject(OPENING.biofixes);
  expect(stations).toMatchObject([{ station_id: 1001, station_season_id: season.season_id }]);
  expect(await get('/v2/stations/1002')).toMatchObject({ station_season_id: 101 });
  const { items } = (await get('/v2/changes?client_id=1')) as { items: { kind: string; action: string }[] };
  expect(items.map(({ kind, action }) => `${kind} ${action}`).toSorted()).toEqual([
    'biofix created',
    'biofix created',
    'season created',
    'station changed',
  ]);
});

test('is carried out once, however often it is sent with one key', async () => {
  const headers = { 'idempotency-key': 'abrir' };
  const first = await open({}, headers);
  expect(await open({}, headers)).toEqual(first);
  expect(first.status).toBe(201);
});

test('completes a season that is there, with the dates that are sent', async () => {
  const { json } = await open({ season_id: 102 });
  expect(json.season).toMatchObject({ season_id: 102, season_name: '2027–28', date_start: '2027-05-01' });
  const foreign = await open({ season_id: 301 });
  expect(foreign.status).toBe(404);
});

test('is refused as a whole at each field and row that is wrong', async () => {
  const { status, json } = await open({
    station_ids: [1001, 3001, 999],
    biofixes: [
      { ...BIOFIX, date_biofix: '2026-09-10' },
      { ...BIOFIX, sector_id: 31 },
      { ...BIOFIX, pest_id: 99, biofix_comment: ' ' },
    ],
  });
  expect(status).toBe(400);
  const gone = 'No existe o no está en uso';
  expect(json.errors).toEqual([
    { field: 'station_ids.1', message: gone },
    { field: 'station_ids.2', message: gone },
    { field: 'biofixes.0.date_biofix', message: 'La temporada va del 1 may 2027 al 30 abr 2028' },
    { field: 'biofixes.1.sector_id', message: gone },
    { field: 'biofixes.2.biofix_comment', message: 'Por favor llenar todos los campos requeridos (*)' },
    { field: 'biofixes.2.pest_id', message: gone },
  ]);
  expect((await open({ season_name: ' ', date_end: '2027-04-30' })).json.errors).toEqual([
    { field: 'season_name', message: 'Ingrese Nombre' },
    { field: 'date_start', message: 'El inicio es después del término' },
    { field: 'date_end', message: 'El término es antes que el inicio' },
  ]);
  expect(await wrote()).toEqual([]);
});

test('takes no station that is archived', async () => {
  await everybody.ask('admin', '/v2/stations/1001', { method: 'DELETE' });
  expect((await open()).json.errors).toEqual([
    { field: 'station_ids.0', message: 'No existe o no está en uso' },
  ]);
});

test('asks about a season that repeats and about two biofixes of one pest and field', async () => {
  const doubled = { biofixes: [BIOFIX, { ...BIOFIX, date_biofix: '2027-09-20' }] };
  const slip = { date_start: '2026-05-01', date_end: '2027-04-30', biofixes: [] };
  const questions = ({ json }: { json: Row }) =>
    (json.questions as { code: string }[]).map(({ code }) => code);
  expect(questions(await open(doubled))).toEqual(['second-biofix']);
  expect(questions(await open(slip))).toEqual(['same-dates']);
  expect(await wrote()).toEqual([]);
  expect((await open({ ...doubled, confirmed: ['second-biofix', 'not-begun'] })).status).toBe(201);
});

test('asks before it takes stations away from the screens of today, and only then', async () => {
  const answer = await open({ confirmed: [] });
  expect(answer.json.questions).toEqual([
    {
      code: 'not-begun',
      message:
        'La temporada empieza el 1 may 2027: hasta entonces las pantallas de hoy quedarán sin estas estaciones.',
    },
  ]);
  expect(await wrote()).toEqual([]);
  expect((await open({ confirmed: [], station_ids: [] })).status).toBe(201);
});

test('is undone by opening the season before with the same stations', async () => {
  const { season } = (await open()).json as { season: Row };
  const before = await get('/v2/seasons/101');
  const { season_id, season_name, date_start, date_end } = before;
  const back = { season_id, season_name, date_start, date_end, biofixes: [], confirmed: [] };
  expect((await open(back)).status).toBe(201);
  expect(await get('/v2/seasons/101')).toEqual(before);
  expect(await get('/v2/stations/1001')).toMatchObject({ station_season_id: 101 });
  const gone = await everybody.ask('admin', `/v2/seasons/${season.season_id}`, { method: 'DELETE' });
  expect(gone.status).toBe(204);
});

test('a grower may not, and sees another client’s no more than one that is not there', async () => {
  const as = (actor: 'grower' | 'admin', body: object) =>
    everybody.ask(actor, '/v2/seasons/open', { body: { ...OPENING, ...body } });
  expect((await as('grower', {})).status).toBe(403);
  expect((await as('admin', { client_id: 3 })).status).toBe(404);
});
