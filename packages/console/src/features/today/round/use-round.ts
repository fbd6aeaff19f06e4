import type { Position, StationId } from '@vigia/domain/farm';
import { deviceLocation, useWords } from '@vigia/ui';
import { useEffect, useMemo, useState } from 'react';
import { useFarm } from '../../../shared/state/farm.ts';
import { keepWalk } from '../../../shared/state/last-walk.ts';
import type { Today } from '../use-today.ts';
import { keepRound, keptRound } from './kept-round.ts';
import { AS_PROPOSED, type RoundChoice, type RoundPlan, roundPlan } from './round-plan.ts';
import { ROUND } from './words.ts';

export interface Round {
  readonly plan: RoundPlan;
  readonly isChanged: boolean;
  readonly isLocating: boolean;
  /** Why the position of the person is not known; null if it is, or was not asked for. */
  readonly notLocated: string | null;
  readonly isFromPerson: boolean;
  readonly onFrom: (isFromPerson: boolean) => void;
  readonly onDone: (stationId: StationId, isDone: boolean) => void;
  readonly onAdd: (stationId: StationId) => void;
  /** Takes a station out; the result puts it back as it was. */
  readonly onRemove: (stationId: StationId) => () => void;
  /** As it was proposed; the result undoes that. */
  readonly onReset: () => () => void;
}

const without = (ids: readonly StationId[], id: StationId) => ids.filter((each) => each !== id);
const withIt = (ids: readonly StationId[], id: StationId) => [...without(ids, id), id];

/** The round of today as this person changed it on this device, in walking order. */
export function useRound({ rows, fields }: Pick<Today, 'rows' | 'fields'>): Round {
  const words = useWords(ROUND);
  const { user, tree, today } = useFarm();
  const owner = useMemo(() => ({ userId: user.id, clientId: tree.client.id }), [user.id, tree.client.id]);
  const [kept, setKept] = useState({ owner, day: today, choice: keptRound(owner, today) });
  const isKept = kept.owner === owner && kept.day === today;
  const choice = isKept ? kept.choice : keptRound(owner, today);
  const [from, setFrom] = useState<Position | null>(null);
  const [locating, setLocating] = useState<{ readonly isBusy: boolean; readonly problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const put = (next: RoundChoice) => {
    setKept({ owner, day: today, choice: next });
    keepRound(owner, today, next);
  };
  const locate = async () => {
    setLocating({ isBusy: true, problem: null });
    try {
      setFrom(await deviceLocation(words.location));
      setLocating({ isBusy: false, problem: null });
    } catch (error) {
      setLocating({ isBusy: false, problem: error instanceof Error ? error.message : null });
    }
  };
  const plan = useMemo(() => roundPlan(rows, fields, choice, from), [rows, fields, choice, from]);
  const walk = useMemo(() => plan.stops.map(({ station }) => station.id), [plan]);
  useEffect(() => keepWalk(owner, walk), [owner, walk]);
  return {
    plan,
    isChanged: choice.added.length + choice.removed.length + choice.done.length > 0,
    isLocating: locating.isBusy,
    notLocated: locating.problem,
    isFromPerson: from !== null,
    onFrom: (isFromPerson) => (isFromPerson ? void locate() : setFrom(null)),
    onDone: (id, isDone) =>
      put({ ...choice, done: isDone ? withIt(choice.done, id) : without(choice.done, id) }),
    onAdd: (id) => put({ ...choice, added: withIt(choice.added, id), removed: without(choice.removed, id) }),
    onRemove: (id) => {
      put({
        added: without(choice.added, id),
        removed: withIt(choice.removed, id),
        done: without(choice.done, id),
      });
      return () => put(choice);
    },
    onReset: () => {
      put(AS_PROPOSED);
      return () => put(choice);
    },
  };
}
