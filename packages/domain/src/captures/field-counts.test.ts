import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { dailyCaptures, type FieldCount, foundByDay, isSummed } from './field-counts.ts';
import type { TrapPhoto } from './increments.ts';

const monday = isoDate('2026-11-02');
const NONE = Number.NaN;
const on = (day: number) => addDays(monday, day);
const days = (count: number) => ({ start: monday, end: on(count - 1) });

/** Counts of a trap with the photos of some days, each with what is before it. */
function counted(counts: readonly [day: number, found: number][], photoDays: readonly number[] = []) {
  return counts.map(([day, found], i): FieldCount => {
    const before = photoDays.filter((each) => each <= day).at(-1);
    return {
      date: on(day),
      found,
      countBefore: i === 0 ? null : on(counts[i - 1]![0]),
      photoBefore: before === undefined ? null : on(before),
    };
  });
}
const photo = (day: number, inPhoto: number): TrapPhoto => ({ date: on(day), inPhoto, plateChanged: false });

describe('captures counted in the field', () => {
  it('are those of their day', () => {
    const records = {
      photos: [],
      counts: counted([
        [0, 3],
        [3, 0],
        [4, 7],
      ]),
    };
    expect(Array.from(dailyCaptures(records, days(6)).values)).toEqual([3, NONE, NONE, 0, 7, NONE]);
  });

  it('are left out where a photo since the count before, or on its day, may have shown them', () => {
    // 6 on the photo of Wednesday; the 6 that are taken out on Thursday are the same, the 2 of Friday are new.
    const counts = counted(
      [
        [0, 4],
        [3, 6],
        [4, 2],
      ],
      [2],
    );
    expect(counts.map(isSummed)).toEqual([true, false, true]);
    const records = { photos: [photo(2, 6)], counts };
    expect(Array.from(dailyCaptures(records, days(5)).values)).toEqual([4, NONE, 6, NONE, 2]);
    expect(Array.from(foundByDay(counts, days(5)).values)).toEqual([4, NONE, NONE, 6, 2]);
  });

  it('of a day with a photo, and of the first visit after it, may both have been shown', () => {
    expect(
      counted(
        [
          [0, 1],
          [2, 5],
          [4, 3],
          [6, 2],
        ],
        [2],
      ).map(isSummed),
    ).toEqual([true, false, false, true]);
  });

  it('that are the first ones after photos are not summed, however old the photos are', () => {
    expect(
      counted(
        [
          [40, 9],
          [47, 3],
        ],
        [1],
      ).map(isSummed),
    ).toEqual([false, true]);
  });

  it('a photo after a count takes nothing from it', () => {
    expect(counted([[1, 5]], [2]).map(isSummed)).toEqual([true]);
  });

  it('sum the same however the visits are spread over the days', () => {
    const visits = fc.array(fc.nat(50), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(visits, fc.nat(19), (found, cut) => {
        const total = found.reduce((sum, each) => sum + each, 0);
        const daily = counted(found.map((each, day) => [day, each]));
        const at = Math.min(cut, found.length - 1);
        const first = found.slice(0, at + 1).reduce((sum, each) => sum + each, 0);
        const twice = counted([
          [at, first],
          [25, total - first],
        ]);
        for (const counts of [daily, twice]) {
          const { values } = dailyCaptures({ photos: [], counts }, days(30));
          expect(values.reduce((sum, each) => sum + (Number.isNaN(each) ? 0 : each), 0)).toBe(total);
        }
      }),
    );
  });

  it('never count an insect twice', () => {
    // Each day some insects come; a camera sees all on the plate, a visit takes all out. No plate is changed.
    const day = fc.record({ come: fc.nat(9), isSeen: fc.boolean(), isVisited: fc.boolean() });
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 40 }), (course) => {
        let [there, all] = [0, 0];
        const photos: TrapPhoto[] = [];
        const visits: [number, number][] = [];
        course.forEach(({ come, isSeen, isVisited }, i) => {
          all += come;
          there += come;
          if (isSeen) photos.push(photo(i, there));
          if (!isVisited) return;
          visits.push([i, there]);
          there = 0;
        });
        const photoDays = course.flatMap(({ isSeen }, i) => (isSeen ? [i] : []));
        const { values } = dailyCaptures({ photos, counts: counted(visits, photoDays) }, days(course.length));
        const sum = values.reduce((total, each) => total + (Number.isNaN(each) ? 0 : each), 0);
        expect(sum).toBeLessThanOrEqual(all);
      }),
    );
  });

  it('refuses a negative number', () => {
    expect(() => foundByDay(counted([[0, -1]]), days(1))).toThrow(RangeError);
  });
});
