import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { isFarAbove, typedCountError, wrongEntries } from './entered-counts.ts';

const TODAY = isoDate('2026-11-21');
const entry = { stationId: 31, pestId: 1, date: TODAY, found: 3 };

describe('entered counts', () => {
  it('of one trap, pest and day come once, and none is of a day to come', () => {
    expect(wrongEntries([entry, { ...entry, stationId: 32 }, { ...entry, pestId: 2 }], TODAY)).toEqual([]);
    const wrong = wrongEntries(
      [entry, { ...entry, date: isoDate('2026-11-22') }, { ...entry, found: 4 }],
      TODAY,
    );
    expect(wrong.map(({ row, field }) => [row, field])).toEqual([
      [1, 'date'],
      [2, 'stationId'],
    ]);
    expect(wrong[1]?.message).toContain('fila 1');
  });

  it('are whole numbers from 0 to 100,000, or nothing typed', () => {
    for (const typed of ['', ' ', '0', '12', '100000']) expect(typedCountError(typed), typed).toBeNull();
    for (const typed of ['-1', '1,5', '1.000,5', '100001', 'x', '1 2'])
      expect(typedCountError(typed), typed).not.toBeNull();
  });

  it.each([
    [20, [0], false],
    [21, [0], true],
    [40, [3, 10], false],
    [41, [3, 10], true],
    [300, [], false],
    [301, [], true],
    [400, [100], false],
  ])('%i after %j is unusual: %s', (found, last, unusual) => {
    expect(isFarAbove(found, last)).toBe(unusual);
  });
});
