import { describe, expect, it } from 'vitest';
import { flat, HOLE, today, until } from '../../fixtures/report-days.ts';
import { compareSpans } from './windows.ts';

describe('spans', () => {
  it('end on the day, without sharing one', () => {
    expect(until(1).start).toBe(today);
    const days = until(...flat(40, 0), ...flat(15, 2), ...flat(15, 3));
    expect(compareSpans(days, today, 15)).toEqual({
      days: 15,
      recent: { known: 15, sum: 45, mean: 3 },
      previous: { known: 15, sum: 30, mean: 2 },
    });
  });
  it('count what is known', () => {
    expect(compareSpans(until(HOLE, HOLE, 4, HOLE, 2), today, 2)).toEqual({
      days: 2,
      recent: { known: 1, sum: 2, mean: 2 },
      previous: { known: 1, sum: 4, mean: 4 },
    });
    expect(compareSpans(until(), today, 7).recent).toEqual({ known: 0, sum: null, mean: null });
    for (const days of [0, -1, 1.5, HOLE])
      expect(() => compareSpans(until(1), today, days)).toThrow(RangeError);
  });
});
