import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursOfDay, startOfDay } from '../calendar/day.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { MILDEW_RISK_WORDS } from '../es/mildew.ts';
import { type MildewDay, mildewConditions } from './conditions.ts';
import { gublerIndex } from './gubler.ts';
import { hotMinutes } from './hot-minutes.ts';
import { MILDEW_RISKS, mildewRisk } from './risk.ts';
import { GUBLER_RULE, type GublerRule, UC_IPM_GUBLER_RULE } from './rule.ts';

const HOLE = Number.NaN;
const day = (hours: number, length = 24, rest = 15): MildewDay => ({
  hourly: Float64Array.from({ length }, (_, i) => (i < hours ? 25 : rest)),
});
const good = day(8);
const bad = day(5);
const unknown: MildewDay = { hourly: [25, 25] };
const index = (days: MildewDay[], rule?: GublerRule) => Array.from(gublerIndex(days, rule));

describe('conditions of a day', () => {
  it('count hours within the band, its ends included', () => {
    const state = (t: number, hours = 6) =>
      mildewConditions({ hourly: [...Array(hours).fill(t), ...Array(24 - hours).fill(15)] }, GUBLER_RULE)
        .state;
    expect([state(21), state(30), state(25, 5)]).toEqual(['favourable', 'favourable', 'unfavourable']);
    expect([state(20.99), state(30.01)]).toEqual(['unfavourable', 'unfavourable']);
  });

  it('distinguish the longest run from the hours of all runs', () => {
    const hourly = [25, 25, 25, HOLE, 25, 25, 31, 25, ...Array(16).fill(15)];
    expect(mildewConditions({ hourly }, GUBLER_RULE)).toMatchObject({ longestRun: 3, hoursInBand: 6 });
  });

  it('are undetermined with fewer than 20 hours and no run among them', () => {
    const state = (present: number, length = 24) =>
      mildewConditions({ hourly: Array(length).fill(15).fill(null, present) }, GUBLER_RULE).state;
    expect([state(19), state(20)]).toEqual(['undetermined', 'unfavourable']);
    expect([state(19, 23), state(20, 23)]).toEqual(['undetermined', 'unfavourable']);
    expect([state(20, 25), state(21, 25)]).toEqual(['undetermined', 'unfavourable']);
    expect(mildewConditions(unknown, GUBLER_RULE).state).toBe('undetermined');
    expect(mildewConditions({ hourly: Array(6).fill(25) }, GUBLER_RULE).state).toBe('favourable');
    expect(mildewConditions({ hourly: [] }, GUBLER_RULE)).toEqual({
      longestRun: 0,
      hoursInBand: 0,
      hot: false,
      state: 'undetermined',
    });
  });

  it('are hot from an hour at 35 °C, or 15 minutes where they are known', () => {
    const hot = (parts: Partial<MildewDay>) => mildewConditions({ ...bad, ...parts }, GUBLER_RULE).hot;
    expect(hot({ hourly: day(5, 24, 34.9).hourly })).toBe(false);
    expect(hot({ hourly: [35, ...Array(23).fill(15)] })).toBe(true);
    expect([hot({ hotMinutes: 14 }), hot({ hotMinutes: 15 }), hot({})]).toEqual([false, true, false]);
    const anyHeat = { ...GUBLER_RULE, heat: { from: 35, minutes: 0, fall: 10 } };
    expect(mildewConditions({ ...bad, hotMinutes: 0 }, anyHeat).hot).toBe(false);
  });

  it('take days of 23 and 25 hours, and refuse longer ones', () => {
    for (const [date, hours] of [
      ['2024-09-08', 23],
      ['2024-04-06', 25],
    ] as const) {
      const { length } = hoursOfDay(isoDate(date));
      expect(length).toBe(hours);
      expect(mildewConditions(day(length, length), GUBLER_RULE)).toMatchObject({
        longestRun: hours,
        state: 'favourable',
      });
      expect(index([good, day(6, length), good, day(0, length)])).toEqual([0, 0, 30, 20]);
    }
    expect(() => mildewConditions(day(6, 26), GUBLER_RULE)).toThrow('26 hours');
    expect(() => mildewConditions({ hourly: [Number.POSITIVE_INFINITY] }, GUBLER_RULE)).toThrow('hourly[0]');
    expect(() => mildewConditions({ ...bad, hotMinutes: -1 }, GUBLER_RULE)).toThrow('-1');
    expect(() => mildewConditions({ ...bad, hotMinutes: HOLE }, GUBLER_RULE)).toThrow(RangeError);
  });
});

describe('Gubler index', () => {
  it('needs three favourable days in a row, and only once', () => {
    expect(index([good, good, bad, good, good, good, good])).toEqual([0, 0, 0, 0, 0, 30, 50]);
    expect(index([good, good, good, bad, bad, bad, bad, good])).toEqual([0, 0, 30, 20, 10, 0, 0, 20]);
  });

  it('breaks the streak on an undetermined day and carries a living index over it', () => {
    expect(index([good, good, unknown, good, good, good])).toEqual([0, 0, 0, 0, 0, 30]);
    expect(index([good, good, good, unknown, { hourly: [] }, good])).toEqual([0, 0, 30, 30, 30, 50]);
  });

  it('falls no more than ten on a hot day that was not favourable', () => {
    const hot = (of: MildewDay): MildewDay => ({ ...of, hotMinutes: 60 });
    const days = [good, good, good, hot(good), hot(bad), hot(unknown)];
    expect(index(days, UC_IPM_GUBLER_RULE)).toEqual([0, 0, 60, 70, 60, 60]);
    expect(index(days)).toEqual([0, 0, 30, 50, 40, 40]);
  });

  it('goes back to 0 after a treatment when the rule says so', () => {
    const days = [good, good, good, { ...good, treated: true }, good];
    expect(index(days)).toEqual([0, 0, 30, 50, 70]);
    expect(index(days, { ...GUBLER_RULE, resetOnTreatment: true })).toEqual([0, 0, 30, 0, 20]);
    const onset = [good, good, { ...good, treated: true }, good];
    expect(index(onset, { ...GUBLER_RULE, resetOnTreatment: true })).toEqual([0, 0, 0, 20]);
  });

  it('stays in tens within 0 and 100, and moves with the series', () => {
    const days = fc.array(fc.constantFrom(good, bad, unknown, { ...good, hotMinutes: 20 }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(days, fc.constantFrom(GUBLER_RULE, UC_IPM_GUBLER_RULE), (list, rule) => {
        const values = index(list, rule);
        expect(values).toHaveLength(list.length);
        for (const v of values) {
          expect(v % 10).toBe(0);
          expect(v).toBeGreaterThanOrEqual(0);
          expect(v).toBeLessThanOrEqual(100);
        }
        expect(index([bad, ...list], rule).slice(1)).toEqual(values);
      }),
    );
  });

  it('refuses rules that cannot be meant', () => {
    const wrong: Partial<GublerRule>[] = [
      { band: { from: 30, to: 21 } },
      { band: { from: HOLE, to: 21 } },
      { band: { from: 21, to: 21 } },
      { hours: 0 },
      { hours: 5.5 },
      { onsetDays: 0 },
      { onsetDays: 1.5 },
      { onsetPoints: 101 },
      { onsetPoints: -1 },
      { rise: HOLE },
      { fall: -10 },
      { rise: 101 },
      { heat: { from: 35, minutes: 15, fall: -1 } },
      { heat: { from: 35, minutes: -1, fall: 10 } },
      { heat: { from: HOLE, minutes: 15, fall: 10 } },
    ];
    for (const parts of wrong) {
      expect(() => gublerIndex([], { ...GUBLER_RULE, ...parts }), JSON.stringify(parts)).toThrow(RangeError);
    }
    expect(gublerIndex([])).toHaveLength(0);
    expect(index([good], { ...GUBLER_RULE, onsetDays: 1, onsetPoints: 100 })).toEqual([100]);
  });

  it('takes a rule at its limits', () => {
    const one = { ...GUBLER_RULE, hours: 1, onsetDays: 1 };
    const none = day(0);
    expect(index([day(1)], one)).toEqual([30]);
    expect(index([good, none], { ...one, onsetPoints: 0, rise: 100, fall: 0 })).toEqual([0, 0]);
    expect(index([good, good, none], { ...one, rise: 100, fall: 100 })).toEqual([30, 100, 0]);
    // A day without hot minutes is not hot, even if the rule requires 0 minutes.
    const noMinutes = { ...one, heat: { from: 35, minutes: 0, fall: 10 } };
    expect(index([good, good, { ...good, hotMinutes: 1 }], noMinutes)).toEqual([30, 50, 60]);
  });

  it('has the two rules as they are published', () => {
    expect(GUBLER_RULE).toEqual({
      band: { from: 21, to: 30 },
      hours: 6,
      onsetDays: 3,
      onsetPoints: 30,
      rise: 20,
      fall: 10,
      heat: { from: 35, minutes: 15, fall: 0 },
      resetOnTreatment: false,
    });
    const changed = {
      band: { from: 21.1, to: 29.4 },
      onsetPoints: 60,
      heat: { from: 35, minutes: 15, fall: 10 },
    };
    expect(UC_IPM_GUBLER_RULE).toEqual({ ...GUBLER_RULE, ...changed });
  });
});

describe('minutes of heat', () => {
  const start = startOfDay(isoDate('2026-01-15'));
  const end = start + 24 * HOUR_MS;
  const at = (...minutes: number[]) => Float64Array.from(minutes, (m) => start + m * MINUTE_MS);

  it('last from a sample to the next, an hour at most, and not past the day', () => {
    expect(hotMinutes({ t: at(0, 10, 25, 40), value: [35, 36, 20, null] }, end, 35)).toBe(25);
    expect(hotMinutes({ t: at(0, 300), value: [40, 20] }, end, 35)).toBe(60);
    expect(hotMinutes({ t: at(23 * 60 + 50), value: [40] }, end, 35)).toBe(10);
    expect(hotMinutes({ t: new Float64Array(0), value: [] }, end, 35)).toBe(0);
  });

  it('refuse samples out of order, beyond the day, or without a value', () => {
    expect(() => hotMinutes({ t: at(10, 5), value: [1, 1] }, end, 35)).toThrow('unsorted');
    expect(() => hotMinutes({ t: at(24 * 60), value: [1] }, end, 35)).toThrow('after the day');
    expect(() => hotMinutes({ t: at(0), value: [] }, end, 35)).toThrow('0 values');
    expect(() => hotMinutes({ t: at(0), value: [Number.POSITIVE_INFINITY] }, end, 35)).toThrow('value[0]');
  });
});

describe('risk', () => {
  it('has three classes, each with its words', () => {
    expect([0, 30, 40, 50, 60, 100].map(mildewRisk)).toEqual([
      'none',
      'none',
      'moderate',
      'moderate',
      'high',
      'high',
    ]);
    expect([39.9, 59.9].map(mildewRisk)).toEqual(['none', 'moderate']);
    expect([null, HOLE, -1, 101].map(mildewRisk)).toEqual([null, null, null, null]);
    expect(MILDEW_RISKS.map((risk) => MILDEW_RISK_WORDS[risk].range)).toEqual(['0–30', '40–50', '60–100']);
  });
});
