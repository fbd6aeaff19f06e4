import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { insertExportedFarm } from './exported-farm.fixture.ts';

const TABLES = '/v2/clients/1/exports/tables';
let service: TestApp;
let grower: (path: string) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  await insertExportedFarm(service);
  grower = await service.as('grower');
});
afterAll(() => service?.close());

const lines = async (answer: Response): Promise<string[]> => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.text()).split('\n');
};

describe('readings as CSV', () => {
  test('for programs: UTC, decimal points, names of the wire', async () => {
    const answer = await grower(
      `${TABLES}?tables=readings&format=csv&date_start=2026-04-04&date_end=2026-11-30`,
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="Lecturas Vina Los Aromos 2026-04-04 a 2026-11-30.csv"',
    );
    expect(await lines(answer)).toEqual([
      'sector_name,station_id,station_name,t,ambient_temperature_c,ambient_humidity_rh,rain_mm,solar_radiation_w_m2,wind_speed_km_h,leaf_wetness_min,soil_moisture_pct,soil_temperature_c,battery_percentage',
      'Norte,1001,N-1,2026-04-05T02:30:00Z,12.5,81,,,,,,,',
      'Norte,1001,N-1,2026-04-05T03:30:00Z,11.25,,,,,,,,',
      'Norte,1001,N-1,2026-09-06T03:59:00Z,9,90,,,,,,,',
      'Norte,1001,N-1,2026-09-06T04:01:00Z,8.75,91,,,,,,,',
      'Norte,1001,N-1,2026-11-01T12:00:00.500Z,-1,60,,,,,,,',
      'Norte,1001,N-1,2026-11-01T12:15:00Z,,61,,,,,,,',
      'Sur,1002,S-1,2026-11-01T12:00:00Z,20,40,,,,,,,',
      '',
    ]);
  });

  test('for people: the clock of Chile, on whose 25-hour day an hour comes twice, and decimal commas', async () => {
    const answer = await grower(
      `${TABLES}?tables=readings&format=csv-es&sector_id=11&date_start=2026-04-04&date_end=2026-09-06`,
    );
    const bytes = new Uint8Array(await answer.clone().arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = await lines(answer);
    expect(head).toMatch(
      /^Campo;N\.º de estación;Estación;Fecha y hora;Desfase UTC \(h\);Temperatura \(°C\);/,
    );
    expect(rows).toEqual([
      'Norte;1001;N-1;2026-04-04 23:30:00;-3;12,5;81;;;;;;;',
      'Norte;1001;N-1;2026-04-04 23:30:00;-4;11,25;;;;;;;;',
      'Norte;1001;N-1;2026-09-05 23:59:00;-4;9;90;;;;;;;',
      'Norte;1001;N-1;2026-09-06 01:01:00;-3;8,75;91;;;;;;;',
      '',
    ]);
  });

  test('are those that the call for points gives', async () => {
    const days = 'date_start=2026-11-01&date_end=2026-11-01';
    const answer = await grower(`/v2/stations/1001/data?data_category=thpg&${days}`);
    const { items } = (await answer.json()) as {
      items: {
        date_created: string;
        ambient_temperature_c: number | null;
        ambient_humidity_rh: number | null;
      }[];
    };
    const [, ...rows] = await lines(
      await grower(`${TABLES}?tables=readings&format=csv&sector_id=11&${days}`),
    );
    const cells = rows.slice(0, -1).map((row) => row.split(','));
    expect(cells.map(([, , , t, ...values]) => [Date.parse(t!), ...values.slice(0, 2)])).toEqual(
      items.map((item) => [
        Date.parse(item.date_created),
        String(item.ambient_temperature_c ?? ''),
        String(item.ambient_humidity_rh ?? ''),
      ]),
    );
  });

  test('of days without any are the headings alone', async () => {
    const answer = await grower(
      `${TABLES}?tables=readings&format=csv&date_start=2021-05-01&date_end=2022-04-30`,
    );
    expect(await lines(answer)).toEqual([expect.stringContaining('sector_name,'), '']);
  });
});
