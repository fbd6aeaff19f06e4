import { COUNTING_ACTIONS, type CountingAct } from './counting.ts';

/** What the rules look at in a click or key. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export type CountingCommand =
  | { readonly kind: 'act'; readonly act: CountingAct }
  | { readonly kind: 'undo' | 'redo' | 'reset-view' };

const KEYS: ReadonlyMap<string, CountingAct> = new Map(
  Object.values(COUNTING_ACTIONS).flatMap(({ keys }) => Object.entries<CountingAct>(keys)),
);

/**
 * What a key does: R resets the view, arrows shift the previous count, Ctrl or Meta with Z undoes, with Shift and Z or
 * with Y redoes. Null for any other: with modifiers the arrows and R are the browser's (Ctrl+R loads the page anew).
 */
export function commandOfKey(
  key: string,
  { ctrlKey, metaKey, shiftKey, altKey }: Modifiers,
): CountingCommand | null {
  const letter = key.toLowerCase();
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (letter === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' && !shiftKey ? { kind: 'redo' } : null;
  }
  if (letter === 'r') return { kind: 'reset-view' };
  const act = shiftKey ? undefined : KEYS.get(key);
  return act ? { kind: 'act', act } : null;
}
