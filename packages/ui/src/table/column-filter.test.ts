import { describe, expect, it } from 'vitest';
import { type ColumnFilter, filterLabel, passes, withFilter } from './column-filter.ts';
import type { CellValue, DataColumn } from './data-column.ts';
import { TABLE } from './words.ts';

const keeps = (filter: ColumnFilter, value: CellValue, text = String(value ?? '—')) =>
  passes(
    filter,
    () => value,
    () => text,
  );

describe('a filter of a column', () => {
  it('finds words without their accents, in any order', () => {
    const filter = { kind: 'text', text: 'norte AROMOS' } as const;
    expect(keeps(filter, 'Los Áromos Norte')).toBe(true);
    expect(keeps(filter, 'Los Aromos Sur')).toBe(false);
  });

  it('keeps what was chosen, the dash of a missing value too', () => {
    const filter = { kind: 'choice', chosen: ['Maíz', '—'] } as const;
    expect(keeps(filter, 'Maíz')).toBe(true);
    expect(keeps(filter, null)).toBe(true);
    expect(keeps(filter, 'Vid')).toBe(false);
  });

  it('keeps both ends of a range and leaves out what is missing', () => {
    const filter = { kind: 'number', from: 10, to: 20 } as const;
    expect([9.9, 10, 20, 20.1, null].map((value) => keeps(filter, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(keeps({ kind: 'number', from: null, to: 5 }, -3)).toBe(true);
  });

  it('knows the day of an instant in Santiago', () => {
    const day = { kind: 'date', from: '2026-11-20', to: '2026-11-20' } as const;
    expect(keeps(day, Date.UTC(2026, 10, 21, 2, 59))).toBe(true);
    expect(keeps(day, Date.UTC(2026, 10, 21, 3))).toBe(false);
    expect(keeps(day, '2026-11-20')).toBe(true);
    expect(keeps(day, null)).toBe(false);
  });
});

describe('withFilter', () => {
  it('removes a filter that lets every row pass', () => {
    const filters = withFilter({}, 'crop', { kind: 'choice', chosen: ['Vid'] });
    expect(Object.keys(filters)).toEqual(['crop']);
    expect(withFilter(filters, 'crop', { kind: 'choice', chosen: [] })).toEqual({});
    expect(withFilter(filters, 'crop', null)).toEqual({});
    expect(withFilter(filters, 'name', { kind: 'text', text: '  ' })).toEqual(filters);
  });
});

describe('filterLabel', () => {
  const column: DataColumn<unknown> = { id: 'x', header: 'Superficie (ha)', value: () => null };
  it.each<[ColumnFilter, string]>([
    [{ kind: 'text', text: ' norte ' }, 'contiene «norte»'],
    [{ kind: 'choice', chosen: ['Vid', 'Maíz'] }, 'Vid, Maíz'],
    [{ kind: 'choice', chosen: ['Vid', 'Maíz', 'Nogal'] }, 'Vid y 2 más'],
    [{ kind: 'number', from: 1234.5, to: null }, 'desde 1.234,5'],
    [{ kind: 'number', from: 1, to: 2 }, '1 a 2'],
    [{ kind: 'date', from: null, to: '2026-11-05' }, 'hasta 05 nov 2026'],
  ])('says %j', (filter, text) => {
    expect(filterLabel(column, filter, TABLE.spanish)).toBe(`Superficie (ha): ${text}`);
  });
});
