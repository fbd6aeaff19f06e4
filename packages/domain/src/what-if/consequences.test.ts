import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isoDate } from '../calendar/iso-date.ts';
import { stageThresholds } from '../phenology/stages.ts';
import { consequences, stageSums, supposedSpray, totalOn } from './consequences.ts';
import { playSeason } from './play-season.ts';
import type { Scenario } from './scenario.ts';
import { seasonDays } from './season-days.ts';

const RULE = { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' } as const;
const UNTIL = isoDate('2026-10-10');
const PLACE = { until: UNTIL, end: isoDate('2026-12-31'), today: UNTIL };
const FIRST = isoDate('2023-07-01');
const LOBESIA = 1;
/** Ten degree-days every day of every year. */
const warm = new Float64Array(daysBetween(FIRST, UNTIL) + 1).fill(20);
const DAYS = {
  record: { start: FIRST, stations: [{ min: warm, max: warm }] },
  standIn: null,
  forecast: null,
  rule: RULE,
  until: UNTIL,
};
const TRUTH: Scenario = {
  start: isoDate('2026-10-01'),
  weather: 'past-years',
  warmer: 0,
  from: addDays(UNTIL, 1),
};
const played = (change: Partial<Scenario> = {}) => {
  const scenario = { ...TRUTH, ...change };
  return playSeason(seasonDays(DAYS, scenario), PLACE, scenario, stageSums(LOBESIA));
};

describe('consequences', () => {
  it('says of each stage when it comes as things are and when it would', () => {
    const found = consequences(LOBESIA, played(), played({ start: isoDate('2026-10-06') }));
    expect(found.map(({ threshold }) => threshold)).toEqual(stageThresholds(LOBESIA));
    for (const { threshold, now, supposed, change, days } of found) {
      // Ten a day from the first day on: the sum is there on day ⌈dd/10⌉.
      const day = Math.max(1, Math.ceil(threshold.dd / 10)) - 1;
      const on = (start: string) => {
        const date = addDays(isoDate(start), day);
        return date <= PLACE.end ? date : null;
      };
      expect([now.date, supposed.date]).toEqual([on('2026-10-01'), on('2026-10-06')]);
      expect(change).toBe(now.date === null ? 'neither' : supposed.date === null ? 'only-now' : 'later');
      expect(days).toBe(now.date && supposed.date && 5);
    }
  });

  it('finds nothing changed by a scenario that is the truth', () => {
    for (const { change, days } of consequences(LOBESIA, played(), played())) {
      expect(change === 'neither' ? days : change).toBe(change === 'neither' ? null : 'same');
    }
  });

  it('has no stages for a pest without a model', () => {
    expect(consequences(999, played(), played())).toEqual([]);
  });
});

describe('the total on a day', () => {
  it('is the measured one, then the expected one, and unknown outside of the season', () => {
    expect(totalOn(played(), isoDate('2026-10-04'))).toBe(40);
    expect(totalOn(played(), isoDate('2026-10-14'))).toBe(140);
    expect(totalOn(played(), isoDate('2026-09-30'))).toBeNull();
    expect(totalOn(played(), isoDate('2027-01-01'))).toBeNull();
  });
});

describe('a spray that is supposed', () => {
  it('names the stage that it meets and those that begin while it protects', () => {
    const [next] = stageThresholds(LOBESIA).filter(({ dd }) => dd > 40);
    const reached = addDays(TRUTH.start, Math.ceil(next!.dd / 10) - 1);
    const spray = supposedSpray(LOBESIA, played(), reached, 1);
    expect(spray).toMatchObject({ date: reached, protectedUntil: reached, stage: next, met: [next] });
    expect(supposedSpray(LOBESIA, played(), addDays(reached, -2), 2).met).toEqual([]);
    expect(supposedSpray(LOBESIA, played(), addDays(reached, -2), 3).met).toEqual([next]);
  });

  it('claims no protection where nobody says how long it lasts, and no stage where the sum is not known', () => {
    expect(supposedSpray(LOBESIA, played(), isoDate('2026-11-02'), null)).toMatchObject({
      protectedUntil: null,
      met: [],
    });
    expect(supposedSpray(LOBESIA, played(), isoDate('2026-09-01'), 14)).toMatchObject({
      total: null,
      stage: null,
    });
  });
});
