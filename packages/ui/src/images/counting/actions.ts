import { COUNTING_ACTIONS, commandOfKey, type Modifiers } from '@vigia/domain/captures';
import type { MarkKind } from './marks.ts';
import type { CountingWords } from './words.ts';
import type { CountingTools } from './workbench.ts';

/** Notches of the wheel that a press of + or − goes. */
export const KEY_ZOOM = 2;
/** CSS px that an arrow moves the keyboard cursor by, alone and with Shift. */
const STEP = { coarse: 12, fine: 1 } as const;

/** Everything that can be done to the count or its view without a pointer: name, key, what it does. */
interface CanvasAction {
  readonly name: string;
  /** As the help shows it. */
  readonly keys: string;
  /** Only while the keyboard cursor is shown, or only while it is not; always if left out. */
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
 * What a key does. The keys of the count itself are the domain's; with the cursor shown the arrows move it instead.
 *
 * @returns null for a key that is the browser's
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

/** What the screen around the canvas does at a key, listed with the canvas's own. */
export interface MoreAction {
  /** As `KeyboardEvent.key` names it, letters large, `Ctrl+` and `Shift+` before it: `S`, `Ctrl+S`, `PageDown`. */
  readonly key: string;
  /** As the help shows it. */
  readonly keys: string;
  readonly name: string;
  readonly perform: () => void;
}

/** The screen's action of a key; Meta is as good as Ctrl. */
export function moreActionOf(press: KeyPress, actions: readonly MoreAction[]): MoreAction | undefined {
  if (press.altKey) return;
  const key = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const held = `${press.ctrlKey || press.metaKey ? 'Ctrl+' : ''}${press.shiftKey ? 'Shift+' : ''}`;
  return actions.find((action) => action.key === held + key);
}
