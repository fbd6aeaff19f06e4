import { writeSpreadsheet } from '@vigia/ui';
import { describe, expect, it } from 'vitest';
import { pastedTable, withCell } from './pasted-table.ts';
import { readFile, readText, UnreadableSheet } from './read-sheet.ts';

const TEXT = 'Campo\tEstación\tLatitud\tDueño\nEl Peral\tN-1\t-33,4\tAna\n\t\t\t\nEl Peral\t"N 2\nsur"\t\t\n';

describe('a pasted table', () => {
  it('has its columns by their titles, and its rows by their number in the sheet', async () => {
    expect(pastedTable('stations', await readText(TEXT))).toEqual({
      columns: ['sector', 'name', 'latitude'],
      unused: ['Dueño'],
      rows: [
        { row: 2, cells: { sector: 'El Peral', name: 'N-1', latitude: '-33,4' } },
        { row: 4, cells: { sector: 'El Peral', name: 'N 2 sur', latitude: '' } },
      ],
    });
  });

  it.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['Campo;Latitud\nEl Peral;-33', 'no-titles'],
    ['N-1;-33', 'no-titles'],
    ['Estación', 'no-rows'],
    [`Estación\n${'N-1\n'.repeat(10_001)}`, 'too-many'],
  ])('is refused as %#', async (text, problem) => {
    expect(pastedTable('stations', await readText(text))).toEqual({ problem });
  });

  it('takes another text in a cell, also in a column that it lacked', async () => {
    const table = pastedTable('stations', await readText('Estación\nN-1\nN-2'));
    if ('problem' in table) throw new Error(table.problem);
    expect(withCell(table, 3, 'sector', 'El Peral')).toMatchObject({
      columns: ['name', 'sector'],
      rows: [
        { row: 2, cells: { name: 'N-1' } },
        { row: 3, cells: { name: 'N-2', sector: 'El Peral' } },
      ],
    });
  });
});

describe('a file', () => {
  it('is read with semicolons, commas, a byte order mark or in Windows-1252', async () => {
    const rows = [
      ['Campo', 'Región'],
      ['Ñuñoa', 'RM, centro'],
    ];
    expect(await readFile(new Blob(['\uFEFFCampo;Región\r\nÑuñoa;RM, centro\r\n']))).toEqual(rows);
    expect(await readFile(new Blob(['Campo,Región\nÑuñoa,"RM, centro"']))).toEqual(rows);
    const old = Uint8Array.from('Campo;Región\nÑuñoa;RM, centro', (letter) => letter.charCodeAt(0));
    expect(await readFile(new Blob([old]))).toEqual(rows);
  });

  it('is refused when it is no table', async () => {
    await expect(readFile(new Blob([Uint8Array.of(1, 0, 2)]))).rejects.toBeInstanceOf(UnreadableSheet);
    const broken = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3);
    await expect(readFile(new Blob([broken]))).rejects.toBeInstanceOf(UnreadableSheet);
  });

  it('is read from a workbook, numbers with their decimals', async () => {
    const columns = [{ header: 'Campo' }, { header: 'Latitud' }];
    const book = await writeSpreadsheet([{ name: 'Campos', columns, rows: [['Ñuñoa', -33.4512]] }]);
    expect(await readFile(book)).toEqual([
      ['Campo', 'Latitud'],
      ['Ñuñoa', '-33,4512'],
    ]);
  });
});
