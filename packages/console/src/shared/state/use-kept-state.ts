import { atom, type createStore, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { sessionAtom } from './session.ts';

type Store = ReturnType<typeof createStore>;

/** What stood where a session ended by itself, by whose it was and its name. It is gone once somebody signs out. */
const leftBehindAtom = atom(new Map<string, unknown>());

export const forgetLeftBehind = (store: Store): void => store.set(leftBehindAtom, new Map());

function keyOf(store: Store, name: string): string | null {
  const session = store.get(sessionAtom);
  return session.status === 'signed-in' ? `${session.user.id} ${name}` : null;
}

/**
 * State that outlives a session which ends by itself: whoever signs in again as the same person goes on with what was
 * typed and what was open. For dialogs; a screen's own choices stand in the address or in an atom.
 *
 * @param name tells it from every other state that is kept
 */
export function useKeptState<Value>(name: string, initial: Value | (() => Value)) {
  const store = useStore();
  const [owned] = useState(() => keyOf(store, ''));
  const key = owned === null ? null : owned + name;
  const [value, setValue] = useState<Value>(() => {
    const left = store.get(leftBehindAtom);
    if (key !== null && left.has(key)) return left.get(key) as Value;
    return typeof initial === 'function' ? (initial as () => Value)() : initial;
  });
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    if (key === null) return;
    store.get(leftBehindAtom).delete(key); // taken up
    return () => {
      const session = store.get(sessionAtom);
      if (session.status === 'signed-out' && session.isOver)
        store.get(leftBehindAtom).set(key, latest.current);
    };
  }, [store, key]);
  return [value, setValue] as const;
}
