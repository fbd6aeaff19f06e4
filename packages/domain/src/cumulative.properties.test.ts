import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BY_DAY,
  columns,
  extremes,
  HOURLY_MODELS,
  hours,
  neverFalls,
  options,
  photos,
  plates,
  START,
  wholeDays,
} from '../fixtures/arbitraries.ts';
import { accumulatedCaptures, dailyIncrements } from './captures/increments.ts';
import { accumulate, addDays, dailyDegreeDays, positiveUtahUnits, utahUnits } from './index.ts';

describe('cumulative sums never fall where they must not', () => {
  it.each(Object.entries(HOURLY_MODELS))('%s, hour by hour', (_, model) => {
    fc.assert(
      fc.property(hours, (hourly) => {
        expect(neverFalls(model(hourly))).toBe(true);
      }),
    );
  });

  it('utahUnits, but in an hour above 15.9 °C', () => {
    fc.assert(
      fc.property(hours, (hourly) => {
        const total = utahUnits(hourly);
        total.forEach((value, i) => {
          if (value < (total[i - 1] ?? 0)) expect(hourly[i]).toBeGreaterThan(15.9);
        });
      }),
    );
  });

  it('positiveUtahUnits, from the end of a day to the end of the next, whatever its length', () => {
    fc.assert(
      fc.property(wholeDays, ({ hourly, dayOf }) => {
        const total = positiveUtahUnits(hourly, dayOf);
        expect(neverFalls(total.filter((_, i) => dayOf[i] !== dayOf[i + 1]))).toBe(true);
        expect(total.every((value) => value >= 0)).toBe(true);
      }),
    );
  });

  it('degree-days of every method and cutoff, day by day', () => {
    fc.assert(
      fc.property(extremes, options, (days, option) => {
        expect(neverFalls(accumulate(dailyDegreeDays(columns(days), option)).total)).toBe(true);
      }),
    );
  });

  it.each([
    'chill_model_weinberger',
    'chill_model_infruitec',
    'chill_model_dynamic',
    'degreeHourIncrementsByDay',
  ])('%s, day by day', (name) => {
    fc.assert(
      fc.property(wholeDays, ({ hourly, dayOf }) => {
        expect(neverFalls(accumulate(BY_DAY[name]!(hourly, dayOf)).total)).toBe(true);
      }),
    );
  });

  it('captures, whatever a photo shows', () => {
    fc.assert(
      fc.property(plates, (list) => {
        const range = { start: START, end: addDays(START, 20) };
        expect(neverFalls(accumulatedCaptures(dailyIncrements(photos(START, list), range)).values)).toBe(
          true,
        );
      }),
    );
  });
});
