import type { NotificationNames } from '@vigia/domain/es';
import { isPending, sortNotifications } from '@vigia/domain/events';
import type { CaptureThreshold, Notification } from '@vigia/domain/farm';
import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/notice/empty-state.tsx';
import { ErrorState } from '../../controls/notice/error-state.tsx';
import { SkeletonRegion, SkeletonRows } from '../../controls/skeleton/skeleton-layouts.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { NotificationItem } from './notification-item.tsx';
import { NOTIFICATIONS } from './words.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

/** A notification of the list, with the names for its ids. */
export interface ListedNotification {
  readonly notification: Notification;
  readonly names: NotificationNames;
  readonly href?: string;
  readonly isBusy?: boolean;
  /** Said beside its kind. */
  readonly mark?: ReactNode;
}

export interface NotificationListProps {
  /** In any order; shown by day, newest first, and within a day by severity. */
  readonly items: readonly ListedNotification[];
  readonly state?: 'loading' | 'error' | 'ready';
  readonly onRead?: (id: Notification['id']) => void;
  readonly onRetry?: () => void;
  readonly label?: string;
  /** The client's own thresholds of captures. */
  readonly thresholds?: readonly CaptureThreshold[];
}

const NONE: readonly CaptureThreshold[] = [];

/**
 * The notifications of a farm, newest day first. If some are pending and others were read, the pending ones are
 * marked.
 */
export function NotificationList(props: NotificationListProps) {
  const words = useWords(NOTIFICATIONS);
  const { items, state = 'ready', onRead, onRetry, label = words.list, thresholds = NONE } = props;
  if (state === 'loading')
    return (
      <SkeletonRegion label={words.loading}>
        <SkeletonRows count={4} />
      </SkeletonRegion>
    );
  if (state === 'error') return <ErrorState title={words.failed} {...(onRetry ? { onRetry } : {})} />;
  if (items.length === 0)
    return (
      <EmptyState title={words.empty} icon={BellOff}>
        {words.emptyHint}
      </EmptyState>
    );
  const sorted = sortNotifications(
    items.map(({ notification }) => notification),
    thresholds,
  );
  const isMixed = sorted.some(isPending) && !sorted.every(isPending);
  const byId = new Map(items.map((item) => [item.notification.id, item]));
  return (
    <List aria-label={label}>
      {sorted.map((notification) => {
        const { names, href, isBusy = false, mark } = byId.get(notification.id)!;
        return (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              names={names}
              href={href}
              isBusy={isBusy}
              mark={mark}
              showsPending={isMixed}
              thresholds={thresholds}
              onRead={onRead && (() => onRead(notification.id))}
            />
          </li>
        );
      })}
    </List>
  );
}
