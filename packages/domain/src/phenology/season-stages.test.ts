import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import type { DatesAhead } from './dates-ahead.ts';
import { milestonesAhead, standingOf } from './outlook.ts';
import { seasonStages } from './season-stages.ts';
import { stageThresholds } from './stages.ts';

const LOBESIA = 1;
const START = isoDate('2026-10-04');
/** 10 °C·day a day, but for the fifth, which is missing: 40 °C·day on the fourth, 50 on the sixth, 130 on the fourteenth. */
const values = Array.from({ length: 14 }, (_, i) => (i === 4 ? null : 10 * (i + (i > 4 ? 0 : 1))));
const degreeDays = { start: START, step: 'day', values } as const;
const today = addDays(START, 13);
const DAY = isoDate('2027-02-01');
/** The fourth generation comes after the season; of the third only in the warmest years. */
const ahead: DatesAhead = {
  end: isoDate('2027-04-30'),
  years: 9,
  provider: 'climatology',
  reason: null,
  dates: stageThresholds(LOBESIA).map(({ dd, generation }) => ({
    threshold: dd,
    date: generation < 3 ? DAY : null,
    earliest: generation < 4 ? DAY : null,
    latest: null,
  })),
};

describe('the stages of a season', () => {
  const generations = seasonStages(LOBESIA, degreeDays, today, ahead);

  it('are all of every generation, in their order', () => {
    expect(generations.map(({ generation }) => generation)).toEqual([1, 2, 3, 4]);
    expect(generations.flatMap(({ stages }) => stages.map(({ threshold }) => threshold))).toEqual(
      stageThresholds(LOBESIA),
    );
  });

  it('have begun on a day, or may begin', () => {
    const all = generations.flatMap(({ stages }) => stages);
    const dated = all.map(({ threshold, reached }) => [threshold.dd, reached?.date ?? null]);
    // 32.6 °C·day on the fourth day, 120.1 on the fourteenth.
    expect(dated.slice(0, 4)).toEqual([
      [0, START],
      [stageThresholds(LOBESIA)[1]!.dd, addDays(START, 3)],
      [stageThresholds(LOBESIA)[2]!.dd, addDays(START, 13)],
      [stageThresholds(LOBESIA)[3]!.dd, null],
    ]);
    const toCome = all.flatMap(({ milestone }) => milestone ?? []);
    expect(toCome).toEqual(milestonesAhead(LOBESIA, standingOf(degreeDays)!, today, ahead));
    expect(all.every(({ reached, milestone }) => (reached === null) !== (milestone === null))).toBe(true);
  });

  it('are after the season where no year brings them before', () => {
    expect(generations.map(({ isAfterSeason }) => isAfterSeason)).toEqual([false, false, false, true]);
    expect(seasonStages(LOBESIA, degreeDays, today).some((one) => one.isAfterSeason)).toBe(false);
  });

  it('of a season that is over are not expected any more', () => {
    const over = seasonStages(LOBESIA, degreeDays, null).flatMap(({ stages }) => stages);
    expect(over.filter(({ reached }) => reached).length).toBe(3);
    expect(over.every(({ milestone }) => milestone === null)).toBe(true);
  });
});
