import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CountKey,
  fieldCountCalls,
  type ListedCount,
  newIdempotencyKey,
  wrongCounts,
} from '@vigia/api/client';
import { addDays, earlierOf, type IsoDate, laterOf } from '@vigia/domain';
import type { Season, Station } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
import type { CountState } from '../../../shared/outbox/outbox-item.ts';
import { outboxAtom } from '../../../shared/outbox/outbox-view-state.ts';
import { correctedEntry } from '../../../shared/outbox/send-content.ts';
import { correctionSubject, unsentCorrection } from '../../../shared/outbox/unsent.ts';
import { useAct } from '../../../shared/outbox/use-act.ts';
import { UNSENT } from '../../../shared/outbox/words.ts';
import { REASONS } from '../../../shared/reason-words.ts';
import { refreshCounts } from '../../../shared/refresh-counts.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { STATION_COUNTS } from './words.ts';

/** Days that are listed where no season says which. */
const LISTED = 365;
/** Most days that the service lists. */
const MOST = 399;

/** The days of the season until today, or else the last year. */
export function listedDays(season: Pick<Season, 'start' | 'end'> | null, today: IsoDate) {
  const end = season ? earlierOf(season.end, today) : today;
  const start = season && season.start <= end ? season.start : addDays(end, -LISTED);
  return { start: laterOf(start, addDays(end, -MOST)), end };
}

const NONE: readonly ListedCount[] = [];
export type UnsentCorrection = NonNullable<ReturnType<typeof unsentCorrection>>;

/** What its writer sees at a count: their own correction while it waits to be sent, or else what the service has. */
const seenOf = (count: ListedCount, own: UnsentCorrection | null): CountState =>
  own?.unsent === 'waiting' ? { found: own.found, note: own.note } : { found: count.found, note: count.note };

/**
 * Field counts of a station, newest first, and their corrections; each can be undone. Without a line they wait on this
 * device.
 */
export function useStationCounts({ id, name, clientId }: Station, days: ReturnType<typeof listedDays>) {
  const words = useWords(STATION_COUNTS);
  const unsentWords = useWords(UNSENT);
  const reasons = useWords(REASONS);
  const perform = useAct();
  const items = useAtomValue(outboxAtom);
  const calls = useCalls(fieldCountCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const { data, isError, refetch } = useQuery({
    queryKey: ['field-counts', clientId, 'station', id, days.start, days.end],
    queryFn: ({ signal }) => calls.list({ clientId, stationId: id, ...days }, signal),
  });
  const rows = useMemo(() => data?.toReversed() ?? NONE, [data]);

  const save = async (
    count: CountKey,
    before: CountState,
    to: CountState,
    key = newIdempotencyKey(),
    signal?: AbortSignal,
  ): Promise<boolean> => {
    const { stationId, pestId, date } = count;
    const content = { kind: 'correction', stationId, pestId, date, ...to, before } as const;
    const act = { id: key, clientId, subject: correctionSubject(count), about: name, content };
    try {
      const { isKept } = await perform(act, (newest) =>
        calls.enter(clientId, [correctedEntry(newest)], key, signal),
      );
      return isKept;
    } finally {
      refreshCounts(queryClient);
    }
  };
  const change = async (
    count: CountKey,
    before: CountState,
    to: CountState,
    done: string,
    isBack = false,
  ) => {
    try {
      const isKept = await save(count, before, to);
      const onPress = () => void change(count, to, before, words.undone, true);
      success(
        isKept ? unsentWords.kept : done,
        isBack ? undefined : { action: { label: words.undo, onPress } },
      );
    } catch (error) {
      failure(words.failed(wrongCounts(error)[0]?.message ?? reasonOf(reasons, error)));
    }
  };
  return {
    rows,
    state: data ? ('ready' as const) : isError ? ('error' as const) : ('loading' as const),
    retry: () => void refetch(),
    /** The correction of a count that only this device has; null: none. */
    ownOf: useCallback((count: CountKey) => unsentCorrection(items, count), [items]),
    /** @returns whether it waits on this device @throws {ApiError} it was not corrected */
    correct: (count: ListedCount, to: CountState, key: string, signal: AbortSignal) =>
      save(count, seenOf(count, unsentCorrection(items, count)), to, key, signal),
    undoCorrection: (count: CountKey, to: CountState, before: CountState) =>
      void change(count, to, before, words.undone, true),
    remove: (count: ListedCount) =>
      void change(
        count,
        seenOf(count, unsentCorrection(items, count)),
        { found: null, note: null },
        words.removed(count.date),
      ),
  };
}
