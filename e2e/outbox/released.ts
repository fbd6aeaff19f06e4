import type { OutboxItem } from '../../packages/console/src/shared/outbox/outbox-item.ts';

/**
 * Items as the builds of November 2026 have left them on phones: with these fields and no others. Newer builds read and send
 * them; this list is never changed.
 */
export const asReleased = (item: OutboxItem): OutboxItem => ({
  id: item.id,
  userId: item.userId,
  clientId: item.clientId,
  queuedAt: item.queuedAt,
  subject: item.subject,
  about: item.about,
  content: item.content,
  photos: item.photos.map(({ file, key, problem }) => ({ file, key, problem })),
  taken: item.taken && { eventId: item.taken.eventId },
  firstTriedAt: item.firstTriedAt,
  refusal: item.refusal,
});
