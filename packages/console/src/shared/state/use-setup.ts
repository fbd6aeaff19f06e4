import { useQuery } from '@tanstack/react-query';
import { type ApiClient, type ClientSetup, farmCalls } from '@vigia/api/client';
import { type ClientId, nextStep } from '@vigia/domain/farm';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';
import { useFirstPaint } from './use-first-paint.ts';

/** Steps tick themselves: this often they are looked at while they stand on the screen, ms. */
const LOOKED_AT_EVERY_MS = 10_000;

/** How far a client is. Whatever changes the farm asks for it anew. */
export const setupQuery = (farm: ApiClient['farm'], clientId: ClientId) => ({
  queryKey: ['infrastructure', 'setup', clientId],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ClientSetup> => farm.setup(clientId, signal),
});

/** The query behind the first steps of the client that is shown. */
export function useSetupQuery({ isWatched }: { readonly isWatched: boolean }) {
  const { tree, isRoot } = useFarm();
  const farm = useCalls(farmCalls);
  const hasPainted = useFirstPaint();
  const asked = setupQuery(farm, tree.client.id);
  const query = useQuery<ClientSetup>({
    ...asked,
    enabled: isRoot && (hasPainted || isWatched),
    ...(isWatched && { refetchInterval: LOOKED_AT_EVERY_MS }),
  });
  return { ...query, queryKey: asked.queryKey };
}

/** Whether the first steps have a place in the menu, and whether there is nothing else to be shown yet. */
export function useSetup(): { readonly isSettingUp: boolean; readonly isEmpty: boolean } {
  const { tree, isRoot } = useFarm();
  const { data } = useSetupQuery({ isWatched: false });
  const isEmpty = isRoot && tree.stations.length === 0 && !data?.isHidden;
  return {
    isSettingUp: isEmpty || (data ? !data.isHidden && nextStep(data.progress) !== null : false),
    isEmpty,
  };
}
