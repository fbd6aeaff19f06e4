import { expect, test } from 'vitest';
import { daysBetween, isoDate } from '../calendar/iso-date.ts';
import { pastWindows, sameDayOfYear, spreadOfCourses } from './past-years.ts';

const target = { start: isoDate('2026-11-21'), end: isoDate('2026-12-06') };

test('past years are looked at on the same days and around them, newest first', () => {
  const windows = pastWindows(target, isoDate('2024-06-01'));
  expect(windows.map(({ year, range }) => [year, range.start])).toEqual([
    [2025, '2025-11-15'],
    [2025, '2025-11-18'],
    [2025, '2025-11-21'],
    [2025, '2025-11-24'],
    [2025, '2025-11-27'],
    [2024, '2024-11-15'],
    [2024, '2024-11-18'],
    [2024, '2024-11-21'],
    [2024, '2024-11-24'],
    [2024, '2024-11-27'],
  ]);
  for (const { range } of windows) expect(daysBetween(range.start, range.end)).toBe(15);
});

test('nothing is taken from before the record, nor from the days to come themselves', () => {
  expect(pastWindows(target, isoDate('2025-11-22')).map(({ range }) => range.start)).toEqual([
    '2025-11-24',
    '2025-11-27',
  ]);
  expect(pastWindows(target, isoDate('2025-11-24'))).toHaveLength(2);
  expect(pastWindows(target, isoDate('2026-01-01'))).toEqual([]);
  expect(pastWindows({ start: target.end, end: target.start }, isoDate('2000-01-01'))).toEqual([]);
  const untilItself = { start: isoDate('2026-01-01'), end: isoDate('2026-12-29') };
  expect(pastWindows(untilItself, isoDate('2024-12-20')).map(({ range }) => range.end)).toEqual([
    '2025-12-23',
    '2025-12-26',
    '2025-12-29',
  ]);
  const wholeYear = { start: isoDate('2026-01-01'), end: isoDate('2026-12-31') };
  for (const { range } of pastWindows(wholeYear, isoDate('2000-01-01'))) {
    expect(range.end < wholeYear.start).toBe(true);
  }
});

test('no more than ten years are looked at', () => {
  const years = new Set(pastWindows(target, isoDate('1990-01-01')).map(({ year }) => year));
  expect([years.size, Math.min(...years)]).toEqual([10, 2016]);
});

test('a leap day is the day before it in other years', () => {
  expect(sameDayOfYear(isoDate('2024-02-29'), 2023)).toBe('2023-02-28');
  expect(sameDayOfYear(isoDate('2024-02-29'), 2020)).toBe('2020-02-29');
});

test('the spread of courses is their mean and their outer tenths', () => {
  const courses = Array.from({ length: 11 }, (_, i) => Float64Array.of(i, 10 * i));
  const { mean, low, high } = spreadOfCourses(courses)!;
  expect([...mean]).toEqual([5, 50]);
  expect([...low]).toEqual([1, 10]);
  expect([...high]).toEqual([9, 90]);
  const between = spreadOfCourses([40, 10, 30, 20].map((value) => Float64Array.of(value)))!;
  expect([between.mean[0], between.low[0], between.high[0]]).toEqual([25, 13, 37]);
  expect(spreadOfCourses([])).toBeNull();
  expect([...spreadOfCourses([Float64Array.of(3)])!.high]).toEqual([3]);
  expect(() => spreadOfCourses([Float64Array.of(1), Float64Array.of(1, 2)])).toThrow(RangeError);
});
