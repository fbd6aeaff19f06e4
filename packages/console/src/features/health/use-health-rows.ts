import { useQueries, useQueryClient } from '@tanstack/react-query';
import { farmCalls } from '@vigia/api/client';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCalls } from '../../shared/state/calls.ts';
import { limited } from '../../shared/state/requests.ts';
import { conditionsOf } from './health-items.ts';
import { batchesOf, type Subject, type SubjectKind } from './health-subjects.ts';

const FRESH_MS = 5 * 60_000;
const KEY = 'health-rows';

const idsOf = (kind: SubjectKind, batch: readonly Subject[]) =>
  kind === 'stations'
    ? { stationIds: batch.map(({ id }) => id as number) }
    : { serials: batch.map(({ id }) => String(id)) };

/** All ids as one text: a key is compared whole each time the screen is drawn. */
const keyOf = (kind: SubjectKind, batch: readonly Subject[]) => [
  KEY,
  kind,
  batch.map(({ id }) => id).join(' '),
];

/**
 * The rows of many stations or devices, some with each request: the first one alone, since its subjects stand on
 * top and would wait among the others, then several at a time once that is drawn. Running requests are aborted
 * when the screen or the choice is left, or when `isOn` becomes false; loaded rows stay.
 */
export function useHealthRows(kind: SubjectKind, subjects: readonly Subject[], isOn: boolean) {
  const farm = useCalls(farmCalls);
  const queryClient = useQueryClient();
  const batches = useMemo(() => batchesOf(subjects), [subjects]);
  const combine = useMemo(() => conditionsOf(kind, batches), [kind, batches]);
  const [top = []] = batches;
  const [drawnTop, setDrawnTop] = useState<readonly Subject[] | null>(null);
  const answered = useQueries({
    queries: batches.map((batch) => ({
      queryKey: keyOf(kind, batch),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        limited(() => farm.healthRows((batch[0] as Subject).clientId, idsOf(kind, batch), signal), signal),
      enabled: isOn && (batch === top || drawnTop === top),
      staleTime: FRESH_MS,
    })),
    combine,
  });
  const health = useDeferredValue(answered);
  const isTopDrawn = top[0] !== undefined && health.has(top[0]);
  useEffect(() => {
    if (isTopDrawn) setDrawnTop(top);
  }, [isTopDrawn, top]);
  const doings = useMemo(
    () => ({
      /** Aborts running requests. */
      cancel: () => void queryClient.cancelQueries({ queryKey: [KEY] }),
      /** Requests again what failed. */
      retry: () =>
        void queryClient.refetchQueries({
          queryKey: [KEY],
          predicate: ({ state }) => state.status === 'error',
        }),
    }),
    [queryClient],
  );
  return { health, ...doings };
}
