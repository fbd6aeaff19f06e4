import { describe, expect, test } from 'vitest';
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
  ['date,tmin,tmax\n2026-10-01,3,99\n', 2, 'tmax', 'temperatura 99 °C, fuera de −30 a 55 °C'],
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

const LOGGER =
  'date,temp,rh\n2026-10-01 13:00,-9999,61\n2026-10-01 14:00,12,NAN\n2026-10-01 15:00,6999,999.9\n';

test('error codes of a logger are refused, and the refusal offers to take them as empty', async () => {
  const error = await refusal(LOGGER);
  expect(error).toMatchObject({ code: 'bad-lines', offer: 'empty-codes', badLineCount: 2 });
  expect((await refusal('date,temp\n2026-10-01 13:00,70\n')).offer).toBeUndefined();
});

test('on request error codes are empty, counted with their lines; other slips are refused as ever', async () => {
  const { rows, rowsRead, rowsEmpty, codes } = await parse(LOGGER, { emptyCodes: true });
  expect(rows.map(({ values }) => values.slice(0, 2))).toEqual([
    [null, 61],
    [12, null],
  ]);
  expect([rowsRead, rowsEmpty, codes]).toEqual([3, 1, { cells: 3, lines: [2, 4] }]);
  expect((await parse('date,temp\n2026-10-01 13:00,12\n', { emptyCodes: true })).codes.cells).toBe(0);
  const slip = await refusal('date,temp\n2026-10-01 13:00,-9999\n2026-10-01 14:00,70\n', {
    emptyCodes: true,
  });
  expect(slip.lines.map(({ line }) => line)).toEqual([3]);
});

test('a day with the code in place of one extreme is an empty day', async () => {
  const text = 'date,tmin,tmax\n2026-10-01,3,20\n2026-10-02,-9999,21\n2026-10-03,-9999,-9999\n';
  const { extremes, rowsEmpty, codes } = await parse(text, { emptyCodes: true });
  expect([extremes.map(({ day }) => day), rowsEmpty, codes]).toEqual([
    ['2026-10-01'],
    2,
    { cells: 3, lines: [3, 4] },
  ]);
});

test.each([
  '-9999',
  '-999',
  '9999',
  '6999',
  '999.9',
  '-6999',
  'INF',
  '#N/A',
  '---',
  '99999',
  '-127',
  '-46.85',
  '850',
])('the code %s', async (code) => {
  const parsed = parse(`date,temp\n2026-10-01 13:00,12\n2026-10-01 14:00,${code}\n`, { emptyCodes: true });
  if (code === '850') await expect(parsed).rejects.toThrow(ImportError);
  else expect((await parsed).codes).toEqual({ cells: 1, lines: [3] });
});

test('a value that can be is no code: 999 W/m² is a sunny noon', async () => {
  const text = 'date,temp,solar_radiation_w_m2\n2026-01-01 13:00,12,999\n';
  const { rows, codes } = await parse(text, { emptyCodes: true });
  expect([rows[0]?.values[3], codes.cells]).toEqual([999, 0]);
});

describe('a clock that is never put forward', () => {
  const hours = (text: string, utcOffset: number | null) =>
    parse(`date,temp\n${text}`, { utcOffset }).then(({ rows }) => rows.map(({ t }) => iso(t)));

  test('reads the hour that summer time leaves out, and each hour of the night that has 25 once', async () => {
    const spring = '2026-09-05 23:30,1\n2026-09-06 00:30,2\n2026-09-06 01:30,3\n';
    expect(await hours(spring, -240)).toEqual([
      '2026-09-06T03:30:00.000Z',
      '2026-09-06T04:30:00.000Z',
      '2026-09-06T05:30:00.000Z',
    ]);
    const autumn = '2026-04-04 22:30,1\n2026-04-04 23:30,2\n2026-04-05 00:30,3\n';
    expect(await hours(autumn, -180)).toEqual([
      '2026-04-05T01:30:00.000Z',
      '2026-04-05T02:30:00.000Z',
      '2026-04-05T03:30:00.000Z',
    ]);
    expect((await refusal('date,temp\n2026-09-06 00:30,2\n')).lines).toHaveLength(1);
    await expect(hours('2026-04-04 23:30,2\n2026-04-04 23:30,3\n', -180)).rejects.toThrow(ImportError);
  });

  test('differs from the clock of Santiago in summer alone', async () => {
    const days = '2026-01-15 12:00,1\n2026-07-15 12:00,2\n';
    expect(await hours(days, -240)).toEqual(['2026-01-15T16:00:00.000Z', '2026-07-15T16:00:00.000Z']);
    expect(await hours(days, null)).toEqual(['2026-01-15T15:00:00.000Z', '2026-07-15T16:00:00.000Z']);
  });

  test('is asked only where the file does not say its own', async () => {
    expect(await hours('2026-01-15T12:00:00Z,1\n2026-01-15 12:00-05:00,2\n', -240)).toEqual([
      '2026-01-15T12:00:00.000Z',
      '2026-01-15T17:00:00.000Z',
    ]);
    const agromet = (title: string) =>
      parse(`${title},Temperatura del Aire ºC\n15-01-2026 12:00,20\n`, { utcOffset: -300 });
    expect((await agromet('Tiempo UTC-4')).rows.map(({ t }) => iso(t))).toEqual(['2026-01-15T16:00:00.000Z']);
    expect((await agromet('Tiempo')).rows.map(({ t }) => iso(t))).toEqual(['2026-01-15T17:00:00.000Z']);
  });
});

test('rain, radiation and wind are read by their titles or by those that are chosen', async () => {
  const byTitle = await parse(
    'Fecha;Temperatura (°C);Humedad relativa (%);Lluvia (mm);Radiación solar (W/m²);Viento (km/h)\n' +
      '01-10-2026 13:00;12,5;61;0,4;812;9,5\n',
  );
  expect(byTitle.rows[0]?.values).toEqual([12.5, 61, 0.4, 812, 9.5, null, null, null]);
  const columns = { date: 'a', rain: 'b', radiation: 'c', wind: 'd' };
  const chosen = await parse('a,b,c,d,e\n2026-10-01 13:00,0.4,812,9.5,7\n', { columns });
  expect(chosen.rows[0]?.values).toEqual([null, null, 0.4, 812, 9.5, null, null, null]);
  expect(chosen.columns.map(({ as }) => as)).toEqual([
    'date',
    'rain_mm',
    'solar_radiation_w_m2',
    'wind_speed_km_h',
  ]);
});

test('wind in metres a second is not taken for kilometres an hour', async () => {
  const text = 'Fecha;Temp;Viento (m/s)\n2026-10-01 13:00;12;3\n';
  expect((await refusal(text)).message).toContain('«Viento (m/s)», no se conoce');
  const chosen = await refusal(text, { columns: { date: 'Fecha', temp: 'Temp', wind: 'Viento (m/s)' } });
  expect(chosen.message).toContain('está en m/s y el viento se guarda en km/h');
});

test('leaf wetness and soil are read by their titles or by those that are chosen', async () => {
  const byTitle = await parse(
    'Fecha;Mojamiento foliar (min);Humedad del suelo (%);Temperatura del suelo (°C)\n01-10-2026 13:00;25;24,5;14,2\n',
  );
  expect(byTitle.rows[0]?.values).toEqual([null, null, null, null, null, 25, 24.5, 14.2]);
  expect(byTitle.columns.map(({ as }) => as)).toEqual([
    'date',
    'leaf_wetness_min',
    'soil_moisture_pct',
    'soil_temperature_c',
  ]);
  const byName = await parse(
    'date,leaf_wetness_min,soil_moisture_pct,soil_temperature_c\n2026-10-01 13:00,0,24.5,-1\n',
  );
  expect(byName.rows[0]?.values).toEqual([null, null, null, null, null, 0, 24.5, -1]);
  const columns = { date: 'a', wetness: 'b', moisture: 'c', soiltemp: 'd' };
  const chosen = await parse('a,b,c,d,e\n2026-10-01 13:00,60,100,60,7\n', { columns });
  expect(chosen.rows[0]?.values).toEqual([null, null, null, null, null, 60, 100, 60]);
});

test.each([
  ['61,20,14', 'mojamiento foliar 61 min, fuera de 0 a 60 min'],
  ['0,101,14', 'humedad del suelo 101 %, fuera de 0 a 100 %'],
  ['0,20,85', 'temperatura del suelo 85 °C, fuera de −20 a 60 °C'],
])('a line with %s is refused', async (cells, reason) => {
  const file = `date,leaf_wetness_min,soil_moisture_pct,soil_temperature_c\n2026-10-01 13:00,${cells}\n`;
  expect((await refusal(file)).lines).toMatchObject([{ line: 2, reason }]);
});

test.each([
  ['Mojamiento (horas)', 'wetness', 'está en horas'],
  ['Humedad suelo (m³/m³)', 'moisture', 'está en m³/m³'],
  ['Humedad suelo (kPa)', 'moisture', 'es la tensión del agua'],
] as const)('%s is not taken for another unit', async (title, name, words) => {
  const text = `Fecha;Temp;${title}\n2026-10-01 13:00;12;3\n`;
  expect((await refusal(text)).message).toContain(`«${title}», no se conoce`);
  const chosen = await refusal(text, { columns: { date: 'Fecha', temp: 'Temp', [name]: title } });
  expect(chosen.message).toContain(words);
});

test('the refusal of a foreign header names the columns that were found, and offers to name them', async () => {
  const error = await refusal('Momento;Aire;Agua\n2026-10-01 13:00;12;3\n');
  expect(error).toMatchObject({ code: 'wrong-columns', offer: 'columns' });
  expect(error.message).toContain('El archivo trae «Momento», «Aire», «Agua»');
});
