import type { Notification } from '@vigia/domain/farm';
import type { OutboxItem } from './outbox-item.ts';

/** Whether something that only this device has waits, or was refused. */
export type Unsent = 'waiting' | 'attention';

export const unsentState = ({ refusal }: OutboxItem): Unsent => (refusal === null ? 'waiting' : 'attention');

/** The state that notices were set to on this device alone, by their ids. */
export function unsentMarks(items: readonly OutboxItem[]) {
  const marks = new Map<number, { readonly readAt: number | null; readonly unsent: Unsent }>();
  for (const item of items) {
    const { content, queuedAt } = item;
    if (content.kind !== 'notices' || item.taken !== null) continue;
    const mark = { readAt: content.read ? queuedAt : null, unsent: unsentState(item) };
    for (const id of content.ids) marks.set(id, mark);
  }
  return marks;
}

/** Notices as they were set last. One that was read before keeps its time. */
export function withUnsentMarks(
  notices: readonly Notification[],
  marks: ReturnType<typeof unsentMarks>,
): Notification[] {
  return notices.map((notice) => {
    const mark = marks.get(notice.id);
    if (!mark || (mark.readAt !== null) === (notice.readAt !== null)) return notice;
    return { ...notice, readAt: mark.readAt };
  });
}
