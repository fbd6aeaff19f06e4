import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { farmCalls } from '@vigia/api/client';
import type { User } from '@vigia/domain/farm';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useCalls } from '../shared/state/calls.ts';
import { refusedCallsAtom, sessionAtom } from '../shared/state/session.ts';

/** The service itself notices a change of rights within this time: more frequent requests have no use. */
const LEAST_APART_MS = 5_000;
/** A person who stays on one screen gets a new right within this time. */
const REGULARLY_MS = 30_000;
/** A person who comes back to the tab within this time finds the tree they left. */
const AWAY_MS = 30_000;
const TREE_REGULARLY_MS = 5 * 60_000;

/** The parts of a user that decide their screens, data and buttons. */
const rightsIn = ({ clientId, permissions, access }: User) => ({ clientId, permissions, access });

/**
 * Follows the rights of the signed-in person: their own record is requested when a call is refused, when they go to
 * another screen, when they come back to the tab or to the line, and regularly while the tab is visible. Menu and
 * screens are made from it; with other rights everything that is shown is requested again. An old tree is requested again
 * when they come back, and regularly.
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
  const before = useRef(pathname);
  const onOpened = useRef<() => void>(() => undefined);
  useEffect(() => {
    // When a visit begins, the answer of the session has just contained them.
    if (before.current !== pathname && before.current !== '/') onOpened.current();
    before.current = pathname;
  }, [pathname]);
  const store = useStore();
  const farm = useCalls(farmCalls);
  const queryClient = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    let requestedAt = Date.now() - LEAST_APART_MS;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      waiting = undefined;
      requestedAt = Date.now();
      const session = store.get(sessionAtom);
      if (session.status !== 'signed-in') return;
      // Requests that fail now are repeated on the next occasion.
      const found = await farm.user(session.user.id, gone.signal).catch(() => null);
      const now = store.get(sessionAtom);
      if (found === null || now.status !== 'signed-in' || now.user.id !== found.id) return;
      const next = { ...now.user, ...rightsIn(found) };
      if (JSON.stringify(rightsIn(now.user)) !== JSON.stringify(rightsIn(found)))
        store.set(sessionAtom, { status: 'signed-in', user: next });
    };
    const askSoon = () => {
      waiting ??= setTimeout(() => void ask(), Math.max(0, requestedAt + LEAST_APART_MS - Date.now()));
    };
    const askAll = () => {
      askSoon();
      for (const key of ['clients', 'infrastructure'])
        void queryClient.refetchQueries({ queryKey: [key], type: 'active', stale: true });
    };
    const isSeen = () => document.visibilityState === 'visible';
    const comeBack = () => {
      if (isSeen() && Date.now() - requestedAt > AWAY_MS) askAll();
      else if (isSeen()) askSoon();
    };
    onOpened.current = askSoon;
    const stopRefusals = store.sub(refusedCallsAtom, askSoon);
    const timers = [
      setInterval(() => isSeen() && askSoon(), REGULARLY_MS),
      setInterval(askAll, TREE_REGULARLY_MS),
    ];
    globalThis.addEventListener('focus', comeBack);
    globalThis.addEventListener('online', askAll);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      gone.abort();
      clearTimeout(waiting);
      for (const timer of timers) clearInterval(timer);
      stopRefusals();
      globalThis.removeEventListener('focus', comeBack);
      globalThis.removeEventListener('online', askAll);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [store, farm, queryClient]);
}
