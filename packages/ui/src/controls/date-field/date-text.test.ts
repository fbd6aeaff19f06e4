import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { dateProblem, dateText, readDateText, tidyDate, withDashes } from './date-text.ts';

describe('dateText', () => {
  it.each([
    ['2026-11-21', '21-11-2026'],
    ['2026-02-30', '30-02-2026'],
    ['21-11', '21-11'],
    ['', ''],
  ])('writes %j as %j', (value, text) => {
    expect(dateText(value)).toBe(text);
  });
});

describe('readDateText', () => {
  it.each([
    ['21-11-2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['21.11.2026', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['30-02-2026', '2026-02-30'],
    ['21-11-20', '21-11-20'],
    [' ayer ', 'ayer'],
  ])('reads %j as %j', (text, value) => {
    expect(readDateText(text)).toBe(value);
  });

  it('reads a short year once the field is left', () => {
    expect(tidyDate('5-3-26')).toBe('2026-03-05');
    expect(tidyDate('ayer')).toBe('ayer');
  });
});

describe('withDashes', () => {
  it.each([
    ['2', '21', '21-'],
    ['21-1', '21-11', '21-11-'],
    ['21-', '21', '21'],
    ['21-', '21--', '21-'],
    ['21-', '21-/', '21-'],
    ['', '21-11-2026', '21-11-2026'],
    ['', '2', '2'],
  ])('turns %j then %j into %j', (before, typed, text) => {
    expect(withDashes(before, typed)).toBe(text);
  });
});

describe('dateProblem', () => {
  const bounds = { min: isoDate('2026-11-01'), max: isoDate('2026-11-30') };
  it.each([
    ['', undefined],
    ['2026-11-01', undefined],
    ['2026-11-30', undefined],
    ['2026-10-31', 'Fecha inválida'],
    ['2026-12-01', 'Fecha inválida'],
    ['2026-11-31', 'Fecha inválida'],
    ['21-11', 'Fecha inválida'],
  ])('says of %j %j', (value, problem) => {
    expect(dateProblem(value, bounds)).toBe(problem);
  });
});
