import type { ImportAnswer, Problem } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

type Asker = (path: string, ask?: Ask) => Promise<Response>;
let service: TestApp;
let admin: Asker;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());
beforeEach(async () => {
  const { owner } = service.databases;
  for (const table of ['reading', 'climate_day', 'daily_extreme', 'import_run', 'retention'] as const) {
    await owner.deleteFrom(table).execute();
  }
});

const headers = { 'content-type': 'text/csv' };
const send = (body: unknown, query = '', ask: Asker = admin, more: Ask['headers'] = {}) =>
  ask(`/v2/imports?station_id=1001${query}`, { method: 'POST', headers: { ...headers, ...more }, body });
const imported = async (...of: Parameters<typeof send>) => {
  const answer = await send(...of);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ImportAnswer;
};
const days = () =>
  service.databases.owner
    .selectFrom('climate_day')
    .select(['day', 't_min', 't_max', 'hours_present', 'from_extremes'])
    .orderBy('day')
    .execute();
const versionOf = async () =>
  (
    await service.databases.owner
      .selectFrom('station')
      .select('data_version')
      .where('station_id', '=', 1001)
      .executeTakeFirstOrThrow()
  ).data_version;

const EXTREMES = 'date,tmin,tmax\n2026-10-01,4.5,21\n2026-10-02,5,22.5\n';

test('a trial run shows what would happen and stores nothing', async () => {
  const before = await versionOf();
  expect(await imported(EXTREMES, '&dry_run=true&file_name=extremos.csv')).toEqual({
    station_id: 1001,
    file_name: 'extremos.csv',
    format: 'extremes',
    dry_run: true,
    columns: [
      { title: 'date', as: 'date' },
      { title: 'tmin', as: 'tmin' },
      { title: 'tmax', as: 'tmax' },
    ],
    sample: [
      { line: 2, date: '2026-10-01', values: { tmin: 4.5, tmax: 21 } },
      { line: 3, date: '2026-10-02', values: { tmin: 5, tmax: 22.5 } },
    ],
    rows_read: 2,
    rows_new: 2,
    rows_changed: 0,
    rows_same: 0,
    rows_empty: 0,
    rows_repeated: 0,
    first_date: '2026-10-01T03:00:00.000Z',
    last_date: '2026-10-03T02:59:59.999Z',
  });
  expect([await days(), await versionOf()]).toEqual([[], before]);
});

test('extremes make whole days, and a file sent again changes nothing', async () => {
  await imported(EXTREMES);
  const whole = { hours_present: 24, from_extremes: true };
  expect(await days()).toEqual([
    { day: '2026-10-01', t_min: 4.5, t_max: 21, ...whole },
    { day: '2026-10-02', t_min: 5, t_max: 22.5, ...whole },
  ]);
  const version = await versionOf();
  expect(await imported(EXTREMES)).toMatchObject({ rows_new: 0, rows_same: 2 });
  expect(await versionOf()).toBe(version);
  expect(await imported(EXTREMES.replace('21', '20'))).toMatchObject({ rows_changed: 1, rows_same: 1 });
  const runs = await service.databases.owner.selectFrom('import_run').selectAll().execute();
  expect(runs).toMatchObject([
    { format: 'extremes', user_id: 53, rows_read: 2, rows_new: 2, rows_changed: 0 },
    { format: 'extremes', user_id: 53, rows_new: 0, rows_changed: 1 },
  ]);
});

test('readings go to the roll-ups of their days, and measured days win over imported extremes', async () => {
  const hours = Array.from({ length: 24 }, (_, h) => `2026-10-01 ${String(h).padStart(2, '0')}:00,${h},50`);
  await imported(EXTREMES);
  const answer = await imported(`date,temp,rh\n${hours.join('\n')}\n`);
  expect(answer).toMatchObject({ format: 'readings', rows_new: 24 });
  expect(answer.sample).toHaveLength(20);
  expect(answer.sample[0]).toEqual({
    line: 2,
    date: '2026-10-01T03:00:00.000Z',
    values: { ambient_temperature_c: 0, ambient_humidity_rh: 50 },
  });
  expect((await days())[0]).toMatchObject({ t_min: 0, t_max: 23, from_extremes: false });
});

test('one bad line refuses the whole file, naming line and column', async () => {
  const answer = await send(`${EXTREMES}2026-10-03,x,9\n2026-10-04,9,3\n`);
  expect(answer.status).toBe(400);
  const problem = (await answer.json()) as Problem;
  expect(problem.detail).toBe('El archivo «archivo.csv» tiene 2 líneas con errores; no se cargó nada.');
  expect(problem.errors).toEqual([
    { field: 'file.4.tmin', message: 'línea 4: temperatura: «x» no es un número' },
    { field: 'file.5.tmin', message: 'línea 5: la mínima es mayor que la máxima' },
  ]);
  expect(await days()).toEqual([]);
});

test.each([
  ['', 400, 'file'],
  ['hola\n', 400, 'file'],
  ['date,tmin,tmax\n', 400, 'file'],
  [Buffer.from('PK\u0003\u0004zip', 'latin1'), 415, 'file'],
] as const)('a file that is none (%j) is refused', async (body, status, field) => {
  const answer = await send(body);
  expect([answer.status, ((await answer.json()) as Problem).errors?.[0]?.field]).toEqual([status, field]);
});

test('only CSV comes in, no more of it than there is room for, for stations in use', async () => {
  expect((await send('{}', '', admin, { 'content-type': 'application/json' })).status).toBe(415);
  expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1, 'x'))).status).toBe(413);
  const { owner } = service.databases;
  const archive = (is: boolean) =>
    owner.updateTable('station').set({ station_is_archived: is }).where('station_id', '=', 1001).execute();
  await archive(true);
  expect((await send(EXTREMES)).status).toBe(400);
  await archive(false);
});

test('the same key imports once, and another file under it is refused', async () => {
  const key = { 'idempotency-key': 'import-1' };
  expect(await imported(EXTREMES, '', admin, key)).toMatchObject({ rows_new: 2 });
  expect(await imported(EXTREMES, '', admin, key)).toMatchObject({ rows_new: 2 });
  expect((await send(EXTREMES.replace('21', '20'), '', admin, key)).status).toBe(422);
});

test('days whose detail was dropped take no more', async () => {
  await service.databases.owner
    .insertInto('retention')
    .values({ client_id: 1, kind: 'readings', keep_days: 90, dropped_before: '2026-10-02' })
    .execute();
  const answer = await send(EXTREMES);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as Problem).errors).toMatchObject([{ field: 'file.2' }]);
  expect(await days()).toEqual([]);
});

test.each([
  ['grower', 403],
  ['foreigner', 404],
  ['superReader', 403],
  ['superAdmin', 200],
  ['steward', 200],
] as const)('%s is answered %i', async (person, status) => {
  expect((await send(EXTREMES, '', await service.as(person))).status).toBe(status);
});
