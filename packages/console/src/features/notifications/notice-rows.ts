import { isPending, noticeLink, notificationsByState } from '@vigia/domain/events';
import {
  type CaptureThreshold,
  type FilterContext,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  type PageLink,
} from '@vigia/domain/farm';
import type { ListedNotification } from '@vigia/ui';

export type NoticeState = 'pending' | 'resolved';
export interface NoticeFilter {
  readonly state: NoticeState;
  readonly kind: NotificationKind | null;
}

interface Links {
  readonly href: (link: PageLink) => string;
  /** The reader may open Campo. */
  readonly opensSectors: boolean;
  /** The client's own thresholds of captures. */
  readonly thresholds: readonly CaptureThreshold[];
  /** Being marked. */
  readonly busy: ReadonlySet<number>;
}

const named = (id: number | null, entities: readonly { readonly id: number; readonly name: string }[]) =>
  entities.find((entity) => entity.id === id) ?? null;

/** The notices of a list, with the names behind their ids. */
export function noticeRows(
  context: FilterContext,
  all: readonly Notification[],
  { state, kind }: NoticeFilter,
  { href, opensSectors, busy, thresholds }: Links,
): ListedNotification[] {
  const { tree, pests } = context;
  const shown = notificationsByState(all, thresholds)[state].filter(
    (notice) => kind === null || notice.kind === kind,
  );
  return shown.map((notification) => {
    const { subject, id } = notification;
    const link = noticeLink(notification, context, opensSectors);
    return {
      notification,
      names: {
        sector: named(subject.sectorId, tree.sectors)?.name ?? null,
        station: named(subject.stationId, tree.stations)?.name ?? null,
        pest: named(subject.pestId, pests)?.name ?? null,
      },
      ...(link === null ? {} : { href: href(link) }),
      isBusy: busy.has(id),
    };
  });
}

/** The number of each kind in a list; kinds without any are left out. */
export function kindCounts(
  all: readonly Notification[],
  state: NoticeState,
): { readonly kind: NotificationKind; readonly count: number }[] {
  const listed = all.filter((notice) => isPending(notice) === (state === 'pending'));
  const counted = NOTIFICATION_KINDS.map((kind) => ({
    kind,
    count: listed.filter((notice) => notice.kind === kind).length,
  }));
  return counted.filter(({ count }) => count > 0);
}
