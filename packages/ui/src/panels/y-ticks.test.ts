import { expect, it } from 'vitest';
import { Y_TICKS } from './y-ticks.ts';

it('are eight for mildew, eleven for humidity and twelve for the others', () => {
  expect(Y_TICKS).toEqual({ mildew: 8, humidity: 11, other: 12 });
});
