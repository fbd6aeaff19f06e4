import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { EVENT_TYPES } from '../entities/event.ts';
import { HEALTH_CODES } from '../health/codes.ts';
import { formatBytes } from './bytes.ts';
import { formatBetween, formatDate, formatDateTime, formatShortDay } from './dates.ts';
import { formatNumber, formatQuantity } from './numbers.ts';
import { EVENT_TYPE_WORDS, HEALTH_CODE_WORDS } from './words.ts';

describe('figures', () => {
  it.each([
    [1234567.891, 2, '1.234.567,89'],
    [1234, 0, '1.234'],
    [999.96, 1, '1.000,0'],
    [-0.04, 1, '0,0'],
    [-12345.67, 1, '-12.345,7'],
    [0, 2, '0,00'],
    [null, 1, '—'],
    [Number.NaN, 1, '—'],
  ])('%d with %i decimals reads %s', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1500, '1,5 kB'],
    [-4_250_000, '-4,3 MB'],
    [123_400_000, '123 MB'],
    [5e15, '5.000 TB'],
  ])('of %d bytes read %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it('carry their unit', () => {
    expect(formatQuantity(12.34, 1, '°C')).toBe('12,3 °C');
    expect(formatQuantity(null, 1, '°C')).toBe('—');
  });
});

describe('dates', () => {
  it('are written in Spanish', () => {
    const date = isoDate('2026-11-05');
    expect(formatDate(date)).toBe('05 nov 2026');
    expect(formatShortDay(date)).toBe('5 nov');
    expect(formatDateTime(Date.UTC(2026, 10, 5, 2, 7, 30))).toBe('04 nov 2026, 23:07:30');
    expect(formatDateTime(Date.UTC(2026, 6, 5, 2, 7, 30))).toBe('04 jul 2026, 22:07:30');
  });

  it('say a month and a year that two days share once', () => {
    const between = (start: string, end: string) => formatBetween(isoDate(start), isoDate(end));
    expect(between('2026-11-01', '2026-11-20')).toBe('entre el 1 y el 20 de noviembre de 2026');
    expect(between('2026-05-01', '2026-11-20')).toBe('entre el 1 de mayo y el 20 de noviembre de 2026');
    expect(between('2025-11-01', '2026-11-20')).toBe(
      'entre el 1 de noviembre de 2025 y el 20 de noviembre de 2026',
    );
    expect(between('2026-11-20', '2026-11-20')).toBe('el 20 de noviembre de 2026');
  });
});

it('has a word of its own for every code', () => {
  for (const [codes, words] of [
    [EVENT_TYPES, EVENT_TYPE_WORDS],
    [HEALTH_CODES, HEALTH_CODE_WORDS],
  ] as const) {
    const texts = codes.map((code) => (words as Record<string, string>)[code]);
    expect(new Set(texts).size).toBe(codes.length);
  }
});
