import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBiofix, aSeason } from '../../fixtures/builders/farm.ts';
import { isoDate } from '../calendar/iso-date.ts';
import {
  DEGREE_DAY_CUTOFFS,
  DEGREE_DAY_METHODS,
  type DegreeDayRule,
  degreeDayMetricName,
  parseDegreeDayMetric,
} from './rule.ts';
import { degreeDayRuleFor } from './rule-for-pest.ts';
import { degreeDayStart } from './start.ts';

const rules = fc
  .record({
    method: fc.constantFrom(...DEGREE_DAY_METHODS),
    cutoff: fc.constantFrom(...DEGREE_DAY_CUTOFFS),
    lower: fc.integer({ min: 0, max: 15 }),
    range: fc.integer({ min: 5, max: 25 }),
  })
  .map(
    ({ range, ...rest }): DegreeDayRule => ({
      ...rest,
      upper: rest.cutoff === 'none' ? null : rest.lower + range + 0.1,
    }),
  );

describe('names of rules', () => {
  it('are read back as the rule they name', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(parseDegreeDayMetric(degreeDayMetricName(rule))).toEqual(rule);
      }),
    );
  });

  it('leave out an upper threshold that nothing is cut off at', () => {
    const rule = { method: 'single-sine', lower: 10, upper: 30, cutoff: 'none' } as const;
    expect(degreeDayMetricName(rule)).toBe('dd_single_sine_10');
  });

  it('are the agreed ones', () => {
    const season = isoDate('2026-07-01');
    const named = (pestId: number) => degreeDayMetricName(degreeDayRuleFor(pestId, season)!);
    expect(named(1)).toBe('dd_single_sine_10_30_horizontal');
    expect(named(2)).toBe('dd_single_sine_10_31.1_horizontal');
    expect(named(4)).toBe('dd_single_sine_10.6_32.2_vertical');
    expect(named(11)).toBe('dd_single_triangle_7.78_35_horizontal');
    expect(named(13)).toBe('dd_simple_average_clamped_12_32_horizontal');
  });

  it.each([
    'chill_model_utah',
    'dd_single_sine',
    'dd_single_sine_10_30',
    'dd_single_sine_10_30_none',
    'dd_single_sine_30_10_horizontal',
    'dd_single_sine_10_10_horizontal',
    'dd_single_sine_10.0_30_horizontal',
    'dd_single_sine_010_30_horizontal',
    'dd_single-sine_10_30_horizontal',
    'DD_single_sine_10_30_horizontal',
    'dd_simple_average_10 ',
    'dd_simple_average_1e1',
    '',
  ])('refuse %j', (name) => expect(parseDegreeDayMetric(name)).toBeNull());
});

describe('rule of a pest', () => {
  it('changes for Cydia with seasons that start after 2023-01-01', () => {
    const name = (start: string) => degreeDayMetricName(degreeDayRuleFor(2, isoDate(start))!);
    expect(name('2022-12-31')).toBe('dd_simple_average_10');
    expect(name('2023-01-01')).toBe('dd_simple_average_10');
    expect(name('2023-01-02')).toBe('dd_single_sine_10_31.1_horizontal');
    expect(degreeDayRuleFor(1, isoDate('2020-07-01'))).toEqual(degreeDayRuleFor(1, null));
  });

  it('is the plain average for insects without a model, and none for what has no degree-days', () => {
    const plain = { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' };
    expect(degreeDayRuleFor(5, null)).toEqual(plain);
    expect(degreeDayRuleFor(10, null)).toEqual(plain);
    expect(degreeDayRuleFor(20, null)).toBeNull();
    expect(degreeDayRuleFor(99, null)).toBeNull();
  });
});

describe('start of degree-days', () => {
  const today = isoDate('2026-11-21');
  const season = aSeason();
  const input = { biofixes: [], pestId: 1, sectorId: 100, season, today };

  it('is the biofix of the pest in the sector, else the season, else six months back', () => {
    expect(degreeDayStart({ ...input, biofixes: [aBiofix()] })).toEqual({
      date: '2026-09-20',
      reason: 'biofix',
    });
    expect(degreeDayStart(input)).toEqual({ date: '2026-07-01', reason: 'season' });
    expect(degreeDayStart({ ...input, season: null })).toEqual({ date: '2026-05-21', reason: 'six-months' });
  });

  it('passes over biofixes of another pest, sector or season', () => {
    const biofixes = [aBiofix({ pestId: 2 }), aBiofix({ sectorId: 7 }), aBiofix({ seasonId: 30 })];
    expect(degreeDayStart({ ...input, biofixes }).reason).toBe('season');
    expect(degreeDayStart({ ...input, biofixes, season: null }).reason).toBe('biofix');
  });

  it('never is a biofix outside its season: that one is reported, and the others count', () => {
    const slips = [aBiofix({ date: isoDate('2025-09-21') }), aBiofix({ date: isoDate('2027-09-21') })];
    expect(degreeDayStart({ ...input, biofixes: slips })).toEqual({
      date: '2026-07-01',
      reason: 'season',
      ignored: '2027-09-21',
    });
    expect(degreeDayStart({ ...input, biofixes: [...slips, aBiofix()] })).toEqual({
      date: '2026-09-20',
      reason: 'biofix',
      ignored: '2027-09-21',
    });
    const ends = [aBiofix({ date: season.start }), aBiofix({ date: season.end })];
    expect(degreeDayStart({ ...input, biofixes: ends })).toEqual({ date: season.end, reason: 'biofix' });
  });

  it('prefers what was observed to the calendar, and the latest of it', () => {
    const chronofix = aBiofix({ type: 'chronofix', date: isoDate('2026-10-30') });
    const later = aBiofix({ date: isoDate('2026-09-28') });
    expect(degreeDayStart({ ...input, biofixes: [later, chronofix, aBiofix()] }).date).toBe('2026-09-28');
    expect(degreeDayStart({ ...input, biofixes: [chronofix] }).date).toBe('2026-10-30');
  });
});
