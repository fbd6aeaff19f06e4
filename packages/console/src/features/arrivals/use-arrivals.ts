import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ArrivalsPage, arrivalCalls } from '@vigia/api/client';
import type { NodeSerial } from '@vigia/domain/farm';
import { useCalls } from '../../shared/state/calls.ts';
import { askedAfter, mergeArrivals, SHOWN } from './merge-arrivals.ts';

/** How often the service is asked while the page is followed, ms. */
const ASKED_EVERY_MS = 2_000;

/** What a device sent, which follows by itself: only what came since is asked for. */
export function useArrivals(serial: NodeSerial, isFollowing: boolean) {
  const calls = useCalls(arrivalCalls);
  const queryClient = useQueryClient();
  const queryKey = ['arrivals', serial];
  return useQuery<ArrivalsPage>({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = queryClient.getQueryData<ArrivalsPage>(queryKey)?.items ?? [];
      return mergeArrivals(
        known,
        await calls.list(serial, { afterId: askedAfter(known), limit: SHOWN }, signal),
      );
    },
    refetchInterval: isFollowing && ASKED_EVERY_MS,
    staleTime: 0,
  });
}
