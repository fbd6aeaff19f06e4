import { describe, expect, it } from 'vitest';
import { fileName } from './save-file.ts';
import { sheetNames } from './sheet-name.ts';

describe('sheetNames', () => {
  it('takes out what a sheet may not be called', () => {
    expect(sheetNames(["'Fundo [A]: 1/2 \\ ¿qué?*'", 'Historial', ' ', '\u0000'])).toEqual([
      'Fundo A 1 2 ¿qué',
      'Historial.',
      'Hoja 3',
      'Hoja 4',
    ]);
  });

  it('gives no two sheets the same name, case aside', () => {
    expect(sheetNames(['Lobesia', 'LOBESIA', 'Lobesia', 'Lobesia (2)'])).toEqual([
      'Lobesia',
      'LOBESIA (2)',
      'Lobesia (3)',
      'Lobesia (2) (2)',
    ]);
  });

  it('keeps within 31 characters, copies included', () => {
    const names = sheetNames(Array.from({ length: 12 }, () => 'x'.repeat(300)));
    expect(new Set(names).size).toBe(12);
    for (const name of names) expect(name.length).toBe(31);
    expect(names[11]).toMatch(/ \(12\)$/);
  });

  it('never cuts a character in two', () => {
    expect(sheetNames([`${'x'.repeat(30)}🌱`])).toEqual(['x'.repeat(30)]);
  });
});

describe('fileName', () => {
  it('takes out what a file may not be called', () => {
    expect(fileName('../Campos: "Norte"/2026?', 'csv')).toBe('Campos Norte 2026.csv');
    expect(fileName(' … ', 'xlsx')).toBe('….xlsx');
    expect(fileName('///', 'xlsx')).toBe('archivo.xlsx');
  });

  it('cuts a 300-character name and keeps the extension', () => {
    const name = fileName('a'.repeat(300), 'xlsx');
    expect(name).toBe(`${'a'.repeat(80)}.xlsx`);
  });
});
