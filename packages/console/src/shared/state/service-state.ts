import { useQuery } from '@tanstack/react-query';
import { serviceCalls } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { pendingCounts } from '@vigia/domain/events';
import type { User } from '@vigia/domain/farm';
import { type KeptFinding, type ServiceReport, serviceNotices } from '@vigia/domain/service';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';
import { useNotifications } from './notifications.ts';
import { useFirstPaint } from './use-first-paint.ts';

/** The service looks at its disk every ten minutes: this often its state is requested while the console is open, ms. */
const ASKED_EVERY_MS = 5 * 60_000;
/** While photos are being read, and their progress stands on the screen, ms. */
const WATCHED_EVERY_MS = 2_000;

export const SERVICE_STATE = ['service-state'];

/** Whether the person looks after the service; the right is of no client, so any id will do. */
export const readsService = (user: User): boolean => can(user, 'service.read', { clientId: user.clientId });

/** How the service itself is; it is not requested for people who do not look after it. */
export function useServiceState({ isWatched = false }: { readonly isWatched?: boolean } = {}) {
  const { user } = useFarm();
  const service = useCalls(serviceCalls);
  const hasPainted = useFirstPaint();
  return useQuery<ServiceReport>({
    queryKey: SERVICE_STATE,
    queryFn: ({ signal }) => service.read(signal),
    enabled: readsService(user) && (hasPainted || isWatched),
    refetchInterval: ({ state }) =>
      isWatched && state.data?.photoProgress ? WATCHED_EVERY_MS : ASKED_EVERY_MS,
  });
}

/** What the service itself warns of. */
export function useServiceNotices(): readonly KeptFinding[] {
  const { data } = useServiceState();
  return data ? serviceNotices(data) : [];
}

/** How many notices wait: those of the farm, and those of the service for whoever looks after it. */
export function usePendingNotices(): number {
  return pendingCounts(useNotifications().data ?? []).total + useServiceNotices().length;
}
