import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chillingHours, dayOfInstant, hoursInDay, isoDate } from '@vigia/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INIA_FILE } from '../seed/demo.ts';
import { ImportError } from './import-error.ts';
import { MAX_BAD_LINES } from './line-report.ts';
import type { ParsedFile } from './measures.ts';
import { parseCsv } from './parse-csv.ts';
import { inspectFile } from './source-file.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HEADER = '"Tiempo UTC-4","Temperatura del Aire ºC","Humedad Relativa %"';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigia-csv-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(content: string | Buffer): string {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.csv`);
  writeFileSync(path, content);
  return path;
}

const parse = async (content: string | Buffer): Promise<ParsedFile> =>
  await parseCsv(await inspectFile(fileOf(content)), { now: NOW });

async function refusal(content: string | Buffer): Promise<ImportError> {
  const error = await parse(content).catch((cause: unknown) => cause);
  if (!(error instanceof ImportError)) throw new Error(`expected a refusal, got ${String(error)}`);
  return error;
}

const badLine = async (line: string, header = HEADER) => (await refusal(`${header}\n${line}\n`)).lines;

describe('the real export of 2019', () => {
  test('has 2,952 hours without a gap, and nothing of its footer', async () => {
    const parsed = await parseCsv(await inspectFile(INIA_FILE), { now: NOW });
    // Counted without our parser: lines that start with a digit after a quotation mark.
    const lines = readFileSync(INIA_FILE, 'utf8')
      .split('\n')
      .filter((line) => /^"\d/.test(line));
    expect(lines).toHaveLength(2952);
    expect(parsed.rows).toHaveLength(lines.length);
    expect(parsed).toMatchObject({ rowsRead: 2952, rowsEmpty: 0, rowsRepeated: 0 });
    expect(new Date(parsed.rows[0]!.t).toISOString()).toBe('2019-05-01T04:00:00.000Z');
    expect(parsed.rows[0]!.values).toEqual([7.8, 85.8, 0, 0, 0.1, null, null, null]);
    expect(new Date(parsed.rows.at(-1)!.t).toISOString()).toBe('2019-09-01T03:00:00.000Z');
    expect(parsed.rows.at(-1)!.values).toEqual([6.4, 78.4, 0, 0, 0, null, null, null]);
    const sum = lines.reduce((total, line) => total + Number(line.split(',')[1]), 0);
    expect(parsed.rows.reduce((total, row) => total + row.values[0]!, 0)).toBeCloseTo(sum, 6);
    expect(parsed.sha256).toBe(createHash('sha256').update(readFileSync(INIA_FILE)).digest('hex'));
  });

  test('gives the 323 chill hours of May and June', async () => {
    const { rows } = await parseCsv(await inspectFile(INIA_FILE), { now: NOW });
    const winter = rows.filter((row) => dayOfInstant(row.t) < '2019-07-01');
    expect(winter).toHaveLength(61 * 24);
    const hours = chillingHours(Float64Array.from(winter, (row) => row.values[0]!));
    expect(hours.at(-1)).toBe(323);
  });
});

describe('what is tolerated', () => {
  test('mark of byte order, CRLF, semicolons, decimal commas and columns in another order', async () => {
    const content =
      '\ufeff"Humedad Relativa %";"Tiempo UTC-4";"Temperatura del Aire °C"\r\n' +
      '85,8;01-05-2019 00:00;7,8\r\n82;01-05-2019 01:00;-1,5\r\n';
    const { rows } = await parse(content);
    expect(rows.map((row) => row.values.slice(0, 2))).toEqual([
      [7.8, 85.8],
      [-1.5, 82],
    ]);
  });

  test('Latin-1, tabs, slashes and seconds in the time, blank lines', async () => {
    const content = Buffer.from('Tiempo\tTemperatura del Aire ºC\n\n1/5/2019 00:30:00\t7.8\n\n', 'latin1');
    const { rows } = await parse(content);
    expect(rows).toHaveLength(1);
    expect(new Date(rows[0]!.t).toISOString()).toBe('2019-05-01T04:30:00.000Z');
  });

  test('gaps, whole or in part, and an hour that is written twice alike', async () => {
    const parsed = await parse(
      `${HEADER}\n01-05-2019 00:00,NA,NA\n01-05-2019 01:00,8,NA\nNA,NA,NA\n01-05-2019 01:00,8,NA\n`,
    );
    expect(parsed).toMatchObject({ rowsRead: 3, rowsEmpty: 1, rowsRepeated: 1 });
    expect(parsed.rows.map((row) => row.values.slice(0, 2))).toEqual([[8, null]]);
  });

  test('a footer of prose, with commas and without quotation marks', async () => {
    const { rows } = await parse(
      `${HEADER}\n01-05-2019 00:00,8,80\nNA,NA,NA\nFuente: Red Agrometeorológica, INIA\n"Logo: https://a.cl",NA,NA\n`,
    );
    expect(rows).toHaveLength(1);
  });

  test('humidity a little above saturation is saturation', async () => {
    const { rows } = await parse(`${HEADER}\n01-05-2019 00:00,8,103.5\n`);
    expect(rows[0]!.values[1]).toBe(100);
  });

  test('lines out of the order of time come out in order', async () => {
    const { rows } = await parse(`${HEADER}\n01-05-2019 02:00,8,80\n01-05-2019 01:00,9,81\n`);
    expect(rows.map((row) => row.line)).toEqual([3, 2]);
  });
});

describe('the clock', () => {
  test('an offset in the header is valid all year', async () => {
    const { rows } = await parse(`${HEADER}\n15-01-2019 12:00,25,40\n`);
    expect(new Date(rows[0]!.t).toISOString()).toBe('2019-01-15T16:00:00.000Z');
  });

  test('without one the clock of America/Santiago is meant, in summer three hours behind UTC', async () => {
    const { rows } = await parse('Tiempo,Temperatura del Aire ºC\n15-01-2019 12:00,25\n');
    expect(new Date(rows[0]!.t).toISOString()).toBe('2019-01-15T15:00:00.000Z');
  });

  test('the hour that strikes twice is two hours, and its third line an error', async () => {
    const header = 'Tiempo,Temperatura del Aire ºC';
    const day = isoDate('2024-04-06');
    expect(hoursInDay(day)).toBe(25);
    const { rows } = await parse(
      `${header}\n06-04-2024 23:00,12\n06-04-2024 23:00,11\n07-04-2024 00:00,10\n`,
    );
    expect(rows.map((row) => new Date(row.t).toISOString())).toEqual([
      '2024-04-07T02:00:00.000Z',
      '2024-04-07T03:00:00.000Z',
      '2024-04-07T04:00:00.000Z',
    ]);
    const third = await refusal(
      `${header}\n${'06-04-2024 23:00,1\n06-04-2024 23:00,2\n06-04-2024 23:00,3\n'}`,
    );
    expect(third.lines).toMatchObject([
      { line: 4, reason: 'hora 06-04-2024 23:00: repite la línea 2 con otros valores' },
    ]);
  });

  test('the hour that is skipped does not exist', async () => {
    const lines = await badLine('08-09-2024 00:30,12', 'Tiempo,Temperatura del Aire ºC');
    expect(lines).toMatchObject([
      { line: 2, reason: 'hora 08-09-2024 00:30: no existió, ese día el reloj se adelantó una hora' },
    ]);
  });
});

describe('bad lines', () => {
  test.each([
    ['31-02-2019 00:00,8,80', 'fecha «31-02-2019 00:00»: ese día no existe'],
    ['2019-05-01 00:00,8,80', 'fecha «2019-05-01 00:00»: se espera dd-MM-aaaa HH:mm'],
    ['ayer,8,80', 'fecha «ayer»: se espera dd-MM-aaaa HH:mm'],
    ['01-05-0019 00:00,8,80', 'fecha «01-05-0019 00:00»: año anterior a 1950'],
    ['01-05-2019 24:00,8,80', 'hora 24:00: un día tiene las horas 00 a 23'],
    ['01-05-2019 10:75,8,80', 'hora 10:75: los minutos van de 00 a 59'],
    ['21-11-2026 09:30,8,80', 'fecha 21-11-2026 09:30: está en el futuro'],
    ['01-05-2019 00:00,999,80', 'temperatura 999 °C, fuera de −30 a 55 °C'],
    ['01-05-2019 00:00,-30.1,80', 'temperatura −30,1 °C, fuera de −30 a 55 °C'],
    ['01-05-2019 00:00,8,-1', 'humedad relativa −1 %, fuera de 0 a 105 %'],
    ['01-05-2019 00:00,ocho,80', 'temperatura: «ocho» no es un número'],
    ['01-05-2019 00:00,1e1,80', 'temperatura: «1e1» no es un número'],
    ['01-05-2019 00:00,8', 'tiene 2 columnas y el encabezado 3'],
    [
      '01-05-2019 25:00,999,200',
      'hora 25:00: un día tiene las horas 00 a 23; temperatura 999 °C, fuera de −30 a 55 °C; ' +
        'humedad relativa 200 %, fuera de 0 a 105 %',
    ],
  ])('%s', async (line, reason) => {
    expect(await badLine(line)).toMatchObject([{ line: 2, reason }]);
  });

  test('a day of 30 hours names each hour too many', async () => {
    const hours = Array.from({ length: 30 }, (_, hour) => `01-05-2019 ${hour}:00,8,80`);
    const error = await refusal(`${HEADER}\n${hours.join('\n')}\n`);
    expect(error.code).toBe('bad-lines');
    expect(error.lines.map(({ line }) => line)).toEqual([26, 27, 28, 29, 30, 31]);
    const again = Array.from({ length: 30 }, (_, i) => `01-05-2019 ${i % 24}:00,${i},80`);
    const repeated = await refusal(`${HEADER}\n${again.join('\n')}\n`);
    expect(repeated.lines.map(({ line }) => line)).toEqual([26, 27, 28, 29, 30, 31]);
  });

  test('prose is a footer only at the end', async () => {
    const error = await refusal(`${HEADER}\n01-05-2019 00:00,8,80\nuna nota,NA,NA\n01-05-2019 01:00,8,80\n`);
    expect(error.lines).toMatchObject([{ line: 3, reason: 'texto en medio de las mediciones' }]);
  });

  test('the first hundred are listed, all are counted', async () => {
    const lines = Array.from({ length: 250 }, () => '01-05-2019 00:00,999,80').join('\n');
    const error = await refusal(`${HEADER}\n${lines}\n`);
    expect(error.lines).toHaveLength(MAX_BAD_LINES);
    expect(error.badLineCount).toBe(250);
    expect(error.message).toContain('tiene 250 líneas con errores; no se cargó nada.');
  });

  test('line numbers are those of the file, blank lines and CRLF included', async () => {
    const error = await refusal(`${HEADER}\r\n\r\n\r\n01-05-2019 00:00,8,80\r\n01-05-2019 01:00,999,80\r\n`);
    expect(error.lines.map(({ line }) => line)).toEqual([5]);
  });
});

describe('files that are no export', () => {
  test.each([
    ['Tiempo UTC-4,Temperatura del Aire ºF\n', 'La columna 2, «Temperatura del Aire ºF», no se conoce'],
    ['Tiempo UTC-4,Humedad Relativa %\n', 'Falta la columna de la temperatura'],
    ['Temperatura del Aire ºC\n', 'Falta la columna del tiempo'],
    ['Tiempo,Tiempo UTC-4,Temperatura del Aire ºC\n', 'La columna 2, «Tiempo UTC-4», está repetida'],
  ])('wrong columns: %s', async (content, found) => {
    const error = await refusal(content);
    expect(error.code).toBe('wrong-columns');
    expect(error.message).toContain(found);
    expect(error.message).toContain('«Tiempo UTC-4», «Temperatura del Aire ºC», «Humedad Relativa %»');
  });

  test('a header alone, or gaps alone, are no measurements', async () => {
    expect((await refusal(`${HEADER}\n`)).code).toBe('no-measurements');
    expect((await refusal(`${HEADER}\n01-05-2019 00:00,NA,NA\n`)).code).toBe('no-measurements');
    expect((await refusal('\n\n')).code).toBe('file-empty');
  });

  test('a quotation mark that is never closed', async () => {
    const error = await refusal(
      `${HEADER}\n"01-05-2019 00:00,8,80\n${'01-05-2019 01:00,8,80\n'.repeat(2000)}`,
    );
    expect(error.code).toBe('csv-broken');
    expect(error.message).toContain('comillas sin cerrar');
  });
});

test('whatever a file contains, it is read or refused with a reason', async () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'NA',
      '',
      '01-05-2019 00:00',
      '1.5',
      '999',
      '"',
      '""',
      ';',
      ',',
      '\r',
      '\t',
      'ºC',
      '\u0000',
    ),
    fc.string({ maxLength: 12, unit: 'binary' }),
  );
  const line = fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(','));
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 8 }), fc.boolean(), async (lines, withHeader) => {
      const content = [...(withHeader ? [HEADER] : []), ...lines].join('\n');
      const result = await parse(content).catch((cause: unknown) => cause);
      if (result instanceof ImportError) expect(result.message).toMatch(/\S/);
      else expect((result as ParsedFile).rows.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
