/** How often dates from past years include the true one, by measured seasons: docs/measurements/ahead.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BY_ALL_OTHERS,
  BY_EARLIER,
  BY_FEW_OTHERS,
  byLastWeek,
  dateErrors,
  type HeldDatesOptions,
  heldDates,
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
  const { place, firstYear, lastYear, within, withinOfFour, nearEnough } = TESTED_DATES;
  expect(text).toContain(`Daily extremes of ${place}, ${firstYear}–${lastYear}: ten seasons`);
  expect(text).toMatch(new RegExp(`\\| the nine others, past and future \\| [\\d,]+ \\| ${within} % \\|`));
  expect(text).toMatch(new RegExp(`\\| four of the nine others \\| [\\d,]+ \\| ${withinOfFour} % \\|`));
  expect(text).toMatch(new RegExp(`\\| the nine others \\| \\d+, \\*\\*${nearEnough}\\*\\*, \\d+ % \\|`));
});

describe.skipIf(!hasMaquehue)('dates of past years at Maquehue, 2005–2015', () => {
  it('of nine other years contain eight in ten', () => {
    expect(figures({ ...ANY, behind: BY_ALL_OTHERS })).toEqual([1215, TESTED_DATES.within, 12, 8, 7.5, 22.5]);
  });

  it('of a few of the other years contain nearly as many, in a wider band', () => {
    expect(figures({ pests, behind: BY_FEW_OTHERS, years: [3, 5] })).toEqual([
      1215,
      TESTED_DATES.withinOfFour,
      15,
      11,
      6.6,
      24.4,
    ]);
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
