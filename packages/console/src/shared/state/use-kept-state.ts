import { atom, type createStore, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { sessionAtom } from './session.ts';

type Store = ReturnType<typeof createStore>;

/** State kept when a session ends without a sign-out, by user and name. A sign-out removes it. */
const keptAtom = atom(new Map<string, unknown>());

export const forgetKept = (store: Store): void => store.set(keptAtom, new Map());

function keyOf(store: Store, name: string): string | null {
  const session = store.get(sessionAtom);
  return session.status === 'signed-in' ? `${session.user.id} ${name}` : null;
}

/**
 * State that survives the end of a session without a sign-out: the same user continues after signing in again
 * with the typed text and the open dialogs. For dialogs only; a screen stores its choices in the address or in
 * an atom.
 *
 * @param name unique among all kept states
 */
export function useKeptState<Value>(name: string, initial: Value | (() => Value)) {
  const store = useStore();
  const [owned] = useState(() => keyOf(store, ''));
  const key = owned === null ? null : owned + name;
  const [value, setValue] = useState<Value>(() => {
    const left = store.get(keptAtom);
    if (key !== null && left.has(key)) return left.get(key) as Value;
    return typeof initial === 'function' ? (initial as () => Value)() : initial;
  });
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    if (key === null) return;
    store.get(keptAtom).delete(key); // restored above
    return () => {
      const session = store.get(sessionAtom);
      if (session.status === 'signed-out' && session.isOver) store.get(keptAtom).set(key, latest.current);
    };
  }, [store, key]);
  return [value, setValue] as const;
}
