import { readNumber } from '@vigia/domain/farm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, steppedNumber, tidyNumber } from './number-text.ts';

describe('numberText', () => {
  it.each([
    [12.5, '12,5'],
    [-70.66, '-70,66'],
    [0, '0'],
    [1e-7, '0,0000001'],
    [Number.NaN, ''],
    [null, ''],
    ['12.', '12.'],
  ])('writes %j as %j', (input, text) => {
    expect(numberText(input)).toBe(text);
  });

  it('is read back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(readNumber(numberText(value))).toBeCloseTo(value, 9);
      }),
    );
  });
});

describe('tidyNumber', () => {
  it.each([
    ['12.5', '12,5'],
    [' 12,50 ', '12,50'],
    ['doce', 'doce'],
    ['1.234,5', '1.234,5'],
    ['', ''],
    [3.2, '3,2'],
  ])('leaves %j as %j', (input, text) => {
    expect(tidyNumber(input)).toBe(text);
  });
});

describe('steppedNumber', () => {
  it.each([
    ['5', 1, {}, 6],
    ['0,1', 0.2, {}, 0.3],
    ['100', 1, { max: 100 }, 100],
    ['0', -1, { min: 0 }, 0],
    ['', 1, { min: 20, max: 100 }, 20],
    ['', 1, {}, 0],
    ['', -1, { max: -5 }, -5],
    ['x', 1, { min: -3 }, 0],
  ])('goes from %j by %d in %j to %d', (input, step, bounds, next) => {
    expect(steppedNumber(input, step, bounds)).toBe(next);
  });
});
