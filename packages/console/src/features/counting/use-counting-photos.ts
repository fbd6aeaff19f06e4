import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import type { StoredImage } from '@vigia/api/client';
import {
  addDays,
  type ClientId,
  type ClientTree,
  countedClients,
  countingTree,
  type IsoDate,
  isCountable,
} from '@vigia/domain';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { apiAtom } from '../../shared/state/api.ts';
import { inTurn } from '../../shared/state/requests.ts';
import type { Tree } from './tree-rows.ts';

const FRESH_MS = 5 * 60_000;
const KEY = 'counting-images';

/** The images of all clients that are counted, since so many days, as the tree shows them. */
export function useCountingPhotos(trees: readonly ClientTree[], days: number, today: IsoDate) {
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  const since = addDays(today, -days);
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
    queries: counted.map(({ id }) => ({
      queryKey: [KEY, id, since],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        inTurn(async () => (await api.images.ofClient(id, since, signal)).filter(isCountable), signal),
      staleTime: FRESH_MS,
    })),
    combine,
  });
  const tree = useMemo<Tree>(() => countingTree(trees, images), [trees, images]);
  /** Takes in what the server answered about one image. */
  const replace = useCallback(
    (image: StoredImage) =>
      queryClient.setQueriesData<StoredImage[]>({ queryKey: [KEY, image.clientId as ClientId] }, (list) =>
        list?.map((one) => (one.id === image.id ? image : one)),
      ),
    [queryClient],
  );
  return { ...found, tree, clients: counted.length, replace };
}
