import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseEnv, runCli, testFolder } from '../../tests/support/cli.ts';
import { insertSmallFarm } from '../../tests/support/small-farm.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';

let scratch: ReturnType<typeof testFolder>;
let db: TestDatabase;
beforeAll(async () => {
  scratch = testFolder();
  db = await testDatabase();
  await insertSmallFarm(db.databases);
});
afterAll(async () => {
  await db.cleanup();
  scratch.remove();
});

function load(text: string, ...more: string[]) {
  const file = join(scratch.folder, 'equipo.csv');
  writeFileSync(file, text);
  const env = { ...databaseEnv(db.urls), VIGIA_DATA: join(scratch.folder, 'data') };
  return runCli(['import', file, '--station', '1002', ...more], { env });
}

test('a file of a logger: its columns named, its error codes as empty, its clock never put forward', async () => {
  const text = 'Momento;T aire;Lluvia\n15-01-2026 12:00;-9999;0,2\n15-01-2026 13:00;25,5;0\n';
  const foreign = await load(text);
  expect(foreign.code).toBe(1);
  expect(foreign.err).toContain('El archivo trae «Momento», «T aire», «Lluvia»');
  expect(foreign.err).toContain('--columns "date=Fecha;temp=T media"');
  const columns = ['--columns', 'date=Momento;temp=T aire;rain=Lluvia'];
  const codes = await load(text, ...columns);
  expect(codes.code).toBe(1);
  expect(codes.err).toContain('línea 2: temperatura −9999 °C');
  expect(codes.err).toContain('agregue --empty-codes');
  const loaded = await load(text, ...columns, '--empty-codes', '--utc-offset', '-04:00');
  expect(loaded).toMatchObject({ code: 0, err: '' });
  expect(loaded.out).toContain('1 código de error como vacío, en la línea 2');
  const rows = await db.databases.owner
    .selectFrom('reading')
    .select(['t', 'ambient_temperature_c', 'rain_mm'])
    .where('station_id', '=', 1002)
    .orderBy('t')
    .execute();
  expect(rows.map((row) => [new Date(row.t).toISOString(), row.ambient_temperature_c, row.rain_mm])).toEqual([
    ['2026-01-15T16:00:00.000Z', null, 0.2],
    ['2026-01-15T17:00:00.000Z', 25.5, 0],
  ]);
});

test.each(['-4', '-04:10', '+15:00', 'Chile'])('a difference with UTC of %s is refused', async (offset) => {
  const { code, err } = await load('date,temp\n2026-01-15 12:00,1\n', '--utc-offset', offset);
  expect(code).toBe(2);
  expect(err).toContain(`--utc-offset lleva la diferencia con UTC como -04:00, no «${offset}»`);
});
