import { expect, it } from 'vitest';
import { comparedText, isSameCompared, MOST_COMPARED, parseCompared } from './compared.ts';
import { filtersToSearch, parseFilters } from './filters.ts';

it('reads seasons of the field shown and of others, each once, and writes them again', () => {
  const keys = parseCompared('8_7-12_8');
  expect(keys).toEqual([
    { seasonId: 8, sectorId: null },
    { seasonId: 7, sectorId: 12 },
  ]);
  expect(comparedText(keys)).toBe('8_7-12');
  expect(comparedText([])).toBeUndefined();
});

it.each([undefined, '', 'x', '8.5', '-3', '8-', '99999999999'])('reads nothing of %s', (text) => {
  expect(parseCompared(text)).toEqual([]);
});

it('reads ten at most', () => {
  const many = Array.from({ length: 12 }, (_, i) => i + 1).join('_');
  expect(parseCompared(many)).toHaveLength(MOST_COMPARED);
});

it('tells a season of a field from the season of the field shown', () => {
  expect(isSameCompared({ seasonId: 8, sectorId: null }, { seasonId: 8, sectorId: 3 })).toBe(false);
  expect(isSameCompared({ seasonId: 8, sectorId: 3 }, { seasonId: 8, sectorId: 3 })).toBe(true);
});

it('is part of the address, and an unknown alignment is dropped', () => {
  // A router gives one number as a number.
  expect(parseFilters({ compare: 8, align: 'biofix' })).toEqual({ compare: '8', align: 'biofix' });
  expect(parseFilters({ compare: 'x', align: 'moon' })).toEqual({});
  expect(filtersToSearch({ season: 9, compare: '8_7-12', align: 'degree-days' })).toEqual({
    season: 9,
    compare: '8_7-12',
    align: 'degree-days',
  });
});
