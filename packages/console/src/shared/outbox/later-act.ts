import { newIdempotencyKey } from '@vigia/api/client';
import type { CountState, OutboxAct, OutboxContent, OutboxItem } from './outbox-item.ts';
import { placeAfter } from './place.ts';

export const isAct = (content: OutboxContent): content is OutboxAct =>
  content.kind !== 'report' && content.kind !== 'counts';

/** Whether the service cannot have it: nobody has sent it yet, or it was refused. */
export const isUntaken = ({ firstTriedAt, taken, refusal }: OutboxItem): boolean =>
  taken === null && (firstTriedAt === null || (refusal !== null && !refusal.isUnclear));

/** Whether a later act about the same thing may take its place. One that may have arrived is waited for. */
const gives = (earlier: OutboxItem, { subject, content }: Pick<OutboxItem, 'subject' | 'content'>) =>
  earlier.subject === subject && earlier.content.kind === content.kind && isUntaken(earlier);

/** Whether something about the same thing is to be sent, or is being sent: a later act then follows it. */
export const isInLine = (items: readonly OutboxItem[], { subject }: Pick<OutboxItem, 'subject'>): boolean =>
  items.some((item) => item.subject === subject && item.refusal === null);

/** The outbox after a later act. */
export interface Replacement {
  /** The later act with what the service has before all of them. */
  readonly newest: OutboxItem;
  /** Whether it changes nothing any more: it takes back what the service never had. */
  readonly isNothing: boolean;
  /** Ids of those that it replaces. */
  readonly removed: readonly string[];
  /** What these have still to say beside it. */
  readonly rest: readonly OutboxItem[];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const isSameCount = (one: CountState, other: CountState) =>
  one.found === other.found && one.note === other.note;

/** Whether an act sets what is there already. */
const changesNothing = (content: OutboxContent): boolean =>
  (content.kind === 'tags' && isSame(content.before, content.tags)) ||
  (content.kind === 'correction' && isSameCount(content.before, content));

/** The later act with what the service has before both. */
function joined(earlier: OutboxContent, later: OutboxContent): OutboxContent {
  if (earlier.kind === 'correction' && later.kind === 'correction')
    return isSameCount(later.before, earlier) ? { ...later, before: earlier.before } : later;
  if (earlier.kind !== 'tags' || later.kind !== 'tags' || !isSame(later.before, earlier.tags)) return later;
  return { ...later, before: earlier.before };
}

/** Marks of an earlier item that a later one does not set. Another content is another call, with a key of its own. */
function restOf(earlier: OutboxItem, later: OutboxContent): OutboxItem[] {
  const { content } = earlier;
  if (content.kind !== 'notices' || later.kind !== 'notices') return [];
  const ids = content.ids.filter((id) => !later.ids.includes(id));
  const rest = { id: newIdempotencyKey(), content: { ...content, ids }, firstTriedAt: null, refusal: null };
  return ids.length === 0 ? [] : [{ ...earlier, ...rest }];
}

const overlaps = (earlier: OutboxContent, later: OutboxContent): boolean =>
  earlier.kind !== 'notices' || later.kind !== 'notices' || earlier.ids.some((id) => later.ids.includes(id));

/** A later act takes the place of those about the same thing that the service cannot have. A report takes none. */
export function replacing(items: readonly OutboxItem[], later: OutboxItem): Replacement {
  const replaced = isAct(later.content)
    ? items.filter((item) => gives(item, later) && overlaps(item.content, later.content))
    : [];
  const content = replaced.reduce((newest, earlier) => joined(earlier.content, newest), later.content);
  return {
    newest: { ...later, content },
    isNothing: replaced.length > 0 && changesNothing(content),
    removed: replaced.map(({ id }) => id),
    rest: replaced.flatMap((earlier) => restOf(earlier, later.content)),
  };
}

/** What has to be written to the disk for a later item. */
export interface Writing {
  readonly removed: readonly string[];
  readonly put: readonly OutboxItem[];
}

/**
 * What an item that was just written does to those of its writer: it stands after them, and in the place of what it replaces.
 *
 * @param isPut false: the service has it already, and only what it replaces goes
 */
export function writingOf(items: readonly OutboxItem[], later: OutboxItem, isPut: boolean): Writing {
  const { newest, isNothing, removed, rest } = replacing(items, later);
  const placed = { ...newest, place: placeAfter(items, later.queuedAt) };
  return { removed, put: isPut && !isNothing ? [...rest, placed] : rest };
}

/** A waiting act that stood on what the service had before another one was taken, moved onto that one. */
export function rebased(waiting: OutboxItem, taken: OutboxContent, answer: Answered): OutboxItem {
  const { content } = waiting;
  if (content.kind === 'photo-count' && taken.kind === 'photo-count' && answer.version !== undefined) {
    if (content.image.version !== taken.image.version) return waiting;
    return { ...waiting, content: { ...content, image: { ...content.image, version: answer.version } } };
  }
  if (content.kind === 'comment' && taken.kind === 'comment' && answer.changedAt !== undefined) {
    if (content.draft.seen !== taken.draft.seen) return waiting;
    return { ...waiting, content: { ...content, draft: { ...content.draft, seen: answer.changedAt } } };
  }
  return waiting;
}

/** What the service says of a thing after it took an act. */
export interface Answered {
  readonly version?: number;
  readonly changedAt?: number;
}
