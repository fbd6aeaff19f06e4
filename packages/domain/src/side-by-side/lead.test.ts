import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { likeness, mostAlike } from './alike.ts';
import { leadOver } from './lead.ts';
import { wholeTotal } from './whole-total.ts';

const HOLE = Number.NaN;
const total = (start: string, values: readonly number[]) => ({
  start: isoDate(start),
  values: Float64Array.from(values),
});
/** A total that grows by as much every day. */
const steady = (start: string, days: number, aDay: number) =>
  total(
    start,
    Array.from({ length: days }, (_, i) => (i + 1) * aDay),
  );

describe('days ahead', () => {
  it('are those until the other one has the sum of today, between two days too', () => {
    // 50 on 10 October; at 4 a day 48 on the 12th and 52 on the 13th: half a day after the 12th.
    expect(leadOver(steady('2026-10-01', 10, 5), steady('2026-10-01', 40, 4))).toEqual({
      days: 3,
      on: '2026-10-10',
    });
    // 48 on 12 October; at 5 a day 45 on the 9th and 50 on the 10th: the 9th and 0.6 of a day, 2.4 days before.
    expect(leadOver(steady('2026-10-01', 12, 4), steady('2026-10-01', 40, 5))).toMatchObject({ days: -2 });
  });

  it('are none where both have the same sum, also on several days without warmth', () => {
    const cold = total('2026-10-01', [5, 10, 10, 10, 10, 15]);
    expect(leadOver(cold, cold)).toMatchObject({ days: 0 });
    expect(leadOver(total('2026-10-01', [5, 10, 10]), cold)).toMatchObject({ days: 0 });
    // The other one stood at 10 from 2 to 5 October; today is the 7th: two days after.
    expect(leadOver(total('2026-10-01', [1, 2, 3, 4, 5, 8, 10]), cold)).toMatchObject({ days: -2 });
  });

  it('are between the closest days where a sum stays, as chill does in summer', () => {
    // 40 on 8 October, and no more cold; the other one had it on the 4th alone: 4 days behind, however long the summer.
    // Where that one stood at 40 for all the summer too, both had it on the same days.
    const chill = (days: number, aDay: number) => steady('2026-10-01', days, aDay).values;
    const summer = (values: Float64Array, end: number) => [...values, ...Array(30).fill(end)];
    const [own, other] = [summer(chill(8, 5), 40), summer(chill(4, 10), 40)];
    expect(leadOver(total('2026-10-01', own), total('2026-10-01', [...other, 50]))).toMatchObject({
      days: 0,
    });
    expect(leadOver(total('2026-10-01', own), total('2026-10-01', [10, 20, 30, 40, 50]))).toMatchObject({
      days: -4,
    });
  });

  it('reach back before the first day of the other one, where its sum was 0', () => {
    // 20 on its first day, 10 October: it had 5 a quarter of the way from the 9th, 7.25 days after the 2nd.
    expect(leadOver(total('2026-10-01', [3, 5]), total('2026-10-10', [20, 30]))).toMatchObject({ days: 7 });
  });

  it('are those at the last sum of the other one, where it has not come so far', () => {
    // It has 36 on 9 October; at 5 a day that was had between 35 on the 7th and 40 on the 8th, 1.8 days before.
    expect(leadOver(steady('2026-10-01', 20, 5), steady('2026-10-01', 9, 4))).toMatchObject({ days: 2 });
    // It came to its 30 on the 3rd and stood there until the 5th; at 5 a day that was had on the 6th.
    expect(leadOver(steady('2026-10-01', 20, 5), total('2026-10-01', [10, 20, 30, 30, 30]))).toMatchObject({
      days: -1,
    });
  });

  it.each([
    ['no-record', [HOLE, HOLE], [1, 2]],
    ['no-record', [1, 2], [HOLE]],
    ['no-record', [1, 2], []],
    ['own-no-sum', [0, 0], [1, 2]],
    ['no-sum', [1, 2], [0, 0, 0]],
    ['gaps', [10, 20], [1, HOLE, HOLE, HOLE, HOLE, 30]],
    ['own-gaps', [1, HOLE, HOLE, HOLE, HOLE, 30], [10, 20, 30]],
  ])('are not said: %s', (reason, shown, other) => {
    expect(leadOver(total('2026-10-01', shown), total('2026-10-01', other))).toEqual({ days: null, reason });
  });
});

describe('a total without holes', () => {
  it('has the missing days drawn across, and ends with its last record', () => {
    const values = Array.from({ length: 40 }, (_, i) => (i + 1) * 5);
    // Day 21 is missing: the total does not grow on it, and all after it are 5 lower.
    const measured = values.map((value, i) => (i < 20 ? value : i === 20 ? HOLE : value - 5));
    expect(wholeTotal(total('2026-10-01', [...measured, HOLE, HOLE]))).toEqual(total('2026-10-01', values));
  });

  it('is none with a long gap, many gaps, or a first day missing', () => {
    const of = (values: number[]) => wholeTotal(total('2026-10-01', values));
    expect(of([HOLE, 5])).toBeNull();
    expect(of([5, HOLE, 10, HOLE, 15])).toBeNull();
    expect(of([])).toBeNull();
    expect(() => of([5, Number.POSITIVE_INFINITY])).toThrow(RangeError);
  });
});

describe('likeness', () => {
  it('is the mean distance in days, the longest one, and the days compared', () => {
    // On day k the sum is 5k, which the other one has at 1.25k: k/4 later. Of 20 days: 10.5/4 in the mean, 5 at most.
    expect(likeness(steady('2026-10-01', 20, 5), steady('2026-10-01', 60, 4))).toEqual({
      meanDays: 2.6,
      mostDays: 5,
      comparedDays: 20,
    });
  });

  it('needs 14 days with a sum, and the other one to have had nine tenths of the sums', () => {
    const other = steady('2026-10-01', 60, 4);
    expect(likeness(steady('2026-10-01', 13, 5), other)).toEqual({ reason: 'too-few-days' });
    expect(
      likeness(total('2026-10-01', [...Array(10).fill(0), ...steady('2026-10-01', 13, 5).values]), other),
    ).toEqual({
      reason: 'too-few-days',
    });
    expect(likeness(steady('2026-10-01', 20, 5), steady('2026-10-01', 18, 5))).toMatchObject({
      comparedDays: 18,
    });
    expect(likeness(steady('2026-10-01', 20, 5), steady('2026-10-01', 17, 5))).toEqual({
      reason: 'not-reached',
    });
    expect(likeness(steady('2026-10-01', 20, 5), total('2026-10-01', []))).toEqual({ reason: 'no-record' });
  });

  it('names all of the closest, and nothing of one alone', () => {
    const of = (meanDays: number) => ({ meanDays, mostDays: 9, comparedDays: 30 });
    const all = [
      { key: '2025–26', likeness: of(2.3) },
      { key: '2024–25', likeness: of(1.1) },
      { key: '2023–24', likeness: of(1.1) },
    ];
    expect(mostAlike(all).map(({ key }) => key)).toEqual(['2024–25', '2023–24']);
    expect(mostAlike(all.slice(0, 1))).toEqual([]);
    expect(mostAlike([])).toEqual([]);
  });
});
