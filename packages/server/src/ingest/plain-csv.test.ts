import { expect, test } from 'vitest';
import { ImportError } from './import-error.ts';
import { type ParseOptions, parseCsv } from './parse-csv.ts';
import { sentFile } from './source-file.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const parse = (text: string, options: Partial<ParseOptions> = {}) =>
  parseCsv(sentFile('datos.csv', Buffer.from(text)), { now: NOW, ...options });
async function refusal(text: string, options: Partial<ParseOptions> = {}): Promise<ImportError> {
  const error = await parse(text, options).catch((cause: unknown) => cause);
  if (!(error instanceof ImportError)) throw new Error(`expected a refusal, got ${JSON.stringify(error)}`);
  return error;
}
const iso = (t: number) => new Date(t).toISOString();

test('daily extremes, their days however they are written and in any order', async () => {
  const text = 'date,tmax,tmin\n02/10/2026,20.5,3\n2026-10-01,19,-1.5\n01-10-2026,19,-1.5\n2026-10-03,NA,\n';
  expect(await parse(text)).toMatchObject({
    format: 'extremes',
    rows: [],
    extremes: [
      { day: '2026-10-01', line: 3, t_min: -1.5, t_max: 19 },
      { day: '2026-10-02', line: 2, t_min: 3, t_max: 20.5 },
    ],
    rowsRead: 4,
    rowsRepeated: 1,
    rowsEmpty: 1,
    columns: [
      { title: 'date', as: 'date' },
      { title: 'tmin', as: 'tmin' },
      { title: 'tmax', as: 'tmax' },
    ],
  });
});

test('readings, by the clock of Santiago or with an offset', async () => {
  const text = 'Fecha;Temp. (°C);HR (%)\n2026-10-01 13:00;12,5;61\n01/10/2026 14:30;13;s/d\n';
  const { format, rows } = await parse(text);
  expect([format, rows.map(({ t, values }) => [iso(t), values[0], values[1]])]).toEqual([
    'readings',
    [
      ['2026-10-01T16:00:00.000Z', 12.5, 61],
      ['2026-10-01T17:30:00.000Z', 13, null],
    ],
  ]);
  const offset = await parse('date,temp,rh\n2026-10-01T13:00:00Z,1,2\n2026-10-01T13:00:05-04:00,1,2\n');
  expect(offset.rows.map(({ t }) => iso(t))).toEqual([
    '2026-10-01T13:00:00.000Z',
    '2026-10-01T17:00:05.000Z',
  ]);
});

test('the hour that strikes twice is read twice, the one that never strikes is refused', async () => {
  const twice = await parse('date,temp\n2026-04-04 23:00,10\n2026-04-04 23:00,11\n');
  expect(twice.rows.map(({ t }) => iso(t))).toEqual(['2026-04-05T02:00:00.000Z', '2026-04-05T03:00:00.000Z']);
  const never = await refusal('date,temp\n2026-09-06 00:30,10\n');
  expect(never.lines).toMatchObject([
    { line: 2, column: 'date', reason: expect.stringContaining('no existió') },
  ]);
});

test.each([
  ['date,tmin,tmax\n2026-10-01,20,3\n', 2, 'tmin', 'la mínima es mayor que la máxima'],
  ['date,tmin,tmax\n2026-10-01,3,\n', 2, 'tmax', 'falta «tmax»: un día lleva las dos temperaturas'],
  ['date,tmin,tmax\n2026-10-01,3,9\n2026-10-02,x,9\n', 3, 'tmin', 'temperatura: «x» no es un número'],
  ['date,tmin,tmax\n2026-10-01,3,99\n', 2, 'tmax', 'temperatura 99 °C, fuera de −30 a 60 °C'],
  ['date,tmin,tmax\n2026-02-30,3,9\n', 2, 'date', 'fecha «2026-02-30»: ese día no existe'],
  ['date,tmin,tmax\n2026-11-22,3,9\n', 2, 'date', 'fecha 2026-11-22: está en el futuro'],
  [
    'date,tmin,tmax\n2026-10-01,3,9\n01-10-2026,4,9\n',
    3,
    'date',
    'fecha 2026-10-01: repite la línea 2 con otros valores',
  ],
  ['date,tmin,tmax\n2026-10-01,3\n', 2, undefined, 'tiene 2 columnas y el encabezado 3'],
  [
    'date,temp,rh\n2026-10-01,3,50\n',
    2,
    'date',
    'fecha «2026-10-01»: se espera día y hora, como 2026-11-21 13:00',
  ],
  ['date,temp,rh\n2026-10-01 25:00,3,50\n', 2, 'date', 'hora 25:00: un día tiene las horas 00 a 23'],
  ['date,temp,rh\n2026-10-01 12:00,3,150\n', 2, 'rh', 'humedad relativa 150 %, fuera de 0 a 105 %'],
])('%j is refused, naming line and column', async (text, line, column, reason) => {
  const error = await refusal(text);
  expect(error.code).toBe('bad-lines');
  expect(error.lines).toEqual([{ line, reason, ...(column && { column }) }]);
});

test.each([
  ['date,tmax,viento\n', 'La columna 3, «viento», no se conoce'],
  ['date,temp,temperatura\n', 'La columna 3, «temperatura», está repetida'],
  ['tmin,tmax\n', 'Falta la columna de la fecha'],
  ['date,rh\n', 'Falta la columna de la temperatura'],
  ['date,tmin,tmax,temp\n', 'Las lecturas y los extremos del día van en archivos distintos'],
])('columns %j are refused', async (text, message) => {
  const error = await refusal(`${text}2026-10-01,1,2\n`);
  expect(error.code).toBe('wrong-columns');
  expect(error.message).toContain(message);
  expect(error.message).toContain('«date,tmin,tmax»');
});

test('columns may be chosen by their titles, and the rest is left out', async () => {
  const text = 'Día,Sensor A,Sensor B,Nota\n2026-10-01,3,9,x\n';
  const columns = { date: 'Día', tmin: 'Sensor A', tmax: 'Sensor B' };
  expect((await parse(text, { columns })).extremes).toMatchObject([{ t_min: 3, t_max: 9 }]);
  const error = await refusal(text, { columns: { ...columns, tmin: 'Sensor C' } });
  expect(error.message).toContain('No hay una columna «Sensor C»');
});
