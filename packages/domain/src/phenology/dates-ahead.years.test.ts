/** How often dates from past years include the true one, by measured seasons: docs/measurements/ahead.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diceOf, drawnBehind } from '../../fixtures/drawn-years.ts';
import {
  BY_ALL_OTHERS,
  BY_EARLIER,
  byLastWeek,
  dateErrors,
  type HeldDates,
  type HeldDatesOptions,
  heldDates,
  seasonYears,
} from '../../fixtures/held-dates.ts';
import { hasMaquehue, MAQUEHUE, measuredDegreeDays } from '../../fixtures/measured-years.ts';
import { TESTED_DATES } from './tested-dates.ts';

const dailyOf = (pestId: number) => measuredDegreeDays(MAQUEHUE, pestId);
const pests = [1, 2, 3];
const ANY = { pests, years: [3, 10] } as const;

const percent = (share: number) => Math.round(100 * share);
const oneDecimal = (days: number) => Math.round(10 * days) / 10;

function figures(options: HeldDatesOptions) {
  const { questions, within, before, after, daysOff, width } = heldDates(dailyOf, options);
  return [
    questions,
    percent(within),
    percent(before),
    percent(after),
    oneDecimal(daysOff),
    oneDecimal(width),
  ];
}

it('the figures that users are told stand in the measurements', () => {
  const text = readFileSync(new URL('../../../../docs/measurements/ahead.md', import.meta.url), 'utf8');
  const { place, firstYear, lastYear, seasons, within, withinOfFour, nearEnough } = TESTED_DATES;
  expect(seasons).toBe(9);
  expect(text).toContain(`Daily extremes of ${place}, ${firstYear}–${lastYear}: nine seasons`);
  expect(text).toMatch(new RegExp(`\\| the eight others, past and future \\| [\\d,]+ \\| ${within} % \\|`));
  expect(text).toMatch(
    new RegExp(`\\| four of the eight others, drawn 49 times \\| [\\d,]+ \\| ${withinOfFour} % \\|`),
  );
  expect(text).toMatch(new RegExp(`\\| the eight others \\| \\d+, \\*\\*${nearEnough}\\*\\*, \\d+ % \\|`));
});

describe.skipIf(!hasMaquehue)('dates of past years at Maquehue, 2005–2015', () => {
  it('of all other years contain eight in ten', () => {
    expect(figures({ ...ANY, behind: BY_ALL_OTHERS })).toEqual([1215, TESTED_DATES.within, 12, 8, 7.5, 22.5]);
  });

  it('of four of the other years, whichever these are, contain as many, in a wider band', () => {
    const dailyOfPest = new Map(pests.map((pestId) => [pestId, dailyOf(pestId)]));
    const years = seasonYears(dailyOfPest.get(1)!);
    expect(years).toHaveLength(TESTED_DATES.seasons);
    const dice = diceOf(4);
    const held = Array.from({ length: 49 }, () =>
      heldDates((pestId) => dailyOfPest.get(pestId)!, {
        pests,
        behind: drawnBehind(years, 4, dice),
        years: [4, 4],
      }),
    );
    const mean = (of: (one: HeldDates) => number) =>
      held.reduce((sum, one) => sum + of(one), 0) / held.length;
    expect(percent(mean(({ within }) => within))).toBe(TESTED_DATES.withinOfFour);
    expect(mean(({ width }) => width)).toBeGreaterThan(22.5);
  });

  it('of three to five earlier years contain fewer', () => {
    expect(figures({ pests, behind: BY_EARLIER, years: [3, 5] })).toEqual([392, 68, 15, 18, 8.9, 22.0]);
    expect(figures({ pests, behind: BY_EARLIER, years: [6, 9] })).toEqual([431, 87, 13, 0, 7.3, 24.3]);
  });

  it('are within three days of the truth in nine of ten cases ten days before, unlike those of the last week', () => {
    const past = dateErrors(dailyOf, 10, { ...ANY, behind: BY_ALL_OTHERS });
    const week = dateErrors(dailyOf, 10, { ...ANY, behind: BY_ALL_OTHERS, tells: byLastWeek });
    expect(past.questions).toBeGreaterThan(200);
    expect(percent(past.nearEnough)).toBe(TESTED_DATES.nearEnough);
    expect(past.nearEnough).toBeGreaterThanOrEqual(0.9);
    expect(week.nearEnough).toBeLessThan(0.9);
    expect(week.within).toBeLessThan(past.within);
  });

  it('knows what the last seven days say on years that it was not found on too', () => {
    const halves = [(year: number) => year < 2010, (year: number) => year >= 2010];
    for (const of of halves) {
      const { nearEnough } = dateErrors(dailyOf, 10, { ...ANY, behind: BY_ALL_OTHERS, of });
      expect(nearEnough).toBeGreaterThan(0.9);
    }
  });
});
