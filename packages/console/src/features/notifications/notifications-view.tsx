import { NOTIFICATION_KIND_WORDS } from '@vigia/domain/es';
import type { CaptureThreshold, NotificationKind } from '@vigia/domain/farm';
import {
  Button,
  Card,
  EmptyState,
  type ListedNotification,
  NotificationList,
  PageHeader,
  SegmentedControl,
  Select,
  useWords,
} from '@vigia/ui';
import { BellOff, CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChoiceBox, SelectBox } from '../../shared/ui/filter-boxes.ts';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import type { NoticeState } from './notice-rows.ts';
import { NOTIFICATIONS } from './words.ts';

/** A year can have hundreds: this many are drawn at first, and more with each press. */
const AT_ONCE = 50;

export interface NotificationsViewProps {
  readonly items: readonly ListedNotification[];
  readonly counts: Readonly<Record<NoticeState, number>>;
  readonly state: NoticeState;
  readonly onState: (state: NoticeState) => void;
  /** Null for every kind. */
  readonly kind: NotificationKind | null;
  /** Kinds in the list, with their numbers. */
  readonly kinds: readonly { readonly kind: NotificationKind; readonly count: number }[];
  readonly onKind: (kind: NotificationKind | null) => void;
  readonly load: 'loading' | 'error' | 'ready';
  /** Notices of the service itself, above those of the farm. */
  readonly service?: ReactNode;
  /** The shown list could not be refreshed. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
  readonly onRead: (ids: readonly number[]) => void;
  /** The client's own thresholds of captures. */
  readonly thresholds?: readonly CaptureThreshold[];
}

export function NotificationsView(props: NotificationsViewProps) {
  const words = useWords(NOTIFICATIONS);
  const { items, counts, state, kind, load, isStale, onRetry, onRead, thresholds } = props;
  const [most, setMost] = useState(AT_ONCE);
  const shown = items.slice(0, most);
  const canMarkAll = load === 'ready' && state === 'pending' && items.length > 1;
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(counts.pending)}
        filters={load === 'ready' ? <Filters {...props} /> : undefined}
      />
      {props.service}
      {isStale && <RetryNotice onRetry={onRetry}>{words.stale}</RetryNotice>}
      {load === 'ready' && items.length === 0 && counts.pending + counts.resolved > 0 ? (
        <NothingHere state={state} />
      ) : (
        <Card
          title={words.list[state]}
          {...(canMarkAll
            ? {
                actions: (
                  <Button
                    size="small"
                    icon={CheckCheck}
                    onPress={() => onRead(items.map(({ notification }) => notification.id))}
                  >
                    {words.markAll}
                  </Button>
                ),
              }
            : {})}
        >
          <NotificationList
            key={`${state}/${kind}`}
            items={shown}
            state={load}
            onRead={(id) => onRead([id])}
            onRetry={onRetry}
            {...(thresholds && { thresholds })}
          />
        </Card>
      )}
      {items.length > shown.length && (
        <div>
          <Button onPress={() => setMost(most + AT_ONCE)}>
            {words.more(Math.min(AT_ONCE, items.length - shown.length))}
          </Button>
        </div>
      )}
    </>
  );
}

function NothingHere({ state }: Pick<NotificationsViewProps, 'state'>) {
  const words = useWords(NOTIFICATIONS);
  const isPending = state === 'pending';
  return (
    <EmptyState title={isPending ? words.nonePending : words.noneResolved} icon={BellOff}>
      {isPending ? words.nonePendingHint : words.noneResolvedHint}
    </EmptyState>
  );
}

function Filters({ state, onState, counts, kind, kinds, onKind }: NotificationsViewProps) {
  const words = useWords(NOTIFICATIONS);
  const choices = kinds.map((each) => ({
    value: each.kind as NotificationKind | 'all',
    label: words.kindChoice(NOTIFICATION_KIND_WORDS[each.kind], each.count),
  }));
  return (
    <>
      <ChoiceBox>
        <SegmentedControl<NoticeState>
          label={words.state}
          value={state}
          onChange={onState}
          options={[
            { value: 'pending', label: words.pending(counts.pending) },
            { value: 'resolved', label: words.resolved(counts.resolved) },
          ]}
        />
      </ChoiceBox>
      <SelectBox>
        <Select<NotificationKind | 'all'>
          label={words.kind}
          options={[{ value: 'all', label: words.allKinds }, ...choices]}
          value={kind ?? 'all'}
          onChange={(next) => onKind(next === 'all' ? null : next)}
        />
      </SelectBox>
    </>
  );
}
