import { describe, expect, it } from 'vitest';
import { DIALOG_RESET_MS, pressSave, SAVE_STATES, settleSave, USER_REFRESH_MS } from './save-state.ts';

describe('saving', () => {
  it.each([
    ['idle', true, 'saving', 'save'],
    ['idle', false, 'idle', 'none'],
    ['saving', true, 'saving', 'none'],
    ['saving', false, 'saving', 'none'],
    ['success', true, 'idle', 'close'],
    ['success', false, 'idle', 'close'],
    ['error', true, 'saving', 'save'],
    ['error', false, 'error', 'none'],
  ] as const)('%s, valid %s: %s, %s', (state, valid, next, effect) => {
    expect(pressSave(state, valid)).toEqual({ state: next, effect });
  });

  it('resets a dialog out of sight, and asks for a new user once the pool may know it', () => {
    expect([DIALOG_RESET_MS, USER_REFRESH_MS]).toEqual([100, 5000]);
  });

  it('takes an answer only while one is awaited', () => {
    expect(SAVE_STATES.map((state) => settleSave(state, 'error'))).toEqual([
      'idle',
      'error',
      'success',
      'error',
    ]);
    expect(settleSave('saving', 'success')).toBe('success');
  });
});
