import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns, extreme, extremes, hours, options, RICHARDSON, START } from '../fixtures/arbitraries.ts';
import {
  addDays,
  andersonDegreeHours,
  dailyDegreeDays,
  GUBLER_RULE,
  type GublerRule,
  growingDegreeHours,
  gublerIndex,
  hourlyDegreeDays,
  hourlyTemperatures,
  UC_IPM_GUBLER_RULE,
} from './index.ts';

describe('°C and °F say the same', () => {
  const toF = (c: number) => c * 1.8 + 32;
  const close = (ours: Float64Array, theirs: Float64Array, factor = 1.8) => {
    expect(theirs).toHaveLength(ours.length);
    ours.forEach((value, i) => {
      if (Number.isNaN(value)) expect(theirs[i]).toBeNaN();
      else expect(Math.abs(theirs[i]! - value * factor)).toBeLessThan(1e-6 * (1 + Math.abs(value)));
    });
  };

  it('degree-days of every method and cutoff, with the next minimum given or not', () => {
    fc.assert(
      fc.property(extremes, options, fc.boolean(), (days, option, given) => {
        const inC = columns(days) as { min: number[]; max: number[] };
        const next = (min: readonly number[]) => (given ? { nextMin: [...min].reverse() } : {});
        const inF = { min: inC.min.map(toF), max: inC.max.map(toF) };
        const upper = option.upper === undefined ? {} : { upper: toF(option.upper!) };
        const optionF = { ...option, lower: toF(option.lower), ...upper };
        // With a vertical cutoff, a flat day exactly at the threshold would depend on rounding alone.
        fc.pre(
          !days.some(({ min, max }) =>
            [min, max, (min + max) / 2].some((t) => Math.abs(t - (option.upper ?? 99)) < 1e-9),
          ),
        );
        close(
          dailyDegreeDays({ ...inC, ...next(inC.min) }, option),
          dailyDegreeDays({ ...inF, ...next(inF.min) }, optionF),
        );
      }),
    );
  });

  it('hourly degree-days and degree-hours, whose thresholds go along', () => {
    fc.assert(
      fc.property(
        hours,
        fc.constantFrom('horizontal' as const, 'intermediate' as const),
        (hourly, cutoff) => {
          const inF = hourly.map(toF);
          close(
            hourlyDegreeDays(hourly, { lower: 10, upper: 30, cutoff }),
            hourlyDegreeDays(inF, { lower: 50, upper: 86, cutoff }),
          );
          close(
            growingDegreeHours(hourly, RICHARDSON),
            growingDegreeHours(inF, { base: toF(4.5), optimum: 77 }),
          );
          close(
            andersonDegreeHours(hourly),
            andersonDegreeHours(inF, { base: toF(4), optimum: 77, critical: toF(36) }),
          );
        },
      ),
    );
  });

  it('hourly temperatures, hour by hour', () => {
    fc.assert(
      fc.property(fc.array(extreme, { maxLength: 6 }), (list) => {
        const days = list.map((one, i) => ({ ...one, date: addDays(START, i) }));
        const inF = days.map((day) => ({ ...day, min: toF(day.min), max: toF(day.max) }));
        close(hourlyTemperatures(days, -33.45).map(toF), hourlyTemperatures(inF, -33.45), 1);
      }),
    );
  });

  it('the mildew index, with its band and heat in °F', () => {
    // Integer degrees, so that rounding moves no hour across the limits of the band.
    const whole = fc.array(fc.array(fc.integer({ min: 10, max: 40 }), { minLength: 24, maxLength: 24 }), {
      maxLength: 12,
    });
    const inF = ({ band, heat, ...rule }: GublerRule): GublerRule => ({
      ...rule,
      band: { from: toF(band.from), to: toF(band.to) },
      heat: { ...heat, from: toF(heat.from) },
    });
    fc.assert(
      fc.property(whole, fc.constantFrom(GUBLER_RULE, UC_IPM_GUBLER_RULE), (days, rule) => {
        expect(
          gublerIndex(
            days.map((hourly) => ({ hourly: hourly.map(toF) })),
            inF(rule),
          ),
        ).toEqual(
          gublerIndex(
            days.map((hourly) => ({ hourly })),
            rule,
          ),
        );
      }),
    );
  });
});
