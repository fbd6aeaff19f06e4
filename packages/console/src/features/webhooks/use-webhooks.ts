import { useQuery } from '@tanstack/react-query';
import { webhookCalls } from '@vigia/api/client';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { WEBHOOKS_KEY } from './use-webhook-edits.ts';

/** How often they are asked for, ms: the service sends meanwhile. */
const ASKED_EVERY_MS = 15_000;

/** The webhooks of the client, as they are now. */
export function useWebhooks() {
  const calls = useCalls(webhookCalls);
  const clientId = useFarm().tree.client.id;
  return useQuery({
    queryKey: [WEBHOOKS_KEY, clientId],
    queryFn: ({ signal }) => calls.list(clientId, signal),
    refetchInterval: ASKED_EVERY_MS,
  });
}
