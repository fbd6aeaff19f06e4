import { expect, test } from 'vitest';
import { DAY, dailySeries } from '../daily-series.fixture.ts';
import { isOpen } from './bar-plan.ts';

const START = Date.UTC(2026, 10, 1, 12);
const at = (day: number) => START + day * DAY;
const counts = { ...dailySeries(START, [3, 5, 2]), x: Float64Array.of(at(0), at(7), at(10)) };
const note = 'semana en curso';

test('the last count is incomplete if it closes after today, or is drawn until today', () => {
  expect(isOpen([counts], at(9), counts.x)).toBe(true);
  expect(isOpen([{ ...counts, running: { x: at(10), y: 2, note } }], at(10), counts.x)).toBe(true);
  expect(isOpen([{ ...counts, lastRecord: { x: at(10), y: 2, note } }], at(10), counts.x)).toBe(true);
});

test('it is complete if it closed today or before', () => {
  expect(isOpen([{ ...counts, lastRecord: { x: at(10), y: 2 } }], at(10), counts.x)).toBe(false);
  expect(isOpen([counts], at(12), counts.x)).toBe(false);
});
