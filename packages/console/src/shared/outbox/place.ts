import type { EpochMs } from '@vigia/domain';
import type { OutboxItem } from './outbox-item.ts';

/** Items of a build without places are where their time says. */
const placeOf = ({ place, queuedAt }: Pick<OutboxItem, 'place' | 'queuedAt'>): number => place ?? queuedAt;

/** In the order in which they were written, also where the device's clock was put back meanwhile. */
export const inOrder = (items: readonly OutboxItem[]): OutboxItem[] =>
  [...items].sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));

/** The place of an item that is written after these. @param now the device's clock, epoch ms */
export const placeAfter = (items: readonly OutboxItem[], now: EpochMs): number =>
  Math.max(now, ...items.map((item) => placeOf(item) + 1));
