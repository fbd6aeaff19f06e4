import { describe, expect, it, vi } from 'vitest';
import { canvasActionOf, canvasActions, type MoreAction, moreActionOf } from './actions.ts';
import { COUNTING } from './words.ts';
import type { CountingTools } from './workbench.ts';

const bare = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const CANVAS_ACTIONS = canvasActions(COUNTING.spanish);
const nameOf = (key: string, hasCursor = false, more: Partial<typeof bare> = {}) =>
  canvasActionOf({ key, ...bare, ...more }, hasCursor, CANVAS_ACTIONS)?.name ?? null;

describe('the table of actions', () => {
  it('has a name and a key for each, and no name twice', () => {
    const actions = Object.values(CANVAS_ACTIONS);
    expect(actions.every(({ name, keys }) => name !== '' && keys !== '')).toBe(true);
    expect(new Set(actions.map(({ name }) => name)).size).toBe(actions.length);
  });

  it.each([
    ['ArrowUp', 'Mover conteo anterior 3 px hacia arriba', 'Cursor hacia arriba'],
    ['r', 'Ver la foto entera', 'Ver la foto entera'],
    ['=', 'Acercar', 'Acercar'],
    ['Backspace', null, 'Quitar círculo más cercano al cursor'],
    [' ', null, 'Agregar círculo en el cursor'],
    ['n', null, 'Cursor al círculo siguiente'],
    ['q', null, null],
  ])('%s does something else with the cursor', (key, without, withCursor) => {
    expect([nameOf(key), nameOf(key, true)]).toEqual([without, withCursor]);
  });

  it('leaves keys with modifiers to the browser, but for undo and redo', () => {
    const ctrl = { ctrlKey: true };
    expect([nameOf('z', true, ctrl), nameOf('y', false, ctrl)]).toEqual(['Deshacer', 'Rehacer']);
    expect([nameOf('r', true, ctrl), nameOf('c', false, ctrl), nameOf('ArrowUp', true, ctrl)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(nameOf('ArrowUp', false, { shiftKey: true })).toBeNull();
    expect(nameOf('ArrowUp', true, { shiftKey: true })).toBe('Cursor un poco hacia arriba');
  });

  it('accepts one proposal or all, whatever the case of the letter', () => {
    const accept = vi.fn();
    const press = (key: string, shiftKey: boolean) =>
      canvasActionOf({ key, ...bare, shiftKey }, true, CANVAS_ACTIONS)?.perform({
        accept,
      } as unknown as CountingTools);
    press('a', false);
    press('A', false);
    press('A', true);
    expect(accept.mock.calls).toEqual([['surest'], ['surest'], ['all']]);
  });

  it('gives priority to the keys of the screen', () => {
    const named = (key: string): MoreAction => ({ key, keys: key, name: key, perform: () => undefined });
    const actions = ['S', 'Ctrl+S', 'PageDown'].map(named);
    const found = (key: string, more: Partial<typeof bare> = {}) =>
      moreActionOf({ key, ...bare, ...more }, actions)?.name;
    expect([found('s'), found('S'), found('PageDown')]).toEqual(['S', 'S', 'PageDown']);
    expect([found('s', { ctrlKey: true }), found('s', { metaKey: true })]).toEqual(['Ctrl+S', 'Ctrl+S']);
    expect([found('S', { shiftKey: true }), found('s', { altKey: true }), found('q')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shifts the previous count with the act of the domain', () => {
    const act = vi.fn();
    canvasActionOf({ key: 'ArrowLeft', ...bare }, false, CANVAS_ACTIONS)?.perform({
      act,
    } as unknown as CountingTools);
    expect(act).toHaveBeenCalledWith({ kind: 'shift', right: -1, down: 0 });
  });
});
