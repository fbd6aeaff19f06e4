import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { imageCalls, type StoredImage } from '@vigia/api/client';
import { addDays, type IsoDate, laterOf } from '@vigia/domain';
import { countedClients } from '@vigia/domain/access';
import { countingTree, isCountable } from '@vigia/domain/captures';
import type { ClientId, ClientTree } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { outboxAtom } from '../../shared/outbox/outbox-view-state.ts';
import { withUnsentCount } from '../../shared/outbox/unsent.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { COUNTING_IMAGES } from '../../shared/state/counting-images.ts';
import { limited } from '../../shared/state/requests.ts';
import type { Tree } from './tree-rows.ts';

const FRESH_MS = 5 * 60_000;

/** The service answers spans of up to 400 days. */
const SPAN_DAYS = 366;

/** Days from one to today in spans that the service answers, the newest first; the last one stays open. */
export function spansSince(since: IsoDate, today: IsoDate): { start: IsoDate; end?: IsoDate }[] {
  const spans: { start: IsoDate; end?: IsoDate }[] = [];
  let end: IsoDate | undefined;
  for (let last = today; last >= since; last = addDays(last, -SPAN_DAYS)) {
    const start = laterOf(since, addDays(last, 1 - SPAN_DAYS));
    spans.push(end === undefined ? { start } : { start, end });
    end = addDays(start, -1);
  }
  return spans;
}

/** The images of all clients that are counted, since a day, as the tree shows them, with counts that wait on this device. */
export function useCountingPhotos(trees: readonly ClientTree[], since: IsoDate, today: IsoDate) {
  const calls = useCalls(imageCalls);
  const queryClient = useQueryClient();
  const counted = useMemo(() => countedClients(trees.map(({ client }) => client)), [trees]);
  const combine = useCallback(
    (results: UseQueryResult<StoredImage[]>[]) => ({
      images: results.flatMap(({ data }): readonly StoredImage[] => data ?? []),
      failed: results.filter(({ isError }) => isError).length,
      isLoading: results.some(({ isPending }) => isPending),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
    [],
  );
  const { images, ...found } = useQueries({
    queries: spansSince(since, today).flatMap(({ start, end }) =>
      counted.map(({ id }) => ({
        queryKey: [COUNTING_IMAGES, id, start, end],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          limited(async () => (await calls.ofClient(id, start, end, signal)).filter(isCountable), signal),
        staleTime: FRESH_MS,
      })),
    ),
    combine,
  });
  const outbox = useAtomValue(outboxAtom);
  const now = useMemo(() => images.map((image) => withUnsentCount(outbox, image)), [outbox, images]);
  const tree = useMemo<Tree>(() => countingTree(trees, now), [trees, now]);
  /** Stores the server's answer about one image. */
  const replace = useCallback(
    (image: StoredImage) =>
      queryClient.setQueriesData<StoredImage[]>(
        { queryKey: [COUNTING_IMAGES, image.clientId as ClientId] },
        (list) => list?.map((one) => (one.id === image.id ? image : one)),
      ),
    [queryClient],
  );
  return { ...found, tree, clients: counted.length, replace };
}
