import { ApiError, type EnteredCount, type StoredImage } from '@vigia/api/client';
import type { EventId, FieldEvent, Notification, Station } from '@vigia/domain/farm';
import type { ReportComment } from '@vigia/domain/reports';
import type { OutboxCalls } from './outbox-calls.ts';
import type { CountCorrection, OutboxItem } from './outbox-item.ts';
import type { Sending } from './send-outbox.ts';

/** The event that a report became; null for anything else. */
export const eventIdOf = (taken: Taken): EventId | null => (taken.kind === 'report' ? taken.event.id : null);

/** What the service answered, by what it took. */
export type Taken =
  | { readonly kind: 'report'; readonly event: FieldEvent }
  | { readonly kind: 'counts' | 'correction' }
  | { readonly kind: 'photo-count'; readonly image: StoredImage }
  | { readonly kind: 'tags'; readonly station: Station }
  | { readonly kind: 'notices'; readonly marked: readonly Notification[] }
  | { readonly kind: 'comment'; readonly comment: ReportComment };

/** What the service is told of a correction: the number that its editor saw is not to have changed since. */
export const correctedEntry = ({
  stationId,
  pestId,
  date,
  found,
  note,
  before,
}: CountCorrection): EnteredCount => ({
  ...{ stationId, pestId, date, found, note, foundSeen: before.found },
});

/** Adds a photo to its event or its field count. */
export const addPhoto =
  ({ images }: Pick<OutboxCalls, 'images'>): Sending['addPhoto'] =>
  (owner, ...photo) =>
    typeof owner === 'number' ? images.addToEvent(owner, ...photo) : images.addToCount(owner, ...photo);

/**
 * Sends what an item is about, without its photos.
 *
 * @throws {ApiError}
 */
export async function sendContent(
  calls: OutboxCalls,
  { id, clientId, content }: OutboxItem,
  signal: AbortSignal,
): Promise<Taken> {
  const { kind } = content;
  switch (kind) {
    case 'counts':
      await calls.fieldCounts.enter(clientId, content.counts, id, signal);
      return { kind };
    case 'correction':
      await calls.fieldCounts.enter(clientId, [correctedEntry(content)], id, signal);
      return { kind };
    case 'photo-count':
      return { kind, image: await calls.images.saveCount(content.image, content, id, signal) };
    case 'tags': {
      const { stationId, tags, before } = content;
      return { kind, station: await calls.farmEdits.saveTags(stationId, tags, before, id, signal) };
    }
    case 'notices': {
      const { ids, read } = content;
      return { kind, marked: await calls.notifications.markAll(clientId, ids, read, id, signal) };
    }
    case 'comment':
      return { kind, comment: await calls.reports.saveComment(content.sectorId, content.draft, id, signal) };
    case 'report': {
      const { tried } = content.report;
      if (!tried) throw new ApiError('invalid', 'nothing to send');
      return { kind, event: await calls.events.report(tried, id, signal) };
    }
  }
}
