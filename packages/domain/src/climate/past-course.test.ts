import { expect, test } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { courseAfter, wholeCourse } from './past-course.ts';
import { pastWindows, SAME_DAYS } from './past-years.ts';

const HOLE = Number.NaN;
const days = (count: number, holes: readonly number[]) =>
  Float64Array.from({ length: count }, (_, i) => (holes.includes(i) ? HOLE : i));

test('a short hole is drawn across, a longer one or a hole at an end makes the year say nothing', () => {
  expect(wholeCourse(days(100, [20, 21, 22]))).toEqual(days(100, []));
  expect(wholeCourse(days(100, [20, 21, 22, 23]))).toBeNull();
  expect(wholeCourse(days(100, [0]))).toBeNull();
  expect(wholeCourse(days(100, [99]))).toBeNull();
  expect(wholeCourse(days(0, []))).toBeNull();
});

test('no more than one day in twenty is drawn across', () => {
  expect(wholeCourse(days(100, [10, 20, 30, 40, 50]))).not.toBeNull();
  expect(wholeCourse(days(100, [10, 20, 30, 40, 50, 60]))).toBeNull();
});

test('a course goes on where the service’s values end, whatever it gives after a hole', () => {
  const past = Float64Array.of(1, 2, 3, 4);
  expect([...courseAfter([9, 8], past)]).toEqual([9, 8, 3, 4]);
  expect([...courseAfter([9, HOLE, 7], past)]).toEqual([9, 2, 3, 4]);
  expect([...courseAfter([], past)]).toEqual([1, 2, 3, 4]);
  expect([...courseAfter([9, 8, 7, 6, 5], past)]).toEqual([9, 8, 7, 6]);
});

test('a year is one course on the same days, over New Year and a leap day alike', () => {
  const target = { start: isoDate('2027-11-25'), end: isoDate('2028-04-30') };
  const windows = pastWindows(target, isoDate('2023-11-25'), SAME_DAYS);
  expect(windows.map(({ range }) => [range.start, range.end])).toEqual([
    ['2026-11-25', '2027-05-01'],
    ['2025-11-25', '2026-05-01'],
    ['2024-11-25', '2025-05-01'],
    ['2023-11-25', '2024-04-30'],
  ]);
  const fromLeapDay = { start: isoDate('2028-02-29'), end: isoDate('2028-04-30') };
  expect(pastWindows(fromLeapDay, isoDate('2026-01-01'), SAME_DAYS).map(({ range }) => range.start)).toEqual([
    '2027-02-28',
    '2026-02-28',
  ]);
});
