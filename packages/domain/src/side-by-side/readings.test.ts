import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { daysLater } from './align.ts';
import { daysFrom, readingsApart } from './readings.ts';

const START = isoDate('2026-09-01');
const series = (values: readonly number[], start = START) => ({ start, values: Float64Array.from(values) });
const range = { start: START, end: addDays(START, 29) };

it('means the differences of the days on which both have a reading', () => {
  // 20 and 16 on ten days, 20 and 25 on six, and four days of which one lacks a reading.
  const own = series([...Array(16).fill(20), Number.NaN, Number.NaN, 20, 20]);
  const other = series([...Array(10).fill(16), ...Array(6).fill(25), 9, 9, Number.NaN, Number.NaN]);
  expect(readingsApart(own, other, range)).toEqual({
    higher: (10 * 4 - 6 * 5) / 16,
    apart: (10 * 4 + 6 * 5) / 16,
    days: 16,
  });
});

it('needs 14 of these days, and looks at no other', () => {
  const own = series(Array(20).fill(20));
  const other = series(Array(20).fill(18));
  expect(readingsApart(own, other, { start: START, end: addDays(START, 13) })).toMatchObject({ days: 14 });
  expect(readingsApart(own, other, { start: START, end: addDays(START, 12) })).toBeNull();
  expect(readingsApart(own, series([]), range)).toBeNull();
});

it('counts the days from a limit on of those that both have', () => {
  const own = series([70, 60, 59, 90, Number.NaN]);
  const other = series([0, 0, 0, Number.NaN, 0]);
  expect(daysFrom(own, other, 60, range)).toBe(2);
  expect(daysFrom(other, own, 60, range)).toBe(0);
});

it('seasons that both are n days later differ as before', () => {
  const readings = fc.array(fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constant(Number.NaN)), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(readings, readings, fc.integer({ min: -400, max: 400 }), (own, other, n) => {
      const before = readingsApart(series(own), series(other), range);
      const moved = { start: addDays(range.start, n), end: addDays(range.end, n) };
      const after = readingsApart(daysLater(series(own), n), daysLater(series(other), n), moved);
      expect(after).toEqual(before);
    }),
  );
});
