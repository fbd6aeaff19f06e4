import { useQuery } from '@tanstack/react-query';
import { type ApiClient, type ClientSetup, farmCalls } from '@vigia/api/client';
import { type ClientId, nextStep } from '@vigia/domain/farm';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';
import { useFirstPaint } from './use-first-paint.ts';

/** Interval of the requests while the steps are shown, ms: steps are marked as done automatically. */
const LOOKED_AT_EVERY_MS = 10_000;

/** The query of a client's setup progress; its key makes it refresh with every change of the farm. */
export const setupQuery = (farm: ApiClient['farm'], clientId: ClientId) => ({
  queryKey: ['infrastructure', 'setup', clientId],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ClientSetup> => farm.setup(clientId, signal),
});

/** The query of the first steps of the client that is shown. */
export function useSetupQuery({ isWatched }: { readonly isWatched: boolean }) {
  const { tree, isRoot } = useFarm();
  const farm = useCalls(farmCalls);
  const hasPainted = useFirstPaint();
  const options = setupQuery(farm, tree.client.id);
  const query = useQuery<ClientSetup>({
    ...options,
    enabled: isRoot && (hasPainted || isWatched),
    ...(isWatched && { refetchInterval: LOOKED_AT_EVERY_MS }),
  });
  return { ...query, queryKey: options.queryKey };
}

/** Whether the menu shows the first steps, and whether the client has nothing else to show. */
export function useSetup(): { readonly isSettingUp: boolean; readonly isEmpty: boolean } {
  const { tree, isRoot } = useFarm();
  const { data } = useSetupQuery({ isWatched: false });
  const isEmpty = isRoot && tree.stations.length === 0 && !data?.isHidden;
  return {
    isSettingUp: isEmpty || (data ? !data.isHidden && nextStep(data.progress) !== null : false),
    isEmpty,
  };
}
