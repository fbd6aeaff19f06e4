import { useAtom, useStore } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { atRest } from '../at-rest.ts';
import { cropChoices } from '../series/sector-choice.ts';
import { useFarm } from '../state/farm.ts';
import { FARM_STEPS, type Step, stepsOf } from './field-steps.tsx';
import { fieldsKept, keepingProgressAtom, keepNowAtom, noteFieldsKept } from './keeping-state.ts';

/** Fields kept longer ago are asked again, ms. */
const OLD_MS = 6 * 3_600_000;
/** Most fields that are kept by themselves; more are kept when they are opened. */
const MOST_FIELDS = 60;
/** A part without an answer within this time is left, ms. */
const LONGEST_MS = 30_000;

/**
 * Keeps the fields of the running season on this device, one part after the other while the browser is idle, so that they
 * can be read without a network. Draws nothing.
 */
export function FieldKeeper() {
  const { user, tree, context } = useFarm();
  const clientId = tree.client.id;
  const store = useStore();
  const [now, setNow] = useAtom(keepNowAtom);
  const [round, setRound] = useState<Round | null>(null);
  // A round keeps to the farm it began with, and a newer farm waits for the next one.
  const begin = useCallback(() => {
    const shown = tree.sectors
      .map(({ id }) => cropChoices(context, id))
      .filter((choices) => choices.length > 0)
      .slice(0, MOST_FIELDS);
    setRound({ steps: [...FARM_STEPS, ...shown.flat().flatMap(stepsOf)], fields: shown.length });
  }, [tree, context]);

  const isWanted = now > 0;
  useEffect(() => {
    if (round !== null || !navigator.onLine) return undefined;
    const kept = fieldsKept(user.id, clientId);
    if (!isWanted && kept && Date.now() - kept.at < OLD_MS) return undefined;
    return atRest(begin);
  }, [round, isWanted, begin, user.id, clientId]);

  const onEnd = useCallback(
    (failed: number, fields: number) => {
      noteFieldsKept(user.id, clientId, { at: Date.now(), fields, failed });
      store.set(keepingProgressAtom, null);
      setNow(0);
      setRound(null);
      // Browsers delete the least used storage first, unless it is asked to stay.
      void navigator.storage?.persist?.().catch(() => undefined);
    },
    [user.id, clientId, store, setNow],
  );
  return round && <Steps key={clientId} {...round} onEnd={onEnd} />;
}

interface Round {
  readonly steps: readonly Step[];
  readonly fields: number;
}

interface StepsProps extends Round {
  readonly onEnd: (failed: number, fields: number) => void;
}

function Steps({ steps, fields, onEnd }: StepsProps) {
  const store = useStore();
  const [{ at, failed }, setState] = useState({ at: 0, failed: 0 });
  useEffect(() => {
    if (at === steps.length) return onEnd(failed, fields);
    store.set(keepingProgressAtom, { done: at, of: steps.length });
  }, [at, failed, steps, fields, onEnd, store]);
  useEffect(() => () => store.set(keepingProgressAtom, null), [store]);
  const Part = steps[at];
  const next = useCallback(
    (isWhole: boolean) => atRest(() => setState((was) => (was.at === at ? after(was, isWhole) : was))),
    [at],
  );
  useEffect(() => {
    const timer = setTimeout(() => setState((was) => (was.at === at ? after(was, false) : was)), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return useMemo(() => Part && <Part key={at} onDone={next} />, [Part, at, next]);
}

const after = ({ at, failed }: { readonly at: number; readonly failed: number }, isWhole: boolean) => ({
  at: at + 1,
  failed: failed + (isWhole ? 0 : 1),
});
