import {
  COUNTING_ACT_WORDS,
  COUNTING_ACTIONS,
  type CountingAct,
  commandOfKey,
  type Modifiers,
} from '@vigia/domain';
import type { MarkKind } from './marks.ts';
import { COUNT_WORDS } from './words.ts';
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

const shiftBy = (act: CountingAct) => (tools: CountingTools) => tools.act(act);
const SHIFTS = Object.entries(COUNTING_ACTIONS.shift.keys);
const ARROWS: Readonly<Record<string, readonly [string, number, number]>> = {
  ArrowUp: ['hacia arriba', 0, -1],
  ArrowDown: ['hacia abajo', 0, 1],
  ArrowLeft: ['a la izquierda', -1, 0],
  ArrowRight: ['a la derecha', 1, 0],
};

const layerKey = (kind: MarkKind, keys: string): CanvasAction => ({
  name: `Mostrar u ocultar: ${COUNT_WORDS[kind].toLowerCase()}`,
  keys,
  perform: (tools) => tools.toggleLayer(kind),
});

/** By what their key is called, `Shift+` and `Ctrl+` before it. */
export const CANVAS_ACTIONS: Readonly<Record<string, CanvasAction>> = {
  'Ctrl+Z': { name: 'Deshacer', keys: 'Ctrl + Z', perform: (tools) => tools.undo() },
  'Ctrl+Shift+Z': { name: 'Rehacer', keys: 'Ctrl + Mayús + Z', perform: (tools) => tools.redo() },
  R: { name: 'Ver la foto entera', keys: 'R', perform: (tools) => tools.reset() },
  '+': { name: 'Acercar', keys: '+', perform: (tools) => tools.zoom(KEY_ZOOM) },
  '-': { name: 'Alejar', keys: '−', perform: (tools) => tools.zoom(-KEY_ZOOM) },
  B: { name: 'Agregar o borrar al tocar la foto', keys: 'B', perform: (tools) => tools.toggleErase() },
  A: { name: 'Aceptar la sugerencia más segura', keys: 'A', perform: (tools) => tools.accept('surest') },
  'Shift+A': {
    name: 'Aceptar todas las sugerencias a la vista',
    keys: 'Mayús + A',
    perform: (tools) => tools.accept('all'),
  },
  '1': layerKey('current', '1'),
  '2': layerKey('previous', '2'),
  '3': layerKey('inference', '3'),
  C: { name: 'Mostrar u ocultar el cursor', keys: 'C', perform: (tools) => tools.toggleCursor() },
  ...Object.fromEntries(
    SHIFTS.map(([key, act]): [string, CanvasAction] => [
      key,
      {
        name: `${COUNTING_ACT_WORDS.shift} 3 px ${ARROWS[key]?.[0] ?? ''}`.trim(),
        keys: `Flecha ${ARROWS[key]?.[0] ?? ''}`.trim(),
        cursor: false,
        perform: shiftBy(act),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ARROWS).flatMap(([key, [where, x, y]]): [string, CanvasAction][] => [
      [
        `Cursor+${key}`,
        {
          name: `Cursor ${where}`,
          keys: `Flecha ${where}`,
          cursor: true,
          perform: (tools) => tools.moveCursor(x * STEP.coarse, y * STEP.coarse),
        },
      ],
      [
        `Cursor+Shift+${key}`,
        {
          name: `Cursor un poco ${where}`,
          keys: `Mayús + flecha ${where}`,
          cursor: true,
          perform: (tools) => tools.moveCursor(x * STEP.fine, y * STEP.fine),
        },
      ],
    ]),
  ),
  'Cursor+Enter': {
    name: `${COUNTING_ACT_WORDS.add} en el cursor`,
    keys: 'Enter',
    cursor: true,
    perform: (tools) => tools.addAtCursor(),
  },
  'Cursor+Delete': {
    name: `${COUNTING_ACT_WORDS.remove} más cercano al cursor`,
    keys: 'Suprimir',
    cursor: true,
    perform: (tools) => tools.removeAtCursor(),
  },
  'Cursor+N': {
    name: 'Cursor al círculo siguiente',
    keys: 'N',
    cursor: true,
    perform: (tools) => tools.nextCircle(),
  },
  'Cursor+Escape': {
    name: 'Ocultar el cursor',
    keys: 'Escape',
    cursor: true,
    perform: (tools) => tools.toggleCursor(),
  },
};

const ALIASES: Readonly<Record<string, string>> = { '=': '+', '−': '-', Backspace: 'Delete', ' ': 'Enter' };

export interface KeyPress extends Modifiers {
  readonly key: string;
}

/**
 * What a key does. The keys of the count itself are the domain's; with the cursor shown the arrows move it instead.
 *
 * @returns null for a key that is the browser's
 */
export function canvasActionOf(press: KeyPress, hasCursor: boolean): CanvasAction | null {
  const key = ALIASES[press.key] ?? (press.key.length === 1 ? press.key.toUpperCase() : press.key);
  const bare = !press.ctrlKey && !press.metaKey && !press.altKey;
  if (hasCursor && bare) {
    const shifted = press.shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key;
    const own = CANVAS_ACTIONS[`Cursor+${shifted}`];
    if (own) return own;
  }
  const command = commandOfKey(press.key, press);
  if (command?.kind === 'undo') return CANVAS_ACTIONS['Ctrl+Z'] ?? null;
  if (command?.kind === 'redo') return CANVAS_ACTIONS['Ctrl+Shift+Z'] ?? null;
  if (command?.kind === 'reset-view') return CANVAS_ACTIONS.R ?? null;
  if (!bare || (command === null && key.startsWith('Arrow'))) return null;
  return (press.shiftKey && CANVAS_ACTIONS[`Shift+${key}`]) || CANVAS_ACTIONS[key] || null;
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
