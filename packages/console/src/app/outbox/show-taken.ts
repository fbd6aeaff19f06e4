import type { QueryClient } from '@tanstack/react-query';
import type { StoredImage } from '@vigia/api/client';
import type { Notification } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import { refreshAfter } from '../../features/event-form/refresh.ts';
import type { OutboxItem } from '../../shared/outbox/outbox-item.ts';
import type { Taken } from '../../shared/outbox/send-content.ts';
import { refreshCounts } from '../../shared/refresh-counts.ts';
import { reportCommentsKey } from '../../shared/series/use-report-comments.ts';
import { COUNTING_IMAGES } from '../../shared/state/counting-images.ts';
import { withMarked } from '../../shared/state/notifications.ts';
import { replaceStation } from '../../shared/state/replace-station.ts';

type Refreshing = Parameters<typeof refreshAfter>[1];

/** Puts what the service answered where it is shown, so that nothing falls back to an older state for a moment. */
export function showTaken({ clientId, content }: OutboxItem, taken: Taken, refreshing: Refreshing): void {
  const { queryClient, userId } = refreshing;
  if (taken.kind === 'report') void refreshAfter(taken.event, refreshing);
  if (taken.kind === 'counts' || taken.kind === 'correction') refreshCounts(queryClient);
  if (taken.kind === 'tags') replaceStation(queryClient, userId, taken.station);
  if (taken.kind === 'photo-count') replaceImage(queryClient, taken.image);
  if (taken.kind === 'notices')
    queryClient.setQueryData<Notification[]>(
      ['notifications', userId, clientId],
      (all) => all && withMarked(all, taken.marked),
    );
  if (taken.kind === 'comment' && content.kind === 'comment') {
    const { comment } = taken;
    queryClient.setQueryData<ReportComment[]>(
      reportCommentsKey(content.sectorId, comment.seasonId),
      (all) => all && [...all.filter(({ pestId }) => pestId !== comment.pestId), comment],
    );
  }
}

const replaceImage = (queryClient: QueryClient, image: StoredImage): void =>
  void queryClient.setQueriesData<StoredImage[]>({ queryKey: [COUNTING_IMAGES, image.clientId] }, (list) =>
    list?.map((one) => (one.id === image.id ? image : one)),
  );
