import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';
import { PEOPLE } from '../../../tests/support/people.ts';

type Row = Record<string, unknown>;
let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody();
});
beforeEach(() => everybody.undo.restore());
afterAll(() => everybody.close());

async function send(route: string, body?: object, headers: Record<string, string> = {}) {
  const [method, path] = route.split(' ') as [string, string];
  const answer = await everybody.ask('admin', path, { method, headers, ...(body && { body }) });
  const text = await answer.text();
  return { status: answer.status, json: (text ? JSON.parse(text) : null) as Row };
}
const get = async (path: string) => (await send(`GET ${path}`)).json;
const wrote = async () => (await everybody.undo.changed()).filter((name) => name !== 'user_account');

const OUTSIDE = 'La temporada va del 1 may 2026 al 30 abr 2027';
const BIOFIX = {
  season_id: 101,
  pest_id: 2,
  sector_id: 11,
  date_biofix: '2026-09-12',
  type: 'biofix',
  biofix_comment: 'Primer macho',
};
const NEXT = { season_name: '2027–28', date_start: '2027-05-01', date_end: '2028-04-30' };

describe('a biofix outside its season is refused at its date', () => {
  test.each(['2025-09-21', '2020-01-01', '2028-02-29', '2026-04-30', '2027-05-01'])('%s', async (day) => {
    const body = { ...BIOFIX, date_biofix: day };
    const refused = { code: 'invalid-input', errors: [{ field: 'date_biofix', message: OUTSIDE }] };
    expect((await send('POST /v2/biofix', { client_id: 1, ...body })).json).toMatchObject(refused);
    expect((await send('PUT /v2/biofix/1', body)).json).toMatchObject(refused);
    const legacy = {
      seasonId: 101,
      pestId: 1,
      sectorId: 11,
      biofixDate: day,
      biofixType: 'biofix',
      biofixComment: 'Corregido',
    };
    expect((await send('PUT /biofix/1', legacy)).json).toMatchObject({
      errors: [{ field: 'biofixDate', message: OUTSIDE }],
    });
    const report = { type: 'biofix_set', client_id: 1, season_id: 101, sector_id: 11, pest_id: 1 };
    const reportBody = { ...report, datetime_event: day, user_email: PEOPLE.admin.email };
    expect((await send('POST /v2/events', reportBody)).json).toMatchObject({
      errors: [{ field: 'datetime_event', message: OUTSIDE }],
    });
    expect(await wrote()).toEqual([]);
  });

  test.each(['2026-05-01', '2027-04-30'])('%s is a day of it', async (day) => {
    const made = await send('POST /v2/biofix', { client_id: 1, ...BIOFIX, date_biofix: day });
    expect([made.status, made.json]).toMatchObject([201, { date_biofix: day }]);
  });
});

describe('a second biofix of a pest and field in a season needs a confirmation', () => {
  const second = { client_id: 1, ...BIOFIX, pest_id: 1 };
  const QUESTION =
    'El campo ya tiene un biofix de esta plaga en la temporada: 10 sep 2026. Con dos, los grados día se cuentan desde el observado más reciente.';

  test('and made once it is confirmed', async () => {
    const answer = await send('POST /v2/biofix', second);
    expect([answer.status, answer.json]).toMatchObject([
      409,
      { code: 'needs-confirmation', questions: [{ code: 'second-biofix', message: QUESTION }] },
    ]);
    expect(await wrote()).toEqual([]);
    expect((await send('POST /v2/biofix', { ...second, confirmed: ['same-name'] })).status).toBe(409);
    expect((await send('POST /v2/biofix', { ...second, confirmed: ['second-biofix'] })).status).toBe(201);
  });

  test('where an edit brings it there, by newer and older names; not where it has been', async () => {
    const other = (await send('POST /v2/biofix', { client_id: 1, ...BIOFIX })).json.biofix_id;
    expect((await send(`PUT /v2/biofix/${other}`, { ...BIOFIX, pest_id: 1 })).json.code).toBe(
      'needs-confirmation',
    );
    const moved = { ...BIOFIX, pest_id: 1, confirmed: ['second-biofix'] };
    expect((await send(`PUT /v2/biofix/${other}`, moved)).status).toBe(200);
    const later = { ...BIOFIX, pest_id: 1, date_biofix: '2026-09-20' };
    expect((await send(`PUT /v2/biofix/${other}`, later)).status).toBe(200);
  });

  test('but never by a report, which takes the place of the one before', async () => {
    const report = { type: 'biofix_set', client_id: 1, season_id: 101, sector_id: 11, pest_id: 1 };
    const sent = await send('POST /v2/events', {
      ...report,
      datetime_event: '2026-09-18',
      user_email: PEOPLE.admin.email,
    });
    expect(sent.status).toBe(201);
    const { biofix } = (await get('/v2/seasons/101')) as { biofix: Row[] };
    expect(biofix.filter((row) => row.sector_id === 11).map((row) => row.date_biofix)).toEqual([
      '2026-09-18',
    ]);
  });
});

describe('a season', () => {
  const codes = ({ json }: { json: Row }) =>
    ((json.questions ?? []) as { code: string }[]).map(({ code }) => code);
  const make = (changes: object) => send('POST /v2/seasons', { client_id: 1, ...NEXT, ...changes });

  test('that repeats, overlaps or is long needs a confirmation, and is made with it', async () => {
    expect((await make({})).status).toBe(201);
    expect(codes(await make({}))).toEqual(['same-name', 'same-dates']);
    expect(codes(await make({ season_name: 'Otra', date_end: '2028-11-01' }))).toEqual([
      'overlap',
      'over-18-months',
    ]);
    expect(
      codes(await make({ season_name: 'Otra', date_start: '1900-01-01', date_end: '2100-01-01' })),
    ).toEqual(['overlap', 'overlap', 'overlap', 'over-18-months']);
    expect((await make({ confirmed: ['same-name', 'same-dates'] })).status).toBe(201);
    const legacy = { clientId: 1, seasonName: '2026–27', dateStart: '2030-05-01', dateEnd: '2031-04-30' };
    expect(codes(await send('POST /seasons', legacy))).toEqual(['same-name']);
    expect((await send('POST /seasons', { ...legacy, confirmed: ['same-name'] })).status).toBe(201);
  });

  test('whose end is before its start says so at the ends that were sent', async () => {
    const end = { field: 'date_end', message: 'El término es antes que el inicio' };
    const start = { field: 'date_start', message: 'El inicio es después del término' };
    expect((await make({ date_end: '2026-04-30' })).json.errors).toEqual([start, end]);
    expect((await send('PUT /v2/seasons/102', { date_end: '2020-04-30' })).json.errors).toEqual([end]);
    expect((await send('PUT /v2/seasons/102', { date_start: '2024-04-30' })).json.errors).toEqual([start]);
  });

  test('is not cut so that its biofixes lie outside: they are named at the end that is wrong', async () => {
    const named =
      'Polilla del racimo de la vid en Norte, 10 sep 2026; Polilla del racimo de la vid en Sur, 10 sep 2026';
    const message = `Quedarían fuera biofixes: ${named}`;
    expect((await send('PUT /v2/seasons/101', { date_start: '2026-10-01' })).json.errors).toEqual([
      { field: 'date_start', message },
    ]);
    const legacy = { clientId: 1, seasonName: 'A', dateStart: '2026-05-01', dateEnd: '2026-08-31' };
    expect((await send('PUT /seasons/101', legacy)).json.errors).toEqual([{ field: 'dateEnd', message }]);
    expect(await wrote()).toEqual([]);
  });

  test('may be edited while an older biofix of it lies outside already', async () => {
    await everybody.service.databases.owner
      .updateTable('biofix')
      .set({ date_biofix: '2019-09-10' })
      .where('season_id', '=', 101)
      .execute();
    expect((await send('PUT /v2/seasons/101', { season_name: 'Otra' })).status).toBe(200);
    expect((await send('PUT /v2/seasons/101', { date_start: '2026-06-01' })).status).toBe(200);
  });

  test('with stations or scheduled reports is not deleted, and says by which', async () => {
    expect((await send('DELETE /v2/seasons/101')).json).toMatchObject({
      status: 409,
      code: 'in-use',
      detail: 'La temporada tiene 2 estaciones: N-1, S-1',
    });
    await send('DELETE /v2/stations/1002');
    expect((await send('DELETE /v2/seasons/101')).json.detail).toBe(
      'La temporada tiene 2 estaciones: N-1, S-1 (archivada)',
    );
    await everybody.service.databases.owner
      .updateTable('station')
      .set({ station_season_id: null })
      .where('client_id', '=', 1)
      .execute();
    expect((await send('DELETE /v2/seasons/101')).json.detail).toBe(
      'La temporada tiene 2 informes programados: elimínelos primero',
    );
    expect((await get('/v2/seasons/101')).season_name).toBe('2026–27');
  });

  test('without them goes with its biofixes and report comments; reports from the field stay', async () => {
    const { owner } = everybody.service.databases;
    await owner.updateTable('station').set({ station_season_id: null }).where('client_id', '=', 1).execute();
    await owner.deleteFrom('scheduled_report').where('client_id', '=', 1).execute();
    const comment = { season_id: 101, pest_id: 1, phenology_comment: 'Vuelo', capture_comment: '' };
    await everybody.ask('superAdmin', '/v2/sectors/11/report_comments', { method: 'PUT', body: comment });
    const events = () =>
      owner.selectFrom('event').select(['event_id', 'season_id']).where('client_id', '=', 1).execute();
    await owner.updateTable('event').set({ season_id: 101 }).where('client_id', '=', 1).execute();
    const before = await events();
    expect(before.length).toBeGreaterThan(0);
    expect((await send('DELETE /v2/seasons/101')).status).toBe(204);
    expect((await send('GET /v2/seasons/101')).status).toBe(404);
    expect((await send('GET /v2/biofix/1')).status).toBe(404);
    const after = await events();
    expect(after).toHaveLength(before.length);
    expect(after.every((event) => event.season_id === null)).toBe(true);
    const pages = await Promise.all([1, 2].map((page) => get(`/v2/changes?client_id=1&page_number=${page}`)));
    const items = (pages as { items: { kind: string; action: string }[] }[]).flatMap((page) => page.items);
    const told = ['season deleted', 'biofix deleted', 'report-comment deleted', 'harvest-date deleted'];
    expect(items.map(({ kind, action }) => `${kind} ${action}`)).toEqual(expect.arrayContaining(told));
  });
});
