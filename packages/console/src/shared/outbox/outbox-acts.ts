import type { EpochMs } from '@vigia/domain';
import type { OutboxItem } from './outbox-item.ts';

/**
 * When something with the key of this item was first sent, for another try of it. Nothing of what was refused is stored, and
 * whoever tries again what had waited too long has looked whether it is there.
 */
export const triedBefore = ({ refusal, firstTriedAt }: OutboxItem): EpochMs | null =>
  refusal === null || refusal.isTakenBefore ? firstTriedAt : null;

/** The item as it is sent again: without the reasons for which it was refused. */
export const cleared = (item: OutboxItem): OutboxItem => ({
  ...item,
  refusal: null,
  firstTriedAt: triedBefore(item),
  photos: item.photos.map((photo) => ({ ...photo, problem: null })),
});
