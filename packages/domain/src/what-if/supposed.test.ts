import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { changesCurve, parseSupposed, type Supposed, scenarioOf, supposedText } from './supposed.ts';

const absentOr = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const day = fc.integer({ min: 0, max: 400 }).map((n) => addDays(isoDate('2026-07-01'), n));
const supposed: fc.Arbitrary<Supposed> = fc
  .record({
    name: absentOr(fc.stringMatching(/^[a-zñ0-9][a-zñ0-9 .%&#+]{0,30}[a-z0-9]$/)),
    start: absentOr(day),
    weather: absentOr(fc.constantFrom('warm-year' as const, 'cold-year' as const)),
    warmer: absentOr(fc.constantFrom(-5, -0.5, 0.5, 1, 1.25, 5)),
    spray: absentOr(day),
    residual: absentOr(fc.integer({ min: 1, max: 120 })),
    sum: absentOr(fc.integer({ min: 1, max: 5000 })),
    captures: absentOr(fc.integer({ min: 1, max: 9999 })),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));

describe('what is supposed, in an address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(supposed, (one) => {
        expect(parseSupposed(supposedText(one))).toEqual(one);
      }),
    );
  });

  it('is nothing where nothing is supposed', () => {
    expect(supposedText({})).toBeUndefined();
    expect(parseSupposed(undefined)).toEqual({});
  });

  it.each([
    ['start.2026-13-01~warmer.1', { warmer: 1 }],
    ['warmer.9', {}],
    ['warmer.1e3~sum.0~sum', {}],
    ['weather.hot~residual.2.5~residual.x', {}],
    ['captures.0~sum.250', { sum: 250 }],
    ['captures.2.5', {}],
    ['~~.~nada~name. ', {}],
    ['warmer.0~weather.past-years', {}],
  ])('leaves out what is wrong: %s', (text, found) => {
    expect(parseSupposed(text)).toEqual(found);
  });

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseSupposed(text)).not.toThrow();
      }),
    );
  });
});

describe('the scenario of what is supposed', () => {
  const truth = { start: isoDate('2026-10-01'), until: isoDate('2026-10-10'), isOver: false };
  it('is the truth where nothing is supposed', () => {
    expect(scenarioOf({}, truth)).toEqual({
      start: '2026-10-01',
      weather: 'past-years',
      warmer: 0,
      from: '2026-10-11',
    });
    expect(changesCurve({ name: 'x', spray: truth.start, residual: 3, sum: 9 })).toBe(false);
  });

  it('changes the days to come, or all of a season that is over', () => {
    const start = isoDate('2026-09-28');
    expect(scenarioOf({ start, warmer: 1 }, truth)).toMatchObject({ start, warmer: 1, from: '2026-10-11' });
    expect(scenarioOf({ start, warmer: 1 }, { ...truth, isOver: true })).toMatchObject({
      from: '2026-09-28',
    });
    expect(changesCurve({ start })).toBe(true);
  });
});
