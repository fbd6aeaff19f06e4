import { describe, expect, it } from 'vitest';
import { COUNTING_ACT_WORDS } from '../es/counting.ts';
import { COUNTING_ACTIONS } from './counting.ts';
import { commandOfKey } from './gestures.ts';

describe('gestures', () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  it('name what a key does', () => {
    const ctrl = { ...none, ctrlKey: true };
    const meta = { ...none, metaKey: true };
    expect(commandOfKey('r', none)).toEqual({ kind: 'reset-view' });
    expect(commandOfKey('R', { ...none, shiftKey: true })).toEqual({ kind: 'reset-view' });
    expect(commandOfKey('ArrowUp', none)).toEqual({
      kind: 'act',
      act: { kind: 'shift', right: 0, down: -1 },
    });
    expect([commandOfKey('z', ctrl), commandOfKey('Z', meta)]).toEqual([{ kind: 'undo' }, { kind: 'undo' }]);
    expect(commandOfKey('Z', { ...ctrl, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(commandOfKey('y', meta)).toEqual({ kind: 'redo' });
  });

  it('leave the rest to the browser', () => {
    const shift = { ...none, shiftKey: true };
    const ctrl = { ...none, ctrlKey: true };
    expect(commandOfKey('r', ctrl)).toBeNull();
    expect(commandOfKey('ArrowUp', ctrl)).toBeNull();
    expect(commandOfKey('ArrowUp', shift)).toBeNull();
    expect(commandOfKey('y', { ...ctrl, shiftKey: true })).toBeNull();
    expect(commandOfKey('z', none)).toBeNull();
    expect(commandOfKey('r', { ...none, altKey: true })).toBeNull();
    expect(commandOfKey('z', { ...ctrl, altKey: true })).toBeNull();
    expect(commandOfKey('x', none)).toBeNull();
  });

  it('each have a name in Spanish', () => {
    expect(Object.keys(COUNTING_ACT_WORDS).sort()).toEqual(Object.keys(COUNTING_ACTIONS).sort());
  });
});
