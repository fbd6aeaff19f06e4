import { type Answered, rebased } from './later-act.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { Taken } from './send-content.ts';
import type { OutboxStore } from './send-outbox.ts';

function answeredOf(taken: Taken): Answered {
  if (taken.kind === 'photo-count') return { version: taken.image.version };
  return taken.kind === 'comment' ? { changedAt: taken.comment.changedAt } : {};
}

/** What was written after an item about the same thing, and stood on the same state, stands on its answer from now on. */
export async function moveOnto(
  { itemsOf, changeItem }: Pick<OutboxStore, 'itemsOf' | 'changeItem'>,
  item: OutboxItem,
  taken: Taken,
): Promise<void> {
  const answered = answeredOf(taken);
  for (const { id, subject } of await itemsOf(item.userId)) {
    if (id === item.id || subject !== item.subject) continue;
    await changeItem(id, (later) => rebased(later, item.content, answered));
  }
}
