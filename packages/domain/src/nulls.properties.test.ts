import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  BY_DAY,
  celsius,
  columns,
  extreme,
  HOLE,
  hours,
  options,
  START,
  WITH_UTAH,
  wholeDays,
} from '../fixtures/arbitraries.ts';
import { changeBetween } from './captures/change.ts';
import {
  accumulate,
  addDays,
  alignDaily,
  currentCropStage,
  currentStage,
  dailyDegreeDays,
  dynamicPortions,
  fillShortGaps,
  fromColumnar,
  fromItems,
  HOUR_MS,
  hourlyMeans,
  hourlyTemperatures,
  mildewRisk,
  nextMilestone,
  recordCoverage,
  stageShares,
  startOfDay,
  toColumnar,
} from './index.ts';
import { signalLevel } from './signal/daily-signal.ts';
import { signalQuality } from './signal/quality.ts';

describe('null in, null out', () => {
  const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

  it.each(Object.entries(WITH_UTAH))('%s takes null for a missing hour, which adds nothing', (_, model) => {
    fc.assert(
      fc.property(hours, (hourly) => {
        const total = model(hourly.map(orNull));
        expect(total).toEqual(model(hourly));
        // The Dynamic model adds an hour at the start of the next one.
        const late = model === dynamicPortions ? 1 : 0;
        hourly.forEach((t, i) => {
          if (Number.isNaN(t) && i + late < total.length)
            expect(total[i + late]).toBe(total[i + late - 1] ?? 0);
        });
      }),
    );
  });

  it.each(Object.entries(BY_DAY))('%s is missing on exactly the days under 20 of 24 hours', (_, model) => {
    fc.assert(
      fc.property(wholeDays, ({ hourly, dayOf, days }) => {
        const increments = model(hourly.map(orNull), dayOf);
        expect(increments).toEqual(model(hourly, dayOf));
        days.forEach((list, day) => {
          const present = list.filter((t) => !Number.isNaN(t)).length;
          expect(Number.isNaN(increments[day]!)).toBe(present < (20 / 24) * list.length);
        });
      }),
    );
  });

  it('degree-days are missing on exactly the days without both extremes', () => {
    const maybe = fc.option(celsius, { freq: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(maybe, maybe), { maxLength: 20 }), options, (list, option) => {
        const days = list.map(([a, b]) => ({
          min: a === null || b === null ? a : Math.min(a, b),
          max: a === null || b === null ? b : Math.max(a, b),
        }));
        const daily = dailyDegreeDays(columns(days), option);
        days.forEach(({ min, max }, i) => {
          expect(Number.isNaN(daily[i]!)).toBe(min === null || max === null);
        });
        expect(accumulate(daily).missingDays).toBe(daily.filter(Number.isNaN).length);
      }),
    );
  });

  it('means of hours are missing where no reading is, and nothing else fills them but short gaps', () => {
    fc.assert(
      fc.property(fc.array(fc.option(celsius, { freq: 2 }), { minLength: 1, maxLength: 60 }), (values) => {
        const t = Float64Array.from(values, (_, i) => startOfDay(START) + (i * HOUR_MS) / 2);
        const means = hourlyMeans({ t, value: values }).values;
        means.forEach((mean, i) => {
          const within = values.slice(2 * i, 2 * i + 2).filter((value) => value !== null);
          expect(Number.isNaN(mean)).toBe(within.length === 0);
        });
        const { present, filled, missing } = recordCoverage(means);
        expect([present, missing]).toEqual([
          means.filter((v) => !Number.isNaN(v)).length,
          fillShortGaps(means).filter(Number.isNaN).length,
        ]);
        expect(present + filled + missing).toBe(means.length);
      }),
    );
  });

  it('hourly temperatures depend on a missing day in its own hours and the nights beside it alone', () => {
    fc.assert(
      fc.property(fc.array(extreme, { minLength: 3, maxLength: 6 }), fc.nat(), (list, nth) => {
        const gone = nth % list.length;
        const days = list.map((one, i) => ({
          date: addDays(START, i),
          min: i === gone ? null : one.min,
          max: one.max,
        }));
        const whole = hourlyTemperatures(
          list.map((one, i) => ({ ...one, date: addDays(START, i) })),
          -33.45,
        );
        hourlyTemperatures(days, -33.45).forEach((t, i) => {
          const day = Math.floor(i / 24);
          const noon = i % 24 === 12;
          if (day === gone) expect(t).toBeNaN();
          else if (noon || Math.abs(day - gone) > 1) expect(t).toBe(whole[i]);
        });
      }),
    );
  });

  it('series keep their holes from the wire and back', () => {
    fc.assert(
      fc.property(fc.array(fc.option(amount), { minLength: 1, maxLength: 40 }), (values) => {
        const column = { start: START, step: 'day' as const, values };
        expect(toColumnar(fromColumnar(column))).toEqual(column);
        const items = values.map((value, i) => ({ date: addDays(START, i), value }));
        expect(fromItems(items)).toEqual(column);
        const { series } = alignDaily([fromColumnar(column)], {
          start: addDays(START, -1),
          end: addDays(START, 50),
        })!;
        expect(toColumnar(series[0]!).values).toEqual([
          null,
          ...values,
          ...Array(51 - values.length).fill(null),
        ]);
      }),
    );
  });

  it('what is read off a missing figure is missing', () => {
    for (const missing of [HOLE, null]) {
      expect(mildewRisk(missing)).toBeNull();
      expect(signalLevel(missing)).toBeNull();
      expect(signalQuality('4G', { rsrp: missing, rsrq: missing })).toBeNull();
      expect(changeBetween(missing, missing)).toEqual({
        outcome: 'no-data',
        difference: null,
        percentage: null,
      });
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (id) => {
        expect(
          [currentStage, nextMilestone, stageShares, currentCropStage].map((of) => of(id, HOLE)),
        ).toEqual(Array(4).fill(null));
      }),
    );
  });
});
