import { isAct } from '../../packages/console/src/shared/outbox/later-act.ts';
import type { OutboxAct } from '../../packages/console/src/shared/outbox/outbox-item.ts';
import type { Writer } from './phone.ts';
import type { WrittenItem } from './written.ts';

/** What the test knows of an item, beside what the phone has. */
export interface Known extends WrittenItem {
  readonly who: Writer;
  readonly phone: number;
  /** Its bytes by the key of each photo. */
  readonly bytes: ReadonlyMap<string, Buffer<ArrayBuffer>>;
  /** How much the service had carried out when its writer's screen was loaded. */
  readonly since: number;
  /** Its writer has given it up, or was told that it was not done. */
  isDiscarded: boolean;
  isEdited: boolean;
  /** A later one stands in its place: nobody ever sends it. */
  isReplaced: boolean;
}

export const FRESH = { isDiscarded: false, isEdited: false, isReplaced: false } as const;

export const actOfKnown = ({ content }: Known): OutboxAct | null => (isAct(content) ? content : null);
