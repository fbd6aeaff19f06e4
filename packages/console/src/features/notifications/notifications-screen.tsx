import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { newIdempotencyKey, notificationCalls } from '@vigia/api/client';
import { isPending } from '@vigia/domain/events';
import { hrefWith, NOTIFICATION_KINDS, type Notification, type PageLink } from '@vigia/domain/farm';
import { useSnackbar, useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { UnsentMark } from '../../shared/outbox/unsent-mark.tsx';
import { useAct } from '../../shared/outbox/use-act.ts';
import { UNSENT } from '../../shared/outbox/words.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useNotifications, withMarked } from '../../shared/state/notifications.ts';
import { useServiceNotices } from '../../shared/state/service-state.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { kindCounts, type NoticeFilter, noticeRows } from './notice-rows.ts';
import { NotificationsView } from './notifications-view.tsx';
import { ServiceNotices } from './service-notices.tsx';
import { NOTIFICATIONS } from './words.ts';

/** `resolved/lure`: which list, of which kind; an unknown text means all pending ones. */
function readHash(hash: string): NoticeFilter {
  const [state, name] = hash.split('/');
  return {
    state: state === 'resolved' ? 'resolved' : 'pending',
    kind: NOTIFICATION_KINDS.find((kind) => kind === name) ?? null,
  };
}
const writeHash = ({ state, kind }: NoticeFilter) => (kind === null ? state : `${state}/${kind}`);

/**
 * Marks notices as read or unread, and updates the list at once when the server agrees. Without a line the marks wait on
 * this device.
 */
function useMarking(queryKey: readonly unknown[]) {
  const words = useWords(NOTIFICATIONS);
  const unsent = useWords(UNSENT);
  const perform = useAct();
  const { tree } = useFarm();
  const notifications = useCalls(notificationCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const mark = async (ids: readonly number[], read: boolean) => {
    const clientId = tree.client.id;
    const key = newIdempotencyKey();
    setBusy((now) => new Set([...now, ...ids]));
    try {
      const done = await perform(
        {
          ...{ id: key, clientId, subject: `notices:${clientId}`, about: '' },
          content: { kind: 'notices', ids, read },
        },
        () => notifications.markAll(clientId, ids, read, key),
      );
      if (!done.isKept)
        queryClient.setQueryData<Notification[]>(queryKey, (all) => all && withMarked(all, done.answer));
      const undo = { label: words.undo, onPress: () => void mark(ids, false) };
      if (read) success(done.isKept ? unsent.kept : words.marked(ids.length), { action: undo });
    } catch {
      failure(words.notMarked);
    } finally {
      setBusy((now) => new Set([...now].filter((id) => !ids.includes(id))));
    }
  };
  return { busy, mark };
}

/** What happened on the farm in the last 12 months, pending notices first. */
export function NotificationsScreen() {
  const { context, isRoot, tree } = useFarm();
  const { setHash, href: hrefOf } = useNavigation();
  const { company } = useFilters();
  const { hash } = useLocation();
  const filter = readHash(hash);
  const query = useNotifications();
  const { busy, mark } = useMarking(query.queryKey);
  const all = useMemo(() => query.data ?? [], [query.data]);
  const pending = all.filter(isPending).length;
  const href = ({ path, filters, hash: tab }: PageLink) =>
    hrefWith(path, company === undefined ? filters : { ...filters, company }, tab);
  const { thresholds } = tree;
  const rows = noticeRows(context, all, filter, { href, opensSectors: isRoot, busy, thresholds });
  const items = rows.map((row) => {
    const unsent = query.marks.get(row.notification.id)?.unsent;
    return unsent ? { ...row, mark: <UnsentMark unsent={unsent} /> } : row;
  });
  return (
    <NotificationsView
      items={items}
      thresholds={thresholds}
      counts={{ pending, resolved: all.length - pending }}
      {...filter}
      kinds={kindCounts(all, filter.state)}
      onState={(state) => setHash(writeHash({ state, kind: null }))}
      onKind={(kind) => setHash(writeHash({ ...filter, kind }))}
      load={query.data ? 'ready' : query.isError ? 'error' : 'loading'}
      service={<ServiceNotices findings={useServiceNotices()} href={hrefOf('/admin/service')} />}
      isStale={query.isError && query.data !== undefined}
      onRetry={() => void query.refetch()}
      onRead={(ids) => void mark(ids, true)}
    />
  );
}
