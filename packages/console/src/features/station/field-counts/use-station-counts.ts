import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EnteredCount,
  fieldCountCalls,
  type ListedCount,
  newIdempotencyKey,
  wrongCounts,
} from '@vigia/api/client';
import { addDays, earlierOf, type IsoDate, laterOf } from '@vigia/domain';
import type { Season, Station } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useMemo } from 'react';
import { reasonOf } from '../../../shared/error-words.ts';
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
/** The same count with another number; null takes it out. */
const changedTo = (
  {
    stationId,
    pestId,
    date,
    found: foundSeen,
  }: Pick<ListedCount, 'stationId' | 'pestId' | 'date'> & {
    readonly found: number | null;
  },
  found: number | null,
  note: string | null,
): EnteredCount => ({ stationId, pestId, date, found, note, foundSeen });

/** Field counts of a station, newest first, and their corrections; each can be undone. */
export function useStationCounts({ id, clientId }: Station, days: ReturnType<typeof listedDays>) {
  const words = useWords(STATION_COUNTS);
  const reasons = useWords(REASONS);
  const calls = useCalls(fieldCountCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const { data, isError, refetch } = useQuery({
    queryKey: ['field-counts', clientId, 'station', id, days.start, days.end],
    queryFn: ({ signal }) => calls.list({ clientId, stationId: id, ...days }, signal),
  });
  const rows = useMemo(() => data?.toReversed() ?? NONE, [data]);

  const send = async (count: EnteredCount, key = newIdempotencyKey(), signal?: AbortSignal) => {
    try {
      return await calls.enter(clientId, [count], key, signal);
    } finally {
      refreshCounts(queryClient);
    }
  };
  const act = async (count: EnteredCount, done: string, back?: EnteredCount): Promise<void> => {
    try {
      await send(count);
      success(done, back && { action: { label: words.undo, onPress: () => void act(back, words.undone) } });
    } catch (error) {
      failure(words.failed(wrongCounts(error)[0]?.message ?? reasonOf(reasons, error)));
    }
  };
  return {
    rows,
    state: data ? ('ready' as const) : isError ? ('error' as const) : ('loading' as const),
    retry: () => void refetch(),
    /** @throws {ApiError} it was not corrected */
    correct: (count: ListedCount, found: number, note: string | null, key: string, signal: AbortSignal) =>
      send(changedTo(count, found, note), key, signal),
    undoCorrection: (count: ListedCount, found: number) =>
      void act(changedTo({ ...count, found }, count.found, count.note), words.undone),
    remove: (count: ListedCount) =>
      void act(
        changedTo(count, null, null),
        words.removed(count.date),
        changedTo({ ...count, found: null }, count.found, count.note),
      ),
  };
}
