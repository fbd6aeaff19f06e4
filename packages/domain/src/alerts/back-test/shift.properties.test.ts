import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOTH, testedSeason } from '../../../fixtures/builders/back-test.ts';
import { addDays } from '../../calendar/iso-date.ts';
import type { IsoDate } from '../../units.ts';
import { prepareBackTest } from './back-test.ts';
import { sweepOf, sweepThresholds } from './sweep.ts';
import type { SeasonLack, SeasonResult, TestedRule, TestedSeason } from './tested-season.ts';

const YEAR = { pestId: MOTH, monthFrom: 1, monthTo: 12 };
const RULES: readonly TestedRule[] = [
  { kind: 'captures', days: 7, ...YEAR },
  { kind: 'stage', stage: 'egg', ...YEAR },
];

/** Waves of insects, with days and weeks that nobody recorded. */
const trap = fc
  .record({
    base: fc.integer({ min: 10, max: 70 }),
    height: fc.integer({ min: 0, max: 9 }),
    gap: fc.record({ from: fc.nat(200), length: fc.nat(20) }),
    noise: fc.array(fc.nat(2), { minLength: 200, maxLength: 200 }),
  })
  .map(({ base, height, gap, noise }) =>
    noise.map((extra, day) =>
      day >= gap.from && day < gap.from + gap.length
        ? Number.NaN
        : extra + Math.max(0, height - Math.abs(((day - base + 30) % 60) - 30)),
    ),
  );
const pace = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: 14 }) },
    { weight: 1, arbitrary: fc.constant(Number.NaN) },
  ),
  { minLength: 170, maxLength: 170 },
);
const plans = fc.array(
  fc.record({
    traps: fc.array(trap, { maxLength: 3 }),
    pace,
    biofix: fc.constantFrom('2025-10-01', '2025-09-20', null),
  }),
  { minLength: 1, maxLength: 3 },
);

/** A season with its biofix, its traps and its weather n days later. */
const daysLater = ({ season, traps, total, biofix }: TestedSeason, n: number): TestedSeason => ({
  season: { ...season, start: addDays(season.start, n), end: addDays(season.end, n) },
  traps: traps.map((one) => ({ ...one, daily: { ...one.daily, start: addDays(one.daily.start, n) } })),
  total: total && {
    ...total,
    accumulated: { ...total.accumulated, start: addDays(total.accumulated.start, n) },
  },
  biofix: biofix && addDays(biofix, n),
});

/** The dates of a result n days later. */
function resultLater(result: SeasonResult, n: number): SeasonResult {
  const later = (date: IsoDate | null) => date && addDays(date, n);
  const lackLater = (lack: SeasonLack): SeasonLack =>
    'from' in lack ? { ...lack, from: addDays(lack.from, n), to: addDays(lack.to, n) } : lack;
  const { season, leftOut, lacks, calls, peaks, stages } = result;
  return {
    season: { ...season, start: addDays(season.start, n), end: addDays(season.end, n) },
    leftOut: leftOut && lackLater(leftOut),
    lacks: lacks.map(lackLater),
    calls: calls.map((call) => ({ ...call, date: addDays(call.date, n), peak: later(call.peak) })),
    peaks: peaks.map((peak) => ({ ...peak, date: later(peak.date), firstCall: later(peak.firstCall) })),
    stages: stages.map((stage) => ({ ...stage, date: addDays(stage.date, n) })),
  };
}

it.each(RULES)(
  'a rule of $kind finds the same where biofix, weather and captures are n days later',
  (rule) => {
    let judged = 0;
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: 1, max: 15 }),
        (given, n, threshold) => {
          const seasons = given.map(testedSeason);
          const still = prepareBackTest(rule, seasons);
          const later = prepareBackTest(
            rule,
            seasons.map((one) => daysLater(one, n)),
          );
          const [before, after] = [still.at(threshold), later.at(threshold)];
          expect(after.totals).toEqual(before.totals);
          expect(after.stages).toEqual(before.stages);
          expect(after.seasons).toEqual(before.seasons.map((one) => resultLater(one, n)));
          expect(later.most).toBe(still.most);
          const thresholds = sweepThresholds({ min: 1, max: 15 });
          expect(sweepOf(later, thresholds)).toEqual(sweepOf(still, thresholds));
          judged += before.totals.calls;
        },
      ),
      { numRuns: 40 },
    );
    expect(judged).toBeGreaterThan(20);
  },
);
