import { describe, expect, it } from 'vitest';
import { csvText, sheetCsv, writeCsv } from './csv.ts';

describe('sheetCsv', () => {
  it('writes what a Chilean spreadsheet opens: mark, semicolons, decimal commas, ISO dates', () => {
    const text = sheetCsv({
      columns: [
        { header: 'Estación' },
        { header: 'Fecha', kind: 'date' },
        { header: 'Leída', kind: 'datetime' },
        { header: 'Promedio', decimals: 1 },
        { header: 'Total' },
      ],
      rows: [
        ['Ñandú', '2026-11-20', Date.UTC(2026, 10, 20, 9, 30), 12.345, -14.5],
        ['Corta', 'sin fecha', null, Number.NaN],
      ],
    });
    expect(text).toBe(
      '\uFEFFEstación;Fecha;Leída;Promedio;Total\r\nÑandú;2026-11-20;2026-11-20 09:30;12,3;-14,5\r\nCorta;sin fecha;;;\r\n',
    );
  });

  it('quotes separators, quotes and line breaks', () => {
    expect(csvText('a;b')).toBe('"a;b"');
    expect(csvText('dijo "no"')).toBe('"dijo ""no"""');
    expect(csvText('uno\ndos')).toBe('"uno\ndos"');
    expect(csvText('coma, no')).toBe('coma, no');
  });

  it.each(['=1+1', '+56 9', '-2+3', '@SUM(A1)', '\t=1', '  =1', '＝1', '\r=1'])(
    'makes %j plain text',
    (formula) => {
      expect(csvText(formula).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('makes a heading plain text too, and leaves negative numbers alone', () => {
    expect(sheetCsv({ columns: [{ header: '=cmd' }], rows: [[-3]] })).toBe("\uFEFF'=cmd\r\n-3\r\n");
  });

  it('is a text file', async () => {
    const blob = writeCsv({ columns: [{ header: 'Ñ' }], rows: [] });
    expect(blob.type).toBe('text/csv;charset=utf-8');
    expect([...new Uint8Array(await blob.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
