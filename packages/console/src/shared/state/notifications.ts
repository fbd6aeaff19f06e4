import { useQuery } from '@tanstack/react-query';
import { notificationCalls } from '@vigia/api/client';
import { notificationsSince } from '@vigia/domain/events';
import type { Notification } from '@vigia/domain/farm';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { outboxAtom } from '../outbox/outbox-view-state.ts';
import { unsentMarks, withUnsentMarks } from '../outbox/unsent-marks.ts';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';

/** Interval of the requests while the console is open, ms: the service writes notifications at any time. */
const ASKED_EVERY_MS = 5 * 60_000;

/**
 * The user's notifications about this client of the last 12 months, as they were marked last; `marks` are those that only
 * this device has. Only root users have a screen for them.
 */
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
  const items = useAtomValue(outboxAtom);
  const marks = useMemo(() => unsentMarks(items), [items]);
  const data = useMemo(() => query.data && withUnsentMarks(query.data, marks), [query.data, marks]);
  return { ...query, data, queryKey, marks };
}

/** The list after some were marked. */
export function withMarked(all: readonly Notification[], marked: readonly Notification[]): Notification[] {
  const byId = new Map(marked.map((notice) => [notice.id, notice]));
  return all.map((notice) => byId.get(notice.id) ?? notice);
}
