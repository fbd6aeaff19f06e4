import { describe, expect, it } from 'vitest';
import type { SheetData } from './sheet.ts';
import { writeSpreadsheet } from './spreadsheet.ts';
import { readWorkbook, unzip } from './unzip.fixture.ts';

const captures: SheetData = {
  name: 'Capturas',
  columns: [
    { header: 'Estación' },
    { header: 'Fecha', kind: 'date' },
    { header: 'Leída', kind: 'datetime' },
    { header: 'Promedio', kind: 'number', decimals: 1 },
    { header: 'Total', kind: 'number' },
  ],
  rows: [
    ['Ñandú & Cía <3>', '2026-11-20', Date.UTC(2026, 10, 20, 9, 30), 12.345, 14],
    ['Los Aromos', Date.UTC(2026, 10, 21), '2026-11-21T18:00', Number.NaN, null],
    ['Corta'],
  ],
};

const serial = (ms: number) => ms / 86_400_000 + 25_569;

describe('writeSpreadsheet', () => {
  it('writes texts, numbers, dates and decimals as what they are', async () => {
    const sheet = (await readWorkbook(await writeSpreadsheet([captures]))).get('Capturas');
    expect(sheet?.get('A1')?.value).toBe('Estación');
    expect(sheet?.get('A2')?.value).toBe('Ñandú & Cía <3>');
    expect(sheet?.get('B2')).toEqual({ value: serial(Date.UTC(2026, 10, 20)), format: 'dd-mm-yyyy' });
    expect(sheet?.get('C2')).toEqual({
      value: serial(Date.UTC(2026, 10, 20, 9, 30)),
      format: 'dd-mm-yyyy hh:mm',
    });
    expect(sheet?.get('B3')?.value).toBe(serial(Date.UTC(2026, 10, 21)));
    expect(sheet?.get('C3')?.value).toBe(serial(Date.UTC(2026, 10, 21, 18)));
    expect(sheet?.get('D2')).toEqual({ value: 12.345, format: '0.0' });
    expect(sheet?.get('E2')).toEqual({ value: 14, format: null });
  });

  it('leaves out what is missing', async () => {
    const sheet = (await readWorkbook(await writeSpreadsheet([captures]))).get('Capturas');
    for (const address of ['D3', 'E3', 'B4', 'E4']) expect(sheet?.has(address)).toBe(false);
    expect(sheet?.get('A4')?.value).toBe('Corta');
  });

  it('keeps a text that looks like a formula a text, also when its cell is edited', async () => {
    const blob = await writeSpreadsheet([
      {
        name: 'Avisos',
        columns: [{ header: 'Nombre' }],
        rows: [['=HYPERLINK("http://x")'], ['@SUM(1)'], ['-2']],
      },
    ]);
    const sheet = (await readWorkbook(blob)).get('Avisos');
    expect(sheet?.get('A2')).toEqual({ value: '=HYPERLINK("http://x")', format: '@' });
    expect(sheet?.get('A3')).toEqual({ value: '@SUM(1)', format: '@' });
    expect(sheet?.get('A4')).toEqual({ value: '-2', format: '@' });
    for (const xml of (await unzip(blob)).values()) expect(xml).not.toContain('<f>');
  });

  it('keeps a 300-character name whole in its cell and cuts it as the name of its sheet', async () => {
    const long = 'Fundo '.repeat(50);
    const book = await readWorkbook(
      await writeSpreadsheet([{ name: long, columns: [{ header: 'Campo' }], rows: [[long]] }]),
    );
    const [name = ''] = book.keys();
    expect(name.length).toBeLessThanOrEqual(31);
    expect(book.get(name)?.get('A2')?.value).toBe(long);
  });

  it('writes a workbook even without sheets or rows', async () => {
    expect([...(await readWorkbook(await writeSpreadsheet([]))).keys()]).toEqual(['Hoja 1']);
    const empty = await readWorkbook(await writeSpreadsheet([{ ...captures, rows: [] }]));
    expect(empty.get('Capturas')?.size).toBe(5);
  });

  it('cuts a text that is too long for a cell', async () => {
    const blob = await writeSpreadsheet([
      { name: 'Notas', columns: [{ header: 'Nota' }], rows: [['n'.repeat(40_000)]] },
    ]);
    expect((await readWorkbook(blob)).get('Notas')?.get('A2')?.value).toHaveLength(32_767);
  });
});
