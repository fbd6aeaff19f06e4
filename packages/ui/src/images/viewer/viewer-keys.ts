import type { Stage } from '../stage/stage.ts';

/** What the keys and buttons of the viewer control. */
export interface ViewerTools {
  /** Null while there is no picture. */
  readonly stage: Stage | null;
  /** Moves by a number of photos. */
  readonly go: (by: number) => void;
}

/** Distance that Shift and an arrow move the picture, CSS px. */
const PAN = 40;

interface ViewerAction {
  /** Named as in `KeyboardEvent.key`, letters in upper case, with `Shift+` before it if Shift is held. */
  readonly keys: readonly string[];
  readonly perform: (tools: ViewerTools) => void;
}

/** Every key of the viewer, one row each. */
export const VIEWER_ACTIONS: readonly ViewerAction[] = [
  { keys: ['R'], perform: ({ stage }) => stage?.reset() },
  { keys: ['+', '='], perform: ({ stage }) => stage?.zoom(2) },
  { keys: ['-', '−'], perform: ({ stage }) => stage?.zoom(-2) },
  { keys: ['ArrowLeft'], perform: ({ go }) => go(-1) },
  { keys: ['ArrowRight'], perform: ({ go }) => go(1) },
  { keys: ['Shift+ArrowLeft'], perform: ({ stage }) => stage?.pan(PAN, 0) },
  { keys: ['Shift+ArrowRight'], perform: ({ stage }) => stage?.pan(-PAN, 0) },
  { keys: ['Shift+ArrowUp'], perform: ({ stage }) => stage?.pan(0, PAN) },
  { keys: ['Shift+ArrowDown'], perform: ({ stage }) => stage?.pan(0, -PAN) },
];

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The action of a key; null for a key that belongs to the browser. */
export function viewerActionOf(press: KeyPress): ViewerAction['perform'] | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const name = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const full = press.shiftKey && press.key.startsWith('Arrow') ? `Shift+${name}` : name;
  return VIEWER_ACTIONS.find(({ keys }) => keys.includes(full))?.perform ?? null;
}
