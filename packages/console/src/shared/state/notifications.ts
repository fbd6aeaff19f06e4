import { useQuery } from '@tanstack/react-query';
import { notificationCalls } from '@vigia/api/client';
import { notificationsSince } from '@vigia/domain/events';
import type { Notification } from '@vigia/domain/farm';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';

/** Interval of the requests while the console is open, ms: the service writes notifications at any time. */
const ASKED_EVERY_MS = 5 * 60_000;

/** The user's notifications about this client of the last 12 months; only root users have a screen for them. */
export function useNotifications() {
  const { user, tree, today, isRoot } = useFarm();
  const notifications = useCalls(notificationCalls);
  const clientId = tree.client.id;
  const queryKey = ['notifications', user.id, clientId];
  const query = useQuery<Notification[]>({
    queryKey,
    queryFn: ({ signal }) => notifications.list({ since: notificationsSince(today), clientId }, signal),
    enabled: isRoot,
    refetchInterval: ASKED_EVERY_MS,
  });
  return { ...query, queryKey };
}
