import type { CountKey, StoredImage } from '@vigia/api/client';
import { imageAnalyticsOf } from '@vigia/domain/captures';
import type { PestId, SeasonId, SectorId, StationId } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import type { CommentEdit, CountCorrection, OutboxItem, PhotoCount } from './outbox-item.ts';
import { unsentState } from './unsent-marks.ts';

/** What act of a kind about a thing was made last; items come in the order in which they were written. */
function lastOf<Content>(
  items: readonly OutboxItem[],
  find: (item: OutboxItem) => Content | null,
): { readonly item: OutboxItem; readonly content: Content } | null {
  for (const item of items.toReversed()) {
    const content = item.taken === null ? find(item) : null;
    if (content) return { item, content };
  }
  return null;
}

/** A station's tags that only this device has; null: none. */
export function unsentTags(items: readonly OutboxItem[], stationId: StationId) {
  const last = lastOf(items, ({ content }) =>
    content.kind === 'tags' && content.stationId === stationId ? content : null,
  );
  return last && { ...last.content, unsent: unsentState(last.item) };
}

/** The correction of a field count that only this device has; null: none. */
export function unsentCorrection(items: readonly OutboxItem[], count: CountKey) {
  const last = lastOf<CountCorrection>(items, ({ content }) =>
    content.kind === 'correction' && correctionSubject(content) === correctionSubject(count) ? content : null,
  );
  return last && { ...last.content, unsent: unsentState(last.item) };
}

/** The subject of corrections of a field count. */
export const correctionSubject = ({ stationId, pestId, date }: CountKey): string =>
  `count:${stationId}/${pestId}/${date}`;

/** The count of a photo that only this device has; null: none. */
export function unsentCount(items: readonly OutboxItem[], imageId: string) {
  return lastOf<PhotoCount>(items, ({ content }) =>
    content.kind === 'photo-count' && content.image.id === imageId ? content : null,
  );
}

/** A photo as its last count leaves it, which may be on this device alone. */
export function withUnsentCount(items: readonly OutboxItem[], image: StoredImage): StoredImage {
  const last = unsentCount(items, image.id);
  if (!last) return image;
  const { circles, pestIds, image: seen } = last.content;
  return {
    ...image,
    version: seen.version,
    analytics: imageAnalyticsOf(circles, pestIds),
    countedAt: last.item.queuedAt,
    countedBy: last.item.userId,
  };
}

/** The texts on a pest in a sector and season that only this device has; null: none. */
export function unsentComment(
  items: readonly OutboxItem[],
  sectorId: SectorId,
  seasonId: SeasonId,
  pestId: PestId,
) {
  return lastOf<CommentEdit>(items, ({ content }) =>
    content.kind === 'comment' &&
    content.sectorId === sectorId &&
    content.draft.seasonId === seasonId &&
    content.draft.pestId === pestId
      ? content
      : null,
  );
}

/** Those texts as they will stand. */
export const commentOf = ({
  item,
  content,
}: NonNullable<ReturnType<typeof unsentComment>>): ReportComment => ({
  seasonId: content.draft.seasonId,
  pestId: content.draft.pestId,
  phenologyText: content.draft.phenologyText,
  captureText: content.draft.captureText,
  changedAt: item.queuedAt,
});
