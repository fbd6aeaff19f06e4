import { ApiError, type eventCalls, type fieldCountCalls, type imageCalls } from '@vigia/api/client';
import type { FieldEvent } from '@vigia/domain/farm';
import type { OutboxItem } from './outbox-item.ts';

/** The calls of the service that take what waits. */
export interface OutboxCalls {
  readonly events: ReturnType<typeof eventCalls>;
  readonly images: ReturnType<typeof imageCalls>;
  readonly fieldCounts: ReturnType<typeof fieldCountCalls>;
}

/**
 * Sends what an item is about, without its photos.
 *
 * @returns the event that a report became; null for what is no report
 * @throws {ApiError}
 */
export async function sendContent(
  { events, fieldCounts }: OutboxCalls,
  { id, clientId, content }: OutboxItem,
  signal: AbortSignal,
): Promise<FieldEvent | null> {
  if (content.kind === 'counts') {
    await fieldCounts.enter(clientId, content.counts, id, signal);
    return null;
  }
  const { tried } = content.report;
  if (!tried) throw new ApiError('invalid', 'nothing to send');
  return await events.report(tried, id, signal);
}
