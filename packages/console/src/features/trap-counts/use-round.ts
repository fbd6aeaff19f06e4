import { newIdempotencyKey } from '@vigia/api/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Owner } from '../../shared/outbox/kept-events.ts';
import { dropRound, isDropped, keepRound, keptRound } from '../../shared/outbox/kept-round.ts';
import { newRound, type Round, type RoundAct, type RoundStart, roundAfter } from './round.ts';

/** The pass that is being counted, stored in this browser with every change. */
export function useRound({ userId, clientId }: Owner, start: Omit<RoundStart, 'key'>) {
  const [opened] = useState(() => keptRound({ userId, clientId }));
  const [round, setRound] = useState<Round>(() => opened ?? newRound({ ...start, key: newIdempotencyKey() }));
  const [isFound, setFound] = useState(opened !== null);
  const latest = useRef(round);
  /** It was sent in another tab, or somebody signed out there: it must not come back. */
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
  const drop = () => dropRound({ userId, clientId });
  /** Begins a new pass. @returns what brings the last one back */
  const restart = (): (() => void) => {
    const before = latest.current;
    drop();
    setFound(false);
    put(newRound({ ...start, sectorId: before.sectorId, key: newIdempotencyKey() }));
    return () => put(before);
  };

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (isDropped({ userId, clientId }, event)) forgets.current = true;
    };
    globalThis.addEventListener('storage', onStorage);
    return () => globalThis.removeEventListener('storage', onStorage);
  }, [userId, clientId]);

  return { round, latest, isFound, change, restart, drop };
}
