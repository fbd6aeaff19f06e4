import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capturesOn, MOTH, testedSeason } from '../../fixtures/builders/back-test.ts';
import { prepareBackTest } from '../alerts/back-test/back-test.ts';
import { sumsOfTraps } from './capture-calls.ts';

/**
 * Day 0 is 1 September. One trap: 2 insects on each of the days 40 to 46, 5 on each of 47 to 53, 1 on each of 54 to 60.
 * Another: 9 on day 45 and 9 on day 100. In seven days the first reaches 5 on day 42 (2+2+2 = 6), 13 October, and falls
 * below on day 63 (1+1+1+1 of the days 57 to 60); 17 on day 47 (12+5), 18 October; 35 on day 53, 24 October.
 */
const FLIGHT = capturesOn(
  Object.fromEntries(Array.from({ length: 21 }, (_, i) => [40 + i, i < 7 ? 2 : i < 14 ? 5 : 1])),
);
const { traps, season } = testedSeason({ traps: [FLIGHT, capturesOn({ 45: 9, 100: 9 })] });
const sums = sumsOfTraps(traps, 7, season);

it('calls on the first of the days on which a trap has so many, by hand', () => {
  expect(sums.callsAt(5)).toEqual([
    { date: '2025-10-13', stationId: 1001, found: 6 },
    { date: '2025-10-16', stationId: 1002, found: 9 },
    { date: '2025-12-10', stationId: 1002, found: 9 },
  ]);
  expect(sums.callsAt(17)).toEqual([{ date: '2025-10-18', stationId: 1001, found: 17 }]);
  expect(sums.callsAt(35)).toEqual([{ date: '2025-10-24', stationId: 1001, found: 35 }]);
  expect(sums.callsAt(36)).toEqual([]);
});

it('knows the most of any trap on each day', () => {
  const on = (day: number) => sums.most.values[day];
  expect([on(0), on(42), on(45), on(47), on(53), on(100)]).toEqual([0, 6, 12, 17, 35, 9]);
  const none = sumsOfTraps([], 7, season);
  expect(none.most.values.every(Number.isNaN)).toBe(true);
  expect(none.callsAt(1)).toEqual([]);
});

it('knows nothing of days before the first record of a trap', () => {
  const before = sumsOfTraps(traps, 7, { start: '2025-07-01' as typeof season.start, end: season.end });
  expect(before.most.values.slice(0, 62).every(Number.isNaN)).toBe(true);
  expect(before.most.values[62]).toBe(0);
  expect(before.callsAt(5)).toEqual(sums.callsAt(5));
});

it('counts what a trap caught before the days that are judged', () => {
  const late = sumsOfTraps(traps, 7, { start: traps[0]!.daily.start, end: season.end });
  const from = sumsOfTraps(traps, 7, { ...season, start: '2025-10-15' as typeof season.start });
  expect(from.most.values[0]).toBe(late.most.values[44]);
});

it('calls as the back-test of a rule does', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 150, maxLength: 200 });
  fc.assert(
    fc.property(
      fc.array(counts, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 1, max: 40 }),
      (caught, days, captures) => {
        const tested = testedSeason({ traps: caught });
        const rule = { kind: 'captures' as const, days, pestId: MOTH, monthFrom: 1, monthTo: 12 };
        const [result] = prepareBackTest(rule, [tested]).at(captures).seasons;
        const calls = sumsOfTraps(tested.traps, days, tested.season).callsAt(captures);
        if (result!.leftOut === null)
          expect(calls).toEqual(
            result!.calls.map(({ date, stationId, found }) => ({ date, stationId, found })),
          );
      },
    ),
  );
});
