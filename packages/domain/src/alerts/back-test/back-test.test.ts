import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ALERT_FACTS } from '../../../fixtures/builders/alerts.ts';
import { capturesOn, MOTH, type SeasonPlan, testedSeason } from '../../../fixtures/builders/back-test.ts';
import { naiveTotals } from '../../../fixtures/naive-back-test.ts';
import { endOfDay } from '../../calendar/day.ts';
import { alertRuleOf, EMPTY_ALERT_RULE } from '../alert-rule.ts';
import { alertRuns } from '../alert-runs.ts';
import { prepareBackTest } from './back-test.ts';
import { sweepOf, sweepThresholds } from './sweep.ts';
import type { TestedRule, TestedSeason } from './tested-season.ts';

const HOLE = Number.NaN;
const YEAR = { pestId: MOTH, monthFrom: 1, monthTo: 12 };
const CAPTURES: TestedRule = { kind: 'captures', days: 7, ...YEAR };
const EGGS: TestedRule = { kind: 'stage', stage: 'egg', ...YEAR };
const tested = (threshold: number, plans: readonly SeasonPlan[], rule: TestedRule = CAPTURES) =>
  prepareBackTest(rule, plans.map(testedSeason)).at(threshold);

/**
 * One trap, day 0 is 1 September. Biofix on day 30 (1 October), 8 degree-days a day: the second generation's adults
 * (588.9) on the 74th day of it, 13 December, which is day 103. The flight: 2 insects on each of the days 40 to 46, then 5
 * on each of 47 to 53, then 1 on each of 54 to 60. The seven days with the most are 47 to 53: the peak is day 50, 21
 * October. Five insects in seven days are reached on day 42 (2+2+2), 13 October: eight days before.
 */
const FLIGHT = capturesOn(
  Object.fromEntries([
    ...Array.from({ length: 7 }, (_, i) => [40 + i, 2]),
    ...Array.from({ length: 7 }, (_, i) => [47 + i, 5]),
    ...Array.from({ length: 7 }, (_, i) => [54 + i, 1]),
  ]),
);

describe('a rule of captures', () => {
  it('is tried on a season by hand', () => {
    const { seasons, totals } = tested(5, [{ traps: [FLIGHT], length: 170 }]);
    expect(seasons[0]?.calls).toEqual([
      {
        ...{ date: '2025-10-13', stationId: 1001, found: 6 },
        ...{ outcome: 'before', peak: '2025-10-21', lead: 8 },
      },
    ]);
    expect(seasons[0]?.peaks).toEqual([
      {
        ...{ generation: 1, date: '2025-10-21', captures: 35, lack: null },
        ...{ firstCall: '2025-10-13', lead: 8 },
      },
      {
        ...{ generation: 2, date: null, captures: 0, lack: 'few-captures' },
        ...{ firstCall: null, lead: null },
      },
    ]);
    expect(totals).toEqual({
      ...{ seasons: 1, calls: 1, medianLead: 8, peaks: 1, calledPeaks: 1 },
      outcomes: { before: 1, late: 0, nothing: 0, unjudged: 0 },
    });
  });

  it('calls later with a higher threshold, then late, then never', () => {
    // 5 a day from day 47 on: 12 of the days before and 5 are 17 on day 47; 35 only on day 53, three days after the peak.
    expect(tested(17, [{ traps: [FLIGHT] }]).seasons[0]?.calls[0]).toMatchObject({
      date: '2025-10-18',
      lead: 3,
    });
    expect(tested(35, [{ traps: [FLIGHT] }]).seasons[0]?.calls).toMatchObject([
      { date: '2025-10-24', outcome: 'late', lead: -3 },
    ]);
    const prepared = prepareBackTest(CAPTURES, [testedSeason({ traps: [FLIGHT] })]);
    expect(prepared.most).toBe(35);
    expect(prepared.at(36).totals).toMatchObject({ calls: 0, medianLead: null, peaks: 1, calledPeaks: 0 });
  });

  it('calls for nothing where no peak follows, and nobody can say so at the end of the record', () => {
    const alone = (day: number) => tested(5, [{ traps: [capturesOn({ [day]: 6 })] }]).totals.outcomes;
    expect(alone(60)).toMatchObject({ nothing: 1, unjudged: 0 });
    expect(alone(169)).toMatchObject({ nothing: 1 }); // The 30 days after it end with the season.
    expect(alone(170)).toMatchObject({ nothing: 0, unjudged: 1 });
  });

  it('counts a call to the nearest peak', () => {
    // Peaks on days 40 and 110; the call of day 70 is 30 days after the first, that of day 80 30 days before the second.
    const week = (middle: number) => Array.from({ length: 7 }, (_, i) => [middle - 3 + i, 5]);
    const peaks = Object.fromEntries([...week(40), ...week(110)]);
    const at = (day: number) =>
      tested(6, [{ traps: [capturesOn(peaks), capturesOn({ [day]: 6 })] }]).seasons[0]?.calls.find(
        ({ stationId }) => stationId === 1002,
      );
    expect(at(70)).toMatchObject({ outcome: 'late', lead: -30 });
    expect(at(75)).toMatchObject({ outcome: 'nothing', lead: null });
    expect(at(80)).toMatchObject({ outcome: 'before', lead: 30 });
  });

  it('says how many days before each stage its first call came', () => {
    const { stages } = tested(5, [{ traps: [FLIGHT] }, { year: 2024, traps: [[]] }]);
    const hatch = stages.find(({ stage, generation }) => stage === 'larvae' && generation === 1)!;
    // 122.2 °C·day at 8 a day are reached on the 16th day from 1 October on; the call is of 13 October.
    expect(hatch.seasons).toEqual([
      { id: 2025, name: '2025–26', lead: 3 },
      { id: 2024, name: '2024–25', lead: null },
    ]);
    expect(hatch.median).toBe(3);
  });

  it('holds in its months', () => {
    const rule = { ...CAPTURES, monthFrom: 11, monthTo: 3 };
    // One a day until 31 October: six of them in the seven days to 1 November, the first day of the rule.
    expect(tested(5, [{ traps: [FLIGHT] }], rule).seasons[0]?.calls).toMatchObject([
      { date: '2025-11-01', found: 6, outcome: 'late', lead: -11 },
    ]);
    expect(tested(7, [{ traps: [FLIGHT] }], rule).totals.calls).toBe(0);
    expect(prepareBackTest(rule, [testedSeason({ traps: [FLIGHT] })]).most).toBe(6);
  });
});

describe('what a season lacks', () => {
  const lacks = (plan: SeasonPlan, rule: TestedRule = CAPTURES) => {
    const { seasons, totals } = tested(5, [plan], rule);
    return { ...seasons[0]!, used: totals.seasons };
  };
  const holes = (from: number, to: number) =>
    FLIGHT.map((value, day) => (day >= from && day <= to ? HOLE : value));

  it('leaves it out of the totals, by name', () => {
    expect(lacks({ traps: [] })).toMatchObject({ leftOut: { code: 'no-captures' }, used: 0, calls: [] });
    expect(lacks({ traps: [Array(200).fill(HOLE)] }).leftOut).toEqual({ code: 'no-captures' });
    const short = [...Array(140).fill(HOLE), ...Array(50).fill(1), ...Array(10).fill(HOLE)];
    expect(lacks({ traps: [short] }).leftOut).toEqual({ code: 'short-captures', days: 50 });
    expect(lacks({ traps: [holes(40, 54)] }).leftOut).toEqual({
      ...{ code: 'captures-gap', from: '2025-10-11', to: '2025-10-25' },
    });
  });

  it('is no gap of fourteen days, nor one before the biofix or covered by another trap', () => {
    expect(lacks({ traps: [holes(40, 53)] }).leftOut).toBeNull();
    expect(lacks({ traps: [holes(3, 28)] }).leftOut).toBeNull();
    expect(lacks({ traps: [holes(3, 28)], biofix: null }).leftOut).toMatchObject({ code: 'captures-gap' });
    expect(lacks({ traps: [holes(40, 54), FLIGHT] }).leftOut).toBeNull();
  });

  it('without a biofix the season is one flight, and no stage is dated', () => {
    const { lacks: found, peaks, stages, used } = lacks({ traps: [FLIGHT], biofix: null });
    expect({ found, stages, used }).toEqual({ found: [{ code: 'no-biofix' }], stages: [], used: 1 });
    expect(peaks).toMatchObject([{ generation: null, date: '2025-10-21', lead: 8 }]);
    expect(lacks({ traps: [FLIGHT], biofix: null }, EGGS)).toMatchObject({
      leftOut: { code: 'no-biofix' },
      used: 0,
    });
  });

  it('dates no stage over a long gap of the degree-days', () => {
    const pace = Array.from({ length: 170 }, (_, day) => (day >= 20 && day < 35 ? HOLE : 8));
    const gap = { code: 'degree-days-gap', from: '2025-10-21', to: '2025-11-04' };
    expect(lacks({ traps: [FLIGHT], pace })).toMatchObject({ lacks: [gap], stages: [], leftOut: null });
    expect(lacks({ traps: [FLIGHT], pace }, EGGS).leftOut).toEqual(gap);
    expect(lacks({ pace: Array(170).fill(HOLE) }, EGGS).leftOut).toEqual({ code: 'no-degree-days' });
  });

  it('is no peak where the captures were still rising when the record ended', () => {
    const rising = Array.from({ length: 200 }, (_, day) => (day < 90 ? day / 10 : HOLE));
    expect(lacks({ traps: [rising] }).peaks[0]).toMatchObject({ date: null, lack: 'not-closed' });
  });
});

describe('a rule of stages', () => {
  it('is tried on a season by hand', () => {
    // Eggs of the second generation at 588.9 + 55.6 = 644.5: the 81st day of 8 degree-days a day, 20 December.
    const { seasons } = tested(5, [{ traps: [FLIGHT] }], EGGS);
    const second = seasons[0]?.calls.find(({ found }) => found === 2);
    expect(second).toMatchObject({ date: '2025-12-15', stationId: null, outcome: 'nothing' });
    const eggs = seasons[0]?.stages.find(({ stage, generation }) => stage === 'egg' && generation === 2);
    expect(eggs).toMatchObject({ date: '2025-12-20', lead: 5 });
  });

  it('says of calls without captures that nobody can judge them', () => {
    const { totals } = tested(5, [{ traps: [] }], EGGS);
    expect(totals.outcomes).toMatchObject({ before: 0, late: 0, nothing: 0 });
    expect(totals.outcomes.unjudged).toBe(totals.calls);
    expect(totals.calls).toBeGreaterThan(1);
  });
});

describe('over many seasons', () => {
  /** Daily insects with waves, so that there are flights, and holes of less than two weeks. */
  const trap = fc
    .record({
      base: fc.integer({ min: 10, max: 70 }),
      height: fc.integer({ min: 0, max: 9 }),
      noise: fc.array(
        fc.oneof({ weight: 9, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.constant(HOLE) }),
        {
          ...{ minLength: 200, maxLength: 200 },
        },
      ),
    })
    .map(({ base, height, noise }) =>
      noise.map((extra, day) => extra + Math.max(0, height - Math.abs(((day - base + 30) % 60) - 30))),
    );
  const pace = fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 1, max: 14 }) },
      { weight: 1, arbitrary: fc.constant(HOLE) },
    ),
    { minLength: 170, maxLength: 170 },
  );
  const season = fc.record({
    traps: fc.array(trap, { minLength: 1, maxLength: 3 }),
    pace,
    biofix: fc.constantFrom('2025-10-01', '2025-09-20', '2025-10-20'),
  });
  const months = fc.record({
    monthFrom: fc.integer({ min: 1, max: 12 }),
    monthTo: fc.integer({ min: 1, max: 12 }),
  });
  const isWhole = (rule: TestedRule, seasons: readonly TestedSeason[]) =>
    prepareBackTest(rule, seasons)
      .at(1)
      .seasons.every(({ leftOut, lacks }) => leftOut === null && lacks.length === 0);

  it('has the figures of a second, naive back-test', () => {
    let judged = 0;
    fc.assert(
      fc.property(
        fc.array(season, { minLength: 1, maxLength: 3 }),
        ...([
          months,
          fc.integer({ min: 1, max: 14 }),
          fc.integer({ min: 1, max: 40 }),
          fc.boolean(),
        ] as const),
        (plans, range, days, threshold, isStage) => {
          const rule: TestedRule = isStage ? { ...EGGS, ...range } : { ...CAPTURES, days, ...range };
          const seasons = plans.map((plan) => testedSeason(plan));
          fc.pre(isWhole(rule, seasons));
          const at = isStage ? Math.min(threshold, 15) : threshold;
          const { totals } = prepareBackTest(rule, seasons).at(at);
          expect(totals).toEqual(naiveTotals(rule, seasons, at));
          judged += totals.peaks + totals.calls;
        },
      ),
      { numRuns: 50 },
    );
    expect(judged).toBeGreaterThan(50);
  });

  it('calls on the days on which the same rule would have alerted', () => {
    fc.assert(
      fc.property(season, months, fc.integer({ min: 1, max: 30 }), (plan, range, captures) => {
        const one = testedSeason(plan);
        const rule = alertRuleOf({ ...EMPTY_ALERT_RULE, pestId: MOTH, captures, days: 7, ...range });
        const { start, end } = one.season;
        const runs = alertRuns(
          rule,
          { ...NO_ALERT_FACTS, traps: one.traps },
          { start, end, now: endOfDay(end) },
        );
        const [result] = prepareBackTest({ ...CAPTURES, ...range }, [one]).at(captures).seasons;
        fc.pre(result?.leftOut === null);
        expect(result?.calls.map(({ date, stationId }) => [date, stationId])).toEqual(
          runs.map((run) => [run.start, run.subject.stationId]),
        );
      }),
    );
  });

  it('calls less often before the peak the higher the threshold, and sweeps as it is tried', () => {
    fc.assert(
      fc.property(fc.array(season, { minLength: 1, maxLength: 2 }), (plans) => {
        const prepared = prepareBackTest(CAPTURES, plans.map(testedSeason));
        const points = sweepOf(prepared, sweepThresholds({ min: 1, max: prepared.most + 1 }));
        expect(points.at(-1)?.calls).toBe(0);
        for (const { threshold, ...point } of points)
          expect(prepared.at(threshold).totals).toMatchObject(point);
      }),
      { numRuns: 20 },
    );
  });
});

describe('thresholds that are tried', () => {
  it('are all of a short range, and a hundred of a long one', () => {
    expect(sweepThresholds({ min: 1, max: 4 })).toEqual([1, 2, 3, 4]);
    expect(sweepThresholds({ min: 3, max: 3 })).toEqual([3]);
    expect(sweepThresholds({ min: 3, max: 2 })).toEqual([]);
    const long = sweepThresholds({ min: 1, max: 1000 });
    expect([long.length, long[0], long.at(-1), new Set(long).size]).toEqual([100, 1, 1000, 100]);
  });
});
