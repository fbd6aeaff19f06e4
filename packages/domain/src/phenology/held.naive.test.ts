/** The figures of `docs/measurements/{forecast,ahead}.md` are counted twice: here by another way, on invented years. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diceOf, drawnBehind } from '../../fixtures/drawn-years.ts';
import { type Behind, BY_ALL_OTHERS, dateErrors, heldDates } from '../../fixtures/held-dates.ts';
import { answersBehind, heldSums } from '../../fixtures/held-sums.ts';
import { type NaiveDate, naiveDates, naiveHeldSums } from '../../fixtures/naive-held.ts';
import { sumQuestions } from '../../fixtures/sum-questions.ts';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import type { IsoDate } from '../units.ts';
import { stageThresholds } from './stages.ts';

const MOTH = 1;
const THRESHOLDS = stageThresholds(MOTH).map(({ dd }) => dd);
const FIRST = isoDate('2006-01-01');

/** Six years of days: a wave over the year, each year warmer or cooler, each day too. */
const anyYears = fc
  .tuple(
    fc.array(fc.integer({ min: -25, max: 25 }), { minLength: 6, maxLength: 6 }),
    fc.infiniteStream(fc.integer({ min: -40, max: 40 })),
  )
  .map(([years, days]): ReadonlyMap<IsoDate, number> => {
    const amountOf = (day: number, date: IsoDate) => {
      const summer = 8 + 7 * Math.cos((2 * Math.PI * day) / 365.25);
      const year = years[Number(date.slice(0, 4)) - 2006]! / 10;
      return Math.max(0, summer + year + days.next().value / 10);
    };
    return new Map(
      Array.from({ length: 2191 }, (_, day) => addDays(FIRST, day)).map((date, day) => [
        date,
        amountOf(day, date),
      ]),
    );
  });

const share = (list: readonly NaiveDate[], of: (one: NaiveDate) => boolean) =>
  list.filter(of).length / list.length;
const isWithin = ({ came, earliest, latest }: NaiveDate) => earliest <= came && came <= latest;

it('sums that bands of past years held are counted the same by hand', () => {
  fc.assert(
    fc.property(anyYears, fc.constantFrom(5, 15, 60), (daily, length) => {
      const [held] = heldSums(daily, { behind: 'others', horizons: [length], years: [2, 10] });
      const [within, below, above] = naiveHeldSums(daily, length);
      expect(held?.within).toBeCloseTo(within, 12);
      expect(held?.below).toBeCloseTo(below, 12);
      expect(held?.above).toBeCloseTo(above, 12);
    }),
    { numRuns: 3 },
  );
});

it('years are drawn from the others alone, so many of them, and the same again', () => {
  const years = [2006, 2007, 2008, 2009, 2010, 2011];
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 7 }), (seed, count) => {
      const dice = diceOf(seed);
      const first = drawnBehind(years, count, dice);
      const behind = (isBehind: Behind) => years.map((year) => years.filter((past) => isBehind(past, year)));
      for (const [i, past] of behind(first).entries()) {
        expect(past).toHaveLength(Math.min(count, 5));
        expect(past).not.toContain(years[i]);
      }
      expect(behind(drawnBehind(years, count, diceOf(seed)))).toEqual(behind(first));
      // Hardly ever the same for all years twice.
      const more = Array.from({ length: 5 }, () => behind(drawnBehind(years, count, dice)));
      if (count < 5) expect(new Set(more.map(String)).size).toBeGreaterThan(1);
    }),
  );
});

it('sums that bands of a few drawn years held are counted the same by hand', () => {
  const years = [2006, 2007, 2008, 2009, 2010, 2011];
  fc.assert(
    fc.property(
      anyYears,
      fc.constantFrom(5, 15, 60),
      fc.integer({ min: 2, max: 4 }),
      fc.integer(),
      (daily, length, count, seed) => {
        const isBehind = drawnBehind(years, count, diceOf(seed));
        const answers = answersBehind(sumQuestions(daily, length, 'others'), isBehind, count);
        const [within, below] = naiveHeldSums(daily, length, isBehind, count);
        const share = (hit: string) => answers.filter((one) => one.hit === hit).length / answers.length;
        expect(share('within')).toBeCloseTo(within, 12);
        expect(share('below')).toBeCloseTo(below, 12);
      },
    ),
    { numRuns: 5 },
  );
});

it('dates that bands of past years held are counted the same by hand', () => {
  const options = { pests: [MOTH], behind: BY_ALL_OTHERS, years: [3, 10] } as const;
  fc.assert(
    fc.property(anyYears, fc.constantFrom(5, 10, 15), (daily, ahead) => {
      const everyDay = Array.from({ length: 212 - ahead - 7 }, (_, i) => i + 7);
      const near = everyDay
        .flatMap((measured) => naiveDates(daily, measured, THRESHOLDS))
        .filter(({ expected }) => expected === ahead);
      const errors = dateErrors(() => daily, ahead, options);
      expect(errors.questions).toBe(near.length);
      expect(errors.within).toBeCloseTo(share(near, isWithin), 12);
      expect(errors.nearEnough).toBeCloseTo(
        share(near, ({ came }) => Math.abs(came - ahead) <= 3),
        12,
      );

      // 15 October, 1 and 15 November, 1 and 15 December, 1 and 15 January.
      const far = [14, 31, 45, 61, 75, 92, 106]
        .flatMap((measured) => naiveDates(daily, measured, THRESHOLDS))
        .filter(({ came }) => came !== Infinity && came > 15);
      const held = heldDates(() => daily, options);
      expect(held.questions).toBe(far.length);
      expect(held.within).toBeCloseTo(share(far, isWithin), 12);
      expect(held.before).toBeCloseTo(
        share(far, ({ came, earliest }) => came < earliest),
        12,
      );
    }),
    { numRuns: 2 },
  );
});
