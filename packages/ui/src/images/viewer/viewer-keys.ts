import type { Stage } from '../stage/stage.ts';

/** What the keys and buttons of the viewer work on. */
export interface ViewerTools {
  /** Null while there is no picture. */
  readonly stage: Stage | null;
  /** Goes so many photos on. */
  readonly go: (by: number) => void;
}

/** CSS px that Shift and an arrow move the picture by. */
const PAN = 40;

interface ViewerAction {
  /** As `KeyboardEvent.key` names it, upper case letters, `Shift+` before it where Shift is held. */
  readonly keys: readonly string[];
  readonly perform: (tools: ViewerTools) => void;
}

/** Every key of the viewer: one row each. */
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

/** What a key does; null for one that is the browser's. */
export function viewerActionOf(press: KeyPress): ViewerAction['perform'] | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const name = press.key.length === 1 ? press.key.toUpperCase() : press.key;
  const full = press.shiftKey && press.key.startsWith('Arrow') ? `Shift+${name}` : name;
  return VIEWER_ACTIONS.find(({ keys }) => keys.includes(full))?.perform ?? null;
}
