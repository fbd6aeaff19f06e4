/** Each format as a reader of another hand takes it, with the figures of the calls that people see them by. */
import { getIssues } from '@placemarkio/check-geojson';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { parquetReadObjects } from 'hyparquet';
import ICAL from 'ical.js';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { warmDay } from '../../../tests/support/warm-day.ts';
import { insertExportedFarm } from './exported-farm.fixture.ts';

const EXPORTS = '/v2/clients/1/exports';
const SPAN = 'date_start=2026-04-01&date_end=2026-11-30';
const ALL = 'readings,climate,captures,events,logbook,fields,stations,seasons,biofixes';

let service: TestApp;
let grower: (path: string) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  await insertExportedFarm(service);
  grower = await service.as('grower');
});
afterAll(() => service?.close());

async function bytesOf(path: string, type: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await grower(path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  return new Uint8Array(await answer.arrayBuffer());
}
const textOf = async (path: string, type: string) => new TextDecoder().decode(await bytesOf(path, type));

describe('a workbook', () => {
  const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  let sheets: Awaited<ReturnType<typeof readSheets>>;
  const sheet = (name: string) => sheets.find((each) => each.sheet === name)?.data ?? [];
  beforeAll(async () => {
    const bytes = await bytesOf(`${EXPORTS}/tables?tables=${ALL}&format=xlsx&${SPAN}`, WORKBOOK);
    sheets = await readSheets(Buffer.from(bytes));
  });

  test('has a sheet for each table, and a dictionary of their columns', () => {
    expect(sheets.map((each) => each.sheet)).toEqual([
      'Lecturas',
      'Clima diario',
      'Capturas',
      'Reportes de campo',
      'Cuaderno de campo',
      'Campos',
      'Estaciones',
      'Temporadas',
      'Biofix',
      'Diccionario',
    ]);
    const [head, ...rows] = sheet('Diccionario');
    expect(head).toEqual(['Tabla', 'Columna', 'Unidad', 'Significado', 'Nombre para programas']);
    const headings = sheets
      .slice(0, -1)
      .flatMap(({ sheet: name, data }) => data[0]!.map((each) => [name, each]));
    const named = rows.map(([table, heading, unit]) => [
      table,
      unit === null ? heading : `${heading} (${unit})`,
    ]);
    expect(named).toEqual(headings);
  });

  test('holds numbers as numbers and instants on the clock of Chile, also where an hour comes twice', () => {
    const rows = sheet('Lecturas').slice(1);
    const wall = (text: string) => new Date(`${text}Z`);
    expect(rows.slice(0, 2).map((row) => row.slice(3, 6))).toEqual([
      [wall('2026-04-04T23:30:00'), -3, 12.5],
      [wall('2026-04-04T23:30:00'), -4, 11.25],
    ]);
    expect(rows.map((row) => row[5])).toEqual([12.5, 11.25, 9, 8.75, -1, null, 20]);
  });

  test('leaves a text that looks like a formula a text', () => {
    const names = sheet('Estaciones').map((row) => row[3]);
    expect(names).toContain('=HYPERLINK("http://x.example";"<&>")');
    expect(names).toContain('_x0041_ y más');
  });
});

describe('several tables as an archive', () => {
  test('are a CSV each, and the dictionary', async () => {
    const files: Unzipped = unzipSync(
      await bytesOf(`${EXPORTS}/tables?tables=readings,stations&format=csv-es&${SPAN}`, 'application/zip'),
    );
    expect(Object.keys(files)).toEqual(['Lecturas.csv', 'Estaciones.csv', 'Diccionario.csv']);
    expect(strFromU8(files['Lecturas.csv']!).split('\n')).toHaveLength(1 + 7 + 1);
    const stations = strFromU8(files['Estaciones.csv']!);
    expect(stations).toContain(`;"'=HYPERLINK(""http://x.example"";""<&>"")";`);
    expect(strFromU8(files['Diccionario.csv']!)).toContain('\nLecturas;Lluvia;mm;');
  });
});

describe('Parquet', () => {
  const PARQUET = 'application/vnd.apache.parquet';
  const read = async (table: string) => {
    const { buffer } = await bytesOf(`${EXPORTS}/tables?tables=${table}&format=parquet&${SPAN}`, PARQUET);
    return await parquetReadObjects({ file: buffer });
  };

  test('holds the readings that the call for points gives', async () => {
    const rows = (await read('readings')).filter(({ station_id }) => station_id === 1001);
    const { items } = (await (await grower(`/v2/stations/1001/data?data_category=thpg&${SPAN}`)).json()) as {
      items: Record<string, unknown>[];
    };
    expect(rows).toHaveLength(items.length);
    rows.forEach((row, i) => {
      expect((row.t as Date).toISOString()).toBe(items[i]!.date_created);
      expect(row.ambient_temperature_c ?? null).toBe(items[i]!.ambient_temperature_c);
      expect(row.ambient_humidity_rh ?? null).toBe(items[i]!.ambient_humidity_rh);
    });
  });

  test('of no rows is a file without rows', async () => {
    const none = await grower(
      `${EXPORTS}/tables?tables=captures&format=parquet&date_start=2021-05-01&date_end=2021-05-02`,
    );
    expect(await parquetReadObjects({ file: await none.arrayBuffer() })).toEqual([]);
  });
});

test('the daily climate is that of the charts', async () => {
  const csv = await textOf(
    `${EXPORTS}/tables?tables=climate&format=csv&sector_id=11&${SPAN}`,
    'text/csv; charset=utf-8',
  );
  const [head, ...rows] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','));
  const column = (name: string) => head!.indexOf(name);
  const exported = rows.filter((row) => row[column('is_valid')] === 'true');
  const app = await service.as('grower');
  const answer = await (app as (path: string, ask: object) => Promise<Response>)(
    '/data_analytics/climate/temperature_max_daily?date_start=2026-11-01&date_end=2026-11-03',
    { body: { station_id_list: [1001] } },
  );
  const { items: series } = (await answer.json()) as { items: { date: string; value: number | null }[] };
  expect(exported.map((row) => [row[column('day')], Number(row[column('t_max')])])).toEqual(
    series.filter(({ value }) => value !== null).map(({ date, value }) => [date, value]),
  );
  expect(exported.length).toBeGreaterThan(0);
});

test('captures have what each photo adds, counted from the plate that hung before the range', async () => {
  const csv = await textOf(
    `${EXPORTS}/tables?tables=captures&format=csv&date_start=2026-11-02&date_end=2026-11-30`,
    'text/csv; charset=utf-8',
  );
  const rows = csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(-5));
  expect(rows).toEqual([
    ['7', '3', 'false', 'false', ''],
    ['6', '0', 'false', 'false', ''],
    ['2', '2', 'true', 'false', ''],
  ]);
});

test('captures have a line for each field count, which adds nothing where a photo may have shown it', async () => {
  const { owner } = service.databases;
  await owner
    .insertInto('field_count')
    .values(
      (['2026-11-20', '2026-11-27'] as const).map((day, i) => ({
        ...{ client_id: 1, station_id: 1001, pest_id: 2, day: day as never, number_found: 4 + i },
        counted_at: `${day}T15:00:00Z`,
      })),
    )
    .execute();
  const csv = await textOf(
    `${EXPORTS}/tables?tables=captures&format=csv&date_start=2026-11-19&date_end=2026-11-30`,
    'text/csv; charset=utf-8',
  );
  await owner.deleteFrom('field_count').execute();
  const rows = csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(-5));
  expect(rows).toEqual([
    ['', '0', '', 'true', '4'],
    ['', '5', '', 'true', '5'],
  ]);
});

test('GeoJSON is valid, with longitude first and null for a place nobody knows', async () => {
  const text = await textOf(`${EXPORTS}/map?${SPAN}`, 'application/geo+json; charset=utf-8');
  expect(getIssues(text)).toEqual([]);
  const { features } = JSON.parse(text) as {
    features: { id: string; geometry: { coordinates: number[] } | null; properties: object }[];
  };
  const at = (id: string) => features.find((feature) => feature.id === id);
  expect(at('station-1001')?.geometry?.coordinates).toEqual([-71.2, -33.7]);
  expect(at('station-1001')?.properties).toMatchObject({
    kind: 'station',
    station_name: 'N-1',
    sector_id: 11,
  });
  expect(at('station-1009')?.geometry).toBeNull();
  expect(features.map(({ id }) => id)).toContain('field-12');
});

test('the calendar has the season, its biofixes and the reports as whole days, with the same ids each time', async () => {
  const read = async () => {
    const calendar = new ICAL.Component(
      ICAL.parse(await textOf(`${EXPORTS}/calendar?season_id=101`, 'text/calendar; charset=utf-8')),
    );
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  };
  const events = await read();
  const byId = new Map(events.map((event) => [event.uid, event]));
  expect(byId.get('season-start-101@vigia')).toMatchObject({ summary: 'Empieza la temporada 2026–27' });
  expect(byId.get('season-start-101@vigia')?.startDate.toString()).toBe('2026-05-01');
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
  const wire = (await (
    await grower('/v2/events?date_start=2026-05-01&date_end=2027-04-30&client_id=1')
  ).json()) as { items: { event_id: number; date_event: string }[] };
  expect(wire.items.length).toBeGreaterThan(0);
  for (const { event_id, date_event } of wire.items)
    expect(byId.get(`report-${event_id}@vigia`)?.startDate.toString()).toBe(date_event);
  expect((await read()).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
});

test('the calendar has the stages of pests: those that began, and those that are expected as estimates', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  await service.databases.owner
    .insertInto('climate_day')
    .values(days.map((day) => warmDay(1, 1001, day)))
    .onConflict((known) => known.doNothing())
    .execute();
  const text = await textOf(`${EXPORTS}/calendar?season_id=101&sector_id=11`, 'text/calendar; charset=utf-8');
  const stages = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .filter(({ uid }) => uid.startsWith('milestone-101-11-1-'));
  const [begun, expected] = [false, true].map((estimated) =>
    stages.filter(({ summary }) => summary.endsWith(' (estimado)') === estimated),
  );
  expect(begun!.length).toBeGreaterThan(0);
  expect(begun!.every(({ startDate }) => startDate.toString() <= '2026-11-20')).toBe(true);
  expect(expected!.length).toBeGreaterThan(0);
  expect(expected!.every(({ startDate }) => startDate.toString() > '2026-11-20')).toBe(true);
  expect(expected![0]).toMatchObject({
    summary: expect.stringMatching(/^Larva, 1ª generación: Polilla del racimo de la vid \(estimado\)$/),
    description: expect.stringMatching(
      /^Norte\nComienza a los 120,1 °C·día desde el biofix\nEstimado el 21 nov 2026: /,
    ),
  });
});
