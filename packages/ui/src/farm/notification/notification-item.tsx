import { formatDateTime, type NotificationNames, notificationSentence } from '@vigia/domain/es';
import { isPending, notificationSeverity } from '@vigia/domain/events';
import type { CaptureThreshold, Notification } from '@vigia/domain/farm';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Chip } from '../../controls/chip/chip.tsx';
import { Link } from '../../controls/link/link.tsx';
import { MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import { SeverityChip, severityStatus } from './severity-chip.tsx';
import { NOTIFICATIONS } from './words.ts';

const Line = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 2px 12px;
  padding: 12px 0;

  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0 0 2px; font-size: inherit; font-weight: 700; }
  p { margin: 0; overflow-wrap: anywhere; text-wrap: pretty; }
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  ${MEDIA.narrow} { grid-column: 2; margin-top: 4px; }
`;

export interface NotificationItemProps {
  readonly notification: Pick<Notification, 'kind' | 'sentAt' | 'readAt' | 'subject'>;
  /** Names for its ids, as far as they are known. */
  readonly names: NotificationNames;
  /** Address of its sector or station. */
  readonly href?: string | undefined;
  readonly onRead?: (() => void) | undefined;
  /** True while it is being marked as read. */
  readonly isBusy?: boolean;
  /** Said beside its kind. */
  readonly mark?: ReactNode;
  /** Shows that it is pending: for lists that contain both pending and read ones. */
  readonly showsPending?: boolean;
  /** The client's own thresholds of captures, which decide how urgent a first capture is. */
  readonly thresholds?: readonly CaptureThreshold[];
}

const NONE: readonly CaptureThreshold[] = [];

/** One notification: kind and severity, text, date, and its actions. */
export function NotificationItem({
  notification,
  names,
  href,
  onRead,
  isBusy = false,
  mark,
  showsPending = false,
  thresholds = NONE,
}: NotificationItemProps) {
  const words = useWords(NOTIFICATIONS);
  const { kind, sentAt, readAt, subject } = notification;
  const pending = isPending(notification);
  const severity = notificationSeverity(notification, thresholds);
  return (
    <Line>
      <NotificationIcon kind={kind} status={severityStatus(severity, pending)} />
      <div>
        <h3>
          {words.kinds[kind]}
          <SeverityChip severity={severity} pending={pending} />
          {pending && showsPending && <Chip>{words.pending}</Chip>}
          {mark}
        </h3>
        <p>{notificationSentence(kind, subject, names)}</p>
        <Quiet>
          {formatDateTime(sentAt)}
          {readAt !== null && ` · ${words.readAt(formatDateTime(readAt))}`}
        </Quiet>
      </div>
      <Actions>
        {href !== undefined && <Link href={href}>{words.open}</Link>}
        {pending && onRead && (
          <Button size="small" onPress={onRead} busy={isBusy}>
            {words.markRead}
          </Button>
        )}
      </Actions>
    </Line>
  );
}
