import { COUNTING_ACTIONS, commandOfKey, type Modifiers } from '@vigia/domain/captures';
import type { MarkKind } from './marks.ts';
import type { CountingWords } from './words.ts';
import type { CountingTools } from './workbench.ts';

/** Steps of zoom for the keys + and −. */
export const KEY_ZOOM = 2;
/** Step of the keyboard cursor for an arrow key, alone and with Shift, CSS px. */
const STEP = { coarse: 12, fine: 1 } as const;

/** An action on the count or its view that needs no pointer: its name, its key, and what it does. */
interface CanvasAction {
  readonly name: string;
  /** Name of the key in the help. */
  readonly keys: string;
  /** True: only with the keyboard cursor; false: only without it; undefined: always. */
  readonly cursor?: boolean;
  readonly perform: (tools: CountingTools) => void;
}

const SHIFTS = Object.entries(COUNTING_ACTIONS.shift.keys);
const STEPS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;
type Arrow = keyof typeof STEPS;
const ARROWS = Object.keys(STEPS) as Arrow[];

export type CanvasActions = Readonly<Record<string, CanvasAction>>;

/** By what their key is called, `Shift+` and `Ctrl+` before it. */
export function canvasActions({
  acts,
  actions,
  keyNames,
  directions,
  ...words
}: CountingWords): CanvasActions {
  const layerKey = (kind: MarkKind, keys: string): CanvasAction => ({
    name: actions.toggleLayer(words[kind]),
    keys,
    perform: (tools) => tools.toggleLayer(kind),
  });
  const moveBy = (arrow: Arrow, px: number) => (tools: CountingTools) =>
    tools.moveCursor(STEPS[arrow][0] * px, STEPS[arrow][1] * px);
  return {
    'Ctrl+Z': { name: actions.undo, keys: 'Ctrl + Z', perform: (tools) => tools.undo() },
    'Ctrl+Shift+Z': { name: actions.redo, keys: keyNames.redo, perform: (tools) => tools.redo() },
    R: { name: actions.reset, keys: 'R', perform: (tools) => tools.reset() },
    '+': { name: actions.zoomIn, keys: '+', perform: (tools) => tools.zoom(KEY_ZOOM) },
    '-': { name: actions.zoomOut, keys: '−', perform: (tools) => tools.zoom(-KEY_ZOOM) },
    B: { name: actions.toggleErase, keys: 'B', perform: (tools) => tools.toggleErase() },
    A: { name: actions.acceptOne, keys: 'A', perform: (tools) => tools.accept('surest') },
    'Shift+A': {
      name: actions.acceptAll,
      keys: keyNames.acceptAll,
      perform: (tools) => tools.accept('all'),
    },
    '1': layerKey('current', '1'),
    '2': layerKey('previous', '2'),
    '3': layerKey('inference', '3'),
    C: { name: actions.toggleCursor, keys: 'C', perform: (tools) => tools.toggleCursor() },
    ...Object.fromEntries(
      SHIFTS.map(([key, act]): [string, CanvasAction] => [
        key,
        {
          name: actions.shift(acts.shift, directions[key as Arrow]),
          keys: keyNames.arrow(directions[key as Arrow]),
          cursor: false,
          perform: (tools) => tools.act(act),
        },
      ]),
    ),
    ...Object.fromEntries(
      ARROWS.flatMap((arrow): [string, CanvasAction][] => [
        [
          `Cursor+${arrow}`,
          {
            name: actions.move(directions[arrow]),
            keys: keyNames.arrow(directions[arrow]),
            cursor: true,
            perform: moveBy(arrow, STEP.coarse),
          },
        ],
        [
          `Cursor+Shift+${arrow}`,
          {
            name: actions.moveFinely(directions[arrow]),
            keys: keyNames.shiftedArrow(directions[arrow]),
            cursor: true,
            perform: moveBy(arrow, STEP.fine),
          },
        ],
      ]),
    ),
    'Cursor+Enter': {
      name: actions.addAtCursor(acts.add),
      keys: 'Enter',
      cursor: true,
      perform: (tools) => tools.addAtCursor(),
    },
    'Cursor+Delete': {
      name: actions.removeAtCursor(acts.remove),
      keys: keyNames.remove,
      cursor: true,
      perform: (tools) => tools.removeAtCursor(),
    },
    'Cursor+N': { name: actions.nextCircle, keys: 'N', cursor: true, perform: (tools) => tools.nextCircle() },
    'Cursor+Escape': {
      name: actions.hideCursor,
      keys: 'Escape',
      cursor: true,
      perform: (tools) => tools.toggleCursor(),
    },
  };
}

const ALIASES: Readonly<Record<string, string>> = { '=': '+', '−': '-', Backspace: 'Delete', ' ': 'Enter' };

export interface KeyPress extends Modifiers {
  readonly key: string;
}

/**
 * The action of a key. The domain defines the keys of the count; with the keyboard cursor, arrows move the
 * cursor instead.
 *
 * @returns null for a key that belongs to the browser
 */
export function canvasActionOf(
  press: KeyPress,
  hasCursor: boolean,
  actions: CanvasActions,
): CanvasAction | null {
  const key = ALIASES[press.key] ?? (press.key.length === 1 ? press.key.toUpperCase() : press.key);
  const bare = !press.ctrlKey && !press.metaKey && !press.altKey;
  if (hasCursor && bare) {
    const shifted = press.shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
    const own = actions[`Cursor+${shifted}`];
    if (own) return own;
  }
  const command = commandOfKey(press.key, press);
  if (command?.kind === 'undo') return actions['Ctrl+Z'] ?? null;
  if (command?.kind === 'redo') return actions['Ctrl+Shift+Z'] ?? null;
  if (command?.kind === 'reset-view') return actions.R ?? null;
  if (!bare || (command === null && key.startsWith('Arrow'))) return null;
  return (press.shiftKey && actions[`Shift+${key}`]) || actions[key] || null;
}

/** A key of the screen around the canvas, listed with those of the canvas. */
export interface MoreAction {
  /**
   * Named as in `KeyboardEvent.key`, letters in upper case, with `Ctrl+` and `Shift+` before it: `S`, `Ctrl+S`,
   * `PageDown`.
   */
  readonly key: string;
  /** Name of the key in the help. */
  readonly keys: string;
  readonly name: string;
  readonly perform: () => void;
}

/** The screen's action of a key; Meta counts as Ctrl. */
export function moreActionOf(press: KeyPress, actions: readonly MoreAction[]): MoreAction | undefined {
  if (press.altKey) return;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const modifiers = `${press.ctrlKey || press.metaKey ? 'Ctrl+' : ''}${press.shiftKey ? 'Shift+' : ''}`;
  return actions.find((action) => action.key === modifiers + key);
}
