import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { routeAt, type User } from '@vigia/domain';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { apiAtom } from '../shared/state/api.ts';
import { refusedCallsAtom, sessionAtom } from '../shared/state/session.ts';

/** The service itself knows a change of rights within this time: nothing is won by asking more often. */
const LEAST_APART_MS = 5_000;
/** Whoever comes back to the tab within this time finds what they left. */
const AWAY_MS = 30_000;
const REGULARLY_MS = 5 * 60_000;

/** What decides which screens, data and buttons somebody has. */
const rightsIn = ({ clientId, permissions, access }: User) => ({ clientId, permissions, access });

/** Whether a screen is open to some people only: what it shows may still be at hand when they may no longer see it. */
const isOfSome = (pathname: string): boolean => {
  const route = routeAt(pathname);
  return route !== null && route.access !== 'signed-in';
};

/**
 * Follows the rights of whoever is signed in: their own record is asked for when a call is refused, when they open
 * a screen that only some may open, when they come back to the tab or to the line, and by the clock. Menu and screens are made from it; with other rights everything
 * that is shown is asked for anew. What is old of the tree is asked for on the same occasions.
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
    if (isOfSome(pathname)) onOpened.current();
  }, [pathname]);
  const store = useStore();
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    let askedAt = Date.now() - LEAST_APART_MS;
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
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > AWAY_MS) askAll();
    };
    onOpened.current = askSoon;
    const stopRefusals = store.sub(refusedCallsAtom, askSoon);
    const regularly = setInterval(askAll, REGULARLY_MS);
    globalThis.addEventListener('focus', comeBack);
    globalThis.addEventListener('online', askAll);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      gone.abort();
      clearTimeout(waiting);
      clearInterval(regularly);
      stopRefusals();
      globalThis.removeEventListener('focus', comeBack);
      globalThis.removeEventListener('online', askAll);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [store, api, queryClient]);
}
