import { expect, it } from 'vitest';
import { isDrawn, stateOf } from './chart-state.ts';

it.each([
  ['ready', true, 'ready'],
  ['ready', false, 'empty'],
  ['refreshing', true, 'refreshing'],
  ['refreshing', false, 'loading'],
  ['loading', true, 'loading'],
  ['error', false, 'error'],
] as const)('%s with data %s stands as %s', (state, hasData, shown) => {
  expect(stateOf(state, hasData)).toBe(shown);
  expect(isDrawn(shown)).toBe(shown === 'ready' || shown === 'refreshing');
});
