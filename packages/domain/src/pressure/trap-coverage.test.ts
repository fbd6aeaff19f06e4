import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { PESTS } from '../catalogue/pests.ts';
import { trapRule } from '../catalogue/trap-rule.ts';
import { trapCoverage } from './trap-coverage.ts';

const DAY = isoDate('2026-11-28');
const ago = (days: number | null) => (days === null ? null : addDays(DAY, -days));
const LOBESIA = 1;
const [VINE, PLUM] = [1, 15];
const rule = trapRule(LOBESIA, [VINE])!;

describe('the rule of a pest', () => {
  it('is there for the grapevine moth alone, with where it was found', () => {
    expect(
      [...PESTS.values()].filter(({ id }) => trapRule(id, [VINE]) !== null).map(({ species }) => species),
    ).toEqual(['Lobesia botrana']);
    expect(rule).toMatchObject({ hectaresPerTrap: 10, leastForExport: 2, readWithin: 7 });
    expect(rule.source.address).toMatch(/^https:/);
    expect(trapRule(999, [VINE])).toBeNull();
  });

  it('holds for vines, and for no other or unknown host', () => {
    expect(trapRule(LOBESIA, [VINE, VINE])).toBe(rule);
    for (const cropIds of [[PLUM], [VINE, PLUM], [VINE, null], []])
      expect(trapRule(LOBESIA, cropIds)).toBeNull();
  });
});

describe('traps beside a rule', () => {
  it('of 25 ha are three, so that of two one lacks, and one read 8 days ago is late, by hand', () => {
    expect(trapCoverage(rule, 25, [ago(7), ago(8)], DAY)).toEqual({
      ...{ traps: 2, perHectare: 0.08, asked: 3, lacking: 1, late: 1 },
      oldest: { trap: 1, ago: 8 },
    });
  });

  it('are enough at the very edge of ten hectares', () => {
    expect(trapCoverage(rule, 10, [ago(0)], DAY)).toMatchObject({ asked: 1, lacking: 0, late: 0 });
    expect(trapCoverage(rule, 10.01, [ago(0)], DAY)).toMatchObject({ asked: 2, lacking: 1 });
    expect(trapCoverage(rule, 0.5, [ago(0), ago(1)], DAY)).toMatchObject({
      asked: 1,
      lacking: 0,
      perHectare: 4,
    });
  });

  it('that were never read are late, and come first', () => {
    expect(trapCoverage(rule, null, [ago(30), ago(null), ago(2)], DAY)).toMatchObject({
      ...{ perHectare: null, asked: null, lacking: null, late: 2 },
      oldest: { trap: 1, ago: null },
    });
  });

  it('are only counted without a rule or traps', () => {
    expect(trapCoverage(null, 20, [ago(9)], DAY)).toMatchObject({
      ...{ perHectare: 0.05, asked: null, lacking: null, late: null },
      oldest: { trap: 0, ago: 9 },
    });
    expect(trapCoverage(rule, 20, [], DAY)).toMatchObject({ traps: 0, lacking: 2, late: 0, oldest: null });
  });

  it('refuse an area that is none', () => {
    for (const area of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => trapCoverage(rule, area, [], DAY)).toThrow(RangeError);
  });

  it('judge the same a day later with readings a day later', () => {
    const days = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });
    fc.assert(
      fc.property(fc.array(days), fc.integer({ min: -400, max: 400 }), (list, shift) => {
        const moved = list.map((each) => (each === null ? null : addDays(DAY, shift - each)));
        expect(trapCoverage(rule, 33, moved, addDays(DAY, shift))).toEqual(
          trapCoverage(rule, 33, list.map(ago), DAY),
        );
      }),
    );
  });
});
