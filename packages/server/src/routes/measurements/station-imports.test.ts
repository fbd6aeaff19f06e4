import type { Problem, StationsImportAnswer } from '@vigia/api/contract';
import { MEASUREMENT_TEMPLATE } from '@vigia/domain/es';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Everybody, startEverybody } from '../../../tests/access-matrix/everybody.ts';
import type { Actor } from '../../../tests/access-matrix/people.ts';

let everybody: Everybody;
beforeAll(async () => {
  everybody = await startEverybody();
});
beforeEach(() => everybody.undo.restore());
afterAll(() => everybody.close());

const CSV = { 'content-type': 'text/csv' };
async function send(body: string, { query = '', actor = 'admin' as Actor, headers = {}, client = 1 } = {}) {
  const path = `/v2/imports/stations?client_id=${client}${query}`;
  const answer = await everybody.ask(actor, path, { method: 'POST', headers: { ...CSV, ...headers }, body });
  return { status: answer.status, json: await answer.json() };
}
async function taken(...of: Parameters<typeof send>) {
  const { status, json } = await send(...of);
  expect(status, JSON.stringify(json)).toBe(200);
  return json as StationsImportAnswer;
}
async function refused(...of: Parameters<typeof send>) {
  const { status, json } = await send(...of);
  expect(status, JSON.stringify(json)).toBe(400);
  const { detail, errors = [] } = json as Problem;
  return { detail, messages: errors.map(({ message }) => message), fields: errors.map(({ field }) => field) };
}
const owner = () => everybody.service.databases.owner;
const stored = () =>
  owner()
    .selectFrom('reading')
    .select(['station_id', 'ambient_temperature_c', 'rain_mm', 'leaf_wetness_min', 'wind_speed_km_h'])
    .where('t', '<', '2026-10-03')
    .where('t', '>=', '2026-10-01')
    .orderBy('station_id')
    .orderBy('t')
    .execute();
const runs = () =>
  owner()
    .selectFrom('import_run')
    .select(['station_id', 'file_name', 'user_id', 'rows_new'])
    .orderBy('station_id')
    .execute();
const sprays = () =>
  owner()
    .selectFrom('event')
    .select(['sector_id', 'product', 'dose', 'measure', 'pest_id', 'user_email', 'created_by', 'date_event'])
    .where('event_id', '>', 100_000)
    .orderBy('event_id')
    .execute();
const wrote = async () => (await everybody.undo.changed()).filter((name) => name !== 'user_account');

const MIXED = `Fecha;Estación;Temperatura (°C);Lluvia (mm);Viento (km/h);Mojamiento foliar (min);Producto;Dosis (cc/100L);Plaga
2026-10-01 10:00;N-1;12,5;0,2;7;10;;;
2026-10-01 11:00;N-1;13,5;0;8;0;Clorantraniliprol;20;
2026-10-01 10:00;s-1;11;1,4;3;30;;;
`;

describe('a file of several stations', () => {
  test('is looked at first: what would come for each station, and nothing is stored', async () => {
    const answer = await taken(MIXED, { query: '&dry_run=true&file_name=octubre.csv' });
    expect(answer).toMatchObject({
      ...{ client_id: 1, file_name: 'octubre.csv', format: 'readings', dry_run: true },
      ...{ events_new: 1, events_same: 0 },
    });
    const nothing = { rows_changed: 0, rows_same: 0, rows_empty: 0, rows_repeated: 0 };
    expect(answer.stations).toEqual([
      {
        ...{ station_id: 1001, station_name: 'N-1', sector_id: 11, rows_read: 2, rows_new: 2, ...nothing },
        first_date: '2026-10-01T13:00:00.000Z',
        last_date: '2026-10-01T14:00:00.000Z',
      },
      {
        ...{ station_id: 1002, station_name: 'S-1', sector_id: 12, rows_read: 1, rows_new: 1, ...nothing },
        first_date: '2026-10-01T13:00:00.000Z',
        last_date: '2026-10-01T13:00:00.000Z',
      },
    ]);
    expect(answer.columns).toContainEqual({ title: 'Estación', as: 'station' });
    expect(answer.columns).toContainEqual({ title: 'Lluvia (mm)', as: 'rain_mm' });
    expect(await wrote()).toEqual([]);
  });

  test('is stored whole, with a run for each station and its sprays as applications of their fields', async () => {
    await taken(MIXED, { query: '&file_name=octubre.csv' });
    expect(await stored()).toEqual([
      {
        station_id: 1001,
        ambient_temperature_c: 12.5,
        rain_mm: 0.2,
        leaf_wetness_min: 10,
        wind_speed_km_h: 7,
      },
      { station_id: 1001, ambient_temperature_c: 13.5, rain_mm: 0, leaf_wetness_min: 0, wind_speed_km_h: 8 },
      { station_id: 1002, ambient_temperature_c: 11, rain_mm: 1.4, leaf_wetness_min: 30, wind_speed_km_h: 3 },
    ]);
    expect(await runs()).toMatchObject([
      { station_id: 1001, file_name: 'octubre.csv', user_id: 53, rows_new: 2 },
      { station_id: 1002, file_name: 'octubre.csv', user_id: 53, rows_new: 1 },
    ]);
    const [spray, ...more] = await sprays();
    expect(more).toEqual([]);
    expect(spray).toMatchObject({
      ...{ sector_id: 11, product: 'Clorantraniliprol', dose: 20, measure: 'cc/100L', pest_id: 1 },
    });
    expect(spray?.user_email).toBe(spray?.created_by);
  });

  test('changes nothing when it is sent again, and says what changed of another one', async () => {
    await taken(MIXED);
    const again = await taken(MIXED);
    expect(again.stations.map(({ rows_new, rows_same }) => [rows_new, rows_same])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect([again.events_new, again.events_same]).toEqual([0, 1]);
    const other = await taken(MIXED.replace('12,5', '12,7'));
    expect(other.stations[0]).toMatchObject({ rows_changed: 1, rows_same: 1 });
    expect(await sprays()).toHaveLength(1);
    expect(await runs()).toHaveLength(3);
  });

  test('takes days with their extremes, and stations by their ids', async () => {
    const answer = await taken('date,station,tmin,tmax\n2026-10-01,#1001,4,20\n2026-10-01,1002,5,21\n');
    expect(answer).toMatchObject({ format: 'extremes', stations: [{ rows_new: 1 }, { rows_new: 1 }] });
  });

  test('takes sprays alone; those of one field on a day are one', async () => {
    const file =
      'Fecha,Campo,Estación,Producto,Dosis,Unidad\n01-10-2026,Norte,N-1,Azufre,3,l/ha\n01-10-2026,Norte,N-1,Azufre,3,L/ha\n';
    expect(await taken(file)).toMatchObject({
      format: 'applications',
      stations: [],
      events_new: 1,
      events_same: 1,
    });
    expect(await sprays()).toMatchObject([{ sector_id: 11, product: 'Azufre', dose: 3, measure: 'L/ha' }]);
  });

  test('has the columns of the template', async () => {
    const here = new Map<string, string>([
      ['Campo', 'Norte'],
      ['Estación', 'N-1'],
      ['Plaga', 'Cydia pomonella'],
    ]);
    const cells = MEASUREMENT_TEMPLATE.map(([title, example]) => here.get(title) ?? `"${example}"`);
    const titles = MEASUREMENT_TEMPLATE.map(([title]) => title);
    const answer = await taken(`${titles.join(';')}\n${cells.join(';')}\n`, { query: '&dry_run=true' });
    expect(answer.columns.map(({ title }) => title).toSorted()).toEqual([...titles].toSorted());
    expect(answer).toMatchObject({ events_new: 1, stations: [{ rows_new: 1 }] });
    expect(answer.field_counts?.map(({ counts_new }) => counts_new)).toEqual([1, 1]);
  });
});

describe('a file with errors', () => {
  test('is refused with every wrong line and its station, and a name that is nearly one is asked about', async () => {
    const head = 'Fecha,Campo,Estación,Temperatura,Producto,Dosis,Unidad,Plaga';
    const { detail, messages, fields } = await refused(
      [
        head,
        '2026-10-01 10:00,,N-2,12,,,,',
        '2026-10-01 10:00,,,12,,,,',
        '2026-10-01 10:00,Sur,N-1,12,,,,',
        '2026-10-01 10:00,Surr,S-1,12,,,,',
        '2026-10-01 10:00,,N-1,calor,,,,',
        'ayer,,N-1,12,,,,',
        '2026-10-01 11:00,,N-1,12,Azufre,mucho,,Nadie',
        '2026-10-01 12:00,,N-1,12,,3,L/ha,',
        '2026-10-01 13:00,,N-1,12',
        '2026-10-01 14:00,,#3001,12,,,,',
      ].join('\n'),
    );
    expect(detail).toContain('tiene 10 líneas con errores; no se cargó nada.');
    expect(messages).toEqual([
      'línea 2: «N-2» no existe. ¿Quiso decir «N-1»?',
      'línea 3: falta la estación',
      'línea 4: el campo «Sur» no tiene una estación «N-1»',
      'línea 5: «Surr» no existe. ¿Quiso decir «Sur»?',
      'línea 6: N-1: temperatura: «calor» no es un número',
      'línea 7: N-1: fecha «ayer»: se espera día y hora, como 2026-11-21 13:00',
      'línea 8: N-1: dosis: «mucho» no es un número desde 0; falta la unidad de la dosis: cc/100L, gr/100L, L/ha, gr/ha; plaga: «Nadie» no existe',
      'línea 9: N-1: falta el producto de la aplicación',
      'línea 10: tiene 4 columnas y el encabezado 8',
      'línea 11: no existe la estación #3001',
    ]);
    expect(fields[0]).toBe('file.2.Estación');
    expect(await wrote()).toEqual([]);
  });

  test('of ten thousand lines for forty stations names each of two hundred wrong ones, and stores nothing', async () => {
    const made = Array.from({ length: 40 }, (_, i) => `Cuartel ${i + 1}`);
    await owner()
      .insertInto('station')
      .values(
        made.map((station_name) => ({
          ...{ client_id: 1, sector_id: 11, station_name, crop_id: 1, pest_id: 1 },
          ...{ station_position_lat: -33.7, station_position_lon: -71.2, station_season_id: 101 },
        })),
      )
      .execute();
    const before = await wrote();
    const lines = Array.from({ length: 10_000 }, (_, i) => {
      const at = new Date(Date.UTC(2026, 7, 1, 12) + Math.floor(i / 40) * 3_600_000).toISOString();
      const station = i % 100 === 0 ? `Cuartel X${i}` : made[i % 40];
      return `${at},${station},${i % 100 === 50 ? 'x' : 12},0.5`;
    });
    const file = `date,station,temp,rain\n${lines.join('\n')}\n`;
    const { detail, fields } = await refused(file);
    expect(detail).toContain('tiene 200 líneas con errores');
    const wrong = lines.flatMap((_, i) =>
      i % 100 === 0 ? [`file.${i + 2}.station`] : i % 100 === 50 ? [`file.${i + 2}.temp`] : [],
    );
    expect(fields).toEqual(wrong);
    expect(await wrote()).toEqual(before);
    const good = file.replaceAll(/Cuartel X\d+/g, 'N-1').replaceAll(',x,', ',12,');
    const { stations } = await taken(good, { query: '&dry_run=true' });
    expect(stations.reduce((sum, { rows_read }) => sum + rows_read, 0)).toBe(10_000);
  }, 60_000);

  test.each([
    ['date,temp\n2026-10-01 10:00,12\n', 'no tiene una columna de estaciones'],
    ['date,station,Producto\n2026-10-01,N-1,Azufre\n', 'llevan las columnas «Producto» y «Dosis»'],
    ['date,station,rareza\n2026-10-01,N-1,1\n', '«rareza», no se conoce'],
    ['date,station,temp\n', 'no trae ninguna medición'],
  ])('%j says what is wrong with its columns', async (file, message) => {
    expect((await refused(file)).detail).toContain(message);
  });

  test('a file of one station says where a column of stations or captures belongs', async () => {
    const one = async (body: string) => {
      const answer = await everybody.ask('admin', '/v2/imports?station_id=1001', {
        method: 'POST',
        headers: CSV,
        body,
      });
      return [answer.status, ((await answer.json()) as Problem).detail];
    };
    expect(await one(MIXED)).toEqual([400, expect.stringContaining('columna de estaciones')]);
    expect(await one('date,temp,capturas\n2026-10-01 10:00,12,1\n')).toEqual([
      400,
      expect.stringContaining('«capturas» trae capturas: impórtela con el botón'),
    ]);
  });
});

describe('rights', () => {
  const NORTH = 'date,station,temp\n2026-10-01 10:00,N-1,12\n';
  const BOTH = `${NORTH}2026-10-01 10:00,S-1,12\n`;

  test('count station by station: who administers a field imports for its stations', async () => {
    await taken(NORTH, { actor: 'steward' });
    const { messages } = await refused(BOTH, { actor: 'steward' });
    expect(messages).toEqual(['línea 3: «S-1» no existe. ¿Quiso decir «N-1»?']);
    expect((await send(NORTH, { actor: 'grower' })).status).toBe(403);
    expect((await send(NORTH, { actor: 'foreigner' })).status).toBe(404);
  });

  test('a program imports measurements; sprays need a person who is responsible', async () => {
    await taken(NORTH, { actor: 'program' });
    const spray = 'date,station,product,Dosis (L/ha)\n2026-10-01,N-1,Azufre,3\n';
    const { messages } = await refused(spray, { actor: 'program' });
    expect(messages).toEqual(['línea 2: N-1: usted no puede informar aplicaciones en este campo']);
  });

  test('the same key imports once, and another file under it is refused', async () => {
    const headers = { 'idempotency-key': 'estaciones-1' };
    expect((await taken(BOTH, { headers })).stations[0]?.rows_new).toBe(1);
    expect((await taken(BOTH, { headers })).stations[0]?.rows_new).toBe(1);
    expect((await send(NORTH, { headers })).status).toBe(422);
  });
});
