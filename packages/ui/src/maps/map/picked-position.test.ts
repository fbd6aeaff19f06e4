import { describe, expect, it } from 'vitest';
import { positionIn, rounded, stepOf } from './picked-position.ts';

it('rounds to about a metre', () => {
  expect(rounded({ latitude: -33.320412345, longitude: -71.407254321 })).toEqual({
    latitude: -33.32041,
    longitude: -71.40725,
  });
});

describe('placeIn', () => {
  it('reads numbers and what was typed', () => {
    expect(positionIn({ latitude: '-33,32', longitude: -71.4 })).toEqual({
      latitude: -33.32,
      longitude: -71.4,
    });
  });
  it.each([
    ['', '-71,4'],
    ['sur', '-71,4'],
    ['-91', '-71,4'],
    ['-33,32', '181'],
  ])('is nowhere for %j and %j', (latitude, longitude) => {
    expect(positionIn({ latitude, longitude })).toBeNull();
  });
});

describe('stepOf', () => {
  it('moves with the arrows, further with Shift', () => {
    expect(stepOf('ArrowUp', false)).toEqual([0, -2]);
    expect(stepOf('ArrowRight', true)).toEqual([20, 0]);
    expect(stepOf('a', false)).toBeNull();
  });
});
