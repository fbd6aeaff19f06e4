import { useInfiniteQuery } from '@tanstack/react-query';
import { webhookCalls } from '@vigia/api/client';
import { useCalls } from '../../../shared/state/calls.ts';
import { WEBHOOKS_KEY } from '../use-webhook-edits.ts';
import type { ShownState } from './deliveries-view.tsx';

/** How often they are asked for, ms. */
const ASKED_EVERY_MS = 15_000;
/** While one waits, which may be sent at any moment. */
const FOLLOWED_EVERY_MS = 3_000;

/** Messages of a webhook, newest first, from as many pages as were asked for. */
export function useDeliveries(webhookId: number, shown: ShownState, isFollowed: boolean) {
  const calls = useCalls(webhookCalls);
  return useInfiniteQuery({
    queryKey: [WEBHOOKS_KEY, 'deliveries', webhookId, shown],
    queryFn: ({ pageParam: beforeId, signal }) =>
      calls.deliveries(webhookId, { state: shown === 'all' ? undefined : shown, beforeId }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    refetchInterval: isFollowed ? FOLLOWED_EVERY_MS : ASKED_EVERY_MS,
  });
}
