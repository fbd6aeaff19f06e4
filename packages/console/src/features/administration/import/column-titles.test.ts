import { expect, it } from 'vitest';
import { columnTitles } from './column-titles.ts';

it('reads the titles of a plain file with any separator', () => {
  expect(columnTitles('\uFEFFfecha;T° mín, sombra;"T° máx"\r\n2026-01-01;4,1;22')).toEqual([
    'fecha',
    'T° mín, sombra',
    'T° máx',
  ]);
  expect(columnTitles('date,tmin,tmax,tmin,\n')).toEqual(['date', 'tmin', 'tmax']);
  expect(columnTitles('a\tb')).toEqual(['a', 'b']);
  expect(columnTitles('')).toEqual([]);
});
