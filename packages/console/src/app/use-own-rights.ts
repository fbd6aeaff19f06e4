import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { User } from '@vigia/domain';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { apiAtom } from '../shared/state/api.ts';
import { refusedCallsAtom, sessionAtom } from '../shared/state/session.ts';

/** The service itself knows a change of rights within this time: nothing is won by asking more often. */
const LEAST_APART_MS = 5_000;
/** Somebody who stays on one screen has a new right within this time. */
const REGULARLY_MS = 30_000;

/** What decides which screens, data and buttons somebody has. */
const rightsIn = ({ clientId, permissions, access }: User) => ({ clientId, permissions, access });

/**
 * Follows the rights of whoever is signed in: their own record is asked for when a call is refused, when they go to
 * another screen, when they come back to the tab or to the line, and by the clock while the tab is seen. Menu and screens
 * are made from it; with other rights everything that is shown is asked for anew. What is old of the tree is asked for
 * when they come back, and by the clock.
 */
export function useOwnRights(user: User): void {
  useAskingOwnRights();
  const queryClient = useQueryClient();
  const rights = JSON.stringify(rightsIn(user));
  const shown = useRef(rights);
  useEffect(() => {
    if (shown.current === rights) return;
    shown.current = rights;
    void queryClient.invalidateQueries();
  }, [queryClient, rights]);
}

function useAskingOwnRights(): void {
  const { pathname } = useLocation();
  const onOpened = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (pathname) onOpened.current();
  }, [pathname]);
  const store = useStore();
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    let askedAt = Date.now(); // the session has just told them
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      waiting = undefined;
      askedAt = Date.now();
      const session = store.get(sessionAtom);
      if (session.status !== 'signed-in') return;
      // Whatever cannot be asked now is asked for on the next occasion.
      const found = await api.farm.user(session.user.id, gone.signal).catch(() => null);
      const now = store.get(sessionAtom);
      if (found === null || now.status !== 'signed-in' || now.user.id !== found.id) return;
      const next = { ...now.user, ...rightsIn(found) };
      if (JSON.stringify(rightsIn(now.user)) !== JSON.stringify(rightsIn(found)))
        store.set(sessionAtom, { status: 'signed-in', user: next });
    };
    const askSoon = () => {
      waiting ??= setTimeout(() => void ask(), Math.max(0, askedAt + LEAST_APART_MS - Date.now()));
    };
    const askAll = () => {
      askSoon();
      for (const key of ['clients', 'infrastructure'])
        void queryClient.refetchQueries({ queryKey: [key], type: 'active', stale: true });
    };
    const askWhileSeen = () => {
      if (document.visibilityState === 'visible') askAll();
    };
    onOpened.current = askSoon;
    const stopRefusals = store.sub(refusedCallsAtom, askSoon);
    const regularly = setInterval(askWhileSeen, REGULARLY_MS);
    globalThis.addEventListener('focus', askWhileSeen);
    globalThis.addEventListener('online', askAll);
    document.addEventListener('visibilitychange', askWhileSeen);
    return () => {
      gone.abort();
      clearTimeout(waiting);
      clearInterval(regularly);
      stopRefusals();
      globalThis.removeEventListener('focus', askWhileSeen);
      globalThis.removeEventListener('online', askAll);
      document.removeEventListener('visibilitychange', askWhileSeen);
    };
  }, [store, api, queryClient]);
}
