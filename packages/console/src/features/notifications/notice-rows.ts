import {
  type FilterContext,
  isPending,
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  notificationsByState,
} from '@vigia/domain';
import type { ListedNotification } from '@vigia/ui';
import { stationPath } from '../../shared/paths.ts';

export type NoticeState = 'pending' | 'resolved';
export interface NoticeFilter {
  readonly state: NoticeState;
  readonly kind: NotificationKind | null;
}

interface Links {
  readonly href: (path: string) => string;
  /** Being marked. */
  readonly busy: ReadonlySet<number>;
}

const named = (id: number | null, entities: readonly { readonly id: number; readonly name: string }[]) =>
  entities.find((entity) => entity.id === id) ?? null;

/** Where it is seen: the station's page for what stands there, else the sector's, if they are still there. */
function pathOf({ subject }: Notification, { tree }: FilterContext): string | null {
  const station = named(subject.stationId, tree.stations);
  if (station) return stationPath(station.id);
  const sector = named(subject.sectorId, tree.sectors);
  return sector && `/sector/${sector.id}`;
}

/** The notices of a list, with the names behind their ids. */
export function noticeRows(
  context: FilterContext,
  all: readonly Notification[],
  { state, kind }: NoticeFilter,
  { href, busy }: Links,
): ListedNotification[] {
  const { tree, pests } = context;
  const shown = notificationsByState(all)[state].filter((notice) => kind === null || notice.kind === kind);
  return shown.map((notification) => {
    const { subject, id } = notification;
    const path = pathOf(notification, context);
    return {
      notification,
      names: {
        sector: named(subject.sectorId, tree.sectors)?.name ?? null,
        station: named(subject.stationId, tree.stations)?.name ?? null,
        pest: named(subject.pestId, pests)?.name ?? null,
      },
      ...(path === null ? {} : { href: href(path) }),
      isBusy: busy.has(id),
    };
  });
}

/** How many of each kind there are in a list; kinds without any are left out. */
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

/** The list after some were marked. */
export function withMarked(all: readonly Notification[], marked: readonly Notification[]): Notification[] {
  const byId = new Map(marked.map((notice) => [notice.id, notice]));
  return all.map((notice) => byId.get(notice.id) ?? notice);
}
