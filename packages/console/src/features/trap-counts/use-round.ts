import { newIdempotencyKey } from '@vigia/api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hold, letGo } from '../../shared/outbox/hold.ts';
import type { Owner } from '../../shared/outbox/kept-events.ts';
import { dropRound, isDropped, keepRound, keptRound } from '../../shared/outbox/kept-round.ts';
import { newRound, type Round, type RoundAct, type RoundStart, roundAfter } from './round.ts';

/**
 * The pass that is being counted, stored in this browser with every change. While another tab counts, this one begins a pass
 * of its own, which it does not store.
 */
export function useRound({ userId, clientId }: Owner, start: Omit<RoundStart, 'key'>) {
  const [opened] = useState(() => keptRound({ userId, clientId }));
  const [round, setRound] = useState<Round>(() => opened ?? newRound({ ...start, key: newIdempotencyKey() }));
  const [isFound, setFound] = useState(opened !== null);
  const latest = useRef(round);
  /** Another tab counts, has sent it, or somebody signed out there: what is stored is not this tab's. */
  const forgets = useRef(false);

  const put = useCallback(
    (next: Round) => {
      latest.current = next;
      setRound(next);
      if (!forgets.current) keepRound({ userId, clientId }, next);
    },
    [userId, clientId],
  );
  const change = useCallback(
    (act: RoundAct) => put(roundAfter(latest.current, act, { now: Date.now(), key: newIdempotencyKey() })),
    [put],
  );
  const drop = () => {
    if (!forgets.current) dropRound({ userId, clientId });
  };
  /** Begins a new pass. @returns what brings the last one back */
  const restart = (): (() => void) => {
    const before = latest.current;
    drop();
    setFound(false);
    put(newRound({ ...start, sectorId: before.sectorId, key: newIdempotencyKey() }));
    return () => put(before);
  };

  const begin = useRef(start);
  useEffect(() => {
    const id = `counts-${userId}-${clientId}`;
    void hold(id).then((isMine) => {
      if (isMine) return;
      forgets.current = true;
      setFound(false);
      put(newRound({ ...begin.current, key: newIdempotencyKey() }));
    });
    return () => letGo(id);
  }, [userId, clientId, put]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (isDropped({ userId, clientId }, event)) forgets.current = true;
    };
    globalThis.addEventListener('storage', onStorage);
    return () => globalThis.removeEventListener('storage', onStorage);
  }, [userId, clientId]);

  return { round, latest, isFound, change, restart, drop, keeps: () => !forgets.current };
}
