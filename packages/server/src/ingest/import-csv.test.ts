import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chillingHours, HOUR_MS } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { INIA_FILE } from '../seed/demo.ts';
import { type ImportRequest, importCsv } from './import-csv.ts';
import { ImportError } from './import-error.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HEADER = 'Tiempo UTC-4,Temperatura del Aire ºC,Humedad Relativa %';
const STATION = 11;
const NEIGHBOUR = 12;
const ARCHIVED = 13;
let db: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vigia-import-'));
  db = await testDatabase();
  const { owner } = db.databases;
  for (const client of [1, 3]) {
    await owner
      .insertInto('client')
      .values({ client_id: client, client_name: `Cliente ${client}` })
      .execute();
    const place = { sector_address: 'Curicó, Maule', sector_position_lat: -35, sector_position_lon: -71.2 };
    await owner
      .insertInto('sector')
      .values({ client_id: client, sector_id: client, sector_name: 'Campo', ...place })
      .execute();
  }
  const station = (client_id: number, station_id: number, station_is_archived = false) => ({
    client_id,
    station_id,
    sector_id: client_id,
    station_name: `Estación ${station_id}`,
    station_is_archived,
  });
  await owner
    .insertInto('station')
    .values([station(1, STATION), station(3, NEIGHBOUR), station(1, ARCHIVED, true)])
    .execute();
});
afterAll(async () => {
  await db.cleanup();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const { owner } = db.databases;
  for (const table of ['reading', 'climate_day', 'import_run'] as const)
    await owner.deleteFrom(table).execute();
  await owner.updateTable('station').set({ data_version: '0' }).execute();
});

function fileOf(...lines: string[]): string {
  const path = join(folder, 'datos.csv');
  writeFileSync(path, `${[HEADER, ...lines].join('\n')}\n`);
  return path;
}

const load = (filePath: string, more: Partial<ImportRequest> = {}) =>
  importCsv({ databases: db.databases, filePath, stationId: STATION, now: () => NOW, ...more });

async function refusal(filePath: string, more: Partial<ImportRequest> = {}): Promise<ImportError> {
  const error = await load(filePath, more).catch((cause: unknown) => cause);
  if (!(error instanceof ImportError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error;
}

/** Everything that an import can change, as text. */
async function stateOfStation(): Promise<string> {
  const { owner } = db.databases;
  const readings = await owner.selectFrom('reading').selectAll().orderBy('t').execute();
  const days = await owner.selectFrom('climate_day').selectAll().orderBy('day').execute();
  const runs = await owner.selectFrom('import_run').selectAll().execute();
  const stations = await owner.selectFrom('station').selectAll().orderBy('station_id').execute();
  return JSON.stringify({ readings, days, runs, stations });
}

describe('the export of 2019', () => {
  test('arrives whole, with its roll-ups, and says what was done', async () => {
    const seen: string[] = [];
    const report = await load(INIA_FILE, {
      onProgress: ({ step, done, total }) => seen.push(`${step} ${done}/${total}`),
    });
    expect(report).toMatchObject({
      clientId: 1,
      stationId: STATION,
      stationName: 'Estación 11',
      rowsRead: 2952,
      rowsNew: 2952,
      rowsSame: 0,
      rowsChanged: 0,
      rowsEmpty: 0,
      rowsRepeated: 0,
      firstT: '2019-05-01T04:00:00.000Z',
      lastT: '2019-09-01T03:00:00.000Z',
    });
    expect(seen.at(-1)).toBe('saving 2952/2952');
    const days = await db.databases.owner.selectFrom('climate_day').selectAll().orderBy('day').execute();
    expect(days).toHaveLength(123);
    expect(days[0]).toMatchObject({
      client_id: 1,
      station_id: STATION,
      day: '2019-05-01',
      hours_present: 24,
    });
    const winter = days.filter(({ day }) => day < '2019-07-01').flatMap((day) => day.hourly_t as number[]);
    expect(chillingHours(Float64Array.from(winter)).at(-1)).toBe(323);
    const runs = await db.databases.owner.selectFrom('import_run').selectAll().execute();
    expect(runs).toMatchObject([{ rows_read: 2952, rows_new: 2952, rows_same: 0, station_id: STATION }]);
  });

  test('a second time changes nothing at all', async () => {
    await load(INIA_FILE);
    const before = await stateOfStation();
    const again = await load(INIA_FILE);
    expect(again).toMatchObject({ rowsNew: 0, rowsChanged: 0, rowsSame: 2952 });
    expect(await stateOfStation()).toBe(before);
  });

  test('a dry run answers the same and stores nothing', async () => {
    const before = await stateOfStation();
    expect(await load(INIA_FILE, { dryRun: true })).toMatchObject({ dryRun: true, rowsNew: 2952 });
    expect(await stateOfStation()).toBe(before);
  });
});

describe('a part that overlaps', () => {
  test('replaces values that differ, keeps those it does not have, and touches their days alone', async () => {
    await load(fileOf('01-05-2019 10:00,8,80', '01-05-2019 11:00,9,81', '03-05-2019 10:00,5,90'));
    const { owner } = db.databases;
    await sql`update climate_day set t_mean = -99 where day = '2019-05-03'`.execute(owner);
    const report = await load(
      fileOf(
        '01-05-2019 10:00,8,80',
        '01-05-2019 11:00,9.5,NA',
        '01-05-2019 12:00,11,70',
        '03-05-2019 10:00,5,90',
      ),
    );
    expect(report).toMatchObject({ rowsNew: 1, rowsChanged: 1, rowsSame: 2 });
    const readings = await owner.selectFrom('reading').selectAll().orderBy('t').execute();
    expect(readings.map((row) => [row.ambient_temperature_c, row.ambient_humidity_rh])).toEqual([
      [8, 80],
      [9.5, 81],
      [11, 70],
      [5, 90],
    ]);
    const days = await owner
      .selectFrom('climate_day')
      .select(['day', 't_max', 't_mean'])
      .orderBy('day')
      .execute();
    expect(days).toEqual([
      { day: '2019-05-01', t_max: 11, t_mean: 9.5 },
      { day: '2019-05-03', t_max: 5, t_mean: -99 },
    ]);
    const { data_version } = await owner
      .selectFrom('station')
      .select('data_version')
      .where('station_id', '=', STATION)
      .executeTakeFirstOrThrow();
    expect(data_version).toBe('2');
  });

  test('leaves what a device measured besides', async () => {
    const { owner } = db.databases;
    await sql`select ensure_reading_month('2019-05-01')`.execute(owner);
    const t = new Date(Date.UTC(2019, 4, 1, 14)).toISOString();
    await owner
      .insertInto('reading')
      .values({
        client_id: 1,
        station_id: STATION,
        t,
        battery_percentage: 77,
        ambient_temperature_c: null,
        ambient_humidity_rh: null,
        rain_mm: null,
        solar_radiation_w_m2: null,
        wind_speed_km_h: null,
      })
      .execute();
    await load(fileOf('01-05-2019 10:00,8,80'));
    const day = await owner.selectFrom('climate_day').selectAll().executeTakeFirstOrThrow();
    expect(day).toMatchObject({ battery_min: 77, t_max: 8, last_reading: t });
  });

  test('two imports at once both arrive', async () => {
    const one = fileOf('01-05-2019 10:00,8,80', '01-05-2019 11:00,9,81');
    const reports = await Promise.all([load(one), load(one), load(one)]);
    expect(reports.reduce((sum, report) => sum + report.rowsNew, 0)).toBe(2);
    expect(reports.reduce((sum, report) => sum + report.rowsSame, 0)).toBe(4);
  });
});

describe('refusals leave nothing', () => {
  test('one bad line among good ones', async () => {
    const before = await stateOfStation();
    const good = Array.from({ length: 20 }, (_, hour) => `01-05-2019 ${hour}:00,${hour},80`);
    const error = await refusal(fileOf(...good, '01-05-2019 20:00,999,80'));
    expect(error).toMatchObject({ code: 'bad-lines', badLineCount: 1 });
    expect(error.lines).toMatchObject([{ line: 22, reason: 'temperatura 999 °C, fuera de −30 a 55 °C' }]);
    expect(await stateOfStation()).toBe(before);
  });

  test('a failure while saving takes back what was saved', async () => {
    const { owner } = db.databases;
    const before = await stateOfStation();
    await sql`alter table climate_day add constraint broken check (t_max < 10)`.execute(owner);
    try {
      await expect(load(fileOf('01-05-2019 10:00,8,80', '02-05-2019 10:00,18,80'))).rejects.toThrow('broken');
    } finally {
      await sql`alter table climate_day drop constraint broken`.execute(owner);
    }
    expect(await stateOfStation()).toBe(before);
  });

  test.each([
    [{ stationId: 99 }, 'unknown-station', 'No existe la estación 99.'],
    [{ clientId: 3 }, 'unknown-station', 'No existe la estación 11.'],
    [{ stationId: ARCHIVED }, 'archived-station', 'está archivada'],
  ])('%j', async (more, code, message) => {
    const error = await refusal(fileOf('01-05-2019 10:00,8,80'), more);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  test('a station number that no database could store', async () => {
    expect(await refusal(INIA_FILE, { stationId: 1e12 })).toMatchObject({ code: 'unknown-station' });
    expect(await refusal(INIA_FILE, { stationId: Number.NaN })).toMatchObject({ code: 'unknown-station' });
  });

  test('a file above the cap', async () => {
    expect(await refusal(INIA_FILE, { maxBytes: 1000 })).toMatchObject({ code: 'file-too-large' });
  });
});

test('another client sees nothing of it', async () => {
  await load(INIA_FILE);
  const start = new Date(NOW - HOUR_MS).toISOString();
  const seen = await db.databases.app.transaction().execute(async (tx) => {
    await sql.raw(`set local app.client = '3'`).execute(tx);
    const readings = await tx.selectFrom('reading').select('t').where('t', '<', start).execute();
    return readings.length + (await tx.selectFrom('climate_day').select('day').execute()).length;
  });
  expect(seen).toBe(0);
});
