/** The logbook of applications as a reader of another hand takes it, with figures that are worked out by hand. */
import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../tests/support/pdf-pages.ts';
import { PEOPLE } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { warmDay } from '../../../tests/support/warm-day.ts';

const TABLES = '/v2/clients/1/exports/tables';
let service: TestApp;
let grower: (path: string) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  const { owner } = service.databases;
  const applied = {
    ...{ client_id: 1, sector_id: 11, pest_id: 1, type: 'agrochemical_application' as const },
    ...{ dose: 12.5, measure: 'cc/100L', comments: '', user_email: 'ana@example.cl' },
    datetime_created: '2026-10-02T15:00:00.000Z',
  };
  const on = (day: string, product: string) => ({
    ...applied,
    ...{ date_event: day, datetime_event: `${day}T15:00:00.000Z`, product },
  });
  await owner
    .insertInto('event')
    .values([on('2026-09-12', 'PRODUCTO propio'), on('2026-09-14', 'Otro'), on('2026-09-09', '=1+1')])
    .execute();
  // From the biofix on 10 September three days of 24.5 °C: 14.5 °C·day each above 10 °C.
  await owner
    .insertInto('climate_day')
    .values(['2026-09-10', '2026-09-11', '2026-09-12'].map((day) => warmDay(1, 1001, day) as never))
    .execute();
  await owner
    .insertInto('capture')
    .values(
      (
        [
          ['05', 4, true],
          ['08', 7, false],
          ['12', 9, false],
        ] as const
      ).map(([day, in_photo, plate_changed]) => ({
        ...{ client_id: 1, station_id: 1001, pest_id: 1, in_photo, plate_changed, node_sn: null },
        ...{ t: `2026-09-${day}T15:00:00Z`, day: `2026-09-${day}` as never },
      })),
    )
    .execute();
  grower = await service.as('grower');
});
afterAll(() => service?.close());

/** The sheet of the logbook, each row by its headings. */
async function logbook(query: string): Promise<Record<string, unknown>[]> {
  const answer = await grower(`${TABLES}?tables=logbook&format=xlsx&${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const sheets = await readSheets(Buffer.from(await answer.arrayBuffer()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Carátula', 'Cuaderno de campo', 'Diccionario']);
  const [head, ...rows] = sheets[1]!.data;
  return rows.map((row) =>
    Object.fromEntries(head!.map((heading, at) => [String(heading), row[at] ?? null])),
  );
}

describe('the logbook of a field', () => {
  test('has every application of the season with what product, harvest and pest say of it', async () => {
    const rows = await logbook('season_id=101&sector_id=11');
    expect(rows.map((row) => row.Producto)).toEqual(['=1+1', 'PRODUCTO propio', 'Otro', 'Secreto']);
    expect(rows[1]).toMatchObject({
      Temporada: '2026–27',
      Campo: 'Norte',
      Fecha: new Date('2026-09-12T00:00:00Z'),
      Tipo: 'Aplicación de agroquímico',
      'Ingrediente activo': 'Clorantraniliprol',
      'Modo de acción': 'IRAC 28',
      Dosis: 12.5,
      'Carencia (días)': 14,
      'Cosecha desde': new Date('2026-09-26T00:00:00Z'),
      'Cosecha prevista': new Date('2027-02-20T00:00:00Z'),
      'Reingreso (h)': 12,
      'Protege hasta': null,
      'Según etiqueta': 'protección',
      'Fecha del biofix': new Date('2026-09-10T00:00:00Z'),
      'Grados día de la plaga (°C·día)': 43.5,
      // 7 − 4 on the 8th and 9 − 7 on the 12th; those of the 5th are older than seven days.
      'Capturas en 7 días': 5,
      Responsable: 'ana@example.cl',
    });
    expect(rows[1]!['Etapa de la plaga']).toMatch(/, 1ª generación$/);
  });

  test('tells nothing of a product that is not the client’s, nor of a day without a record', async () => {
    const rows = await logbook('season_id=101&sector_id=11');
    const [before, , after] = rows;
    expect(after).toMatchObject({
      'Ingrediente activo': null,
      'Carencia (días)': null,
      'Cosecha desde': null,
      'Según etiqueta': 'modo de acción, carencia, reingreso, protección',
      'Grados día de la plaga (°C·día)': null,
      'Etapa de la plaga': null,
    });
    // The day before the biofix.
    expect(before!['Grados día de la plaga (°C·día)']).toBeNull();
  });

  test('of the whole client has recommendations beside, also one of no field', async () => {
    const rows = await logbook('season_id=101');
    expect(rows.map((row) => [row.Campo, row.Tipo]).at(-1)).toEqual([
      null,
      'Recomendación de control de plaga',
    ]);
    expect(rows.at(-1)).toMatchObject({ 'Según etiqueta': null, 'Carencia (días)': null });
  });

  test('without applications says so', async () => {
    const rows = await logbook('date_start=2025-05-01&date_end=2025-05-31&sector_id=11');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.Temporada).toBe('Sin aplicaciones ni recomendaciones en este período.');
  });

  test('for programs has days and codes, and no row where there is none', async () => {
    const text = async (query: string) =>
      (await (await grower(`${TABLES}?tables=logbook&format=csv&${query}`)).text()).trimEnd().split('\n');
    const [head, ...rows] = await text('season_id=101&sector_id=11');
    expect(head).toMatch(/^season_name,sector_id,sector_name,date_event,type,/);
    expect(rows[1]).toMatch(/^2026–27,11,Norte,2026-09-12,agrochemical_application,/);
    expect(rows[1]).toContain(',14,2026-09-26,');
    expect(await text('date_start=2025-05-01&date_end=2025-05-31')).toHaveLength(1);
  });
});

describe('the workbook of a logbook', () => {
  const bytesOf = async (query: string, as = grower) =>
    new Uint8Array(await (await as(`${TABLES}?tables=logbook&format=xlsx&${query}`)).arrayBuffer());
  const coverOf = async (...asked: Parameters<typeof bytesOf>) =>
    (await readSheets(Buffer.from(await bytesOf(...asked))))[0]!.data;

  test('has a cover that says of whom, where and when it is, and who made it', async () => {
    expect(await coverOf('season_id=101&sector_id=11')).toEqual([
      ['Cuaderno de campo', null],
      ['Cliente', 'Viña Los Aromos'],
      ['Campo', 'Norte'],
      ['Temporada', '2026–27'],
      ['Desde', new Date('2026-05-01T00:00:00Z')],
      ['Hasta', new Date('2027-04-30T00:00:00Z')],
      ['Hecho el', new Date('2026-11-21T00:00:00Z')],
      ['Hecho por', PEOPLE.grower.email],
    ]);
    const days = await coverOf('date_start=2026-09-01&date_end=2026-09-30', await service.as('admin'));
    expect(days.slice(2, 6)).toEqual([
      ['Campo', 'Todos'],
      ['Temporada', 'Días elegidos'],
      ['Desde', new Date('2026-09-01T00:00:00Z')],
      ['Hasta', new Date('2026-09-30T00:00:00Z')],
    ]);
    expect(days.at(-1)).toEqual(['Hecho por', PEOPLE.admin.email]);
  });

  test('keeps its head in sight, and has days as days and figures as figures', async () => {
    const parts = unzipSync(await bytesOf('season_id=101&sector_id=11'));
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    const cells = new Map(
      [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/g)].map(([, at, how, what]) => [
        at,
        { how, what },
      ]),
    );
    const heading = (text: string) =>
      [...cells]
        .find(([at, { what }]) => at!.endsWith('1') && what!.includes(`>${text}<`))![0]!
        .replace('1', '');
    const cell = (text: string) => cells.get(`${heading(text)}3`)!;
    // 12 September 2026 as spreadsheets count days, in the format of days; figures without a type are numbers.
    expect(cell('Fecha')).toEqual({ how: ' s="2"', what: '<v>46277</v>' });
    expect(cell('Dosis')).toEqual({ how: '', what: '<v>12.5</v>' });
    expect(cell('Carencia (días)')).toEqual({ how: '', what: '<v>14</v>' });
    expect(cell('Producto').how).toBe(' t="inlineStr"');
  });
});

describe('the logbook to print', { timeout: 60_000 }, () => {
  const pdf = (query: string) => grower(`${TABLES}?format=pdf&${query}`);

  test('has heading, field, harvest and biofix, and every application with its figures', async () => {
    const answer = await pdf('tables=logbook&season_id=101&sector_id=11');
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('Cuaderno de campo Norte');
    const pages = await readPdf(Buffer.from(await answer.arrayBuffer()));
    const text = pages
      .map((page) => page.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const words of [
      'Viña Los Aromos',
      'Cuaderno de campo · 2026–27',
      `Emitido el 21 nov 2026 por ${PEOPLE.grower.email}`,
      'Cosecha prevista: 20 feb 2027',
      ', 10 sep 2026',
      'PRODUCTO propio',
      'Clorantraniliprol',
      'IRAC 28',
      '14 días',
      'cosecha desde 26 sep 2026',
      '43,5 °C·día',
      '5 capturas en 7 días',
      'según etiqueta',
      'ana@example.cl',
    ])
      expect(text).toContain(words);
  });

  test('without applications says so', async () => {
    const answer = await pdf('tables=logbook&date_start=2025-05-01&date_end=2025-05-31&sector_id=11');
    const [page] = await readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(page!.text).toContain('Sin aplicaciones en este período.');
  });

  test('has no other table', async () => {
    const answer = await pdf('tables=logbook,readings&season_id=101');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'tables' }] });
  });
});
